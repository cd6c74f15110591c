/** Names written as facts: persons, writings, orders and councils of religion and philosophy; of several words first, then of one. */
export const FAITH = `
Abd al-Ghani al-Nabulusi|Abd al-Jabbar|Abd al-Karim al-Jili|Abd al-Qadir al-Jazairi|Abd al-Qadir al-Jilani|Abd al-Rahman
Abd al-Wahhab al-Sharani|Abdisho bar Brikha|Abdisho of Nisibis|Abdolkarim Soroush|Abdullahi An-Na’im|Abdurrahman Wahid
Abgar of Edessa|Abhidhamma Pitaka|Abhidharma Kosha|Abraham Abulafia|Abraham Calov|Abraham Isaac Kook|Abraham Joshua Heschel
Abraham Kuyper|Abraham bar Hiyya|Abraham ibn Daud|Abraham ibn Ezra|Abu Bakr|Abu Bakr al-Razi|Abu Dawud|Abu Dhabi Declaration
Abu Hamid al-Ghazali|Abu Hanifa|Abu Mansur al-Maturidi|Abu Nasr al-Farabi|Abu Talib al-Makki|Abu Yazid al-Bistami|Abu Yusuf
Abu al-Ala Maududi|Abu al-Hasan al-Ashari|Abul Ala Maududi|Abul Kalam Azad|Abu’l-Barakat al-Baghdadi|Abū Ḥāmid al-Ghazālī
Acaranga Sutra|Accra Confession|Achille Mbembe|Act of Settlement|Act of Six Articles|Act of Supremacy|Act of Toleration
Act of Uniformity|Acta Martyrum|Acta Sanctorum|Action Française|Acts of Andrew|Acts of Andrew and Matthias|Acts of John
Acts of Judas Thomas|Acts of Mar Mari|Acts of Paul|Acts of Paul and Thecla|Acts of Perpetua and Felicity|Acts of Peter
Acts of Philip|Acts of Pilate|Acts of Xanthippe and Polyxena|Acts of the Persian Martyrs|Acts of the Scillitan Martyrs
Ad Beatissimi Apostolorum|Ad Conditorem Canonum|Ad Gentes|Ad Tuendam Fidem|Ada María Isasi-Díaz|Adam Schall|Adam Wodeham
Adam of Saint Victor|Addai and Mari|Adi Shankara|Adi Shankaracharya|Adolf Reinach|Adolf von Harnack|Adolfo Nicolás|Adoniram Judson
Adoro Te Devote|Adrienne von Speyr|Advaita Vedanta|Advaita Vedānta|Adversus Haereses|Adversus Judaeos|Adversus Marcionem
Adversus Nationes|Adversus Praxean|Aelred of Rievaulx|Aeterni Patris|Africa Inland Mission|Africae Munus
African Israel Church Nineveh|African Methodist Episcopal Church|African Methodist Episcopal Zion Church|Aga Khan|Agobard of Lyon
Agudath Israel|Ahad Haam|Ahad Ha’am|Ahl al-Bayt|Ahl al-Hadith|Ahl-e Haqq|Ahl-i Hadith|Ahmad Sirhindi|Ahmad al-Tijani
Ahmad ibn Hanbal|Ahmadiyya Muslim Community|Ahmadou Bamba|Ahn Byung-Mu|Ahob of Qatar|Aidan Nichols|Aimee Semple McPherson
Aimé Césaire|Ain Soph|Aitareya Brahmana|Aiyadurai Jesudasen Appasamy|Ajahn Chah|Ajahn Mun|Akal Takht|Akka Mahadevi|Al Sharpton
Al-Aqsa Mosque|Al-Azhar University|Al-Hajj Umar Tal|Ala al-Dawla Simnani|Alain Badiou|Alain Locke|Alain de Lille
Alasdair MacIntyre|Albanian Orthodox Church|Albert Mohler|Albert the Great|Albertus Magnus|Albigensian Crusade|Albrecht Ritschl
Alcibiades Major|Aleister Crowley|Aleksei Khomiakov|Aleksei Losev|Aleppo Codex|Alessandro Valignano|Alexander Crummell
Alexander Duff|Alexander Schmemann|Alexander of Aphrodisias|Alexander of Hales|Alexandra David-Neel|Alexandra Walsham
Alexandre Kojève|Alexandre Koyré|Alexandre de Rhodes|Alexis Kagame|Alexius Meinong|Alfonso Salmerón|Alfred Loisy
Alfred North Whitehead|Alfredo Ottaviani|Ali Shariati|Ali al-Sistani|Ali ibn Abi Talib|Alice Crary|Alice Lakwena|Alice Lenshina
Alister McGrath|All Africa Conference of Churches|All Saints’ Day|All Souls’ Day|Allama Hilli|Allama Prabhu|Allan Boesak
Allan Kardec|Alliance Israélite Universelle|Alonso de Sandoval|Aloysius Pieris|Alphonsus Liguori|Alphonsus de Liguori
Also sprach Zarathustra|Alternative Service Book|Alvin Plantinga|Amadu Bamba|Amana Colonies|Amana Society|Amarna Letters
Amazon Synod|Ambigua to John|Ambigua to Thomas|Ambroise Gardeil|Ambrosian Rite|American Academy of Religion
American Baptist Churches|American Baptist Home Mission Society|American Board of Commissioners for Foreign Missions
American Friends Service Committee|American Jewish Committee|American Sunday School Union|American Tract Society|Amida Buddha
Amina Wadud|Amitabha Buddha|Amman Message|Ammar al-Basri|Amoris Laetitia|Amy Carmichael|Amy-Jill Levine|Anagarika Dharmapala
Anandamayi Ma|Anaphora of Addai and Mari|Anastasius of Sinai|Anastasius the Librarian|Anaxagoras of Clazomenae
Ancient Church of the East|Ancrene Riwle|Ancrene Wisse|Anders Nygren|Andover Newton|Andover Theological Seminary
Andreas Bodenstein von Karlstadt|Andreas Karlstadt|Andreas Osiander|Andrew Fuller|Andrew Kim Taegon|Andrew Lang|Andrew Louth
Andrew Walls|Andrew of Saint Victor|Angela Merici|Angela of Foligno|Angelika Neuwirth|Angelo Clareno|Anglican Covenant
Anglican-Roman Catholic International Commission|Anglicanorum Coetibus|Angus Graham|Anguttara Nikaya|Angélique Arnauld
Animal Apocalypse|Ann Judson|Ann Lee|Anna Maria van Schurman|Annales Ecclesiastici|Anne Catherine Emmerich|Anne Frank
Annemarie Schimmel|Annibale Bugnini|Annie Besant|Anselm of Havelberg|Anselm of Laon|Anthony the Great|Anti-Defamation League
Antiochus of Ascalon|Antoine Arnauld|Antoine Le Grand|Antoinette Bourignon|Anton Baumstark|Antonin Sertillanges|Antonio Negri
Antonio Rosmini|Antonio Ruiz de Montoya|Antony Flew|Antwerp Polyglot|António Vieira|António de Andrade|Aparecida Conference
Aparecida Document|Aphrahat the Persian Sage|Apocalypse of Abraham|Apocalypse of Adam|Apocalypse of Baruch|Apocalypse of Elijah
Apocalypse of Paul|Apocalypse of Peter|Apocalypse of Pseudo-Methodius|Apocalypse of Sedrach|Apocalypse of Weeks
Apocalypse of Zephaniah|Apocryphon of Ezekiel|Apocryphon of James|Apocryphon of John|Apollinaris of Laodicea|Apollonius of Tyana
Apolo Kivebulaya|Apology of the Augsburg Confession|Apophthegmata Patrum|Apostolicae Curae|Apostolicam Actuositatem
Appayya Dikshita|Arabic Infancy Gospel|Arba’ah Turim|Arcanum Divinae|Archbishop Lefebvre|Archpriest Avvakum|Argula von Grumbach
Aristo of Chios|Armenian Apostolic Church|Armenian Catholic Church|Arnau de Vilanova|Arnold Geulincx|Arnold van Gennep|Ars Magna
Arthur Peacocke|Arthur Vööbus|Arya Samaj|Ascension of Isaiah|Ash Wednesday|Asma Barlas|Assisi Interreligious Day of Prayer
Assumption of Moses|Athanasius Kircher|Athenagoras of Athens|Auctorem Fidei|Augsburg Interim|August Hermann Francke|August Tholuck
Augustana Synod|Augustin Bea|Augustinus Triumphus|Augusto Del Noce|Augustus Tolton|Aum Shinrikyō|Aurobindo Ghose|Aurora Consurgens
Ausculta Fili|Austin Farrer|Avatamsaka Sutra|Avataṃsaka Sūtra|Averil Cameron|Avodah Zarah|Avot de-Rabbi Natan
Awakening of Faith in the Mahayana|Axel Honneth|Ayatollah Khomeini|Ayatollah Sistani|Ayn al-Qudat|Azariah de’ Rossi|Azusa Street
Azusa Street Mission|Azusa Street Revival|Baal Shem Tov|Baba Farid|Babai the Great|Babri Masjid|Bahauddin Naqshband|Baha’i Faith
Bahya ibn Paquda|Bahá’í Faith|Balaam Son of Beor|Balai of Qenneshrin|Balamand Declaration|Baldwin of Ford|Baltasar Gracián
Balthasar Hubmaier|Baltimore Catechism|Bampton Lectures|Bankim Chandra Chatterjee|Baptist Faith and Message
Baptist Missionary Society|Baptist World Alliance|Bar Hebraeus|Bar Kochba|Bar Kokhba|Barbara Newman|Barcelona Disputation
Bardaisan of Edessa|Bardo Thodol|Barebones Parliament|Barlaam and Ioasaph|Barlaam and Josaphat|Barlaam of Calabria
Barmen Declaration|Barmen Theological Declaration|Baron d’Holbach|Barry Stroud|Barsauma of Nisibis|Bart Ehrman
Bartholomäus Ziegenbalg|Bartolomé de Las Casas|Barton Stone|Basel Mission|Basil of Caesarea|Basil the Great|Battle of Badr
Battle of Karbala|Battle of the Camel|Bava Batra|Bava Kamma|Bava Metzia|Bava Qamma|Bay Psalm Book|Bayt al-Hikma|Beachy Amish
Beatriz Kimpa Vita|Bekennende Kirche|Belgic Confession|Belhar Confession|Ben Sirach|Bene Israel|Benedetto Croce|Benedict Biscop
Benedict de Spinoza|Benedict of Aniane|Benedict of Nursia|Benedictus Deus|Benjamin Major|Benjamin Minor|Benjamin Warfield
Benjamin Whichcote|Benjamin of Tudela|Benson Idahosa|Bento de Góis|Berengar of Tours|Bereshit Rabbah|Berlin Circle
Berlin Missionary Society|Bern Disputation|Bernadette Soubirous|Bernard Bosanquet|Bernard Gui|Bernard Häring|Bernard Lonergan
Bernard McGinn|Bernard Mizeki|Bernard Ramm|Bernard Silvestris|Bernard of Clairvaux|Bernardino Ochino|Bernardino of Siena
Beta Israel|Beyers Naudé|Bhagavad Gītā|Bhagavadgita Bhashya|Bhagavata Purana|Bhikkhu Bodhi|Bhimrao Ambedkar|Bhāgavata Purāṇa
Biblia Hebraica Quinta|Biblia Hebraica Stuttgartensia|Biblia Pauperum|Billy Graham|Birgitta of Sweden|Birmingham Oratory
Bishops’ Bible|Black Christ of Esquipulas|Black Madonna|Black Madonna of Częstochowa|Black Nazarene|Black Obelisk of Shalmaneser
Black Yajurveda|Blaise Pascal|Blessed Virgin Mary|Blu Greenberg|Blue Cliff Record|Bob Jones University|Bob Scribner|Bobbio Missal
Bobo Ashanti|Bodh Gaya|Bodmer Papyri|Bodmer Papyrus|Boethius of Dacia|Bohemian Brethren|Bohra Ismailis|Boko Haram|Bolaji Idowu
Bonaventure of Bagnoregio|Boniface of Mainz|Book of Abraham|Book of Ben Sira|Book of Changes|Book of Chronicles
Book of Common Order|Book of Concord|Book of Discipline|Book of Documents|Book of Durrow|Book of Giants|Book of Homilies
Book of Kings|Book of Moses|Book of Odes|Book of Parables|Book of Rites|Book of Samuel|Book of Serenity|Book of Songs
Book of Splendor|Book of Thomas the Contender|Book of Zechariah|Book of Zohar|Book of the Covenant|Book of the Watchers
Books of Chronicles|Books of Jeu|Books of Kings|Books of Maccabees|Books of Samuel|Boris and Gleb|Borobudur Temple|Boston College
Boston Globe|Boyle Lectures|Brahma Kumaris|Brahma Net Sutra|Brahma Sutra|Brahma Sutras|Brahmabandhab Upadhyay|Brahmo Samaj
Branch Davidians|Brethren in Christ|Brethren of Purity|Brethren of the Common Life|Brethren of the Free Spirit|Brevard Childs
Breviloquium of Bonaventure|Brian Bantum|Brian McLaren|Bridgewater Treatises|Brigham Young|Brigham Young University
Brigid of Kildare|Brihadaranyaka Upanishad|British and Foreign Bible Society|Brompton Oratory|Brook Farm
Brothers of the Christian Schools|Brothers of the Common Life|Bruce McCormack|Bruno Bauer|Bryan Massingale|Buddhadasa Bhikkhu
Bulgarian Orthodox Church|Bulleh Shah|Byzantine Rite|Bénézet Bujo|Bṛhadāraṇyaka Upaniṣad|Caesarius of Arles
Caesarius of Heisterbach|Cairo Genizah|Caitanya Mahāprabhu|Cakrasamvara Tantra|Calixtus III|Calvary Chapel|Calvin Mateer
Camaldolese Order|Cambridge Platform|Cambridge Platonists|Camillian Fathers|Camilo Torres|Camino de Santiago|Campion Hall
Cane Ridge|Cane Ridge Revival|Canons of Dort|Canterbury Cathedral|Cao Dai|Cape Town Commitment|Cardinal Gibbons|Cardinal Manning
Cardinal Mercier|Cardinal Newman|Cardinal Ottaviani|Caritas Internationalis|Caritas in Veritate|Carl Braaten|Carlo Borromeo
Carlo Maria Martini|Carlo Passaglia|Carlo Spinola|Carmina Nisibena|Caroline Rhys Davids|Caroline Walker Bynum|Carthusian Order
Caryll Houselander|Caspar Olevianus|Caspar Schwenckfeld|Casti Connubii|Catechesi Tradendae|Catechism of the Catholic Church
Catena Aurea|Catharine Trotter Cockburn|Catherine Albanese|Catherine Booth|Catherine Labouré|Catherine Malabou|Catherine McAuley
Catherine Pickstock|Catherine of Siena|Catholic Action|Catholic Charities|Catholic Epistles|Catholic Relief Act
Catholic Relief Services|Catholic Theological Society of America|Catholic University of America|Catholic Worker
Catholic Worker Movement|Catholicisme: Les Aspects Sociaux du Dogme|Cave of Treasures|Celestial Church of Christ|Celestial Masters
Celestine V|Centesimus Annus|Chaitanya Mahaprabhu|Chalcedonian Creed|Chalcedonian Definition|Chaldean Catholic Church
Chaldean Church|Chaldean Oracles|Chandogya Upanishad|Charles Borromeo|Charles Chauncy|Charles Coughlin|Charles Curran
Charles Finney|Charles Freer Andrews|Charles Gore|Charles Grandison Finney|Charles Haddon Spurgeon|Charles Hartshorne
Charles Lavigerie|Charles Mills|Charles Parham|Charles Péguy|Charles Ryrie|Charles Sanders Peirce|Charles Spurgeon
Charles Taze Russell|Charles de Foucauld|Charta Oecumenica|Cheng Hao|Cheng Yi|Chester Beatty Papyri|Chiara Lubich
Chicago Divinity School|Chicago Statement on Biblical Inerrancy|Chicago-Lambeth Quadrilateral|Chieti Document|Chilam Balam
Children’s Crusade|China Christian Council|China Illustrata|China Inland Mission|Chinese Patriotic Catholic Association
Choan-Seng Song|Chogyam Trungpa|Christ Apostolic Church|Christ of Esquipulas|Christ the King|Christian Brothers
Christian Conference of Asia|Christian Connexion|Christian Duquoc|Christian Knorr von Rosenroth
Christian Methodist Episcopal Church|Christian Reformed Church|Christian Rosenkreutz|Christian Thomasius|Christifideles Laici
Christina the Astonishing|Christine Korsgaard|Christmas Eve|Christoph Scheiner|Christoph Schwöbel|Christopher Clavius
Christos Yannaras|Christus Dominus|Christus Victor|Christus Vivit|Chronicle of Arbela|Chronicle of Edessa
Chronicle of Joshua the Stylite|Chronicle of Seert|Chronicle of Zuqnin|Chuang Tzu|Chung Hyun Kyung|Church Army
Church Mission Society|Church Missionary Society|Church Universal and Triumphant|Church in Wales|Church of All Worlds
Church of Bangladesh|Church of Denmark|Church of Finland|Church of God in Christ|Church of God of Prophecy
Church of Jesus Christ of Latter-Day Saints|Church of Nigeria|Church of North India|Church of Norway|Church of Pakistan
Church of Pentecost|Church of Satan|Church of South India|Church of Sweden|Church of Uganda|Church of the Holy Sepulchre
Church of the Lord Aladura|Church of the Nazarene|Church of the Province of Southern Africa|Churches of Christ|Chögyam Trungpa
Chāndogya Upaniṣad|Ciji Foundation|Circle of Concerned African Women Theologians|Cistercian Order|Civil Constitution of the Clergy
Clapham Sect|Clark Pinnock|Classic of Filial Piety|Claude Geffré|Claudio Acquaviva|Claus Westermann|Clavis Patrum Graecorum
Clementine Homilies|Clementine Recognitions|Clericis Laicos|Clifford Geertz|Clodovis Boff|Code of Canon Law
Code of Canons of the Eastern Churches|Code of Hammurabi|Codex Alexandrinus|Codex Amiatinus|Codex Argenteus|Codex Bezae
Codex Ephraemi Rescriptus|Codex Fuldensis|Codex Iuris Canonici|Codex Leningradensis|Codex Tchacos|Codex Washingtonianus
Coffin Texts|Colin Gunton|Collationes in Hexaemeron|Colloquy of Marburg|Colloquy of Poissy|Colloquy of Regensburg
Cologne Declaration|Cologne Mani Codex|Columba Marmion|Columba of Iona|Columban Fathers|Columbanus of Bobbio|Columbus Platform
Comboni Missionaries|Comma Johanneum|Communion and Liberation|Community of Sant’Egidio|Compagnie du Saint-Sacrement
Company of Jesus|Company of Mary|Company of Saint Ursula|Company of the Blessed Sacrament|Complutensian Polyglot
Comunione e Liberazione|Concept of Our Great Power|Concordat of Bologna|Concordat of Worms|Concordia of Molina
Conference of European Churches|Confessio Augustana|Confucius Sinarum Philosophus|Congregation for the Doctrine of the Faith
Congregation for the Evangelization of Peoples|Congregation for the Propagation of the Faith|Congregation of Holy Cross
Congregation of Notre Dame|Congregation of Rites|Congregation of Saint-Maur|Congregation of Windesheim
Congregation of the Holy Spirit|Congregation of the Immaculate Heart of Mary|Congregation of the Index|Congregation of the Mission
Congregation of the Most Holy Redeemer|Congregation of the Oratory|Congregation of the Passion|Conrad Grebel
Consejo Episcopal Latinoamericano|Consensus Tigurinus|Consolata Missionaries|Constantine Beschi|Constanzo Beschi
Constitution of Medina|Constitutions of the Society of Jesus|Contra Academicos|Contra Arianos|Contra Celsum|Contra Eunomium
Contra Faustum|Contra Gentes|Contra Julianum|Conventicle Act|Convulsionnaires of Saint-Médard|Cooperative Baptist Fellowship
Copper Scroll|Coptic Orthodox Church|Cora Diamond|Cornel West|Cornelia Connelly|Cornelius Van Til|Corporation Act
Corpus Areopagiticum|Corpus Christianorum|Corpus Dionysiacum|Corpus Iuris Canonici|Corpus Juris Canonici|Cosme de Torres
Cotton Mather|Council in Trullo|Council of Ariminum|Council of Arles|Council of Basel|Council of Basle|Council of Braga
Council of Carthage|Council of Clermont|Council of Constantinople|Council of Elvira|Council of Ferrara-Florence
Council of Florence|Council of Frankfurt|Council of Gangra|Council of Hieria|Council of Jamnia|Council of Jerusalem
Council of Laodicea|Council of Lyons|Council of Orange|Council of Pisa|Council of Reims|Council of Sens|Council of Serdica
Council of Siena|Council of Sirmium|Council of Toledo|Count Zinzendorf|Countess of Huntingdon’s Connexion|Covenant Code
Coverdale Bible|Creflo Dollar|Cribratio Alkorani|Crispin Wright|Cristero War|Cristóvão Ferreira|Croagh Patrick
Cult of the Supreme Being|Cum Inter Nonnullos|Cum Occasione|Cumberland Presbyterian Church|Cur Deus Homo|Curetonian Gospels
Curé d’Ars|Cuthbert Butler|Cuthbert of Lindisfarne|Cyril Loukaris|Cyril Lucaris|Cyril and Methodius|Cyril of Scythopolis
Cyrillona of Edessa|Cyrus Cylinder|Dabru Emet|Daddy Grace|Dadisho Qatraya|Dai Zhen|Daisetz Teitaro Suzuki
Dallas Theological Seminary|Damaris Masham|Daniel Berrigan|Daniel Boyarin|Daniel Comboni|Daniel Hardy|Danish-Halle Mission
Dao De Jing|Daphne Hampson|Dar al-Ifta|Dar al-Islam|Dar al-Ulum Deoband|Darmstadt Statement|Das Heilige|Dasam Granth
Data Ganj Bakhsh|Daughters of Charity|David Bentley Hart|David Brainerd|David Ford|David Joris|David Kimhi|David Koresh
David Oyedepo|David Walker|David Yonggi Cho|Dawoodi Bohra|De Abrahamo|De Aeternitate Mundi|De Amicitia|De Anima|De Arca Noe
De Auxiliis|De Beneficiis|De Bono Coniugali|De Brevitate Vitae|De Caelo|De Carne Christi|De Casu Diaboli|De Catechizandis Rudibus
De Christiana Expeditione apud Sinas|De Civitate Dei|De Clementia|De Concordia|De Coniecturis|De Consolatione Philosophiae
De Contemptu Mundi|De Divinatione|De Divisione Naturae|De Docta Ignorantia|De Doctrina Christiana|De Ecclesia|De Ente et Essentia
De Fato|De Fide Orthodoxa|De Finibus|De Generatione Animalium|De Generatione et Corruptione|De Genesi ad Litteram|De Grammatico
De Heretico Comburendo|De Incarnatione|De Indis|De Interpretatione|De Ira|De Iure Belli ac Pacis|De Iure Praedae
De La Salle Brothers|De Lapsis|De Legibus|De Li Non Aliud|De Libero Arbitrio|De Libero Arbitrio Diatribe|De Magistro|De Malo
De Miseria Condicionis Humane|De Mortibus Persecutorum|De Motu Animalium|De Mysteriis|De Natura Deorum|De Natura et Gratia
De Officiis|De Opificio Hominis|De Opificio Mundi|De Pace Fidei|De Partibus Animalium|De Potentia|De Praescriptione Haereticorum
De Primo Principio|De Principiis|De Procuranda Indorum Salute|De Re Publica|De Regimine Principum|De Regno|De Resurrectione Carnis
De Sacramentis|De Sacramentis Christianae Fidei|De Senectute|De Servo Arbitrio|De Spectaculis|De Spiritu Sancto
De Spiritu et Littera|De Tranquillitate Animi|De Unitate Ecclesiae|De Unitate Intellectus|De Vera Religione|De Veritate
De Viris Illustribus|De Visione Dei|De Vita Contemplativa|De Vita Mosis|Debendranath Tagore|Decet Romanum Pontificem
Decretum Gratiani|Deeper Life Bible Church|Defensor Pacis|Dei Filius|Dei Verbum|Deir Alla|Deir al-Surian|Demonstratio Evangelica
Denmark Vesey|Denys the Carthusian|Derek Parfit|Desiderius Erasmus|Desmond Tutu|Deus Caritas Est|Deuteronomic Code
Deuteronomistic Historian|Deuteronomistic History|Deuteronomy Rabbah|Devi Mahatmya|Devī Māhātmya|Dewi Phillips
Dharma Drum Mountain|Diadochus of Photike|Dialogue of the Savior|Dialogus Miraculorum|Diamond Sutra|Diamond Sūtra
Diarmaid MacCulloch|Dicastery for the Doctrine of the Faith|Dictatus Papae|Didascalia Apostolorum
Didascalicon of Hugh of Saint Victor|Didymus the Blind|Diego Laínez|Diego de Pantoja|Diet of Augsburg|Diet of Speyer|Diet of Worms
Dietrich von Hildebrand|Digha Nikaya|Dignitas Infinita|Dignitas Personae|Dignitatis Humanae|Dilexit Nos|Dilgo Khyentse
Dimitri Gutas|Diodore of Tarsus|Diogenes Laertius|Diogenes of Apollonia|Diogenes of Oenoanda|Diogenes of Sinope|Diogenes the Cynic
Dionysius Exiguus|Dionysius bar Salibi|Dionysius of Tel Mahre|Dionysius the Areopagite|Directorium Inquisitorum|Dirk Philips
Discalced Carmelites|Disputation of Barcelona|Disputationes Metaphysicae|Disputationes de Controversiis|Dives in Misericordia
Divinae Institutiones|Divini Illius Magistri|Divini Redemptoris|Divino Afflante Spiritu|Doctrina Addai|Doctrine and Covenants
Doctrine of Addai|Document on Human Fraternity|Dolpopa Sherab Gyaltsen|Dom Guéranger|Dom Hélder Câmara|Dome of the Rock
Domingo Báñez|Domingo de Soto|Dominic Guzmán|Dominic de Guzmán|Dominum et Vivificantem|Dominus Iesus|Dominus ac Redemptor
Don Bosco|Don Cupitt|Don Milani|Donald MacKinnon|Donation of Constantine|Dong Zhongshu|Donna Haraway|Donum Vitae
Dordrecht Confession|Dorothee Soelle|Dorothee Sölle|Dorothy Day|Dositheus of Jerusalem|Douay-Rheims Bible|Dov Ber of Mezeritch
Duc de Saint-Simon|Dugald Stewart|Dum Diversas|Dumitru Stăniloae|Duns Scotus|Dura Europos|Dura-Europos Synagogue
Durandus of Saint-Pourçain|Durga Puja|Durham Cathedral|Dutch Catechism|Dutch Reformed Church|Dvaita Vedanta|Dwight Moody
Désiré Mercier|Dīgha Nikāya|Dōgen Kigen|Eamon Duffy|East African Revival|East-West Schism|Easter Vigil|Eastern Lightning
Eberhard Jüngel|Ecce Homo|Ecclesia de Eucharistia|Ecclesia in Africa|Ecclesia in America|Ecclesia in Asia|Ecclesia in Europa
Ecclesia in Medio Oriente|Ecclesia in Oceania|Ecclesiam Suam|Ecclesiastes Rabbah|Ecumenical Association of Third World Theologians
Ecumenical Patriarchate|Ecumenical Patriarchate of Constantinople|Edict of Milan|Edict of Restitution|Edict of Thessalonica
Edict of Worms|Edir Macedo|Edmund Campion|Edmund Gettier|Edmund Grindal|Eduard Thurneysen|Edward Bouverie Pusey
Edward Burnett Tylor|Edward Conze|Edward Evans-Pritchard|Edward John Carnell|Edward Schillebeeckx|Edward Wilmot Blyden
Egyptian Book of the Dead|Egyptian Hallel|Eid al-Adha|Eid al-Fitr|Eihei Dōgen|Ein Sof|Elaine Pagels|Elberfelder Bibel
Eldad and Modad|Eleazar of Worms|Eleonore Stump|Elephantine Papyri|Elia of Nisibis|Elias Ashmole|Elias of Nisibis|Elie Wiesel
Eliezer Berkovits|Elijah of Vilna|Elisabeth Schüssler Fiorenza|Elisabeth of Schönau|Elizabeth Ann Seton|Elizabeth Anscombe
Ellen Charry|Elohistic Psalter|Elsa Tamez|Emanuele Severino|Ember Days|Emerald Buddha|Emerald Tablet|Emil Brunner|Emil Fackenheim
Emilie Townes|Emmanuel Lévinas|Emmanuel Mounier|Empedocles of Acragas|Emunot ve-Deot|Enarrationes in Psalmos
Enchiridion Militis Christiani|Endō Shūsaku|Engelbert Mveng|English Standard Version|Enneads of Plotinus|Enoch Adeboye
Enrique Dussel|Enuma Elish|Ephrata Cloister|Ephrem Syrus|Epiphanius of Salamis|Episcopalis Communio|Epistle of the Apostles
Epistle to Diognetus|Epistle to the Laodiceans|Epistula Apostolorum|Eranos Conferences|Eretz Israel|Eretz Yisrael|Eric Gill
Eric Liddell|Eric Mascall|Erich Frauwallner|Erich Przywara|Erik Zürcher|Eritrean Orthodox Tewahedo Church|Ernest Renan
Ernesto Buonaiuti|Ernesto Cardenal|Ernst Cassirer|Ernst Käsemann|Ernst Troeltsch|Ethiopian Orthodox Church
Ethiopian Orthodox Tewahedo Church|Ethiopian Zion Coptic Church|Etty Hillesum|Euan Cameron|Eugenius IV|Eugnostos the Blessed
Eugène Burnouf|Eugène de Mazenod|Eunomius of Cyzicus|Eusebio Kino|Eusebius of Emesa|Eusebius of Nicomedia|Evagrius Ponticus
Evagrius Scholasticus|Evagrius of Pontus|Evangelica Testificatio|Evangelical Alliance|Evangelical Church in Germany
Evangelical Church of Cameroon|Evangelical Lutheran Church in America|Evangelical Lutheran Church in Tanzania
Evangelical United Brethren|Evangelii Gaudium|Evangelii Nuntiandi|Evangelii Praecones|Evangelische Kirche in Deutschland
Evangelium Vitae|Evelyn Underhill|Ex Corde Ecclesiae|Ex Illa Die|Ex Quo Singulari|Exclusive Brethren|Exegesis on the Soul
Exiit Qui Seminat|Exivi de Paradiso|Exodus Rabbah|Exsurge Domine|Fa Lun Gong|Fa Xian|Faith and Order Commission
Fakhr al-Din al-Razi|Falloux Law|Falun Gong|Fama Fraternitatis|Familiaris Consortio|Family of Love|Farid al-Din Attar
Father Coughlin|Father Damien|Father Divine|Fatima Mernissi|Faustina Kowalska|Faustus Socinus|Faustus of Riez|Fazlur Rahman
Federal Council of Churches|Federation of Asian Bishops’ Conferences|Felix Manz|Feng Youlan|Ferdinand Christian Baur
Ferdinand Verbiest|Fernand Cabrol|Fernand Van Steenberghen|Ferns Report|Festo Kivengere|Fetha Nagast|Fethullah Gülen|Fidei Donum
Fides et Ratio|Fiducia Supplicans|Fifth Dalai Lama|Fifth Monarchists|Fifth Monarchy Men|Finnish Missionary Society
Finnish Orthodox Church|Finsbury Park Mosque|Fioretti di San Francesco|First Alcibiades|First Clement|First Corinthians
First Enoch|First Esdras|First Great Awakening|First Helvetic Confession|First John|First Maccabees|First Peter|First Temple
First Thessalonians|First Timothy|Five Mile Act|Flannery O’Connor|Fo Guang Shan|Focolare Movement|Focus on the Family|Fons Vitae
Fordham University|Formicarius of Nider|Formula Instituti|Formula of Concord|Formula of Reunion|Forty Martyrs of Sebaste
Forty-Two Articles|Four Gallican Articles|Foursquare Church|Fourteenth Dalai Lama|Fourth Ezra|Fourth Gospel|Fourth Maccabees
Frances Young|Francesc Eiximenis|Francis Asbury|Francis Clooney|Francis Schaeffer|Francis Spellman|Francis Turretin
Francis de Sales|Francis of Meyronnes|Francisco Suárez|Francisco de Osuna|Francisco de Vitoria|Franciscus Gomarus
Franciscus Mercurius van Helmont|Frank Chikane|Frank Jackson|Frank Moore Cross|Frank Sheed|Franz Cumont|Franz König
François Fénelon|François Libermann|François Mauriac|Fratelli Tutti|Fred Shuttlesworth|Frederick Crowe|Frederick Denison Maurice
Free Church of Scotland|Free Methodist Church|Free Presbyterian Church|Free Will Baptists|French Wars of Religion
Friedrich Christoph Oetinger|Friedrich Gogarten|Friedrich Schlegel|Friedrich Schleiermacher|Friedrich Spee|Friedrich von Hügel
Fulbert of Chartres|Fulgentius of Ruspe|Full Gospel Business Men’s Fellowship International|Fuller Theological Seminary
Fulton Sheen|Fundamentalist Church of Jesus Christ of Latter-Day Saints|Fung Yu-lan|Fusus al-Hikam|Futuhat al-Makkiyya
Félicité de Lamennais|Félix Ravaisson|Gabriel Biel|Gabriel Marcel|Gabriel Setiloane|Gabriel Vahanian|Gabriel Vázquez
Galen Strawson|Gallican Articles|Gallican Confession|Ganesh Chaturthi|Garrick Braide|Garuda Purana|Gasparo Contarini
Gaston Bachelard|Gaston Fessard|Gateless Barrier|Gateless Gate|Gaudete et Exsultate|Gaudium et Spes|Gaudiya Vaishnavism
Gauḍīya Vaiṣṇavism|Gavin D’Costa|Ge Hong|Geert Groote|Gelasian Sacramentary|Gelasius I|Gemistos Plethon|Gemma Galgani
Gendun Chopel|General Baptists|Genesis Rabbah|Geneva Catechism|Geoffrey Lampe|Georg Blaurock|Georg Spalatin
Georg Wilhelm Friedrich Hegel|George Fox|George Gemistos Plethon|George Hunsinger|George Lindbeck|George Marsden|George Pell
George Tyrrell|Georges Bataille|Georges Bernanos|Georges Canguilhem|Georges Dumézil|Georges Florovsky|Georges Khodr
Georgetown University|Georgian Orthodox Church|Gerardus van der Leeuw|Gerd Theissen|Gereformeerde Kerken in Nederland
Gerhard Ebeling|Gerhard Müller|Gerhard Tersteegen|Gerhard von Rad|Gerhoh of Reichersberg|Germain Grisez|German Peasants’ War
Gerrard Winstanley|Gerrit Berkouwer|Gershom Scholem|Gertrude of Helfta|Gertrude the Great|Geza Vermes|Giacomo Lercaro
Giambattista Vico|Gianni Vattimo|Gifford Lectures|Gilbert Ryle|Gilbert Simondon|Gilbert Tennent|Gilbert of Hoyland
Gilbert of Poitiers|Gilbert of Sempringham|Giles of Viterbo|Gilles Deleuze|Giordano Bruno|Giorgio Agamben|Giorgio La Pira
Giovanni Gentile|Giovanni Perrone|Giovanni Pico della Mirandola|Girolamo Savonarola|Girolamo Zanchi|Gisbertus Voetius|Gita Govinda
Giulio Aleni|Giuseppe Alberigo|Giuseppe Castiglione|Giuseppe Tucci|Gladys Aylward|Glastonbury Abbey|Glossa Ordinaria
Goa Inquisition|Godfrey of Fontaines|Golden Light Sutra|Golden Temple|Good News Bible|Gordon Fee|Gospel of Jesus’ Wife
Gospel of Pseudo-Matthew|Gospel of Truth|Gospel of the Ebionites|Gospel of the Nazarenes|Gospel of the Savior|Gottfried Arnold
Gottfried Wilhelm Leibniz|Gotthold Ephraim Lessing|Gottlieb Söhngen|Gottlob Benjamin Jäsche|Gottlob Frege|Gottschalk of Orbais
Grace Jantzen|Graham Greene|Graham Ward|Grand Lodge|Grand Orient|Grand Remonstrance|Grande Chartreuse|Grant Wacker
Graves de Communi|Gravissimum Educationis|Great Bible|Great Isaiah Scroll|Great Mosque of Córdoba|Great Mosque of Damascus
Great Persecution|Great Sanhedrin|Green Bible|Gregorian Sacramentary|Gregorian University|Gregory Bar Hebraeus|Gregory Dix
Gregory Nazianzen|Gregory Palamas|Gregory Thaumaturgus|Gregory of Narek|Gregory of Nazianzus|Gregory of Rimini|Gregory of Tours
Gregory the Great|Gregory the Illuminator|Gregory the Wonderworker|Gresham Machen|Grey Nuns|Grundgesetze der Arithmetik|Gu Yanwu
Guerra Cristera|Guerric of Igny|Guhyasamaja Tantra|Guido Verbeck|Guillaume Farel|Guillaume Postel|Guo Pu|Guo Xiang|Guru Arjan
Guru Gobind Singh|Guru Granth Sahib|Guru Nanak|Guru Nanak Dev|Guru Tegh Bahadur|Gurū Granth Sāhib|Gush Emunim|Gustaf Aulén
Gustavo Gutiérrez|Guy Hershberger|Guía Espiritual|Géraud de Cordemoy|Gītagovinda of Jayadeva|Habakkuk Pesher|Hacı Bektaş Veli
Hadewijch of Antwerp|Hadewijch of Brabant|Hagia Irene|Hai Gaon|Haile Selassie|Haji Bektash|Hakim Sanai|Hakuin Ekaku|Hal Lindsey
Half-Way Covenant Synod|Halfway Covenant|Hamid al-Din al-Kirmani|Hampton Court Conference|Hamza Yusuf|Han Fei|Han Feizi|Han Yu
Handsome Lake|Hans Blumenberg|Hans Denck|Hans Frei|Hans Hut|Hans Küng|Hans Nielsen Hauge|Hans Reichenbach|Hans Urs von Balthasar
Hans-Georg Gadamer|Hanuman Chalisa|Harmony Society|Harold Bender|Harold Lindsell|Harold Ockenga|Harrist Church
Harry Emerson Fosdick|Harry Frankfurt|Harvard Divinity School|Hasan al-Banna|Hasan al-Basri|Hasdai Crescas|Hasdai ibn Shaprut
Hassan Hanafi|Hassan al-Turabi|Hatha Yoga Pradipika|Haurietis Aquas|Hayashi Razan|Hayim Nahman Bialik|Hayy ibn Yaqzan|Hayyim Vital
Hayyim of Volozhin|Heart Sutra|Heart Sūtra|Heaven’s Gate|Hebrew Union College|Heidelberg Disputation|Heiko Oberman
Heinrich Bullinger|Heinrich Denifle|Heinrich Graetz|Heinrich Rickert|Heinrich Seuse|Helena Petrovna Blavatsky|Helvetic Consensus
Hendrik Kraemer|Henotikon of Zeno|Henri Bouillard|Henri Bremond|Henri Corbin|Henri Lacordaire|Henri Le Saux|Henri de Lubac
Henrietta Szold|Henriette Delille|Henry Appenzeller|Henry Corbin|Henry Edward Manning|Henry Garnet|Henry Longueville Mansel
Henry Martyn|Henry McNeal Turner|Henry More|Henry Odera Oruka|Henry Sidgwick|Henry Steel Olcott|Henry Suso|Henry Ward Beecher
Herbert Fingarette|Herbert McCabe|Herbert of Cherbury|Herlee Creel|Herman Bavinck|Herman Dooyeweerd|Hermann Gunkel
Hermann Samuel Reimarus|Hermannsburg Mission|Hermes Trismegistus|Hermetic Order of the Golden Dawn|Herod the Great|Herodian Temple
Herrad of Landsberg|Hevajra Tantra|Hexaemeron of Basil|Heythrop College|Hibbert Lectures|Hicksite Quakers|Hierocles of Alexandria
Hikmat al-Ishraq|Hilaire Belloc|Hilary of Arles|Hilary of Poitiers|Hillsong Church|Hincmar of Reims|Hindu Mahasabha|Hippias Major
Hippias Minor|Hippolytus of Rome|Hirata Atsutane|Historia Calamitatum|Historia Ecclesiastica|Historia Lausiaca|Historia Monachorum
Historia Natural y Moral de las Indias|Historia Religiosa|Hizb ut-Tahrir|Hoa Hao|Holiness Code|Holy Child of La Guardia|Holy Club
Holy Ghost Fathers|Holy House of Loreto|Holy Lance|Holy Piby|Holy Roman Church|Holy Synod|Holy and Great Council|Honen Shonin
Hong Xiuquan|Honorius Augustodunensis|Honorius I|Honorius III|Horace Underwood|Hosea Ballou|Hosokawa Gracia|House of Hillel
House of Shammai|Hovot ha-Levavot|Hrabanus Maurus|Hrotsvit of Gandersheim|Hsun Tzu|Hu Shi|Huang Zongxi|Huarochirí Manuscript
Huayan Buddhism|Huayan Sutra|Hubert Jedin|Hubert van Zeller|Hugh Latimer|Hugh of Cluny|Hugh of Saint Victor|Hugh of Saint-Cher
Hugo Rahner|Huldrych Zwingli|Hulsean Lectures|Humanae Vitae|Humani Generis|Humanum Genus|Humbert of Romans|Hunter Corbett
Husayn ibn Ali|Hussein ibn Ali|Hutterian Brethren|Hymn of the Pearl|Hypatia of Alexandria|Hypostasis of the Archons|Hélder Câmara
Héloïse d’Argenteuil|Hélène Cixous|I Ching|Iamblichus of Chalcis|Ian Barbour|Ibas of Edessa|Ibn Abi al-Dunya|Ibn Arabi
Ibn Ata Allah|Ibn Babawayh|Ibn Bajja|Ibn Battuta|Ibn Daud|Ibn Ezra|Ibn Gabirol|Ibn Hanbal|Ibn Hazm|Ibn Hisham|Ibn Ishaq
Ibn Kammuna|Ibn Kathir|Ibn Khaldun|Ibn Khaldūn|Ibn Masarra|Ibn Paquda|Ibn Qayyim al-Jawziyya|Ibn Qudama|Ibn Qutayba|Ibn Rushd
Ibn Sabin|Ibn Saud|Ibn Sīnā|Ibn Taymiyya|Ibn Taymiyyah|Ibn Tufayl|Ibn Tumart|Ibn al-Arabi|Ibn al-Jawzi|Ibn al-Nadim|Ibn ʿArabī
Ibrahim Niasse|Ich und Du|Iglesia Filipina Independiente|Iglesia ni Cristo|Ignacio Ellacuría|Ignatius Brianchaninov
Ignatius Ephrem Barsoum|Ignatius Kung|Ignaz Goldziher|Ignaz von Döllinger|Igreja Universal do Reino de Deus|Ihya Ulum al-Din
Ikhwan al-Safa|Ikkyū Sōjun|Ildefonsus of Toledo|Image of Edessa|Imago Primi Saeculi|Imitatio Christi|Immaculate Heart of Mary
Immanuel Kant|Immortale Dei|Imre Lakatos|In Eminenti|In Plurimis|In Supremo Apostolatus|Inayat Khan|Incendium Amoris
Increase Mather|Independent Inquiry into Child Sexual Abuse|Index Librorum Prohibitorum|Index of Forbidden Books
Indian Shaker Church|Ineffabilis Deus|Infancy Gospel of James|Infancy Gospel of Thomas|Infant of Prague|Innocent III|Innocent IV
Innocent XI|Inscrutabili Dei|Institute of the Blessed Virgin Mary|Institutio Christianae Religionis|Inter Caetera
Inter Insigniores|Inter Mirifica|International Missionary Council|International Theological Commission|Iona Community|Ippen Shonin
Ippolito Desideri|Irenaeus of Lyons|Iris Murdoch|Irish Christian Brothers|Isaac Abarbanel|Isaac Abravanel|Isaac Arama
Isaac Bashevis Singer|Isaac Hecker|Isaac Jogues|Isaac La Peyrère|Isaac Mayer Wise|Isaac Watts|Isaac the Blind|Isabel Phiri
Isaiah Apocalypse|Isaiah Scroll|Isaiah Shembe|Isaline Blew Horner|Ise Shrine|Isha Upanishad|Ishodad of Merv|Ishoyahb of Adiabene
Isidore of Pelusium|Isidore of Seville|Israel Baal Shem Tov|Israel Salanter|Israel ben Eliezer|Itinerarium Mentis in Deum
Itō Jinsai|Ivan Ilyin|Ivone Gebara|Jacob Balde|Jacob Boehme|Jacob Emden|Jacob Frank|Jacob Neusner|Jacobus de Voragine
Jacopone da Todi|Jacquelyn Grant|Jacques Dupuis|Jacques Ellul|Jacques Gernet|Jacques Lefèvre d’Étaples|Jacques Rancière
Jacques de Vitry|Jacques-Bénigne Bossuet|Jade Emperor|Jafar al-Sadiq|Jagannath Temple|Jaime Balmes|Jakob Andreae|Jakob Boehme
Jakob Böhme|Jakob Hutter|Jalal al-Din Rumi|Jalaluddin Rumi|Jamal al-Din al-Afghani|James Cone|James Dobson|James George Frazer
James Gibbons|James Hal Cone|James Kugel|James Legge|James Nayler|James of Viterbo|Jamgön Kongtrul|Jan Amos Comenius
Jan Baptist van Helmont|Jan Hus|Jan Patočka|Jan Shipps|Jan van Ruusbroec|Jan Łaski|Janani Luwum|Jane Frances de Chantal|Jane Lead
Janet Martin Soskice|Jannes and Jambres|Jarena Lee|Je Tsongkhapa|Jean Baptiste Chabot|Jean Buridan|Jean Daniélou|Jean Gerson
Jean Porter|Jean Quidort|Jean Vanier|Jean Wahl|Jean de Brébeuf|Jean de Labadie|Jean-Baptiste Du Halde|Jean-François Lyotard
Jean-Jacques Olier|Jean-Louis Chrétien|Jean-Luc Marion|Jean-Luc Nancy|Jean-Marc Ela|Jean-Pierre de Caussade|Jean-Yves Lacoste
Jeanne Jugan|Jeanne des Anges|Jehovah’s Witnesses|Jeong Yak-yong|Jeremias Drexel|Jerome Nadal|Jerome Zanchi|Jerry Fodor
Jerusalem Council|Jerónimo Lobo|Jerónimo Nadal|Jesuit Refugee Service|Jesuit Volunteer Corps|Jesus Prayer
Jeunesse Ouvrière Chrétienne|Jewish Agency|Jewish Theological Seminary|Jewish Theological Seminary of America|Jiddu Krishnamurti
Jill Lepore|Jiva Goswami|Joachim Bouvet|Joachim Jeremias|Joachim of Fiore|Joan Chittister|Joan of Arc|Jodo Shinshu|Joel Osteen
Jogye Order|Johann Adam Möhler|Johann Adam Schall von Bell|Johann Albrecht Bengel|Johann Arndt|Johann Baptist Franzelin
Johann Baptist Metz|Johann Brenz|Johann Georg Hamann|Johann Gerhard|Johann Gottfried Herder|Johann Gottlieb Fichte
Johann Sebastian Drey|Johann Tetzel|Johann Valentin Andreae|Johanna Eleonora Petersen|Johannes Brenz|Johannes Bugenhagen
Johannes Climacus|Johannes Cocceius|Johannes Eck|Johannes Oecolampadius|Johannes Reuchlin|Johannes Tauler|Johannes de Silentio
Johannes van der Kemp|Johannine Comma|Johannine Epistles|John Baptist de La Salle|John Behr|John Bosco|John Buridan|John Cassian
John Chilembwe|John Climacus|John Colenso|John Cosin|John Cotton|John Damascene|John Dee|John Dominic Crossan|John Duns Scotus
John Eudes|John Finnis|John Flavel|John Foxe|John Frum|John Haughey|John Hick|John Howard Yoder|John Hus|John Italos
John Jay Report|John Jewel|John Leighton Stuart|John Mackie|John Macquarrie|John Mbiti|John McDowell|John McLeod Campbell
John Meyendorff|John Milbank|John Moschus|John Nevius|John O’Malley|John Peckham|John Philoponus|John Piper|John Pobee
John Polkinghorne|John Scottus Eriugena|John Scotus Eriugena|John Searle|John Stott|John Templeton Foundation|John Toland
John Vianney|John Wansbrough|John Whitgift|John William Colenso|John Williamson Nevin|John Wimber|John Wyclif|John Zizioulas
John a Lasco|John de Britto|John of Apamea|John of Dalyatha|John of Kronstadt|John of La Rochelle|John of Ruusbroec|John of Ávila
Joint Declaration on the Doctrine of Justification|Jokhang Temple|Jon Levenson|Jon Sobrino|Jonathan Dancy|Jonathan Eybeschütz
Jonathan Goforth|Jonathan Sacks|Josef Frings|Josef Jungmann|Josef Pieper|Josef van Ess|Josemaría Escrivá|Joseph Albo
Joseph Ayo Babalola|Joseph Bernardin|Joseph Cardijn|Joseph Caro|Joseph Dov Soloveitchik|Joseph Fitzmyer|Joseph Hazzaya|Joseph Karo
Joseph Kleutgen|Joseph Maréchal|Joseph Pieper|Joseph Prabhu|Joseph Ratzinger|Joseph Raz|Joseph Schacht|Joseph Simonius Assemani
Joseph Smith Papers|Joseph Soloveitchik|Joseph and Aseneth|Joseph de Maistre|Joseph of Arimathea|Joseph of Volokolamsk
Joseph-François Lafitau|Josephine Bakhita|Joshua Marshman|Joshua the Stylite|José Míguez Bonino|José Ortega y Gasset
José de Acosta|José de Anchieta|Juan Donoso Cortés|Juan Ginés de Sepúlveda|Juan Luis Vives|Juan de Mariana|Juan de Polanco
Juan de Segovia|Juan de Torquemada|Juan de Valdés|Jubilee Year of Mercy|Judah Abravanel|Judah Halevi|Judah Leib Gordon|Judah Loew
Judah ha-Levi|Judah ha-Nasi|Judah the Pious|Judith Plaskow|Jules Monchanin|Julian of Eclanum|Julian the Apostate
Julien Offray de La Mettrie|Julius Döpfner|Julius Wellhausen|Junayd of Baghdad|Junípero Serra|Justin Martyr|Justin Welby
Justo Takayama|Justus Jonas|Jyoti Sahi|Jürgen Moltmann|Jōdo Shinshū|Jōdo Shū|Kabbala Denudata|Kagawa Toyohiko|Kairos Document
Kairos Palestine|Kalachakra Tantra|Kallistos Ware|Kalpa Sutra|Kameron Carter|Kamo no Chōmei|Kang Youwei|Kanzo Uchimura|Karen Kilby
Karen King|Karl Friedrich August Gützlaff|Karl Gützlaff|Karl Löwith|Karl Prümm|Karl Rahner|Karmapa Lama|Karol Wojtyła
Kashmir Shaivism|Kashmir Śaivism|Kate Manne|Kateri Tekakwitha|Katha Upanishad|Katharina Schütz Zell|Katharine Drexel
Katherine Sonderegger|Kathryn Kuhlman|Kathryn Tanner|Katie Cannon|Katie Geneva Cannon|Kaushitaki Upanishad|Kazoh Kitamori
Kebra Nagast|Keiji Nishitani|Keith Lehrer|Keith Ward|Kena Upanishad|Kenneth Cragg|Kenneth Hagin|Kephalaia Gnostica
Kephalaia of the Teacher|Keshab Chandra Sen|Keshub Chunder Sen|Keswick Convention|Kevin Hart|Kevin Vanhoozer|Key of Solomon
Khaled Abou El Fadl|Khalid Masud|Khirbet Qumran|Khuddaka Nikaya|Khuzistan Chronicle|Khwaja Ahmad Yasawi|Kiev Caves Monastery
Kimbanguist Church|Kimpa Vita|Kirchliche Dogmatik|Kit Fine|Kitab al-Kafi|Kitab al-Shifa|Kitab al-Tawhid|Kitarō Nishida
Knights Hospitaller|Knights Templar|Knights of Columbus|Knights of Malta|Kosuke Koyama|Kralice Bible|Krishna Mohan Banerjea
Krister Stendahl|Kumarila Bhatta|Kumbh Mela|Kumbha Mela|Kuntillet Ajrud|Kutub al-Sittah|Kuzari of Judah Halevi
Kwame Anthony Appiah|Kwame Bediako|Kwame Gyekye|Kwasi Wiredu|Kwok Pui-lan|Kyiv Pechersk Lavra|Königstein Declaration
Laborem Exercens|Lady Huntingdon|Lady Julian|Lady Wisdom|Laetentur Caeli|Lag BaOmer|Lakewood Church|Lal Ded|Lal Shahbaz Qalandar
Lalitavistara Sutra|Lalla of Kashmir|Lam Rim|Lamb of God|Lambert Beauduin|Lambeth Articles|Lambeth Conference
Lambeth Quadrilateral|Lamentabili Sane Exitu|Lamentations Rabbah|Lamin Sanneh|Lancelot Andrewes|Land O’Lakes Statement
Lanfranc of Bec|Lanfranc of Canterbury|Langdon Gilkey|Lankavatara Sutra|Lao Tzu|Lao Zi|Large Catechism|Larger Sukhavativyuha Sutra
Larry Hurtado|Lars Levi Laestadius|Lateran Accords|Lateran Synod|Latin American Episcopal Council|Latin Mass|Latter-Day Saints
Lauda Sion|Laudate Deum|Laudato Si’|Laurel Schneider|Laurenti Magesa|Lausanne Covenant|Lausanne Disputation|Lausanne Movement
Laws of Manu|Laylat al-Qadr|Laṅkāvatāra Sūtra|Le Phénomène Humain|Le Saulchoir|Ledi Sayadaw|Left Hegelians|Legenda Aurea
Legenda Maior|Legio Maria|Legio Mariae|Legion of Mary|Legionaries of Christ|Leipzig Disputation|Leipzig Interim|Leipzig Mission
Lelio Sozzini|Leningrad Codex|Leo Baeck|Leo IX|Leo Jozef Suenens|Leo Jud|Leo X|Leo XIII|Leo XIV|Leo the Great|Leonard Lessius
Leonardo Boff|Leone Ebreo|Leone Modena|Leonine Sacramentary|Leontius of Byzantium|Leontius of Jerusalem|Leontius of Neapolis
Leopold Zunz|Lesslie Newbigin|Leszek Kołakowski|Letter of Aristeas|Letter of Barnabas|Letter of James|Letter of Jude
Letter to Diognetus|Letter to Philemon|Letter to Rheginus|Letter to the Colossians|Letter to the Ephesians|Letter to the Galatians
Letter to the Hebrews|Letter to the Philippians|Letter to the Romans|Lettres Édifiantes et Curieuses|Letty Russell
Leuenberg Agreement|Leuenberg Concord|Lev Shestov|Levi Yitzhak of Berditchev|Levi ben Gershon|Leviticus Rabbah|Li Zhi|Li Zhizao
Liang Fa|Liang Qichao|Liang Shuming|Liber Antiquitatum Biblicarum|Liber Divinorum Operum|Liber Extra|Liber Graduum|Liber Sextus
Liber de Causis|Libertas Praestantissimum|Liberty University|Life of Adam and Eve|Lima Liturgy|Linda Alcoff|Linda Zagzebski
Lindisfarne Gospels|Linga Purana|Linn Marie Tonstad|Lisa Sowle Cahill|Litterae Annuae|Little Brothers of Jesus
Little Brothers of the Gospel|Little Sisters of Jesus|Little Sisters of the Poor|Liturgiam Authenticam|Liturgy of Saint Basil
Liturgy of Saint James|Liturgy of Saint John Chrysostom|Liturgy of the Hours|Living Bible|Livingstone Inland Mission
Livonian Order|Loci Communes|Lodowicke Muggleton|London Baptist Confession|London Missionary Society|London Polyglot
London Yearly Meeting|Longchen Rabjam|Lord Jagannath|Lord Shaftesbury|Lord of Miracles|Lord’s Prayer|Lord’s Resistance Army
Lord’s Supper|Lorenzo Milani|Lorenzo Valla|Loreto Sisters|Lottie Moon|Lotus Sūtra|Lough Derg|Louis Billot|Louis Bouyer
Louis Lallemant|Louis Massignon|Louis de Bonald|Louis de La Vallée Poussin|Louis de Montfort|Louis-Joseph Lebret
Louise de Marillac|Loyola University|Lu Xiangshan|Lubavitcher Rebbe|Luce Irigaray|Lucien Laberthonnière|Ludwig Feuerbach
Luigi Giussani|Luigi Sturzo|Luigi Taparelli|Luis Palau|Luis de Granada|Luis de León|Luis de Molina|Lumen Fidei|Lumen Gentium
Lumpa Church|Lutheran Church-Missouri Synod|Lutheran World Federation|Luther’s Small Catechism|Lux Mundi|Luís Fróis|Léon Bloy
Ma Xiangbo|Macarius the Great|Macedonian Orthodox Church|Machig Labdrön|Macrina the Younger|Madame Blavatsky|Madame Guyon
Madathilparampil Mammen Thomas|Madhusudana Sarasvati|Magdeburg Centuries|Magna Moralia|Magnalia Christi Americana
Maha Bodhi Society|Maha Shivaratri|Mahabodhi Temple|Mahaparinirvana Sutra|Maharishi Mahesh Yogi|Mahasi Sayadaw|Mahatma Phule
Mahavairocana Sutra|Maine de Biran|Maisie Ward|Majjhima Nikaya|Majjhima Nikāya|Malankara Orthodox Syrian Church|Malik ibn Anas
Malines Conversations|Manava Dharmashastra|Mandukya Karika|Mandukya Upanishad|Mandylion of Edessa|Manhattan Declaration
Manila Manifesto|Mansur al-Hallaj|Mantiq al-Tayr|Manuel da Nóbrega|Mar Gabriel|Mar Mattai|Mar Saba|Mar Thoma|Mar Thoma Church
Mar Thoma Syrian Church|Marburg Colloquy|Marc Sangnier|Marcel Granet|Marcel Lefebvre|Marcel Mauss|Marcella Althaus-Reid
Marcellin Champagnat|Marcellus of Ancyra|Mare Liberum|Margaret Fell|Margaret Fuller|Margaret Mary Alacoque|Margery Kempe
Marguerite Bourgeoys|Marguerite Porete|Marguerite de Navarre|Marguerite d’Oingt|Maria Legio|Maria Skobtsova|Marialis Cultus
Marie Guyart|Marie de l’Incarnation|Marie d’Oignies|Marie of the Incarnation|Marie-Dominique Chenu|Marilyn McCord Adams
Marin Mersenne|Marist Brothers|Marist Fathers|Marius Victorinus|Marjorie Suchocki|Mark Noll|Mark Taylor|Mark of Ephesus
Mark the Hermit|Mark the Monk|Markandeya Purana|Maronite Church|Marrakesh Declaration|Marsilio Ficino|Marsilius of Inghen
Marsilius of Padua|Martha Nussbaum|Martianus Capella|Martin Bucer|Martin Chemnitz|Martin Grabmann|Martin Hengel
Martin Luther King Jr.|Martin Marprelate|Martin Noth|Martin de Porres|Martin of Braga|Martin of Tours|Martino Martini
Martyn Lloyd-Jones|Martyrdom of Isaiah|Martyrius Sahdona|Mary Astell|Mary Baker Eddy|Mary MacKillop|Mary McClintock Fulkerson
Mary Midgley|Mary Slessor|Mary Ward|Mary Warnock|Mary of Oignies|Maryknoll Fathers|Maryknoll Sisters|María Zambrano
María de Ágreda|Masjid al-Haram|Masnavi of Rumi|Masoretic Text|Massimo Faggioli|Mata Amritanandamayi|Mater et Magistra
Matta al-Maskin|Matteo Liberatore|Matteo Ricci|Matthew Levering|Matthew Tindal|Matthew of Aquasparta|Matthias Flacius Illyricus
Matthias Joseph Scheeben|Maurice De Wulf|Maurice Merleau-Ponty|Maurice Wiles|Maurice de la Taille|Mawlid al-Nabi|Max Müller
Max Scheler|Max Stirner|Maximilian Kolbe|Maximum Illud|Maximus of Turin|Maximus of Tyre|Maximus the Confessor|May Laws
Maynooth College|McCarrick Report|Mechlin Conversations|Mechthild of Hackeborn|Mechthild of Magdeburg|Medellín Conference
Mediator Dei|Medical Mission Sisters|Medical Missionaries of Mary|Medicine Buddha|Meditationes Vitae Christi|Meenakshi Temple
Megillat Taanit|Meher Baba|Meiji Shrine|Meir Kahane|Meissen Agreement|Meister Eckhart|Mekhilta de-Rabbi Ishmael|Melchior Cano
Melito of Sardis|Melkite Church|Melkite Greek Catholic Church|Men of the Great Assembly|Menachem Mendel Schneerson
Menasseh ben Israel|Menno Simons|Mennonite Brethren|Mennonite Central Committee|Mennonite Confession of Faith
Mennonite World Conference|Mercy Amba Oduyoye|Merneptah Stele|Merold Westphal|Mesha Stele|Metaphysical Club|Metaphysics Lambda
Methodist Episcopal Church|Methodist Episcopal Church, South|Michael Amaladoss|Michael Bratman|Michael Dummett|Michael Fishbane
Michael Psellos|Michael Sattler|Michael Schmaus|Michael Servetus|Michael Welker|Michael the Great|Michel Serres|Michel de Certeau
Michel de Montaigne|Michele Ruggieri|Middle Academy|Middle East Council of Churches|Middle Platonism|Midrash Rabbah
Midrash Tanhuma|Midrash Tehillim|Miguel Pro|Miguel de Molinos|Miguel de Unamuno|Miles Coverdale|Milhamot Hashem|Milinda Panha
Mill Hill Fathers|Mill Hill Missionaries|Millenary Petition|Mimamsa Sutra|Minima Moralia|Mir Damad|Mira Bai|Miranda Fricker
Mirari Vos|Mircea Eliade|Miroslav Volf|Mirza Ghulam Ahmad|Misericordiae Vultus|Mishkat al-Anwar|Mishneh Torah|Missale Romanum
Missionaries of Africa|Missionaries of Charity|Missionaries of the Sacred Heart|Missions Étrangères de Paris|Missouri Synod
Mit Brennender Sorge|Moed Katan|Mohammed Arkoun|Mohandas Gandhi|Mohandas Karamchand Gandhi|Mohsen Kadivar|Monita Secreta
Mont Saint-Michel|Monte Cassino|Montgomery Watt|Moody Bible Institute|Moorish Science Temple|Moralia in Job|Moravian Brethren
Mordecai Kaplan|Moreh Nevukhim|Moritz Schlick|Mortalium Animos|Moscow Patriarchate|Moscow the Third Rome|Moses Cordovero
Moses Hayyim Luzzatto|Moses Isserles|Moses Nahmanides|Moses Orimolade|Moses Sofer|Moses bar Kepha|Moses ben Nahman|Moses de León
Moshe Chaim Luzzatto|Moshe Feinstein|Moshe Idel|Mother Ann Lee|Mother Maria of Paris|Mother Mary Lange|Mother of God
Motoori Norinaga|Mou Zongsan|Mount Emei|Mount Gerizim|Mount Hermon|Mount Hiei|Mount Kailash|Mount Koya|Mount Kōya|Mount Meru
Mount Moriah|Mount Nebo|Mount Putuo|Mount Tabor|Mount Wutai|Mount Zion|Mount of Olives|Mountain Meadows Massacre|Mozarabic Rite
Moïse Amyraut|Muhammad Abduh|Muhammad Arkoun|Muhammad Asad|Muhammad Baqir al-Sadr|Muhammad Hamidullah|Muhammad Shahrur
Muhammad al-Baqir|Muhammad al-Ghazali|Muhammad ibn Abd al-Wahhab|Muhammad ibn al-Hanafiyya|Muhyiddin Ibn Arabi|Muinuddin Chishti
Mulamadhyamakakarika of Nagarjuna|Mulieris Dignitatem|Mulla Sadra|Mullā Ṣadrā|Mundaka Upanishad|Munificentissimus Deus
Murphy Report|Murtaza Mutahhari|Musa Dube|Musa al-Kazim|Musa al-Sadr|Muslim Students Association|Muslim World League
Musonius Rufus|Muwatta of Malik|Mysterium Fidei|Mysterium Fidei of Maurice de la Taille|Mysterium Paschale|Mystici Corporis
Mystici Corporis Christi|Myōan Eisai|Nachman Krochmal|Nadia Bolz-Weber|Nag Hammadi Codices|Nag Hammadi Scriptures|Nahal Hever
Nahdlatul Ulama|Nahj al-Balagha|Nahman of Bratslav|Najm al-Din Kubra|Nancey Murphy|Nano Nagle|Naphtali Herz Wessely
Narayan Vaman Tilak|Narayana Guru|Narsai of Nisibis|Nashville Statement|Nasir Khusraw|Nasir al-Din al-Tusi|Nasr Hamid Abu Zayd
Nat Turner|Nathan Hatch|Nathan Söderblom|National Association of Evangelicals|National Baptist Convention
National Conference of Catholic Bishops|National Council of Churches|National Covenant|Native American Church|Navya Nyaya
Navya Nyāya|Nazareth Baptist Church|Ne Temere|Nederduitse Gereformeerde Kerk|Nehama Leibowitz|Nehemiah Goreh|Nemesius of Emesa
Neocatechumenal Way|Nero Redivivus|Nestorian Stele|Netherlands Reformed Church|Neturei Karta|New American Bible
New American Standard Bible|New England Primer|New English Bible|New Hampshire Confession|New International Version
New Jerusalem Bible|New Revised Standard Version|New School Presbyterians|Niccolò Longobardo|Niceno-Constantinopolitan Creed
Nichiren Daishonin|Nicholas Cabasilas|Nicholas Lash|Nicholas Love|Nicholas Ridley|Nicholas Wiseman|Nicholas Wolterstorff
Nicholas of Autrecourt|Nicholas of Cusa|Nicholas of Flüe|Nicodemus of the Holy Mountain|Nicolas Malebranche|Nicolas Trigault
Nicole Oresme|Night of Power|Nikodemos the Hagiorite|Nikolai Berdyaev|Nikolai Fyodorov|Nikolai Grundtvig
Nikolaus Ludwig von Zinzendorf|Nikolaus von Amsdorf|Nikos Nissiotis|Nil Sorsky|Ninety-Five Theses|Ninian Smart|Nirvana Sutra
Nishida Kitarō|Nishitani Keiji|Nizamuddin Auliya|Nizari Ismailis|Noble Drew Ali|Non Abbiamo Bisogno|Norman Kretzmann
North German Missionary Society|Northern Crusades|Norwegian Missionary Society|Nostra Aetate|Notre-Dame de Paris
Novo Millennio Ineunte|Novum Organum|Novum Testamentum Graece|Novus Ordo|Ntsikana Gaba|Numbers Rabbah|Numenius of Apamea
Nurcholish Madjid|Nyabinghi Order|Nyaya Sutras|Nyaya Vaisheshika|Oath against Modernism|Oath of Supremacy|Obaku Zen
Oblate Sisters of Providence|Oblates of Mary Immaculate|Octogesima Adveniens|Odo Casel|Odo of Cluny|Oedipus Aegyptiacus|Ogyū Sorai
Old Believers|Old Colony Mennonites|Old Greek|Old Latin|Old Order Amish|Old Order Mennonites|Old Order River Brethren
Old School Presbyterians|Old Syriac|Old Syriac Gospels|Oliver O’Donovan|Olivet Discourse|Olivetan Order|Omnis Utriusque Sexus
Omnium Sollicitudinum|Onora O’Neill|Operation Blue Star|Optatam Totius|Optina Elders|Optina Pustyn|Opus Postumum|Or Adonai
Oral Roberts|Oral Roberts University|Oratory of Divine Love|Oratory of Saint Philip Neri|Order of Calatrava|Order of Christ
Order of Friars Minor|Order of Grandmont|Order of Malta|Order of Preachers|Order of Saint Augustine|Order of Saint Benedict
Order of Saint John|Order of Santiago|Order of St Augustine|Order of the Holy Cross|Order of the Solar Temple
Order of the Visitation|Ordinatio Sacerdotalis|Ordinatio of Duns Scotus|Ordo Romanus|Ordo Templi Orientis|Ordo Virtutum
Orestes Brownson|Organization of Islamic Cooperation|Organtino Gnecchi-Soldo|Orientale Lumen|Orientalium Ecclesiarum
Orlando Costas|Orthodox Church in America|Orthodox Church of Ukraine|Orthodox Presbyterian Church|Oscar Cullmann|Osho Rajneesh
Otto Neurath|Our Lady of Aparecida|Our Lady of Charity|Our Lady of Copacabana|Our Lady of Czestochowa|Our Lady of Fatima
Our Lady of Fátima|Our Lady of Guadalupe|Our Lady of Kibeho|Our Lady of Knock|Our Lady of La Salette|Our Lady of Loreto
Our Lady of Lourdes|Our Lady of Medjugorje|Our Lady of Mercy|Our Lady of Mount Carmel|Our Lady of Perpetual Help
Our Lady of Sorrows|Our Lady of Velankanni|Our Lady of Walsingham|Our Lady of the Pillar|Our Lady of the Rosary
Our Lady of the Snows|Ovadia Yosef|Oxyrhynchus Papyri|Pacem in Terris|Pachomius the Great|Pact of Umar|Pact of the Catacombs
Padmasambhava of Oddiyana|Padre Pio|Padroado Real|Paisius Velichkovsky|Pale of Settlement|Pamela Sue Anderson|Pan-Amazon Synod
Pan-Orthodox Council|Panaetius of Rhodes|Panchen Lama|Pandipeddi Chenchiah|Pandita Ramabai|Pange Lingua|Paolo Sarpi
Papias of Hierapolis|Paralipomena of Jeremiah|Paramahansa Yogananda|Parerga and Paralipomena|Paris Evangelical Missionary Society
Paris Foreign Missions Society|Paris Polyglot|Parley Pratt|Parliament of the World’s Religions|Parmenides of Elea
Particular Baptists|Pascendi Dominici Gregis|Paschasius Radbertus|Pasquier Quesnel|Passover Haggadah|Pastor Aeternus|Pastor Bonus
Pastoral Epistles|Pastores Dabo Vobis|Pat Robertson|Patriarch Bartholomew|Patriarch Kirill|Patriarch Nikon|Patriarch Tikhon
Patriarchate of Antioch|Patriarchate of Jerusalem|Patricia Crone|Patrick Collinson|Patris Corde|Patrologia Graeca
Patrologia Latina|Patrologia Orientalis|Patrul Rinpoche|Paul Bedjan|Paul Claudel|Paul Evdokimov|Paul Le Jeune|Paul Miki
Paul Natorp|Paul Ricœur|Paul Yonggi Cho|Paul of Tella|Paul of the Cross|Paul van Buren|Paul-Henri Thiry d’Holbach|Paula Fredriksen
Paulin Hountondji|Paulinus of Nola|Paulist Fathers|Paulos Mar Gregorios|Pavel Florensky|Pax Christi|Pearl Buck|Pedro Arrupe
Pedro Casaldáliga|Pedro Páez|Pedro de Alcántara|Pennsylvania Grand Jury Report|Peoples Temple|People’s Crusade|People’s Temple
Perfect Enlightenment Sutra|Perfectae Caritatis|Perfection of Wisdom Sutras|Perfection of Wisdom in Eight Thousand Lines
Pericope Adulterae|Periphyseon of Eriugena|Perpetua and Felicity|Persian Sage|Persona Humana|Pesher Habakkuk|Pesikta Rabbati
Pesiqta de-Rav Kahana|Petachiah of Regensburg|Peter Auriol|Peter Auriole|Peter Brown|Peter Canisius|Peter Chrysologus|Peter Claver
Peter Comestor|Peter Faber|Peter Geach|Peter John Olivi|Peter Julian Eymard|Peter Martyr Vermigli|Peter Maurin|Peter Mogila
Peter Phan|Peter Sloterdijk|Peter Strawson|Peter Stuhlmacher|Peter Waldo|Peter of Blois|Peter of John Olivi|Peter of Poitiers
Peter of Tarentaise|Peter the Chanter|Peter the Venerable|Peter van Inwagen|Peter-Hans Kolvenbach|Petr Chelčický|Petrus Serrarius
Pew Forum|Philadelphia Confession|Philadelphia Yearly Meeting|Philip Berrigan|Philip Doddridge|Philip Melanchthon|Philip Neri
Philip Schaff|Philipp Jakob Spener|Philipp Melanchthon|Philippa Foot|Philippe Couplet|Philippine Independent Church
Phillis Wheatley|Philo of Alexandria|Philo of Larissa|Philodemus of Gadara|Philoxenus of Mabbug|Phoebe Palmer|Phyllis Trible
Physiologus Syriacus|Phänomenologie des Geistes|Pia Desideria|Pico della Mirandola|Pierre Bayle|Pierre Favre|Pierre Gassendi
Pierre Hadot|Pierre Jurieu|Pierre Rousselot|Pierre Teilhard de Chardin|Pierre Toussaint|Pierre Viret|Pierre de Bérulle
Pierre d’Ailly|Pierre-Jean De Smet|Piers Plowman|Piet Schoonenberg|Pilgram Marpeck|Pilgrimage of Grace|Pillai Lokacharya
Pirkei Avot|Pirqe Avot|Pirqe de-Rabbi Eliezer|Pistis Sophia|Pittsburgh Platform|Placide Tempels|Platform Sutra
Platform Sutra of the Sixth Patriarch|Platform Sūtra|Plato’s Academy|Plato’s Republic|Plato’s Timaeus|Plenary Council of Baltimore
Plymouth Brethren|Poetic Edda|Polish Brethren|Polycarp of Smyrna|Pontifical Academy for Life|Pontifical Academy of Sciences
Pontifical Biblical Commission|Pontifical Biblical Institute|Pontifical Commission for the Protection of Minors
Pontifical Council for Interreligious Dialogue|Pontifical Council for Justice and Peace
Pontifical Council for Promoting Christian Unity|Pontifical Gregorian University|Pontifical Oriental Institute|Pontius Pilate
Poor Clare Colettines|Pope Joan|Popish Plot|Popol Vuh|Populorum Progressio|Port-Royal Logic|Port-Royal des Champs|Porta Fidei
Porvoo Common Statement|Porvoo Communion|Posidonius of Apamea|Potala Palace|Praedicate Evangelium|Praeparatio Evangelica
Prarthana Samaj|Pratum Spirituale|Prayer Book Rebellion|Prayer of Azariah|Prayer of Joseph|Prayer of Manasseh|Prayer of Nabonidus
Presbyterian Church in America|Presbyterian Church in Ireland|Presbyterian Church of East Africa|Presbyterian Church of Ghana
Presbyterorum Ordinis|Priestly Code|Priests of the Sacred Heart|Primary Chronicle|Primitive Baptists|Primitive Methodist Church
Primo Levi|Primo Mazzolari|Princeps Pastorum|Princeton Theological Seminary|Principia Ethica|Proclus Diadochus
Progressive National Baptist Convention|Promise Keepers|Propaganda Fide|Prose Edda|Proslogion and Monologion|Prosper Guéranger
Prosper of Aquitaine|Prospero Intorcetta|Protevangelium of James|Protoevangelium of James|Provida Mater Ecclesia
Providentissimus Deus|Prussian Union|Pseudo-Clementine Homilies|Pseudo-Clementine Recognitions|Puebla Conference|Punctation of Ems
Pure Land Sutras|Purva Mimamsa|Putney Debates|Pyramid Texts|Pāli Canon|Pūrva Mīmāṃsā|Qadi Abd al-Jabbar|Qadi al-Numan
Quadragesimo Anno|Quaestiones Disputatae|Quaestiones ad Thalassium|Quam Singulari|Quanta Cura|Quas Primas|Queen Mother of the West
Queen of Sheba|Quentin Meillassoux|Querida Amazonia|Questions of King Milinda|Qui Pluribus|Quinisext Council
Quodvultdeus of Carthage|Rabanus Maurus|Rabban Bar Sauma|Rabban Sauma|Rabbenu Gershom|Rabbenu Tam|Rabbi Akiba|Rabbi Akiva
Rabbi Eliezer|Rabbi Ishmael|Rabbi Judah the Prince|Rabbi Meir|Rabbi Nachman of Breslov|Rabbi Nahman of Bratslav|Rabbula Gospels
Rabbula of Edessa|Rabia al-Adawiyya|Rabindranath Tagore|Rachel Fulton Brown|Rachel Held Evans|Racovian Catechism|Radha Krishna
Rahel Jaeggi|Raimon Panikkar|Raimundo Panikkar|Ralph Cudworth|Ralph Waldo Emerson|Ram Janmabhoomi|Ram Lila|Ram Mohan Roy
Ramakrishna Math|Ramakrishna Mission|Ramakrishna Paramahamsa|Ramana Maharshi|Ramcharitmanas of Tulsidas|Ramji Ambedkar
Rammohan Roy|Rammohun Roy|Ramon Llull|Ramon Martí|Ras Lila|Ras Shamra|Rasail Ikhwan al-Safa|Rashid Rida|Ratana Church|Rath Yatra
Ratio Studiorum|Ratramnus of Corbie|Rav Kook|Raymond Brown|Raymond Lull|Raymond of Peñafort|Raïssa Maritain
Reconciliatio et Paenitentia|Record of Linji|Redeemed Christian Church of God|Redemptor Hominis|Redemptoris Custos
Redemptoris Mater|Redemptoris Missio|Reformed Church in America|Regensburg Colloquy|Regimini Militantis Ecclesiae|Reginald Pecock
Reginald Pole|Regnans in Excelsis|Regnum Christi|Regula Benedicti|Regula Magistri|Regula Pastoralis|Reinhard Bonnke
Religious Tract Society|Remigius of Auxerre|Remonstrant Brotherhood|René Descartes|René Girard|René Guénon|René Padilla
Rerum Ecclesiae|Revelation of John|Reverdy Ransom|Revised Common Lectionary|Revised English Bible|Rhenish Missionary Society
Rhys Davids|Richard Bauckham|Richard FitzRalph|Richard Hays|Richard Hurrell Froude|Richard Kearney|Richard McCormick|Richard Mouw
Richard Reitzenstein|Richard Rolle|Richard Rubenstein|Richard Shaull|Richard Sibbes|Richard of Saint Victor|Rick Warren
Right Hegelians|Rinzai Zen|Rissho Kosei-kai|Rob Bell|Robber Council of Ephesus|Robert Alter|Robert Bellah|Robert Bellarmine
Robert Bireley|Robert Brandom|Robert Doran|Robert Fludd|Robert Grosseteste|Robert Hamilton Moffat|Robert Holcot|Robert Jenson
Robert Jermain Thomas|Robert Kilwardby|Robert Merrihew Adams|Robert Moffat|Robert Orsi|Robert Persons|Robert Runcie
Robert Southwell|Robert de Nobili|Roberto Esposito|Roberto de Nobili|Robin George Collingwood|Robin Lane Fox|Rodney Stark
Rogation Days|Roger Boscovich|Roger Haight|Roland de Vaux|Roman Breviary|Roman Catechism|Roman Curia|Roman Ingarden|Roman Rite
Roman Rota|Romanian Orthodox Church|Romano Guardini|Romanos the Melodist|Romanus Pontifex|Ronald Sider|Rongton Sheja Kunrig
Root and Branch Petition|Roque González|Rosarium Virginis Mariae|Rose Philippine Duchesne|Rose of Lima|Rosemary Radford Ruether
Rosh ha-Shanah|Rosi Braidotti|Rowan Williams|Rubem Alves|Rudolf Acquaviva|Rudolf Schnackenburg|Ruhollah Khomeini|Rule of Augustine
Rule of Benedict|Rule of the Master|Rupa Goswami|Rupert of Deutz|Russell McCutcheon|Russian Orthodox Church Outside Russia
Ruth Barcan Marcus|Rutilio Grande|Ryan Commission|Ryan Report|Réginald Garrigou-Lagrange|Saadia Gaon|Saadya Gaon|Saba Mahmood
Sabbatai Zevi|Sacerdotalis Caelibatus|Sacra Parallela|Sacramentum Caritatis|Sacred Heart of Jesus|Sacrorum Antistitum
Sacrosanctum Concilium|Saddleback Church|Sadhu Sundar Singh|Sadr al-Din al-Qunawi|Sagrada Família|Sahih Bukhari|Sahih Muslim
Sahih al-Bukhari|Sahl al-Tustari|Sai Baba|Sai Baba of Shirdi|Said Nursi|Saint Bartholomew’s Day Massacre|Saint Bonaventure
Saint Catherine’s Monastery|Saint Jerome|Saint Patrick|Saint Peter’s Basilica|Saint Thomas Aquinas|Saint Thomas Christians
Sakya Pandita|Sakya Paṇḍita|Salesians of Don Bosco|Sallie McFague|Sally Haslanger|Salomon Maimon|Salve Regina|Salvifici Doloris
Sama Veda|Samkhya Karika|Samson Raphael Hirsch|Samuel Ajayi Crowther|Samuel Bilehou Oschoffa|Samuel Escobar|Samuel Hanagid
Samuel Pufendorf|Samuel Rayan|Samuel Usque|Samuel Zwemer|Samyutta Nikaya|San Marco|San Vitale|Sandra Schneiders|Santa Casa
Santa Maria Maggiore|Santa Maria Novella|Santiago de Compostela|Santo Niño de Cebú|Sarah Coakley|Sarajevo Haggadah|Sarum Lectures
Sarum Rite|Sarvepalli Radhakrishnan|Sathya Sai Baba|Satipatthana Sutta|Satis Cognitum|Satmar Hasidim|Savoy Conference
Savoy Declaration|Savoyard Vicar|Saybrook Platform|Sayyid Ahmad Khan|Sayyid Ali Muhammad Shirazi|Sayyid Qutb|Saṃyutta Nikāya
Scheut Fathers|Schleitheim Articles|Schleitheim Confession|Schmalkald Articles|Schmalkaldic League|School of Edessa
School of Nisibis|Scienza Nuova|Scivias of Hildegard|Scofield Reference Bible|Scots Confession|Scottish Rite
Scriptum super Sententiis|Scripture of Great Peace|Seal of the Prophets|Sebastian Castellio|Second Baruch|Second Clement
Second Corinthians|Second Council of Ephesus|Second Council of Lyon|Second Enoch|Second Esdras|Second Helvetic Confession
Second Isaiah|Second Maccabees|Second Peter|Second Thessalonians|Second Timothy|Second Treatise of the Great Seth
Secret Gospel of Mark|Secret Mark|Secretariat for Non-Christians|Secretariat for Promoting Christian Unity|Secretum Secretorum
Seder Eliyahu|Seder Olam|Sefer Hasidim|Sefer Hekhalot|Sefer Yetzirah|Sefer ha-Bahir|Sefer ha-Ikkarim|Sefer ha-Razim|Sefer ha-Zohar
Sein und Zeit|Selina Hastings|Semyon Frank|Sentences of Sextus|Seon Buddhism|Seraphim of Sarov|Serbian Orthodox Church
Sergei Bulgakov|Sergius Bulgakov|Sergius of Radonezh|Sergius of Reshaina|Sermon on the Plain|Servais Pinckaers
Seven Sleepers of Ephesus|Seventh Day Baptists|Seventh-Day Adventist Church|Seventh-day Adventists|Severus ibn al-Muqaffa
Sextus Empiricus|Seyla Benhabib|Seyyed Hossein Nasr|Señor de los Milagros|Shabbetai Tzvi|Shah Wali Allah|Shah Waliullah
Shahab Ahmed|Shahnameh of Ferdowsi|Shaiva Siddhanta|Shams of Tabriz|Shams-i Tabrizi|Shaolin Temple|Sharif al-Murtada
Shatapatha Brahmana|Shawn Copeland|Shaykh Ahmad Sirhindi|Shaykh al-Mufid|Shenoute of Atripe|Shepherd of Hermas|Sherira Gaon
Shihab al-Din Suhrawardi|Shinran Shōnin|Shiva Sutras|Shneur Zalman of Liadi|Shoghi Effendi|Shroud of Turin|Shulchan Aruch
Shulhan Arukh|Shunryu Suzuki|Shvetashvatara Upanishad|Shwedagon Pagoda|Shūsaku Endō|Sibylline Oracles|Sic et Non|Sicut Judaeis
Sifre Deuteronomy|Siger of Brabant|Sigmund Mowinckel|Sigrid Undset|Silas Malafaia|Simeon Stylites|Simeon Toko
Simeon the New Theologian|Simon Ditchfield|Simon Episcopius|Simon Kimbangu|Simon Leys|Simon Magus|Simon of Taibutheh
Simone de Beauvoir|Simplicius of Cilicia|Sinaitic Palimpsest|Sinaitic Syriac|Singh Sabha|Singulari Nos|Sirat Rasul Allah
Sisters of Charity|Sisters of Loretto|Sisters of Mercy|Sisters of Notre Dame de Namur|Sisters of Providence
Sisters of Saint Joseph|Sisters of St Joseph|Sisters of the Blessed Sacrament|Sisters of the Good Shepherd
Sisters of the Holy Family|Sixtus IV|Sixtus V|Skanda Purana|Slavoj Žižek|Slavorum Apostoli|Smalcald Articles|Small Catechism
Society for Promoting Christian Knowledge|Society for the Propagation of the Faith|Society for the Propagation of the Gospel
Society of African Missions|Society of Biblical Literature|Society of Mary|Society of Missionaries of Africa
Society of Saint Pius X|Society of Saint Vincent de Paul|Society of St Pius X|Society of St Vincent de Paul
Society of the Atonement|Society of the Divine Word|Society of the Sacred Heart|Socrates Scholasticus|Sojourner Truth|Soka Gakkai
Solar Temple|Solemn League and Covenant|Sollicitudo Rei Socialis|Solomon Molcho|Solomon Schechter|Solomon ben Isaac
Solomon ibn Gabirol|Solovetsky Monastery|Somnium Scipionis|Song of Deborah|Song of Hannah|Song of Moses|Song of Songs Rabbah
Song of the Sea|Song of the Three Young Men|Songs of Ascents|Songs of the Sabbath Sacrifice|Sophia University
Sophronius of Jerusalem|Sor Juana Inés de la Cruz|Soto Zen|Sources Chrétiennes|Sovereign Military Order of Malta|Spe Salvi
Speculum Humanae Salvationis|Speculum Maius|Spiritus Paraclitus|Spring and Autumn Annals|Sri Aurobindo|Sri Narayana Guru
Sri Sri Ravi Shankar|Sri Vaishnavism|St Bartholomew’s Day Massacre|St Patrick’s Purgatory|St Peter’s Basilica|Stabat Mater
Stan Swamy|Stanley Cavell|Stanley Hauerwas|Stanley Samartha|Statenvertaling Bible|Stephen Charnock|Stephen Neill
Stephen bar Sudaili|Stern der Erlösung|Steven Ozment|Stoa Poikile|Stone Lectures|Stowe Missal|Student Christian Movement
Student Volunteer Movement|Stuttgart Declaration of Guilt|Sublimis Deus|Sudan Interior Mission|Sudan United Mission
Sulak Sivaraksa|Sulpician Fathers|Sulpicius Severus|Sultan Ahmed Mosque|Summa Aurea|Summa Halensis|Summa Logicae|Summa Theologica
Summa contra Gentiles|Summa de Bono|Summi Pontificatus|Summis Desiderantes Affectibus|Summorum Pontificum|Sun Dance|Sun Myung Moon
Sun Tzu|Sunan Abu Dawud|Super Cathedram|Surangama Sutra|Surendranath Dasgupta|Surnaturel: Études Historiques|Susan Ashbrook Harvey
Susan Wolf|Sutta Nipata|Sutta Nipāta|Swami Abhishiktananda|Swami Dayananda Saraswati|Swami Ramdev|Swami Sivananda
Swami Vivekananda|Swaminarayan Sampradaya|Swedish Evangelical Mission|Swiss Brethren|Swiss Guard|Sydney Ahlstrom|Syed Ahmad Khan
Syllabus of Errors|Sylvester Prierias|Sylvestrine Congregation|Symeon Metaphrastes|Symeon of Beth Arsham|Symeon the New Theologian
Symeon the Stylite|Synagogue Church of All Nations|Synesius of Cyrene|Synod of Antioch|Synod of Barmen|Synod of Bishops
Synod of Brest|Synod of Diamper|Synod of Dordrecht|Synod of Dort|Synod of Elvira|Synod of Jerusalem|Synod of Mar Isaac
Synod of Pistoia|Synod of Ricci|Synod of Seleucia-Ctesiphon|Synod of Whitby|Synod of the Oak|Synod on Synodality
Synod on Young People|Synod on the Family|Synodaler Weg|Synodicon Orientale|Syriac Catholic Church|Syro-Malabar Church
Syro-Malankara Catholic Church|Søren Kierkegaard|Sōka Gakkai|Sōtō Zen|Tablighi Jamaat|Tafsir al-Jalalayn|Tafsir al-Tabari
Tahafut al-Falasifa|Tahafut al-Tahafut|Taiping Heavenly Kingdom|Taittiriya Upanishad|Taizé Community|Takayama Ukon|Talal Asad
Talmud Bavli|Talmud Yerushalmi|Tan Sitong|Tanabe Hajime|Tang Junyi|Tantraloka of Abhinavagupta|Tao Hongjing|Tao Te Ching
Tao Te King|Taranatha of Jonang|Targum Jonathan|Targum Neofiti|Targum Onkelos|Targum Pseudo-Jonathan|Tariq Ramadan
Tasan Chong Yagyong|Tattvartha Sutra|Teacher of Righteousness|Teaching of Addai|Teachings of Silvanus|Tebtunis Papyri
Teilhard de Chardin|Tel Dan|Tel Dan Stele|Tell el-Amarna|Temple Mount|Temple Scroll|Temple of the Tooth|Templeton Foundation
Templeton Prize|Tenzin Gyatso|Teresa of Ávila|Tertio Millennio Adveniente|Test Act|Test Acts|Testament of Job
Testament of Our Lord|Testaments of the Twelve Patriarchs|Testamentum Domini|Testem Benevolentiae|Testimony of Truth
Tetrapolitan Confession|Teutonic Knights|Teutonic Order|Textus Receptus|Thanksgiving Hymns|Thea Bowman|Theban Legion
Thecla of Iconium|Theodor Stcherbatsky|Theodore Abu Qurrah|Theodore Beza|Theodore McCarrick|Theodore bar Koni|Theodore de Bary
Theodore of Mopsuestia|Theodore of Raithu|Theodore of Tarsus|Theodore the Studite|Theodoret of Cyrrhus|Theodulf of Orléans
Theologia Deutsch|Theologia Germanica|Theologia Platonica|Theologia Summi Boni|Theophan the Recluse|Theophilus of Antioch
Theosophical Society|Thich Nhat Hanh|Thich Quang Duc|Thierry of Chartres|Third Baruch|Third Council of Lima
Third Council of Toledo|Third Enoch|Third Isaiah|Third Lima Council|Third Order of Saint Francis
Third Provincial Council of Mexico|Thirteenth Dalai Lama|Thirty-Nine Articles|Thomas Altizer|Thomas Bradwardine|Thomas Cajetan
Thomas Coke|Thomas Erastus|Thomas Hill Green|Thomas More|Thomas Müntzer|Thomas Netter|Thomas Scanlon|Thomas Traherne
Thomas of Cantimpré|Thomas of Celano|Thomas of Harqel|Thomas of Marga|Thomas à Kempis|Three Chapters Controversy
Three Self Patriotic Movement|Three Steles of Seth|Thunder, Perfect Mind|Thérèse of Lisieux|Thích Nhất Hạnh|Tiantai Buddhism
Tibetan Book of the Dead|Tikhon of Zadonsk|Tim Keller|Tim LaHaye|Tina Beattie|Tinyiko Maluleke|Tisha B’Av|Tissa Balasuriya
Tiyo Soga|Toledot Yeshu|Toledoth Yeshu|Toleration Act|Tom Regan|Tom Wright|Tome of Damasus|Tome of Leo|Tommaso Campanella
Tommaso de Vio Cajetan|Toribio Romo|Toronto Blessing|Tortosa Disputation|Toyohiko Kagawa|Tra le Sollecitudini
Tractatus Logico-Philosophicus|Tractatus Theologico-Politicus|Traditionis Custodes|Tranquebar Mission|Transcendental Club
Transcendental Meditation|Treatise on the Resurrection|Treaty of Hudaybiyya|Trevor Huddleston|Tridentine Mass
Trimorphic Protennoia|Trinity-Sergius Lavra|Tripartite Tractate|True Cross|True Jesus Church|True Pure Land|Tu BiShvat|Tu Weiming
Tur Abdin|Twelver Shiism|Twelver Shiʿism|Twin Earth|Tzu Chi|Táhirih Qurrat al-Ayn|Ubertino of Casale|Ubi Primum|Uchimura Kanzō
Uganda Martyrs|Ukrainian Greek Catholic Church|Ukrainian Orthodox Church|Ulrich Zwingli|Umar ibn al-Khattab|Umberto Eco
Umm Kulthum|Umm al-Kitab|Unam Sanctam|Unigenitus Dei Filius|Union Theological Seminary|Union of Brest|Union of Florence
Union of Utrecht|Unitarian Universalism|Unitarian Universalist Association|Unitatis Redintegratio|United Free Church of Scotland
United Reformed Church|United Society of Believers|United States Conference of Catholic Bishops|Uniting Church in Australia
Unity of the Brethren|Universal Church of the Kingdom of God|Universal House of Justice|Universities’ Mission to Central Africa
University of Notre Dame|Urantia Book|Urbain Grandier|Urban II|Urban VIII|Uriel da Costa|Usman dan Fodio|Ut Unum Sint
Uthman ibn Affan|Vacaspati Mishra|Vaisheshika Sutras|Valaam Monastery|Valentin Weigel|Valentin-Yves Mudimbe|Vallabha Acharya
Vallombrosan Order|Valmiki Ramayana|Vandana Mataji|Vatican Council II|Vatican Radio|Vedanta Desika|Veil of Veronica
Venantius Fortunatus|Venerable Bede|Vengal Chakkarai|Veni Creator Spiritus|Verbum Domini|Veritatis Gaudium|Veritatis Splendor
Verrier Elwin|Veterum Sapientia|Vetus Latina|Vetus Syra|Victor Cousin|Victor Eremita|Vigilius Haufniensis|Vijnana Bhairava
Vilna Gaon|Vimalakirti Sutra|Vimalakīrti Sūtra|Vinaya Pitaka|Vinaya Piṭaka|Vinayak Damodar Savarkar|Vincent Ferrer|Vincent Lebbe
Vincent McNabb|Vincent de Paul|Vincent of Lérins|Vincenzo Gioberti|Vineam Domini|Vinoba Bhave|Virgilio Elizondo
Virgin of Copacabana|Virgin of Guadalupe|Virgin of Los Remedios|Virgin of Montserrat|Virgin of Remedios|Vishishtadvaita Vedanta
Vishva Hindu Parishad|Vishwa Hindu Parishad|Visuddhimagga of Buddhaghosa|Vita Antonii|Vita Christi|Vita Consecrata
Vita Constantini|Vix Pervenit|Viśiṣṭādvaita Vedānta|Viṣṇu Purāṇa|Vladimir Jankélévitch|Vladimir Lossky|Vladimir Solovyov
Vulgata Clementina|Wadi Murabbaat|Wael Hallaq|Wahrheit und Methode|Walafrid Strabo|Walpola Rahula|Walter Brueggemann
Walter Burkert|Walter Burley|Walter Chatton|Walter Kasper|Walter Medhurst|Walter Ong|Walter Rauschenbusch|Wang Bi|Wang Chong
Wang Fuzhi|Wang Mingdao|Wang Yangming|War Scroll|Warfield Lectures|Warith Deen Mohammed|Washington Gladden
Watch Tower Bible and Tract Society|Watch Tower Society|Watchman Nee|Watchtower Society|Watsuji Tetsurō|Way of St James
Way of the Celestial Masters|Wayne Grudem|Wayne Meeks|Week of Prayer for Christian Unity|Welsh Revival|Wendy Doniger
Wesleyan Church|Wesleyan Methodist Missionary Society|Western Schism|Western Wall|Westminster Assembly|Westminster Confession
Westminster Confession of Faith|Westminster Directory|Westminster Larger Catechism|Westminster Shorter Catechism
Westminster Standards|Wheaton College|White Fathers|White Lotus Rebellion|White Sisters|Wicked Priest|Wilferd Madelung
Wilfred Cantwell Smith|Wilfrid Sellars|Wilfrid of York|Wilhelm Bousset|Wilhelm Dilthey|Wilhelm Herrmann|Wilhelm Windelband
Willard Van Orman Quine|William Booth|William Branham|William Cavanaugh|William Cureton|William Ellery Channing
William Foxwell Albright|William Godwin|William Lane Craig|William Laud|William Temple|William Wade Harris|William Wadé Harris
William Ward|William Whewell|William of Auvergne|William of Auxerre|William of Champeaux|William of Conches|William of Malmesbury
William of Moerbeke|William of Ockham|William of Rubruck|William of Saint-Amour|William of Saint-Thierry|Willow Creek
Willow Creek Community Church|Windsor Report|Wing-tsit Chan|Winners’ Chapel|Winnipeg Statement|Wisconsin Synod|Wisdom of Ben Sira
Wissenschaft des Judentums|Wolfgang Capito|Wolfgang Musculus|Wolfhart Pannenberg|Woman Wisdom|Won Buddhism|Words of Ahiqar
World Alliance of Reformed Churches|World Communion of Reformed Churches|World Day of Peace|World Day of Prayer
World Evangelical Alliance|World Missionary Conference|World Parliament of Religions|World Student Christian Federation
World Youth Day|Xaverian Brothers|Xavier Zubiri|Xiong Shili|Xi’an Stele|Xu Guangqi|Yahballaha III|Yahya al-Suhrawardi
Yahya ibn Adi|Yajur Veda|Yale Divinity School|Yalkut Shimoni|Yang Tingyun|Yasukuni Shrine|Year of Mercy|Yellow Emperor
Yeshayahu Karelitz|Yeshayahu Leibowitz|Yeshe Tsogyal|Yeshiva University|Yi Hwang|Yi I|Yi Jing|Yoga Sutras|Yoga Sutras of Patanjali
Yoga Sūtra|Yoga Vasistha|Yoido Full Gospel Church|Young Christian Workers|Young John Allen|Young Men’s Christian Association
Young Women’s Christian Association|Yunus Emre|Yusuf al-Qaradawi|Yves Congar|Zacharias Frankel|Zacharias Ursinus|Zaire Rite
Zeno of Citium|Zeno of Elea|Zhang Zai|Zhou Dunyi|Zhu Xi|Zilpha Elaw|Zion Christian Church|Zion’s Camp|Zoe Brotherhood
Zouaves Pontificaux|Zurich Disputation|Émilie du Châtelet|Étienne Balibar|Étienne Bonnot de Condillac|Étienne Gilson
Étienne Lamotte|Óscar Romero|Śaiva Siddhānta|Śrī Vaiṣṇavism
`;

export const FAITH_WORDS = `
Abduh Abhidhamma Abhidharma Abhinavagupta Abravanel Abubacer Abulafia Acquaviva Adonai Advaita Adventism Aenesidemus Aetheria
Ahmadiyya Ajivika Alawite Albertus Albo Albright Aleni Alevi Alfarabi Algazel Aligarh Althaus Altötting Amitabha Amitābha Amsdorf
Amyraut Ananda Anaximander Anaximenes Anchieta Andal Andreae Andrewes Anscombe Aparecida Apollinarianism Apollinaris Appar
Arcesilaus Arkoun Arminian Arnauld Arndt Arnobius Arrupe Arthashastra Arthaśāstra Aryadeva Asanga Asaṅga Asbury Ashari Ashoka
Ashura Ashvaghosha Ashʿarite Ashʿarī Assemani Atharvaveda Athenagoras Athos Atisha Atiśa Aulén Aurobindo Avalokiteshvara
Avalokiteśvara Avempace Averroism Averroës Avicebron Avicennism Avvakum Ayodhya Ayyappan Aśoka Aśvaghoṣa Babai Babism Bachelard
Badarayana Badiou Baeck Bahir Baháʼí Bahá’í Balasuriya Balde Balibar Ballou Balthasar Banaras Bankei Baqillani Bardaisan Barelvi
Barnabites Barsauma Barsoum Basava Basilides Bataille Bauckham Baumstark Baur Bavinck Bavli Baydawi Bediako Bedjan Beersheba
Begriffsschrift Behr Bektashi Belial Bellah Benhabib Berdyaev Berengar Berkouwer Berkovits Berrigan Beza Bhagavadgita Bhagavadgītā
Bhartrhari Bhartṛhari Bhaviveka Bhāviveka Biel Birgittines Biruni Bistami Blaurock Blumenberg Bobbio Bodhicaryavatara
Bodhicaryāvatāra Boehme Bogomil Bogomils Bollandist Bollandists Bollandus Bonald Bonino Borromeo Bosanquet Bosco Boscovich Bossey
Bossuet Bourgeoys Bouvet Boyarin Bradwardine Braidotti Brainerd Brandom Bratman Brenz Breslov Breviloquium Bridgettines Brownson
Brueggemann Brébeuf Bucer Buddhacarita Buddhaghosa Buddhapalita Bugenhagen Bukhari Bulgakov Bullinger Bundahishn Buridan Burley
Bustan Báñez Bérulle Böhme Bön Bīrūnī Cabasilas Caelestius Caitanya Cajetan Calov Camaldoli Campion Candlemas Candomblé
Candrakīrti Canisius Cano Caodaism Capernaum Capito Cappadocia Carmelites Carneades Cartesianism Carthusians Cassian Cassiodorus
Cassirer Castellio Castiglione Cathar Catharism Cathars Caussade Cavell Certeau Chabot Champagnat Chandrakirti Channing Chantal
Chanukah Charmides Charnock Charvaka Chatton Chauncy Chemnitz Chenu Cheondogyo Chevetogne Chinul Chishti Chishtiyya Chrysippus
Cistercian Cistercians Clairvaux Clavius Cleanthes Climacus Cluny Coakley Cocceius Collingwood Comboni Comestor Compostela
Confessiones Congar Contarini Cordovero Cosin Coverdale Cratylus Crescas Critias Crossan Crowther Cudworth Cullmann Cureton
Cusanus Cyrrhus Częstochowa Câmara Cîteaux Cārvāka Dahui Damascius Dancy Daniélou Daodejing Dasein Daxue Dayananda Decretum Denck
Denkard Denzinger Deoband Deobandi Desideri Dhammapada Dhammapala Dhammapāla Dharmakirti Dharmakīrti Dharmottara Didache
Didascalia Didascalicon Digambara Dignaga Dignāga Dilthey Dioscorus Dipavamsa Divyavadana Doddridge Dogen Dolpopa Donatist Donatus
Donghak Dooyeweerd Doukhobors Draupadi Drexel Duchesne Dummett Dupuis Durga Dussehra Dussel Dvaita Dwarka Dzogchen Döllinger
Dēnkard Dōgen Ebeling Ecclesiasticus Eck Eckhart Ehrman Einsiedeln Eknath Eliade Ellacuría Ellul Emden Emmerich Empedocles Enneads
Episcopius Erastianism Erastus Erbakan Eriugena Escrivá Essenes Eunomian Euthyphro Eutyches Evagrius Evdokimov Eybeschütz Eymard
Fackenheim Farabi Farel Faxian Fazang Febronianism Feuerbach Ficino Fiorenza Fishbane Fitzmyer Flacius Flavel Florensky Florovsky
Fosdick Foucauld Foxe Francke Frankists Fredriksen Fróis Fulda Fénelon Gallicanism Gampopa Gangesha Garrigou Gathas Gaudapada
Gauḍapāda Gaṅgeśa Gaṇeśa Geach Gebara Gelug Geluk Gemara Gerson Gersonides Gettier Geulincx Ghazali Ghazālī Gilson Gioberti Girard
Gitagovinda Giussani Gobind Gogarten Golwalkar Gomarus Gorgias Gottschalk Gracián Graetz Grebel Grindal Grosseteste Grundtvig
Guanyin Guardini Gulistan Gunkel Gutiérrez Guyon Guénon Gülen Hadewijch Hadot Hafez Haggadah Hakuin Halevi Hallaj Halle Hamann
Hanafi Hanbali Hanfeizi Haraway Haredim Haribhadra Haridwar Harivamsha Harivaṃśa Harnack Hauerwas Hauge Hebron Hegelianism
Hemacandra Hemachandra Hengel Heptateuch Heracleon Herrnhut Heschel Hexaemeron Hexateuch Hildegard Hillesum Hincmar Hippolytus
Hizbullah Holbach Holcot Holi Honen Hongzhi Honneth Hossō Hountondji Huainanzi Huangbo Huayan Hubmaier Huineng Hunayn Hurtado Hus
Hussites Hutter Hutterite Hutterites Hypatia Hōnen Iamblichus Ibadi Ibāḍī Ikkyū Ingarden Intorcetta Iona Ippen Irenaeus Ismāʿīlī
Isserles Jagannath Jahiz Jaimini Jaina Jamnia Jankélévitch Jansenius Jarrow Jeremias Jesuitism Jinul Jizang Jizō Jnanagarbha
Jnaneshwar Joachim Joachimism Jogues Johannine Jonang Joris Josephinism Jovinian Judaea Junayd Jurieu Juwayni Jüngel Jāḥiẓ Kabir
Kabīr Kagame Kagawa Kagyu Kakure Kalachakra Kamalashila Kamalaśīla Kamasutra Kanishka Kannon Kantianism Karaites Karbala Karo
Kautilya Kaʿba Kegon Kephalaia Keswick Kevelaer Khalistan Khalsa Kharijite Khlysty Khomiakov Kibeho Kilwardby Kimbanguism Kindi
Kirishitan Kitamori Kojiki Kojève Kolbe Kolvenbach Kongzi Konkokyo Korsgaard Kowalska Koyama Koyré Kołakowski Kraemer Krochmal
Kshemaraja Ksitigarbha Kubrawiyya Kugel Kukai Kumarajiva Kumārajīva Kumārila Kundakunda Kuyper Kuzari Käsemann Küng Kālacakra Kālī
Kūkai Kṛṣṇa Lacordaire Lacoste Lactantius Laestadius Lafitau Lalitavistara Lallemant Lamennais Lammas Lanfranc Lankavatara Laozi
Lasco Latimer Lavigerie Lazarists Laínez Lefèvre Leibowitz Lessing Lessius Leucippus Libermann Liezi Liguori Lindbeck Lindisfarne
Lingayat Lingbao Linji Lisieux Llull Loisy Lollards Lollardy Lonergan Longchenpa Longobardo Loreto Losar Lossky Loudun Loukaris
Louth Lubac Lubich Lukan Luxeuil Luzzatto Lévinas Löwith Mabbug Mabillon Macrina Madhva Madhyamaka Madhyamika Mahakashyapa
Mahamudra Mahasanghika Mahavamsa Mahavastu Mahdism Mahdiyya Mahābhārata Mahāvaṃsa Mahāyāna Maimon Malabou Malebranche Maliki
Mandaean Mandaeans Mandaeism Manichaeans Manikkavacakar Manjushri Manresa Manusmriti Manusmṛti Manz Marcion Marcionite Marianist
Marianists Mariazell Marist Marists Markan Marpa Marpeck Maryknoll Maréchal Masnavi Massignon Mathnawi Matthean Maturidi Maududi
Maurist Maurists Mawdudi Maynooth Mazenod Mazu Mañjuśrī Mbiti Mechthild Medellín Medjugorje Megiddo Meillassoux Meinong
Melanchthon Melania Melk Menexenus Mercedarians Mersenne Messalian Messalianism Metalogicon Metaphysica Metatron Meteora Metz
Mevlevi Meyendorff Miaphysite Miaphysitism Midgley Migne Milarepa Milbank Milindapanha Mimamsa Mipham Mirabai Mithras Mitnagdim
Moffat Mohism Mohist Molinism Molinist Molinos Molokans Moltmann Monchanin Monologion Monophysite Monothelitism Montanism
Montanist Montfaucon Moravians Mouride Mowinckel Mozi Mudimbe Muggleton Muggletonians Muharram Muridiyya Murugan Mutazilite
Muʿtazila Muʿtazilite Möhler Müntzer Mādhyamika Mālikī Māturīdī Mīmāṃsā Mūlamadhyamakakārikā Nadal Nagarjuna Nagasena Nahmanides
Najaf Namdev Nammalvar Naqshbandi Naqshbandiyya Naropa Narsai Natorp Natyashastra Navaratri Nayler Neoplatonist Neuhaus Neurath
Neusner Nevin Newbigin Nihongi Nimbarka Nishitani Nisibis Nitria Nizari Nobili Norinaga Noth Novatian Nowruz Numenius Nursi Nyaya
Nygren Nyingma Nyāya Nóbrega Nāgārjuna Nāṭyaśāstra Ochino Ockham Octateuch Oduyoye Oecolampadius Oetinger Olevianus Olier Omoto
Oomoto Oresme Orosius Osiander Pachomius Padmasambhava Pagels Palamas Palladius Panaetius Panarion Panikkar Panini Pannenberg
Pantoja Papias Parfit Parham Parsi Parsis Parvati Passionist Passionists Patanjali Patañjali Patmos Patočka Paulician Paulicians
Pelagianism Periphyseon Pesach Petrine Phaedo Phaedrus Philebus Philo Philocalia Philokalia Philoponus Philostorgius Philoxenus
Photius Pickstock Pieris Plantinga Plaskow Plethon Polanco Policraticus Polycarp Polychronicon Pongal Porete Posidonius Prabhakara
Prasangika Premonstratensians Prierias Priscillian Priscillianism Priscillianist Proclus Proslogion Przywara Prāsaṅgika Psellos
Ptolemaeus Pudgalavada Pufendorf Purāṇas Puseyism Pyrrho Páez Pāṇini Qadiriyya Qaradawi Qohelet Qoheleth Qom Quanzhen Quesnel
Qurʾan Qur’an Qushayri Qutb Rabbula Radbertus Radha Radhakrishnan Raghunatha Rahner Ramananda Ramanuja Ramcharitmanas Rancière
Rashi Rastafari Ratnakirti Ratramnus Ratzinger Rauschenbusch Ravaisson Ravidas Raz Redemptorists Reichenau Reichenbach Reimarus
Reinach Renan Rennyo Retractationes Reuchlin Rickert Ridley Rigveda Rinzai Rishikesh Ritschl Romanos Rosicrucianism Rosmini
Rousselot Ruether Rufinus Ruggieri Rumi Ruusbroec Ryle Ryōkan Rādhā Rāmānuja Rāmāyaṇa Rūmī Saadi Saadia Sabarimala Sabbateans
Sabellianism Sadducees Saichō Sakya Salafi Salafism Salanter Salesian Salesians Samaveda Sambandar Samhain Samkhya Sanai Sanneh
Santería Sanusiyya Sarasvati Sarpi Sarvastivada Sarvāstivāda Satmar Sattler Sautrantika Savarkar Scanlon Scetis Schaeffer Schaff
Schall Schechter Scheeben Scheiner Scheler Scheutists Schillebeeckx Schlegel Schleiermacher Schlick Schmemann Schneerson Scholem
Schwenckfeld Schwenkfelder Schüssler Scivias Scotism Scotist Scotus Sellars Sengzhao Sepúlveda Serampore Servetus Servites Sethian
Seuse Sforno Shabbat Shadhili Shafiʿi Shaftesbury Shahrastani Shahrastānī Shaiva Shaivism Shakta Shaktism Shammai Shangqing
Shangshu Shankaracharya Shantarakshita Shantideva Shariati Shariputra Shechem Shekhinah Shenhui Shenoute Shestov Shijing Shingon
Shinran Shintō Shiʿa Shiʿite Shi’a Shvetambara Shādhiliyya Shōbōgenzō Sibbes Sifra Sifre Simondon Simplicius Sirach Sita Skoptsy
Sloterdijk Sobrino Socinian Socinianism Socinus Soelle Sokoto Solesmes Soloveitchik Solovyov Somaschi Sonderegger Sorai Soroush
Soubirous Southwell Sozomen Sozzini Spalatin Spee Spener Speusippus Speyr Spinozism Spiritans Spurgeon Stendahl Sthiramati Stirner
Stott Strawson Stromateis Stuhlmacher Stăniloae Suarezian Suhrawardi Suhrawardiyya Suhrawardī Sulpicians Surdas Suso Suyuti Suárez
Svatantrika Svātantrika Swedenborgian Swedenborgianism Söderblom Sölle Sāṃkhya Sōtō Tabari Tablighi Taborites Taftazani Taizé
Tanabe Tanakh Tannishō Taranatha Targum Tathagatagarbha Tathāgatagarbha Tatian Tauler Teilhard Tekakwitha Tempels Tendai Tennent
Tenrikyo Tenrikyō Tersteegen Tertullian Tetzel Theaetetus Theatines Theissen Theodotus Theophrastus Therapeutae Theravāda Tholuck
Thurneysen Tiantai Tijaniyya Tilopa Timaeus Tindal Tipitaka Tirmidhi Tirupati Toland Tonghak Tosefta Touba Tractarian
Tractarianism Tractatus Traherne Tranquebar Trible Trigault Troeltsch Trungpa Tukaram Turretin Tusi Twelver Tyrrell Uchimura
Udayana Umasvati Umbanda Unamuno Upaniṣads Ursulines Utpaladeva Utraquist Vairocana Vaisheshika Vaishnava Vaishnavism Vaiśeṣika
Vaiṣṇava Vajrayāna Valdes Valdés Valentinian Valentinus Valignano Valla Vallabha Vallombrosa Vanhoozer Vanier Vasubandhu Vattimo
Vedānta Venkateswara Verbiest Vermes Vermigli Vesak Vianney Vico Vieira Vigilantius Vimalakirti Vincentians Virashaiva Viret
Vishishtadvaita Visitandines Visuddhimagga Vitoria Vives Viṣṇu Voetius Vrindavan Vézelay Vööbus Vīraśaiva Wahhabism Walafrid
Waldenses Waldensians Walsingham Warfield Watsuji Weigel Wellhausen Westermann Whewell Whichcote Whitby Whitgift Windelband
Winstanley Wiredu Wittenberg Wodeham Wojtyła Wolterstorff Wonhyo Wyclif Wŏnhyo Xenocrates Xenophanes Xiaojing Xunzi Yajurveda
Yannaras Yavneh Yazidi Yerushalmi Yezidi Yijing Yogacara Yogananda Yogācāra Yohanan Yudhishthira Zamakhshari Zambrano Zanchi Zaydi
Zhanran Zhengyi Zhongyong Zhuangzi Zinzendorf Zizioulas Zohar Zongmi Zubiri Zunz Zuozhuan Zwemer Zwinglian Ājīvika Łaski Ōmoto
Śaiva Śaivism Śaṅkara Śiva Śvetāmbara Śākta Śāntarakṣita Śāntideva Ŭisang Ḥallāj Ḥanafī Ḥanbalī Ṛgveda Ṭabarī
`;
