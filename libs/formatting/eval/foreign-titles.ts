/**
 * Titles of the development half in languages that write names alone large, one a line, as a reader writes them in sentence case:
 * samples drawn by chance, read before any was written. A tilde stands before a letter that is right in either case.
 */

/** The rules were made with these, and their faults looked at. */
export const MADE_WITH = `
Sancti patris nostri Gregorii Theologi, vulgo Nazianzeni, archiepiscopi Constantinopolitani, ~Opera omnia quae extant vel ejus nomine circumferuntur tomus secundus
Localisation de la lissité formelle
Martín Coronas, pintor
A facenda jesuítica da Papucaia, Rio de Janeiro, século XVIII
Review of Franz Cumont Recherches sur le manichéisme. 1: La cosmogonie manichéenne d’après Théodore bar Khôni
Séminaire de géométrie algébrique du Bois-Marie 1965–66, Cohomologie l-adique et fonctions L, SGA5
Une ancienne exégèse de Phil 2,6 dans le Ketābâ demasqātâ (Livre des degrés)
La déesse des petites victoires
De ignatiaanse methode
Vite de’ pittori, scultori ed architetti napoletani: Non mai date alla luce da autore alcuno ...
La structure de l’encyclique “Humani generis”
Review of Hans Putman, L’Église et l’islam sous Timothée I (780–823)
Aportaciones estéticas de Juan Plazaola a la comprensión del arte contemporáneo
Los misioneros de la restauración católica: La formación en los colegios ingleses
Tre sfide al pontificato di ~Papa Francesco: Sud del mondo, lex orandi, lex credendi, sfida spirituale
Finestre aperte sul mistero
Le pape et les sciences dans la lettre encyclique Laudato si’
Opuscula Graecorum veterum sententiosa et moralia, Graece et Latine: Tomus primus
L’hospitalité en milieu associatif: entre idéal et praxis. Imaginaire postcolonial et relations entre les participants à un cours de français
Alberto Fernández: “Cristina es una gran dirigente, pero no fue Perón”
Här duschas de äldre av en robot
La misión como paradigma de la renovación eclesial
Jan Toorop: Autobiografische herinneringen 1858–1886 zoals gedicteerd aan Anton Reichling SJ in 1927
Borges por el mismo
Ignazio Loiolakoa aingeruen gerlaria
Fabien Revol, La réception de l’encyclique « Laudato si’ » dans la militance écologiste. Cerf, 2017, 168 p., 19 €
Collectio nova ~Patrum et scriptorum Graecorum, Eusebii Caesariensis, Athanasii, & Cosmae Aegyptii: Tomus primus, Eusebii Pamphili Caesarensis episcopi ~Commentarii in Psalmos
Séminaire - Quand la santé questionne le couple. Correspondances Sud et Nord
La Tradition et les traditions: Essai théologique
Jean le Solitaire (d’Apamée)
La recherche d’une éthique universelle dans la tradition catholique: La méthode de Laudato si
Chapitre 5. Écrire dans et sur le dossier patient: disciplinarisation équipée de l’écrire et discipline de la communication
Etnografia antigua totonaca en el oriente de Mexico
MP-toppar slår tillbaka mot Anderssons tiggeriutspel
L’Unique et ses témoins: judai͏̈sme, christianisme et islam, histoire et théologie d’une rencontre: session de rentrée du 1er cycle du Centre Sèvres, 18-29 septembre 1995
Cardinal Henri ~De Lubac, Jacques Maritain, Correspondance et rencontres. (compte rendu)
Dialogue, culture, Évangile
Victor Cousin en 1856
América en las fiestas jesuitas: Celebraciones de San Ignacio y San Francisco Javier
Aplicação da tecnologia de impressão 3D no tratamento da pseudartrose da fratura de Hoffa
Nouvelle histoire de l’islam: VIIe-XXIe siècle
Monumenta ~Sacra et ~Profana: opera collegii doctorum bibliothecae Ambrosianae: Tom. V.-Fasc. I
Atto Fabroni e il crocifisso di Sant’Ignazio: Storia, restauro e documenti
Sancti Dionysii Areopagitæ ~Opera omnia quæ extant, et commentarii quibus illustrantur, tomus secundus
Bible et liturgie
Cours de philosophie
Ludvig Holbergs udvalgte ~Skrifter. D. 1-6 B. 4: Holbergs ~Comedier
Quand l’~Islam s’éveillera
Appendix ad ~Monumenta sex priorum ~Ecclesiae saeculorum: Vitae ~Patrum sive ~Historiae eremeticae libri decem
Comentario a «Anatomía quirúrgica aplicada a abordajes transperitoneales de la aorta abdominal y los troncos visceales. Artículo dinámico»
Idolâtrie ou liberté: le défi de l’Église au XXIe siècle
Sancti patris nostri Basilii Caesareae Cappadociae archiepiscopi: Opera omnia quae exstant tomus tertius
Review of Antoine Guillaumont, Les ‘Képhalaia Gnostica’ d’Évagre le Pontique et l’histoire de l’origénisme chez les Grecs et chez les Syriens
Les grands initiés du XXe siècle: Trente voies pratiques de réalisation
Bibliotheca veterum ~Patrum antiquorumque scriptorum ecclesiasticorum, postrema Lugdunensi multo locupletior atque accuratior
Densité de population de la chouette rayée (Strix varia) au mont Saint-Bruno
Os jesuítas e a civilização pela palavra
Abulfedae ~Annales ~Muslemici Arabice et Latine: Tomus I
Operários de uma vinha estéril: Os jesuítas e a conversão dos índios no Brasil, 1580–1620
Générations “Laudato si’”
La béatification de Pierre Favre
Review of Paulus Bedjan, Homiliæ S. Isaaci, Syri Antiocheni
Hartmut Rosa, Résonance. Une sociologie de la relation au monde. La Découverte, 2018 [2016, traduit de l’allemand par Sacha Zilberfarb et Sarah Raquillet], 536 p., 28 €
Bibliotheca Graeca, sive Notitia scriptorum veterum Graecorum, quorumcumque monumenta integra aut fragmenta edita exstant tum plerorumque e mss. ac deperditis ab auctore tertium recognita: Volumen decimum
S. P. N. Joannis Chrysostomi archiepiscopi Constantinopolitani, ~Opera omnia quae exstant, vel quae ejus nomine circumferuntur: Tomus primus, pars prior
‘Recibámosle para santo’: Las hagiografías sobre Luis de Medina (1637–1670), protomártir de la Islas Marianas
Communiqué sur l’attaque bénie de Paris contre la France croisée
Complexe cotangent et déformations I and II
Pyrotechniku používejte ohleduplně a bezpečně, doporučují hasiči
Le système phonologique du parler de Creutzwald. (Étude synchronique)
Inventaire ichtyologique du bassin versant de la zone du Chêne et de la forêt de la Seigneurie de Lotbinière au moyen de l’ADN environnemental
Cascades de transducteurs autour de la reconnaissance des entités nommées [CasEN: a transducer cascade to recognize French ~Named ~Entities]
La divination arabe. Études religieuses et folkloriques sur le milieu natif de l’Islam
Evangeliarium Hierosolymitanum: ex codice Vaticano Palaestino deprompsit edidit Latine vertit, prolegomenis ac glossario adornavit: tomus primus
Liberté et inquisition: Une aventure éditoriale au temps de la contre-réforme
Sexualidad, ~Estado, sociedad y religión: Los controles de la sexualidad y la imposición del matrimonio monogámico en el mundo colonial hispanoamericano
La conversion écologique
Une défense de l’hédonisme axiologique
Campi profughi come spazi di soccorso in tempo di Covid-19: mobilità invisibili a Bourj Albarajenah
Diodore de Tarse
Petite histoire des jésuites
La ~Vie primitive de S. Antoine conservée en syriaque [Translation]
L’Être et l’ésprit
Het lunapark en andere plekken: Autobiografisch materiaal
Saint Éphrem dans le Sinaxaire éthiopien
Richard Malka et Chems-Eddine Hafiz « Faire prévaloir un islam du savoir »
Parc Monceau: «J’ai vu tout de suite qu’un des enfants était en arrêt cardiaque»
L’uomo alla luce dell’escatologia in Hans Urs von Balthasar
Per un’edizione critica del ~Commentario ai XII ~Profeti di Teodoreto di Cirro
Jan van Kilsdonk: Portret van een hartstochtelijk pastor
Les Retractiones d’Yves Congar sur le rôle de l’Esprit Saint dans les institutions ecclésiales
Patronato eclesiástico universitario: El Inca, los seises y su representación entre Alcalá de Henares y la Nueva crónica y buen gobierno (siglos XVI–XVIII)
« Technostalgie du présent: des technologies de la mémoire à une mémoire des technologies »
Síndrome de solapamiento lupus eritematoso sistémico y vasculitis ANCA
La sfida ignaziana
The prophetic imagination
Review of Giovanni Lenzi, Afraate. Le esposizioni
Josemaría Escrivá y Pedro Arrupe, cara y cruz: De una misma iglesia?
Les relations culturelles entre chrétiens et musulmans au Moyen Age: Quelles leçons en tirer de nos jours ?
Compter et classer: histoire des recensements américains
Hipervigilância postural e percepção da postura correta sentada em indivíduos com e sem dor lombar
Acompañamiento, elección y unión: Apuntes culturales y psicológicos
Pierre Teilhard de Chardin: Sa vie, son oeuvre, sa réflexion
A missão tibetana na correspondência jesuíta (1624–1631)
Como se escolhe um candidato a ~Presidente?: Regras e práticas nos partidos políticos da América Latina
Bibliotheca orientalis Clementino-Vaticana: De scriptoribus Syris Nestorianis
La route septentrionale Antioche‒Chalcis‒Palmyre
Heilig moeten: Radicaal-katholiek en retro-modern in de jaren twintig en dertig
Sancti Ephraem Syri Hymni et sermones [ܡܐܡܪ̈ܐ ܘܡܕܪ̈ܫܐ ܕܛܘܒܢܐ ܡܪܝ ܐܦܪܝܡ ܡܠܦܢܐ]
Historia patriarcharum Alexandrinorum Jacobitarum a D. Marco usque ad finem saeculi XIII.: Cum catalogo sequentium patriarcharum & collectaneis historicis ad ultima tempora spectanibus. Inseruntur multa ad res ecclesiasticas Jacobitarum patriarchatus Antiocheni, Aethiopiae, Nubiae & Armeniae pertinentia. Accedit epitome historiae muhamedanae ad illustrandas res Aegypticas
Questions autour du document: À la recherche d’une éthique universelle. Nouveau regard sur la loi naturelle
Introduction: de la « matière grise »
Kitab al-din wal-dawla, ~Réfutation aux Nazaréens
Hermes Arabicus (Hermes Trismegistus)
La búsqueda del absoluto en el mundo: El mundo y Dios en el pensamiento de Teilhard de Chardin
Petite vie de Henri Bremond (1865–1933)
L’annonce faite à Marie
Diálogo, cultura, ~Evangelio
Codex liturgicus ~Ecclesiae universae: Liber VIII. De ~Ordine, in quo sacrae ordinationes omnium ~Ecclesiarum Occidentis, & Orientis antiquae, ac recentiores, tum editae, tum ineditae: Pars secunda, Syrorum Maronitarum ordinationes
Les chercheurs algeriens et la publication electronique dans les archives ouvertes: ~Cas d’ARCHIVALG
Dialectique du langage sur Dieu: Lettre de Timothée I (728–823) à Serge. Étude, traduction et édition critique
Introduction à la théologie musulmane: essai de théologie comparée
Arquitectos en los fogones: Del theatrum machinarum a los proyectos ilustrados para una cocina económica
Jubiler ou les tourments de la parole religieuse
Review of Guiseppe Furlani, Le Categorie e gli Ermeneutici di Aristotele nella versione siriaca di Giorgio delle Nazioni
Accompagner l’orthorexie dans les troubles des conduites alimentaires: création et évaluation d’un programme psychothérapeutique
Eli de Qartamin. Memra sur S. Mar Philoxène de Mabbog [Translation]
Los ministerios de la Compañía
Inscription de la stèle nestorienne de Xi’an de 781 vue de Chine
Cronica dell’incontro del 2 dicembre 2014
De la réalisation de l’homme dans son ouverture à Dieu chez Edith Stein et Karl Rahner
De “rebeldes, traidores, infieles, desleales y desobedientes” a vassalos d’El Rei: o princípio da devolução de índios no Rio da Prata colonial (1750 – 1763)
Historia de la Iglesia en México, v. 2
Dari Muntilan merajut Indonesia: 150 tahun Rama Van Lith, SJ
“Loué sois-tu !”: lettre encyclique du pape François sur la sauvegarde de la maison commune
Pour une sémiotique de l‘’image dirigée’ dans la littérature jésuite: Syncrétisme, narrativité, énonciation dans le Chemin de la vie éternelle d’Antoine Sucquet sj
Review of Chialà Sabino, Abramo di Kashkar e la sua comunità. La rinascita del
Des dérives policières alarmantes
Odevzdanost do Boží prozřetelnosti: Milost přítomného okamžiku
Aprobar o rechazar: el desafío de la nueva Constitución chilena
La version mône du Nārada-jātaka
Synesii episcopi Cyrenes ~Opera quae exstant omnia: Tomus unicus
Chéno Rémi, Dieu au pluriel
Haïti: Sean Penn reçoit un prix pour son engagement
Brexitminister Davis har sagt upp sig
L’Histoire et ses trois niveaux d’historicité
La idea de ~Historia en la Historia del Reino de Quito de la América Meridional del jesuita Juan de Velasco
Science et religion: une lettre inédite
Las relaciones de dominicos y jesuitas en la Cataluña moderna
Un voyage dans les philosophies du monde
Mamvu-Mangutu et Balese-Mvuba
Le parler de Metzéral. Étude phonétique et phonologique
Review of Michael Hayek, Liturgie maronite. Histoire et texts eucharistiques
Review of Maurice Brière, Les Homiliae Cathedrales de Sévère d’Antioche: traduction syriaque de Jacques d’Édesse (suite). Homélies CXIII à CXIX
Les fleurs du mal
Karinding (2020 documentary)
La startup nation au temps de l’écologie: le sens du travail contemporain
Les relations bilatérales France – Québec à l’épreuve de l’OMC et de l’Union européenne
Teilhard de Chardin, o, il ritorno di Dio
Finska gymnasieelever flyttar till Sverige – för sport
Les territoires et les médias dans la construction de l’espace public
Exégèse médiévale: Les quatre sens de l’Écriture
Scriptorum veterum nova collectio e Vaticani codicibus: Tomus IX
Evangeliarium Hierosolymitanum: ex codice Vaticano Palaestino deprompsit edidit Latine vertit, prolegomenis ac glossario adornavit: tomus secundus
S. P. N. Nili ~Abbatis ~Opera quae reperiri potuerunt omnia: Tomus unicus
A centralidade pascal da teologia de Hans Urs von Balthasar
La Compañía de Jesús en Guatemala, siglo XIX
Juan Carlos I celebra su 80º cumpleaños en La Zarzuela junto a 70 invitados
Danièle Hervieu-Léger (dir.), Religion et ecologie
Review of Ignatius Ephraem Rahmani, Studia Syriaca, seu collectio documentorum hactenus ineditorum ex codicibus Syriacis
España cristiana comienzo de la reconquista (711–1038)
Modélisation et simulation des impacts de gouttes et de sprays sur des surfaces liquides
Sancti patris nostri Joannis Chrysostomi, archiepiscopi Constantinpolitani, opera omnia quæ exstant: Tomus primus, pars altera
‘Come ese nuovo mundo está tan lexos destas partes’: Strategie e politche di governo della Compagnia di Gesù nella provincia peruviana (1581–1607)
Bibliografia de Gianfranco Ghirlanda, S.J
Review of Françoise Briquel-Chatonnet, Manuscrits syriaques de la Bibliothèque ~Nationale de France de la Bibliothèque Méjanes d’Aix-en-Provence, de la Bibliothèque ~Municipale de Lyon et de la Bibliothèque ~Nationale et ~Universitaire de Strasbourg
Arkeologer gräver efter brännvin
Matteo Ricci nel Collegio Romano (1572–1577): Cronologia, maestri, studi
On 2D Eulerian limits à la Kuksin
Volontà, libertà e autenticità in Bernardo Lonergan
Teologija istorii [Теология истории]
Review of Rubens Duval, La littérature syriaque: des origines jusqu’à la fin de cette littérature après la conquête par les Arabes au XIIIS
Cours de vietnamien, 2ème année
Cristocentrismo e storia: L’uso dell’analogia nella cristologia di Hans Urs von Balthasar
Encuesta sobre los criterios de transfusión de glóbulos rojos en la unidad de cuidado intensivo
Lessico Teilhard de Chardin
Le ~Testament de ~Saint Éphrem le Syrien
Configuración retórica de los Ejercicios espirituales de S. Ignacio de Loyola
Maquiavelo y la política de Dios: Los teóricos políticos de la Compañía de Jesús ante el reto del realismo maquiaveliano
Pedro Morejón: Vida, obra e itinerario transoceánico de un jesuita castellano
Analyse de données Twitter avec R: Profils utilisateurs et relations entre utilisateurs
Il brutto all’opera: l’emancipazione del negativo nel teatro di Giuseppe Verdi
Les tribus Ba-Kuba et les peuplades apparentees
Le charme discret du pays de Galles
Fontes & codages: Glyphes et caractères à l’ère du numérique
Germain Grisez: Una vida al servicio de la renovación de la moral
Suárez, filosofo de encrucijada o del nacimiento de la ontología
L’unicité et l’universalité de Jésus-Christ chez Karl Rahner herméneutique du ‘devenir-homme de Dieu’, pour une affirmation de l’unité de la protologie et de l’eschatologie
Codex liturgicus ~Ecclesiae universae ~Liber tertius ~De ~Confirmatione in quo confirmationis ordines omnes antiqui, ac recentes editi, tum inediti ~Ecclesiarum Occidentis & Orientis
Eli de Qartamin. Memra sur S. Mar Philoxène de Mabbog [Text]
Les actes des martyrs perses du Ve siècle dans le monde latin
Deux coupes magico-thérapeutiques, biens de fondation pieuse (Nord du Yémen): transmission du savoir et efficacité
Il sangue di Cristo e il sangue dei martiri nella preghiera del rito caldeo
Overgange – anbragte unges veje fra skole til uddannelse: Publikation nr. 6 fra følgeforskning af læringsprogrammet Lær for Livet
Review of Rene Draguet, Julien d’Halicarnasse et sa controverse avec Sévère d’Antioche sur l’incorruptibilité du corps du Christ. Études d’histoire littéraire et doctrinale, suivie des fragments dogmatiques de Julien
Pedro Arrupe et la vie religieuse post-conciliaire
Valladolid, tierras y caminos de jesuitas: Presencia de la Compañía de Jesús en la provincia de Valladolid, 1545–1767
Australierna säger ja till samkönade äktenskap
De verborum significatu quae supersunt cum Pauli epitome
Co nás čeká v březnu? Prezidentské volby v Rusku. Šanci uspět má jen Putin
Yves Congar (1904–1995): Une passion pour l’unité
Opvoeding en onderwijs in catechese en colleges Petrus Canisius als humanistisch pedagog
BERTRAND Julia, Marie, Victorine
Encore un conte? la fée Gaboula à l’usage des adultes
Religiniai medaliukai su jezuitu sventuju atvaizdais
Première alerte sur le ~saulchoir (1932)
Sancti patris nostri Gregorii Theologi, vulgo Nazianzeni, archiepiscopi Constantinopolitani, ~Opera quae exstant omnia: Tomus secundus
Codex apocryphus Novi Testamenti
Scotia ~Regnum divisum in partem septentrionalem et meridionalem subdivisas in comitatus, vicecomitatus, provincias, praefecturas, dominia et insulas
Vier unpublizierte Briefe des Petrus Canisius aus Augsburg (1561–1564)
La quiebra del universalismo de la unión de los ánimos
Societas Jesu ieguldijums Latvijas arhitekturas un telotajas makslas mantojuma
S. P. N. Andreae Cretensis archiepiscopi ~Opera quae reperiri potuerunt omnia: Tomus unicus
Un problème de descente
Quelques moeurs et coutumes des paysans haitians
Review of Georges Bohas, Les bgdkpt en syriaque: Selon Bar Zoʿbî
Sv. Ignác z Loyoly ako vzor povolania pre angažovaného laika v ~Cirkvi
Y a-t-il eu au Moyen Âge un dialogue entre l’islam et le christianisme?
Une oeuvre clandestine d’Henri Bremond: Un clerc qui n’a pas trahi
Tres generales jesuitas de talla internacional en Calahorra (III)
Jern: Et viktig næringsstoff og et utbredt ernæringsproblem
La ‘Victoria de San Ignacio’, de Diego Díez de Ferreras, dentro de la serie eucarística de la iglesia jesuita de San Miguel de Valladolid
Del Dio che è uno e di come dirlo: un filosofo cristiano nella Baghdad del X secolo (Yaḥyā ibn ʿAdī)
Trent’anni fra i ~Parias: Il padre Faustino Corti S.J., ticinese missionario in India
Tratados da terra e gente do Brasil
Los tests: manual de pruebas psicométricas de inteligencia y de aptitudes
Éphrem (les versions). I. Éphrem grec; II. Éphrem latin
Arqueologia de momentos tardios en el Parque Nacional Perito Moreno (Santa Cruz, Argentina)
Francisco Vieira de Figueiredo. Um “~Fidalgo” no Extremo Oriente
Review of Jean Maurice Fiey, Pour un Oriens Christianus Novus: Répertoire des diocèses syriaques orientaux et occidentaux
La ‘habitabilidad comunional’ como figura conclusiva de la teodramática de Hans Urs ~Von Balthasar
Emil. Ediz. illustrata
Un traité cononite contre la doctrine de Jean Philopon sur la résurrection
Teilhard de Chardin, ou, Le retour de Dieu
“Sources Chrétiennes”: Patristique et renaissance de la théologie
La genesi della fede. La formazione della coscienza credente tra essere riconosciuto ed essere riconoscente
Chapitre 1. Les interdictions du riba et du gharar », dans: La banque et la finance islamiques
Commentaire du livre d’Abba Isaïe par Dadiso Qatraya (VIIe siècle) (logoi I-XV) [Translation]
Le devoir des philosophes dans la guerre actuelle
Süryani toplumunda dinsel farklılaşma ve misyonerlik faaliyetleri
Avicenna Latinus, Liber de philosophia prima sive scientia divina
Eschatologia w naszych czasach
Le croire et le cru: Les appartenances religieuses au sein du christianisme européen revisitées à partir des travaux de Michel de Certeau
Review of Ernest Honigmann, Évêques et évêchés monophysites d’Asie antérieure au VI e siècle
Historia natural y farmacia misionera entre los jesuitas del Paraguay
Un Jésus moderniste
Labor laws ın Turkey
Review of Alexander Treiger, Liber sessionum sive disputatio inter Eliam metropolitam Nisibenum et vezirum Abū ʾl-Qāsim al-Ḥusayn ibn ʿAlī al-Maġribī et Epistola eiusdem Eliae Nisibeni ad vezirum Abū ʾl-Qāsim missa
Pierre Dowaï et la poèsie sacrée chez les Maronites
Karl Barth: Présentation et interprétation de sa théologie
El gobierno de Borja en la Compañía de Jesús
Figura y método
Review of Antoine Guillaumont, Évagre le Pontique: Le Gnostique ou à celui qui est devenu digne de la science. (Sources chrétiennes, 356.)
Gatukonstnär vill ge hopp i krigskaoset
Compositional generalization in multilingual semantic parsing over Wikidata
Dieu au pluriel: penser les religions
Resafa-Sergiupolis/Rusafat Hisam: Nuevos avances en la investigación
Suomen maatalouden historia: jälleenrakennuskaudesta EU-Suomeen. 3: Suurten muutosten aika
La stèle chrétienne de Si-ngan-fou. 3
Perla Suez. “El presente nos atraviesa por más que escribamos sobre el pasado”
La exacta observancia de las Reglas: Un texto clave en la vida espiritual de san Alberto Hurtado
Les inégalités économiques: Applications d’une loi nouvelle, la loi de l’effet proportionnel
Un mondo al plurale: I gesuiti e la società francese tra la fine del ~settecento e i primi decenni dell’~ottocento
Retractions in general and internal medicine in a high-profile scientific indexing database [Retratações em medicina geral e interna em um indexador científico de alta visibilidade]
Multitâche numérique et compréhension: une revue de la littérature
Jezuita Petr Kanisius: (1521–1597)
Identidad, espiritualidad ignaciana y universidad
Radiología en las tumoraciones palpables del paciente pediátrico Parte 1
De la place de l’homme dans l’univers: la conception de la triade Ciel-Terre-Homme à la fin de l’antiquité chinoise
S. Simeon bar Sabbaʿe [ܡܳܪܝ ܫܶܡܥܘܽܢ ܒܰܪ ܨܰܒܳܥ̈ܶܐ]
Ekonomi politikası / ~Teori ve Türkiye uygulaması
Recordando a Francisco Javier a través de su palabra
Desafios da psicologia indígena no atendimento a estudantes universitários
Le ~Testament de ~Notre ~Seigneur Jésus Christ
Éditorial: Le retrait d’articles en sciences comptables
Corre manuscrito: Una historia cultural del Siglo de Oro
Du protestantisme à l’~église (rapporto)
Teologia pluralizmu religijnego w ujęciu Jacques’a Dupuis i dyskusji teologów
Minnelege utskiftingar på Lyseklostergodset på 1800-talet
Nicolas Caussin S.J., Boezio ed il teatro gesuitico
Chapitre 5. Écrire: conditions du travail d’écriture et place professionnelle de l’éducateur référent De la réunion de synthèse à la note de comportement, les éducateurs spécialisés engagés dans un travail d’écriture professionnelle
Un sermon, ou simple histoire: note théologique
L’éthique planétaire, d’un point de vue philosophique
Eucarestia: Dono d’amore
Penser le droit dans la Chine des Qing
“Modernisme” et “~Intégrisme”. Du concept polémique à l’irénisme critique
La introducción del aristotelismo en China a través del De anima, siglos XVI–XVII
Review of Paul Bedjan, Acta ~Martyrum et ~Sanctorum
Ravaisson, de l’habitude à la grâce: Dialogue avec Pascal
O sentido escatoloógico da existência
L’entreprise au défi du climat
Siete ‘hijos’ de Juan Reynoso cuentan quién es realmente el nuevo entrenador de la selección
Questions de pratiquants et réponses d’imam en contexte français Économie de la fatwa dans les « consultations juridiques » de Tareq Oubrou
SS. PP. Gregorii Neocaesariensis ~Episc. cognomento ~Thaumaturgi, Macarii Aegyptii et Basilii Seleuciae Isauriae episcopi: Opera omnia, quae reperiri potuerunt
Ecrits sur l’~Islam
Finland och Norge planerar arktisk järnväg
Théorèmes de Lefschetz en cohomologie cohérente et en cohomologie étale
Spiritualisme et action selon Ravaisson
Arte e religião: H. U. von Balthasar e M. Heidegger / Arte y religión: H. U. von Balthasar y M. Heidegger
Le point de départ de la métaphysique: Leçons sur le développement historique et théorique du problème de la connaissance
Vaccination contre les infections invasives à méningocoque C au-delà de 24 ans, notamment chez les hommes ayant des relations sexuelles avec d’autres hommes (HSH)
O discurso do anticlericalismo português (1850–1926) — II
De Medellín à nos jours: Quelle place pour la catéchèse en Amérique latine?
Comparativo dos softwares de gerenciamento de referências bibliográficas: Mendeley, EndNote e Zotero
La definición léxica en el comentario de Juan Luis de la Cerda a ‘Las Bucólicas de Virgilio’
Rapport d’information sur l’organisation la place et le financement de l’islam en France et de ses lieux de culte
Toezicht op AI wordt concreet: sleutelrol voor de AP en de RDI
Villes et fortifications de l’Euphrat à l’époque paléochrétienne (IVe-VIIe s.)
Poulebèques de modules quasi-cohérents
Villes jumelées, piliers de l’amitié franco-allemande
Le ~Parvis des ~Gentils
Réponse à deux attaques
Silvestr se záchrankou: Ustřelená ruka, agrese i slzy zoufalství
El corazón del mundo
Aspectos teatrales en las fiestas de canonización y beatificación de Francisco de Borja
Panorama esquemático de la literatura de los jesuitas mexicanos expulsos (1767–1830)
Étude diachronique du parler d’Entrange
Come elaborare la biografia di un gesuita? Rassegna delle fonti di registro dell’ordine, loro conservazione, accessibilità e valore documentario nella prospettiva di una sistematica elaborazione di un database biografico
Las misiones católicas en Japón (1549–1639): Análisis de las fuentes y tendencias historiográficas
Dictionnaire des faits religieux
Installation pour le recyclage d’eaux sanitaires
Sur l’utilisation des modèles multi-états pour la mesure et la gestion des risques d’un contrat d’assurance
Midden-Aramese schriften in Syrië, Mesopotamië, Perzië en aangrenzende gebieden
Tomáškovy dny 2021
Éphrem le Syrien et l’Écriture ~Sainte
La fine dei cieli di cristallo: L’astronomia al bivio del ‘600
Jesuítas e selvagens: A negociação da fé no encontro catequético-ritual americano-tupi (séculos XVI–XVII)
La Tradition et les traditions: Essai historique
Hallada vacía la botella de vodka valorada en 1,1 millones de euros robada en Copenhague
Regreso y expulsión de la Compañía de Jesús de la República del Ecuador, 1850–1852
La philosophie médiévale
La figure du méditant-militant: Un redéploiement du religieux par l’engagement écologique en Suisse ?
Propositiones ex omnibus Aristotelis libris excerptae. Add: Benedictus Soncinas
Review of Khalîl Georr, Les Catégories d’Aristote dans leurs versions syro-arabes: édition de textes précédée d’une étude historique et critique et suivie d’un vocabulaire technique
Summa contra ~Gentiles
Pierre Teilhard de Chardin: Sacerdote del mondo e mistico della materia
Écologie en islam et dialogue interreligieux
Consultation et pose d’accès veineux centraux par des infirmiers délégués, un dispositif innovant
`;

/** These were read and measured once, when the rules stood. */
export const READ_LAST = `
Impresos jesuitas en la Cataluña moderna
Anthologie du soufisme
Une danse entre les langues: Comparaison de quatre traductions de Salomé d’Oscar Wilde
Pseudo-Macaire (Syméon)
Teilhard de Chardin: Eretico o profeta?
La Compania de Jesus en Filipinas (1581–1768): Realidad y representacion
Il diribitorium di Alba Fucens e il campus eroico di Herdonia
Ventura e sventura dei gesuiti in Giappone, 1549–1639
Image et point de vue: L’’exposition’ dans la Traité philosophique et practique d’éloquence (1728) de Claude Buffier
Babai il ~grande
Vérité et amour: Une lecture de ‘La théologique’ de Hans Urs von Balthasar
Pedro Arrupe Gondra: Jesuita bilbaino universal
Les enjeux normatifs et politiques de la diffusion de la recherche. Bénéfices sociaux et libre accès
Les Khyang des ~Collines de Chittagong (Pakistan ~Oriental): Matériaux pour l’étude linguistique des Chin
O banco de dados relativo ao acervo da freguesia de N. Sra. do Pilar de Ouro Preto: registros paroquiais e as possibilidades da pesquisa
Review of Renee Draguet, Julien d’Halicarnasse et sa controverse avec Sévère d’Antioche sur l’incorruptibilité du corps du Christ. Études d’histoire littéraire et doctrinale, suivie des fragments dogmatiques de Julien
Parler de la création après “Laudato si’”
La première réforme, le style chrétien, ~Interview du pape François aux revues culturelles jésuites
[=S. Ephraemi Syri, Rabulae episcopi Edesseni Balaei aliorumque ~Opera selecta] ܣܝܡܐ ܕܡܪܝ ܐܦܪܝܡ ܕܡܪܝ ܪܒܘܠܐ ܕܡܪܝ ܒܠܝ ܘܕܐܒܗܬܐ ܐܚܪܢܐ
Henri de Lubac et le ~Concile Vatican II (1960–1965)
Passeport vaccinal: Les codes QR de plusieurs élus compromis
Le origini del Possevino nella Mantova del Cinquecento
La reflexión sobre la temporalidad en la teología de Henri de Lubac
Notes sur les Banyabungu
Lot van natuurherstelwet Timmermans blijft erg onzeker na belangrijke stemming
La connaissance naturelle de Dieu chez Henri Bouillard (1908–1981): Approche historique et théologique
¿Quién es el sacerdote? El ministerio ordenado en el pensamiento de H. U. von Balthasar
Surveillance des assurés: un réveil tardif
VOLINE [Vsévolod Mikhaïlovitch Eichenbaum, dit]
L’action: Le problème des causes secondes et le pur agir
Histoire du bouddhisme en Chine
Les sites préhistoriques de la région de Fejej, Sud-Omo, Éthiopie, dans leur contexte stratigraphique et paléontologique
Podívejte se další na miminka narozená na Třebíčsku
Théorème de Lefschetz et critères de dégénérescence de suites spectrales
Radiología de las tumoraciones palpables en el paciente pediátrico. Parte 2
Éléments de géométrie algébrique I
Learning Centre de l’UHA: comment accompagner son ouverture et inciter les futurs usagers à exploiter ce nouveau centre de ressources ?
Mgr Mignot et M. Loisy
Rahner versus Balthasar? Legitimando estrategias eclesiales
Le Viêt Nam du XVIIe siècle: Un tableau socioculturel
Essai sur la religion bambara
La vie et l’œuvre de Loisy
Vicente Requeno S.J. (1743–1811): Un obsesionado por el mito de la perfección clásica
Anywhere vs somewhere: le nouveau clivage entre les gagnants et les perdants de la mondialisation au cœur du malaise démocratique
Migrations: une odyssée humaine
Jisas Krais mçnöý naböý iž i aua
Católicos nas vésperas da I República: Os jesuítas e a sociedade portuguesa; O novo mensageiro do coração de Jesus, 1881–1910
Norah Jones: la belle et la souris
Ad majorem feminarum gloriam: L’~Essai de rhétorique à l’usage des jeunes demoiselles (1745) de Gabriel-Henri Gaillard et la tradition jésuite
La construcción de la gloria de la Compañía en tiempos de Francisco de Borja
Decretum magistri Gratiani
Celebraciones festivas en Cataluña por las canonizaciones de los jesuitas Ignacio de Loyola y Francisco Javier en 1622
Le concept de “connaissance” chez Saint Éphrem et dans la Bible
Aproximación a las fuentes para el estudio de la provincia jesuítica de Castilla (ss. XVI–XVIII)
CREAGH Ronald, Roberts
La dimensione ecclesiale della fede secondo Henri de Lubac
L’oeuvre italienne de Matteo Ricci: Anatomie d’une rencontre chinoise
Ten lessons I wish I had been taught
Des idées libérales à la rescousse de l’Église catholique? Le débat autour des biens des jésuites en 1846
Bibliotheca orientalis Clementino-Vaticana: De scriptoribus Syris ~Monophysitis
La métaphore iconoclaste chez Sandaeus
La invención del gran norte ignaciano: La historiografía sobre de la Compañía de Jesús entre dos centenarios (1992–2006)
El legado jesuitico en Villa Carlos Paz y obra del Hno. Font S.J
Exploring the living cell
Pourquoi j’ai cessé d’être islamiste: Itinéraire au coeur de l’islam en France
Contre-révolutions écologiques. Quand les droites dures investissent la défense de la nature
Nairobi 2012: Experiencia de comunión y envío; Lectura de la 70 ~Congregación de ~Procuradores de la Compañía de Jesús
[Spanish] Ética en la publicación científica biomédica. Revisión de las publicaciones retractadas en España [Ethics in biomedical scientific publication. A review of the publications retracted in Spain]
Statik ve dinamik mekânsal panel veri modellerinde sabit varyanslılığın testi
S. Dionysii Areopagitae ~Opera omnia quae exstant tomus posterior
Interpretacija povijesti spasenja u teologiji K. Rahnera
Los jesuitas y las artes: Nuevas investigaciones, nuevas visiones
Europe, la voie romaine
El bien metafísico fundamento de la ley, según Francisco Suárez
Chronique on JSTOR
L’expérience écologique et sociale du Campus de la transition: relecture spirituelle
Diccionario analítico del popoluca de Texistepec
Morphologie du conte
El todo en el fragmento aspectos de teología de la historia
Dominicanos e jesuítas na emergência da tradição gramatical quechua: Século XVI
Le christianisme et les religions
Acta sanctorum ~Septembris tomus sextus
Dictionnaire Teilhard de Chardin
Emilio Rabasa, narrador: la emergencia del pueblo en la representación narrativa del orden social de México
La literatura de los jesuitas vascos expulsos (1767–1815): Lección de ingreso como amigo de número leída el día 26 de febrero de 2009
El gran norte mexicano: Indios, misioneros y pobladores entre el mito y la historia
Bouyer, entre Thomas et Balthasar
Pedro Arrupe y la vida religiosa del postconcilio
Compendium juris canonici ad usum cleri et seminariorum hujus regionis accommodatum
Sancti patris nostri Ephraem Syri Opera omnia quae exstant Graece, Syriace, Latine: in sex tomos distributa: ad mss. codices Vaticanos aliosque castigata, multis aucta, interpretatione, praefationibus, notis, variantibus lectionibus illustrata: Tomus secundus Graece, et Latine
Emploi discontinu et indemnisation du chômage: quels usages des contrats courts ?
L’utilisation des moyens de paiement et l’accès au crédit des bénéficiaires de minima sociaux
Geçmisten günümüze Mor Aho ~Manastiri
Independent component analysis
Histoire du mouvement liturgique
Teilhard, Jung en Sartre over evolutie
Da ~Gli occhi della fede di Rousselot (1911) a ~Papa Francesco
Interview met Olvin Veigas, een Indiase jezuïet bestemd voor Moskou
Le christianisme et les religions (CTI, 1997)
Phonology structurale de l’Awing
Matematika na splošni maturi: 2022: vprašanja in odgovori za ustni izpit iz matematike na splošni maturi za osnovno raven / Bojana Dvoržak
La imagen secreta: Ideas y mitos a través del arte
Saint Jean-François Régis, 1597–1640: Un témoin de l’Evangile pour aujourd’hui
Les fondaments de la société d’initiation du Komo
La réception des œuvres de saint Éphrem le Syrien chez les chrétiens d’Arménie et de Géorgie
Scriptorum veterum nova collectio e Vaticani codicibus: Tomus VII
À propos d’une ~Introduction à la vie spirituelle
La “~Pastoralité” de l’enseignement du ~Concile Vatican II: Bilan d’une réception contreversée
Abramo di Kashkar
Quelle est la part du tabagisme dans l’augmentation du risque suicidaire chez les jeunes fumeurs ? Revue systématique
Podstawy chemii nieorganicznej
Glossarium ad scriptores mediae & infimae graecitatis: in quo graeca vocabula novatae significationis, aut usus rarioris, barbara, exotica, ecclesiastica, liturgica, tactica, nomica, jatrica, botanica, chymica explicantur, eorum notiones & originationes reteguntur: Tomus primus
Profesionistët e rinj në Kabul shqetësohen për të ardhmen e tyre
La percezione dell’amore. Abbattere i bastioni e solo l’amore è credibile
Homélies du Pseudo-Clément
La antimodernidad en el País Vasco: Prácticas sociales y discursos (1765–1833)
Dogme et théologie dans la bulle Unam sanctam
Oriens ~Christianus, in quatuor patriarchatus digestus; quo exhibentur ~Ecclesiae, patriarchae, caeterique praesules totius Orientis: Tomus primus
S. Francisco Xavier nas missões do norte da Nova Espanha
Individual differences in driver over-confidence
Traversées jésuites: Mémoires de France, de Rome, du monde, 1958–1988
La Congregación 32
Jacques Sevin, fondateur et mystique: 1882–1951
L’affaire Gagarine: La conversion du ~Prince Gagarine au catholicisme; Un drame familial, politique et religieux dans la Russie du XIXe siècle
”Extremt viktigt” vikingafynd i England
Les universités françaises peinent à soigner leur réputation internationale
Resorpcija korijena nakon luksacijske ozljede zuba - prikaz slučaja
Contribution à l’ethnographie des kuta
De natura deorum. Über das Wesen der Götter
Review of Giuseppe Messina, Notizia su un diatessaron persiano tradotto dal siriaco
Théologie de la création continuée
Review of Arthur Amiaud La légende syriaque de ~Saint Alexis, l’~Homme de Dieu
Position de la théologie
Arrupe y los ~Servicios a los ~Refugiados
Do DSGE models have a future?
Trinitizzazione e dinamiche trinitarie transreligiose
Le cardinal et l’hindouiste: Le mystère des frères Daniélou
Biografias portuguesas de Xavier
Review of Jean Baptiste Chabot, Histoire de Mar Jabalaha III, patriarche des ~Nestoriens (1281–1317), et du moine Rabban Çauma, ambassadeur du roi Argoun en Occident (1287), traduite de syriaque e annotée Chabot
L’uomo e la donna nella teologia di Hans Urs von Balthasar
Review of Giorgio Levi Della Vida, Pitagora, Bardesane e altri studi siriaci. A cura di Riccardo Contini
Les ~Exercices spirituels et l’~Eucharistie
Cours d’économie politique
Memoria, paisaje, horizonte: Los jesuitas y la construcción de la nación mestiza
Pe. Antônio Vieira e sua História do futuro
S. Francesco Saverio, apostolo delle Indie e del Giappone 1506–1552
Review of Fabrizio A. Pennacchietti, Il ladrone e il cherubino. Dramma liturgico cristiano orientale in siriaco e neoaramaico
Aerolíneas Argentinas: sancionarán a los pilotos que usan los vuelos para criticar al ~Gobierno
La XXXIIe ~Congrégation générale
L’encyclique Humani generis, la Nouvelle revue théologique et la querelle des deux commentaires
`;
