/** Names written as facts: persons, events, works and houses of history, literature and the arts; of several words first, then of one. */
export const LETTERS = `
Aaron Burr|Aba Women’s War|Abbey Road|Abbey Theatre|Aborigines’ Protection Society|Abraham Lincoln Brigade|Aby Warburg
Achaean League|Achaemenid Empire|Achim von Arnim|Act in Restraint of Appeals|Act of Abjuration|Act of Union|Actors Studio
Acts of Supremacy|Adalbert Stifter|Adams-Onís Treaty|Addled Parliament|Admiral’s Men|Adobe Caslon|Adobe Fonts|Adobe Garamond
Adobe Illustrator|Adobe Jenson|Adobe Systems|Adobe Type Manager|Adrian Frutiger|Adrienne Rich|Aemilia Lanyer|Aetolian League
Affair of the Diamond Necklace|Affair of the Placards|Affair of the Poisons|Affair of the Sausages|African Writers Series
Afrika Korps|Agnes Grey|Agnès Varda|Ai Weiwei|Akira Kurosawa|Akutagawa Ryūnosuke|Akzidenz Grotesk|Alain Chartier|Alan Hollinghurst
Alasdair Gray|Alaska Purchase|Albert Herring|Albert Namatjira|Albert Wendt|Albion Press|Albrecht Dürer|Albus Dumbledore
Aldine Press|Aldous Huxley|Aldus Manutius|Aldus PageMaker|Alejo Carpentier|Alessandro Manzoni|Alex La Guma|Alexander Pope
Alexander the Great|Alfred Döblin|Alfred Jarry|Alfred Jewel|Alfred Sisley|Alfred the Great|Algernon Charles Swinburne|Ali Baba
Ali Smith|Alias Grace|Alice B. Toklas|Alice Walker|Alistair MacLeod|All-India Muslim League|Allen Lane|Almighty Voice|Alois Riegl
Aloys Senefelder|Alte Nationalgalerie|Alte Pinakothek|Ama Ata Aidoo|Amadis of Gaul|Amazing Stories|Amber Road
American Anti-Slavery Society|American Antiquarian Society|American Colonization Society|American Fur Company
American Historical Association|American National Biography|American Philosophical Society|American Printing History Association
American Type Founders|Amerigo Vespucci|Amiri Baraka|Amitav Ghosh|Amos Tutuola|Amritsar Massacre|Amy Levy|Amy Tan
An Lushan Rebellion|Ana Mendieta|Andrea Levy|Andrea del Sarto|Andrei Rublev|Andrei Tarkovsky|Andrew Millar|Angel Island
Angelica Kauffman|Angelica Kauffmann|Angelo Poliziano|Angelus Novus|Angkor Wat|Anglo-Afghan War|Anglo-Boer War|Anglo-Dutch Wars
Anglo-Irish Treaty|Anglo-Maratha War|Anglo-Saxon Chronicle|Anglo-Sikh Wars|Anglo-Zulu War|Angry Penguins|Anish Kapoor
Ann Radcliffe|Ann Yearsley|Anna Letitia Barbauld|Anna Seghers|Annals of Inisfallen|Annals of Tigernach|Annals of Ulster
Annals of the Four Masters|Anne Askew|Anne Enright|Anne Finch|Anne Frank House|Anne Hébert|Anne Rice|Anne Sexton|Anne of Cleves
Anne of Green Gables|Annette von Droste-Hülshoff|Annie Proulx|Anselm Kiefer|Anthony Munday|Anthony van Dyck|Anti-Comintern Pact
Antoine Augereau|Antoine Vérard|Anton Koberger|Antonine Itinerary|Anzac Cove|Apache Wars|Apartheid Museum|Aphra Behn
Apollo Belvedere|Ara Pacis|Arc de Triomphe|Arcangela Tarabotti|Arch of Constantine|Arch of Titus|Archive of the Indies
Archivo General de Indias|Archivo General de Simancas|Archivo General de la Nación|Arden of Faversham|Arena Chapel
Ariadne auf Naxos|Arizona Territory|Armin Hofmann|Armory Show|Army of Northern Virginia|Army of the Potomac|Arolsen Archives
Aroostook War|Art Basel|Art Brut|Art Deco|Art Gallery of Ontario|Art Institute of Chicago|Art Nouveau|Art Spiegelman
Art Workers Guild|Arte Povera|Artemis Fowl|Artemisia Gentileschi|Arthur Conan Doyle|Arthur Gordon Pym|Arthur Hugh Clough
Arthur Machen|Arthur Mervyn|Arthur Schnitzler|Arthur Symons|Arundhati Roy|Arusha Accords|Ashanti War|Ashburnham Pentateuch
Ashendene Press|Asher Durand|Ashgate Publishing|Ashmolean Museum|Asiatic Society of Bengal|Assize of Clarendon
Assizes of Jerusalem|Association Typographique Internationale|Astounding Science Fiction|Astro Boy|Astrophil and Stella
At Swim-Two-Birds|Athol Fugard|Atkinson Hyperlegible|Atlantic Monthly|Atterbury Plot|Atticus Finch|Auchinleck Manuscript
Auckland War Memorial Museum|August Sander|Aurora Leigh|Australian Agricultural Company|Australian Dictionary of Biography
Australian War Memorial|Austro-Hungarian Empire|Austro-Prussian War|Auxiliary Territorial Service|Avant Garde Gothic
Ayi Kwei Armah|Aztec Empire|Ba Jin|Baba Yaga|Babington Plot|Bacon’s Rebellion|Bagford Ballads|Baghdad Pact|Bai Juyi|Baker Street
Bal du Moulin de la Galette|Baldassare Castiglione|Ballets Russes|Bambatha Rebellion|Bamiyan Buddhas|Ban Gu|Ban Zhao
Banjo Paterson|Bank of Saint George|Bannatyne Club|Bannatyne Manuscript|Banqueting House|Baptist War|Barbara Hepworth
Barbara Kruger|Barbara Pym|Barberini Faun|Barcelona Pavilion|Barchester Towers|Barebone’s Parliament|Barnaby Rudge|Barons’ War
Barri Gòtic|Bartolomeu Dias|Bash Street Kids|Basil Bunting|Batavian Republic|Batman and Robin|Battle of Actium|Battle of Adwa
Battle of Agincourt|Battle of Ain Jalut|Battle of Algiers|Battle of Amiens|Battle of Antietam|Battle of Austerlitz
Battle of Balaclava|Battle of Bannockburn|Battle of Beachy Head|Battle of Blair Mountain|Battle of Blenheim|Battle of Blood River
Battle of Borodino|Battle of Bosworth|Battle of Bosworth Field|Battle of Bouvines|Battle of Brandywine|Battle of Breitenfeld
Battle of Brunanburh|Battle of Bunker Hill|Battle of Buxar|Battle of Cable Street|Battle of Cambrai|Battle of Cannae
Battle of Carrhae|Battle of Chaeronea|Battle of Clontarf|Battle of Cold Harbor|Battle of Copenhagen|Battle of Coronel
Battle of Courtrai|Battle of Cowpens|Battle of Crete|Battle of Crécy|Battle of Culloden|Battle of Dien Bien Phu|Battle of Dunbar
Battle of Edgehill|Battle of Fallen Timbers|Battle of Flodden|Battle of Gaugamela|Battle of Hastings|Battle of Hattin
Battle of Horseshoe Bend|Battle of Hürtgen Forest|Battle of Inkerman|Battle of Isandlwana|Battle of Issus|Battle of Jutland
Battle of Kadesh|Battle of Kings Mountain|Battle of Kinsale|Battle of Kosovo|Battle of Kursk|Battle of Königgrätz
Battle of Lake Trasimene|Battle of Las Navas de Tolosa|Battle of Leipzig|Battle of Leuctra|Battle of Leyte Gulf|Battle of Long Tan
Battle of Lützen|Battle of Majuba Hill|Battle of Malplaquet|Battle of Mantinea|Battle of Manzikert|Battle of Marathon
Battle of Marston Moor|Battle of Megiddo|Battle of Mohács|Battle of Monte Cassino|Battle of Mühlberg|Battle of Nagashino
Battle of Navarino|Battle of New Orleans|Battle of Nicopolis|Battle of Nördlingen|Battle of Okinawa|Battle of Omdurman
Battle of Orgreave|Battle of Panipat|Battle of Passchendaele|Battle of Pavia|Battle of Pea Ridge|Battle of Pharsalus
Battle of Philippi|Battle of Plassey|Battle of Plataea|Battle of Poitiers|Battle of Poltava|Battle of Queenston Heights
Battle of Quiberon Bay|Battle of Ramillies|Battle of Red Cliffs|Battle of Sadowa|Battle of Salamis|Battle of Saratoga
Battle of Sedgemoor|Battle of Sekigahara|Battle of Shiloh|Battle of Solferino|Battle of Spion Kop|Battle of Stalingrad
Battle of Stamford Bridge|Battle of Stirling Bridge|Battle of Stones River|Battle of Talas|Battle of Talikota|Battle of Tannenberg
Battle of Thermopylae|Battle of Tippecanoe|Battle of Towton|Battle of Trafalgar|Battle of Trenton|Battle of Tsushima
Battle of Valmy|Battle of Varna|Battle of Verdun|Battle of Vimy Ridge|Battle of White Mountain|Battle of Wounded Knee
Battle of Yarmouk|Battle of Yorktown|Battle of Ypres|Battle of Zama|Battle of the Atlantic|Battle of the Boyne
Battle of the Catalaunian Plains|Battle of the Chesapeake|Battle of the Coral Sea|Battle of the Crater
Battle of the Falkland Islands|Battle of the Milvian Bridge|Battle of the Nile|Battle of the Plains of Abraham
Battle of the Rosebud|Battle of the Saintes|Battle of the Spurs|Battle of the Standard|Battle of the Teutoburg Forest
Battle of the Thames|Battle of the Wilderness|Bauer Type Foundry|Bayerische Staatsbibliothek|Bayeux Tapestry|Beale Street
Bear River Massacre|Beat Generation|Beata Beatrix|Beatrice Cenci|Beatrice Warde|Beatrix Potter|Bechuanaland Protectorate
Bedford Hours|Bedford Park|Beefsteak Club|Beer Hall Putsch|Beer Street|Behistun Inscription|Bei Dao|Beinecke Library
Beinecke Rare Book and Manuscript Library|Bell Centennial|Bell Gothic|Belvedere Torso|Ben Jonson|Ben Nicholson|Ben Okri
Benedictional of St Æthelwold|Benin Bronzes|Benin Empire|Benito Cereno|Benito Pérez Galdós|Benjamin West|Bentley’s Miscellany
Bentley’s Standard Novels|Beowulf Manuscript|Berbice Slave Rebellion|Berkeley Square|Berlin Alexanderplatz|Berlin Blockade
Berlin Holocaust Memorial|Bernal Díaz del Castillo|Bernard Lintot|Bernardine Evaristo|Bernardino de Sahagún|Bernardo O’Higgins
Berthe Morisot|Berthold Type Foundry|Bertolt Brecht|Bessie Head|Bethlehem Hospital|Bettina von Arnim|Betty Boop|Betye Saar
Bevis of Hampton|Bibliographical Society|Bibliographical Society of America|Biblioteca Ambrosiana|Biblioteca Malatestiana
Biblioteca Marciana|Bibliotheca Corviniana|Bibliotheca Palatina|Bibliotheca Universalis|Bibliothèque Bleue|Bibliothèque Mazarine
Bibliothèque Nationale|Bibliothèque Nationale de France|Bibliothèque Sainte-Geneviève|Biennale of Sydney|Big Bear|Big Caslon
Bilbo Baggins|Bill Reid|Billingsgate Market|Billy Budd|Billy the Kid|Biographia Literaria|Bishops’ Wars|Black Act
Black Book of Carmarthen|Black Book of the Exchequer|Black Consciousness Movement|Black Elk|Black Hawk|Black Hawk War|Black Hours
Black Kettle|Black Legend|Black Prince|Black Sash|Black Sun Press|Black War|Black and Tans|Blackfriars Playhouse
Blackfriars Theatre|Blackwood’s Edinburgh Magazine|Blackwood’s Magazine|Bleak House|Bledisloe Commission|Bletchley Park
Bloodaxe Books|Bloomsbury Square|Blue Rider|Board of Longitude|Board of Ordnance|Board of Trade|Bobbsey Twins|Bolshoi Theatre
Bonheur d’Occasion|Book Antiqua|Book of Aneirin|Book of Armagh|Book of Ballymote|Book of Chilam Balam|Book of Deer
Book of Leinster|Book of Lismore|Book of Taliesin|Book of the Dun Cow|Book-of-the-Month Club|Bookman Old Style|Boston Athenaeum
Boston Massacre|Boston Public Library|Bourbon Restoration|Bourbon Street|Bouvard and Pécuchet|Bow Street|Bow Street Runners
Boydell and Brewer|Boy’s Own Paper|Bram Stoker|Brancacci Chapel|Brandenburg Gate|Bread and Puppet Theater|Bremer Presse
Bret Easton Ellis|Brian Friel|Brick Lane|Brick Lane Market|Bridewell Hospital|Brighton Rock|British Film Institute
British Kaffraria|British North Borneo Company|British Raj|British School at Rome|British Somaliland|Briton Hammon
Brokeback Mountain|Brusilov Offensive|Brut Chronicle|Buchenwald Memorial|Buchi Emecheta|Buck Rogers|Buffalo Bill
Buffalo Bill’s Wild West|Bugs Bunny|Burke and Wills|Burrell Collection|Bury Bible|Buster Keaton|Bye Plot|Cabaret Voltaire
Cabeza de Vaca|Cable Street|Cade’s Rebellion|Caine Prize|Cairo Geniza|Calamity Jane|Caldecott Medal|Calderón de la Barca
Calendar of State Papers|California Trail|Caliphate of Córdoba|Calle Florida|Camden Town Group|Camilo José Cela|Camino Real
Campo de’ Fiori|Canada Company|Canadian Museum for Human Rights|Canadian Museum of Civilization|Canongate Kirk|Cantar de Mio Cid
Canto General|Cao Xueqin|Captain Hook|Captain Kirk|Captain Marvel|Captaincy General of Guatemala|Carcanet Press|Carlo Goldoni
Carmina Burana|Carnaby Street|Carnegie Hall|Carnegie Medal|Carol Twombly|Carson McCullers|Caryl Churchill|Caryl Phillips
Casa Batlló|Casa Milà|Casa de Contratación|Casa di San Giorgio|Casa-Grande & Senzala|Casablanca Conference|Casino Royale
Casket Letters|Caslon Foundry|Castel Sant’Angelo|Castle Hill Rebellion|Castle Rackrent|Castro Street|Cat and Mouse Act
Catalan Atlas|Cath Maige Tuired|Catharine Maria Sedgwick|Catharine Parr Traill|Catherine de’ Medici|Catherine the Great
Cathleen ni Houlihan|Catholic Association|Catholic League|Cato Street Conspiracy|Cavalier Parliament|Cavalleria Rusticana
Cavendish Square|Cecil Day Lewis|Celtic Revival|Cely Papers|Cenepa War|Centre Georges Pompidou|Centre Pompidou|Century Gothic
Century Schoolbook|Chaco War|Champ Fleury|Chandni Chowk|Chanson de Roland|Chantal Akerman|Chapman and Hall|Charis SIL
Charles Bigelow|Charles Brockden Brown|Charles Chesnutt|Charles James Fox|Charles Kingsley|Charles Lamb|Charles Maturin
Charles Perrault|Charles Rennie Mackintosh|Charles Sheeler|Charles Sorel|Charles Willson Peale|Charles d’Orléans|Charles the Bald
Charles the Bold|Charles the Fat|Charlie Brown|Charlie Chaplin|Charlotte Lennox|Charlotte Mew|Charlotte Temple|Charter Act of 1833
Charter Oath|Charter of the Forest|Chat Noir|Chatto & Windus|Chatto and Windus|Cheapside Hoard|Checkpoint Charlie|Chelsea Hospital
Chesapeake Affair|Cheshire Cat|Chetham Society|Chetham’s Library|Chicago Defender|Chief Joseph|Chief Pontiac|Chief Seattle
Chikamatsu Monzaemon|Child Ballads|Childe Harold|Children of Paul’s|Children of the Chapel|Chilembwe Uprising
Chimamanda Ngozi Adichie|China Miéville|Chinua Achebe|Chiswick Press|Chremonidean War|Chris Ofili|Chris Ware|Christa Wolf
Christabel Pankhurst|Christina Stead|Christine de Pizan|Christoffel van Dijck|Christopher Caudwell|Christopher Okigbo
Christopher Plantin|Christopher Robin|Christopher Smart|Christopher Wren|Christ’s Hospital|Chrysler Building|Chrétien de Troyes
Chuck Bigelow|Chungking Mansions|Cinema Novo|Cinque Ports|Cisalpine Gaul|Cisalpine Republic|Citizen Kane|City Lights Books
Clarendon Press|Clarendon Report|Clarice Lispector|Classic of Poetry|Claude Cahun|Claude Garamond|Claude Garamont|Claude Lorrain
Claude McKay|Clayton-Bulwer Treaty|Clemens Brentano|Cleveland Museum of Art|Clifford’s Inn|Cloister Black|Close Rolls
Clyfford Still|Cnut the Great|Code Napoléon|Code Noir|Codex Atlanticus|Codex Borgia|Codex Calixtinus|Codex Gigas|Codex Leicester
Codex Manesse|Codex Mendoza|Codex Regius|Codex Theodosianus|Codex Zouche-Nuttall|Colard Mansion|Colm Tóibín|Colonial Office
Colonial Service|Colonial Williamsburg|Colonial and Indian Exhibition|Colony of Virginia|Colson Whitehead|Coluccio Salutati
Columbian Exposition|Columbian Press|Comic Neue|Comic Sans|Committee of Public Safety|Company of Merchant Adventurers
Company of One Hundred Associates|Company of Scotland|Company of the Indies|Computer Modern Unicode|Comte de Buffon
Comte de Saint-Simon|Condor Legion|Confessio Amantis|Congo Free State|Congo Square|Connaught Place|Conor McPherson|Conrad Gessner
Constance Markievicz|Constitutio Antoniniana|Constitutional Act of 1791|Constitutional Revolution of Iran
Constitutions of Clarendon|Constitutions of Melfi|Continuation War|Convention Parliament|Coole Park|Cooper Black
Copperplate Gothic|Corinthian War|Cormac McCarthy|Cormorant Garamond|Cornhill Magazine|Corpus Inscriptionum Latinarum
Corpus Juris Civilis|Corto Maltese|Cosimo de’ Medici|Cotton Library|Council of the Indies|Count Dracula|Countee Cullen
County of Edessa|County of Tripoli|Court of Arches|Court of Augmentations|Court of Chancery|Court of Common Pleas
Court of High Commission|Court of King’s Bench|Court of Requests|Court of Star Chamber|Court of Wards|Courtauld Gallery
Courtauld Institute|Courtauld Institute of Art|Covent Garden|Coventry Patmore|Cranach Press|Crazy Horse|Creek War|Cremorne Gardens
Crimean Khanate|Crimson Text|Crown of Aragon|Crown of Castile|Crystal Palace|Cuala Press|Cuerdale Hoard|Cumberland Gap
Cumberland Road|Cursor Mundi|Curtain Theatre|Curwen Press|Cutty Sark|Cy Twombly|César Vallejo|Daily Mail|Daily Mirror
Daily Telegraph|Daily Worker|Daisy Miller|Dakota Territory|Dak’Art Biennale|Dalton Maag|Dambudzo Marechera|Damien Hirst
Daniel Deronda|Daniel O’Connell|Danish West India Company|Daphne du Maurier|Das Rheingold|Dashiell Hammett|David Foster Wallace
David Goldblatt|David Hare|David Malouf|De Profundis|De Stijl|Deberny & Peignot|Deberny et Peignot|Declaration of Arbroath
Declaration of Sentiments|Declaration of the Rights of Man|Defence of the Realm Act|Deir el-Medina|Delarivier Manley
Delhi Sultanate|Delian League|Della Cruscans|Demerara Rebellion|Demoiselles d’Avignon|Dennis the Menace|Der Blaue Reiter
Der Freischütz|Der Ring des Nibelungen|Der Rosenkavalier|Der Stürmer|Derek Walcott|Derveni Papyrus|Des Knaben Wunderhorn
Desert Rats|Desmond Rebellions|Despard Plot|Deutsche Nationalbibliothek|Deutscher Werkbund|Devlin Commission|Devonshire Manuscript
Dia Art Foundation|Diagon Alley|Diane Arbus|Dictionary of Canadian Biography|Dictionary of National Biography|Dido and Aeneas
Die Brücke|Die Fackel|Die Fledermaus|Die Frau ohne Schatten|Die Meistersinger von Nürnberg|Die Neue Typographie|Die Walküre
Die Winterreise|Die Zeit|Die schöne Müllerin|Dieppe Raid|Dieric Bouts|Digital Public Library of America|Ding Ling|District Six
District Six Museum|Djuna Barnes|Doctor Faustus|Doctor Who|Doctor Zhivago|Documenta Eleven|Doge’s Palace|Dogger Bank Incident
Dolley Madison|Dolmen Press|Dom Casmurro|Dombey and Son|Domus Aurea|Don Carlos|Don DeLillo|Don Pacifico Affair|Don Quijote
Doolittle Raid|Doris Lessing|Dorothea Lange|Dorr Rebellion|Double Crown Club|Doulos SIL|Dove Cottage|Dover Beach|Doves Press
Doves Type|Doña Bárbara|Dr. Seuss|Dr. Strangelove|Dr. Watson|Dresden Codex|Droid Sans|Drum Magazine|Drury Lane|Du Fu|Dual Alliance
Dublin Castle|Duchy of Brittany|Duchy of Burgundy|Duchy of Cornwall|Duchy of Lancaster|Duchy of Milan|Duchy of Savoy
Duchy of Warsaw|Duke of Alba|Duke of Buckingham|Duke of Marlborough|Duke of Norfolk|Duke of Northumberland|Duke of Wellington
Dulwich Picture Gallery|Dun Emer Press|Duncan Grant|Dunhuang Caves|Durand Line|Durham Report|Dying Gaul|Dziga Vertov
Déjeuner sur l’Herbe|EB Garamond|Eadweard Muybridge|Eadwine Psalter|Earl Lovelace|Earl of Elgin|Earl of Essex|Earl of Leicester
Earl of Rochester|Earl of Shaftesbury|Earl of Warwick|Early English Books Online|Early English Text Society|East End of London
East Florida|East Lynne|Easter Rebellion|Eastern Han|Eavan Boland|Ebbo Gospels|Echternach Gospels|Edgar Huntly|Edgar Mittelholzer
Edict of Fontainebleau|Edinburgh New Town|Edinburgh Review|Edmund Curll|Edna O’Brien|Edvard Munch|Edward Bond|Edward Bulwer-Lytton
Edward Burne-Jones|Edward Gibbon|Edward Hopper|Edward Said|Edward Steichen|Edward Whitchurch|Edward Young|Edward the Black Prince
Edward the Confessor|Edward the Elder|Edward the Martyr|Edwidge Danticat|Effi Briest|Egon Schiele|Egyptian Museum
Eighteenth Century Collections Online|Eighth Air Force|Eighty Years’ War|Eikon Basilike|Eisenhower Doctrine|El Anatsui|El Dorado
El Lissitzky|El Teatro Campesino|Electorate of Mainz|Electorate of Saxony|Elena Ferrante|Elfriede Jelinek|Elias Canetti
Elizabeth Barrett Browning|Elizabeth Bishop|Elizabeth Gaskell|Elizabeth Inchbald|Elizabeth Jolley|Elizabeth Montagu|Ellen Lupton
Elsa Morante|Elzevir Press|Emerald City|Emery Walker|Emigre Fonts|Emil Ruder|Emilia Galotti|Emilia Pardo Bazán
Emily Kame Kngwarreye|Emine Sevgi Özdamar|Emirate of Bukhara|Emirate of Granada|Emmanuel Le Roy Ladurie|Emmeline Pankhurst
Empire Windrush|Empire of Japan|Empire of Nicaea|Empire of Trebizond|Ems Dispatch|Encyclopaedia Britannica|Encyclopaedia of Islam
Encyclopædia Britannica|English Heritage|English National Opera|English Pale|English Short Title Catalogue|English Woman’s Journal
Englishwoman’s Domestic Magazine|Enid Blyton|Enola Gay|Entartete Kunst|Entente Cordiale|Eragny Press|Erhard Ratdolt|Eric the Red
Erik Spiekermann|Erik the Red|Ermine Street|Ernest Dowson|Ernst Gombrich|Erwin Panofsky|Essex House Press|Essex Rebellion
Et in Arcadia Ego|Ethan Frome|Euclides da Cunha|Eudora Welty|Eugene O’Neill|Eugène Delacroix|Eureka Stockade|Eustache Deschamps
Eva Hesse|Evening Standard|Everyman’s Library|Evian Conference|Exeter Book|Exon Domesday|Exposition Universelle|Ezra Pound
Eça de Queirós|Faber and Faber|Faith Ringgold|Falklands War|Falls Road|Famous Five|Faneuil Hall|Fanny Burney|Fanny Fern|Fanny Hill
Fantastic Four|Farnese Hercules|Farnsworth House|Fashoda Incident|Father Brown|Faubourg Saint-Antoine|Faubourg Saint-Germain
Federated Malay States|Federico García Lorca|Felicia Hemans|Fell Types|Feng Menglong|Fenian Rising|Fernand Braudel|Fernando Pessoa
Fernando de Rojas|Festival of Britain|Fette Fraktur|Field Day Theatre Company|Field Museum|Field Museum of Natural History
Filippino Lippi|Filippo Lippi|Findern Manuscript|Finn Mac Cumhaill|Finnegans Wake|Finnish Civil War|Fionn mac Cumhaill|Fira Code
Fira Mono|Fira Sans|Firmin Didot|First Balkan War|First Fleet|First Folio|First Opium War|First Punic War|Fitzwilliam Museum
Five Civilized Tribes|Five Dynasties|Flann O’Brien|Flash Gordon|Flatiron Building|Fleet Prison|Fleischman Type|Flora Nwapa
Florentine Codex|Folger Shakespeare Library|Folies Bergère|Folklore Society|Fondaco dei Tedeschi|Fonderie Olive|Font Bureau
Font Squirrel|Fonthill Abbey|Ford Madox Ford|Fors Clavigera|Fort Detroit|Fort Garry|Fort Langley|Fort Laramie|Fort McHenry
Fort Necessity|Fort Pillow Massacre|Fort Pitt|Fort Ross|Fort Sill|Fort St. George|Fort Sumter|Fort Vancouver|Fort William
Fort William College|Fortnightly Review|Fortunata and Jacinta|Fortunata y Jacinta|Fortune Playhouse|Fosse Way|Fourteen Points
Fra Angelico|Frances Burney|Francesco Griffo|Francesco Guicciardini|Francesco Petrarca|Francis Walsingham|Francisco de Quevedo
Frank Miller|Frank Norris|Frank O’Hara|Frank Wedekind|Frankfurter Zeitung|Franks Casket|Frans Hals|François Truffaut|François Vase
François Villon|Fraser’s Magazine|Frederic Church|Frederick Lugard|Frederick the Great|Free City of Danzig|Free State of Saxony
French Empire|French Equatorial Africa|French New Wave|French Quarter|French Revolutionary Wars|French West Africa
French and Indian War|Friar Tuck|Frida Kahlo|Friedrich Dürrenmatt|Friedrich Hölderlin|Friedrich Koenig|Fries’s Rebellion
Frieze Art Fair|Fritz Lang|Frodo Baggins|Fry’s Type Foundry|Fugger Company|Fust and Schoeffer|Félix González-Torres|Gabriel Dumont
Gabriel García Márquez|Gabriela Mistral|Gabriele D’Annunzio|Gabriel’s Rebellion|Gadsden Purchase|Gaelic Athletic Association
Gaelic League|Galata Bridge|Galleria Borghese|Gallia Belgica|Gallia Narbonensis|Gallic Wars|Gang of Four|Gao Xingjian
Garcilaso de la Vega|Garima Gospels|Garnet Wolseley|Gaspara Stampa|Gate Theatre|Gate of Heavenly Peace|Gay Sweatshop
Genji Monogatari|Gentium Plus|Gentleman’s Magazine|Gentlemen’s Agreement of 1907|Geoffrey Hill|Geoffroy Tory|Georg Büchner
Georg Trakl|George Canning|George Egerton|George Etherege|George Farquhar|George Gascoigne|George Gissing|George Lamming
George Monck|George Oppen|George Peele|George Sand|George Stubbs|Georges Duby|Georges de La Tour|Georgia O’Keeffe|Gerald Vizenor
Gerard Unger|Gerd Arntz|Gerhard Richter|Gerhart Hauptmann|German East Africa|German New Guinea|German South West Africa
Gerrit Noordzij|Gerusalemme Liberata|Gervase of Tilbury|Gesta Danorum|Gesta Francorum|Gesta Romanorum|Getty Conservation Institute
Getty Research Institute|Ghana Empire|Ghassan Kanafani|Ghent Altarpiece|Giacomo Leopardi|Giambattista Bodoni|Gian Lorenzo Bernini
Gianni Schicchi|Gilberto Freyre|Gill Sans|Giller Prize|Gin Lane|Giorgio Vasari|Giovan Francesco Cresci|Giovanni Battista Palatino
Giovanni Mardersteig|Giovanni Verga|Giovanni da Verrazzano|Girl’s Own Paper|Giulio Cesare|Glasgow Boys|Glasgow Girls
Glasgow School of Art|Globe Theatre|Gloria Anzaldúa|Godescalc Evangelistary|Godey’s Lady’s Book|Gold Beach|Gold Coast Regiment
Gold Mountain|Golden Bull of 1356|Golden Cockerel Press|Golden Globe|Golden Hind|Golden Horn|Golden Lion|Good Parliament
Gordon Riots|Gordon Square|Gormenghast Castle|Gortyn Code|Gothic Revival|Gottfried Benn|Gottfried Keller|Gottfried von Strassburg
Goudy Old Style|Gough Map|Governor General’s Award|Grabhorn Press|Grafton Galleries|Graham Swift|Grain Coast|Grand Bazaar
Grand Duchy of Finland|Grand Duchy of Lithuania|Grand Duchy of Tuscany|Grand Fleet|Grand Trunk Road|Grande Armée|Grande Odalisque
Grande Sertão|Grant Allen|Grant Wood|Granville Sharp|Gray’s Inn|Great Eastern|Great Exhibition of 1851|Great Jewish Revolt
Great North Road|Great Northern War|Great Seljuk Empire|Great Sioux War|Great Sphinx|Great Wagon Road|Great Zimbabwe|Grecs du Roi
Greek Civil War|Greek Revival|Greek War of Independence|Green Gables|Green Knight|Green Lantern|Greenwich Hospital|Gregor Samsa
Gregynog Press|Grolier Club|Grolier Codex|Grosvenor Gallery|Grosvenor Square|Grove Press|Guaman Poma de Ayala
Gudrun Zapf-von Hesse|Guerrilla Girls|Guggenheim Museum Bilbao|Guild of Handicraft|Guild of Saint Luke|Guild of St George
Guild of St Luke|Guillaume Le Bé|Guillaume de Lorris|Guillaume de Machaut|Guimarães Rosa|Guipuzcoan Company
Gulf of Tonkin Incident|Gupta Empire|Gustave Courbet|Gustave Moreau|Gutenberg Museum|Guy Mannering|Guy of Warwick
Guzmán de Alfarache|Gwangju Biennale|Gwendolyn Brooks|Göttinger Hainbund|Günter Grass|H. Rider Haggard|H.M.S. Pinafore
Haas Type Foundry|Hadrian’s Wall|Hamburger Bahnhof|Hampton Court|Hampton Court Palace|Hanif Kureishi|Hannah Höch
Hannah Webster Foster|Hannibal Lecter|Hans Holbein the Younger|Harald Bluetooth|Harald Hardrada|Hardwicke’s Marriage Act
Hardy Boys|Harleian Library|Harper Lee|Harper’s Bazaar|Harper’s Ferry|Harper’s Magazine|Harper’s Weekly|Harry Ransom Center
Hart Crane|Hartmann von Aue|Haruki Murakami|Harvard University Press|Harvey Pekar|Havana Biennial|Havelok the Dane|Haymarket Riot
Hayward Gallery|Hedda Gabler|Heidelberger Druckmaschinen|Heike Monogatari|Heinemann African Writers Series|Heiner Müller
Heinrich Böll|Heinrich Wölfflin|Heinrich von Kleist|Hellfire Club|Hell’s Kitchen|Helvetic Republic|Helvetica Neue
Hendrik van den Keere|Hengwrt Chaucer|Henri Christophe|Henri Estienne|Henri de Toulouse-Lautrec|Henry Chettle|Henry Clay
Henry Esmond|Henry Fielding|Henry Fox Talbot|Henry Fuseli|Henry Green|Henry Herringman|Henry Ireton|Henry Mayhew
Henry Ossawa Tanner|Henry Wadsworth Longfellow|Henry of Huntingdon|Henry the Fifth|Henry the Lion|Henry the Navigator|Herb Lubalin
Hercule Poirot|Hereford Mappa Mundi|Herero Revolt|Hermann Broch|Hermione Granger|Hermitage Museum|Hernán Cortés|Herta Müller
Herzog August Bibliothek|Hester Thrale|High Seas Fleet|Highway Gothic|Hilary Mantel|Hilma af Klint|Hippolyte et Aricie
Hiroshima Mon Amour|Hispania Tarraconensis|Historia Augusta|Historia Regum Britanniae|Historic American Buildings Survey
Historic Scotland|Historical Manuscripts Commission|Hitler-Stalin Pact|Hodder and Stoughton|Hoe Rotary Press|Hoefler & Co
Hoefler Text|Hogarth Press|Holden Caulfield|Holy Alliance|Home Rule League|Homo Faber|Hone Heke|Hope Leslie|Horniman Museum
Hortus Deliciarum|Horyuji Temple|Houghton Library|Hours Press|Hours of Catherine of Cleves|Hours of Jeanne d’Evreux
House of Bourbon|House of Fugger|House of Habsburg|House of Medici|House of Orange|House of Savoy|House of Stuart|Howard Barker
Howards End|Hoxne Hoard|Hudson’s Bay Company Archives|Hugh Despenser|Hugh MacDiarmid|Hugh Selwyn Mauberley|Hugo Award
Hugo van der Goes|Hugo von Hofmannsthal|Humboldt Forum|Humphry Clinker|Humpty Dumpty|Hundred Flowers Campaign|Hundred Rolls
Hunterian Museum|Hussite Wars|Hut Tax War|Hyde Park|Hypnerotomachia Poliphili|Hänsel und Gretel|Hôtel de Rambouillet
Hôtel de Ville|I Promessi Sposi|Ian Fleming|Ian McEwan|Ibn Fadlan|Ibn Jubayr|Icknield Way|Ida B. Wells|Ihara Saikaku|Il Trovatore
Ilbert Bill|Illustrated London News|Illustrated Police News|Immigration Restriction League|Immorality Act
Imperial British East Africa Company|Imperial Rescript on Education|Imperial War Museum|Imprimerie Nationale|Imprimerie Royale
Inca Empire|Inca Garcilaso de la Vega|Incense Route|Incredible Hulk|Incunabula Short Title Catalogue|India Office
India Office Records|Indian Act|Indian Civil Service|Indian National Army|Indian Rebellion of 1857|Indian Territory
Ingeborg Bachmann|Ingmar Bergman|Inner Temple|Inns of Court|Institute of Contemporary Arts|International Brigades
International Tracing Service|International Typeface Corporation|Iola Leroy|Irish Free State|Irish Literary Revival
Irish Rebellion of 1641|Irish Rebellion of 1798|Irish Republican Brotherhood|Irish Volunteers|Irish War of Independence
Iroquois Confederacy|Isaac Casaubon|Isabella Stewart Gardner Museum|Isenheim Altarpiece|Ishmael Reed|Isle of Dogs
Isotype Institute|Israel Zangwill|Istanbul Biennial|Italian East Africa|Italian Somaliland|Italo Calvino|Italo Svevo
Ivan the Terrible|Ivar the Boneless|Ivor Gurney|Ivy Compton-Burnett|Iziko South African Museum|J. M. Coetzee|J. Paul Getty Museum
Jack Cade’s Rebellion|Jack Kerouac|Jack Kirby|Jack London|Jack the Giant Killer|Jack the Ripper|Jackson Pollock|Jacob Burckhardt
Jacob Jordaens|Jacob Tonson|Jacob van Ruisdael|Jacques Le Goff|Jallianwala Bagh Massacre|Jamaica Kincaid|James Bond
James Clarence Mangan|James Cook|James Ensor|James Fenimore Cooper|James Gillray|James Hogg|James Kelman|James Macpherson
James McNeill Whistler|James Tiptree|James Turrell|Jameson Raid|Jan Gossaert|Jan Steen|Jan van Eyck|Jan van Krimpen|Jane Barker
Jane Gardam|Jane Grey|Janet Frame|Jasper Johns|Javier Marías|Jay Gatsby|Jay Treaty|Jean Jannon|Jean Rhys|Jean Toomer|Jean de Meun
Jean-Jacques Dessalines|Jean-Luc Godard|Jeanette Winterson|Jeanne Dielman|Jenny Holzer|Jeremias Gotthelf|Jessie Fauset
Jeu de Paume|Jewish Museum Berlin|Jhumpa Lahiri|Jimmy Corrigan|Jin Ping Mei|Jindyworobak Movement|Joachim von Sandrart|Joan Didion
Joan Littlewood|Joanna Baillie|Jock Kinneir|Johan Huizinga|Johann Amerbach|Johann Breitkopf|Johann Froben|Johann Fust
Johann Joachim Winckelmann|Johann Wolfgang von Goethe|John Ashbery|John Bale|John Banville|John Baskerville|John Bell
John Berryman|John Brown|John Cage|John Carter Brown Library|John Cleland|John Constable|John Day|John Dos Passos|John Dunton
John Everett Millais|John Ford|John Fowles|John Galt|John Gay|John Gower|John Hampden|John Hanning Speke|John Kinsella
John Lilburne|John Lydgate|John Marston|John McGahern|John Newbery|John Okada|John Pym|John Rylands Library|John Singer Sargent
John Singleton Copley|John Skelton|John Soane|John Stow|John Trevisa|John Wood the Elder|John le Carré|John of Gaunt
John of Plano Carpini|John the Fearless|Johnson-Reed Act|Johnston Sans|Jon Snow|Jonathan Barnbrook|Jonathan Cape|Jonathan Franzen
Jonathan Strange & Mr Norrell|Jonathan Swift|Josef Müller-Brockmann|Joseph Banks|Joseph Beuys|Joseph Brant|Joseph Brodsky
Joseph Chamberlain|Joseph Furphy|Joseph Moxon|Joseph Scaliger|Joseph Wright of Derby|Josse Bade|José Martí|José Saramago
José de San Martín|Joy Kogawa|Juan Ponce de León|Juan Rulfo|Judas Maccabaeus|Judge Dredd|Judith Leyster|Judson Dance Theater
Jugurthine War|Jules Michelet|Jules et Jim|Julian Notary|Julie, ou la Nouvelle Héloïse|Julio Cortázar|July Monarchy
July Revolution|Junges Deutschland|Junius Manuscript|Junot Díaz|Justice League|Justus Erich Walbaum|Justus Lipsius|Kalmar Union
Kamau Brathwaite|Kanem-Bornu Empire|Kapp Putsch|Kara Walker|Karel van Mander|Karl Gerstner|Karl Kraus|Karoline von Günderrode
Kate Greenaway Medal|Kathleen ni Houlihan|Katniss Everdeen|Katyn Massacre|Katzenjammer Kids|Kawabata Yasunari|Kazuo Ishiguro
Kehinde Wiley|Keith Haring|Kellogg-Briand Pact|Kelmscott Chaucer|Kelmscott Manor|Kelmscott Press|Kent Monkman|Kenzaburō Ōe
Keri Hulme|Kett’s Rebellion|Kew Gardens|Khaled Hosseini|Khanate of Kazan|Khanate of Khiva|Khludov Psalter|Khmer Empire
Kilmainham Gaol|Kilmainham Treaty|Kim Scott|Kim Sowol|Kimbell Art Museum|King George’s War|King Horn|King Philip’s War
King William’s War|Kingdom of Alba|Kingdom of Aragon|Kingdom of Dahomey|Kingdom of Dál Riata|Kingdom of Hanover|Kingdom of Hawaii
Kingdom of Jerusalem|Kingdom of Kush|Kingdom of Mercia|Kingdom of Naples|Kingdom of Navarre|Kingdom of Northumbria
Kingdom of Saxony|Kingdom of Sicily|Kingdom of Wessex|Kingdom of the Two Sicilies|Kingsley Amis|King’s African Rifles
King’s Highway|King’s Men|King’s Road|King’s Roman|Kiran Desai|Kit Carson|Kit-Cat Club|Klingspor Museum|Klingspor Type Foundry
Knights of the Round Table|Koenig & Bauer|Konrad Gesner|Kowloon Walled City|Krazy Kat|Kubla Khan|Kunsthistorisches Museum
Kurt Schwitters|Kushan Empire|Käthe Kollwitz|La Bayadère|La Belle Dame sans Merci|La Bohème|La Celestina|La Clemenza di Tito
La Comédie Humaine|La Dolce Vita|La Fanciulla del West|La Forza del Destino|La Grande Illusion|La Grande Jatte|La Juive
La Princesse de Clèves|La Regenta|La Strada|La Sylphide|La Traviata|Ladies’ Home Journal|Lady Gregory|Lady Jane Grey|Lady Macbeth
Lady Macbeth of Mtsensk|Lady Mary Wortley Montagu|Lady Morgan|Lady Susan|Ladybird Books|Lambert Simnel|Lambeth Palace Library
Lambton Worm|Lamian War|Lancaster House Agreement|Land League|Land of Cockaigne|Landgraviate of Hesse-Kassel|Langston Hughes
Lanston Monotype|Lapland War|Lars von Trier|Las Ramblas|Latin Empire of Constantinople|Latin Modern|Laurentian Library
Lavinia Fontana|Lawren Harris|Laws of Burgos|Laws of the Indies|Layamon’s Brut|Layla and Majnun|Lazarillo de Tormes
Le Déjeuner sur l’Herbe|Le Morte Darthur|Le Sacre du Printemps|League of Cambrai|Lee Krasner|Lee Miller|Left Book Club|Left Review
Leicester Square|Leif Erikson|Leigh Hunt|Leisler’s Rebellion|Leni Riefenstahl|Leon Battista Alberti|Leonardo Bruni
Leonardo da Vinci|Leopold von Ranke|Leopoldo Alas|Les Demoiselles d’Avignon|Les Fleurs du Mal|Les Huguenots|Les Indes Galantes
Les Liaisons Dangereuses|Les Misérables|Les Murray|Les Rougon-Macquart|Les Troyens|Leslie Lamport|Leslie Marmon Silko
Letter Gothic|Lewis Chessmen|Lewis Grassic Gibbon|Lex Aquilia|Lex Rhodia|Lex Salica|Lezama Lima|Li Bai|Li Bo|Li Qingzhao
Libertinus Serif|Library Cave|Library of Alexandria|Libro de Buen Amor|Lichfield Gospels|Lienzo de Tlaxcala|Lincoln Brigade
Lincoln Center|Lincoln’s Inn|Lincoln’s Inn Fields|Linen Hall Library|Linotype Didot|Linux Libertine|Lippincott’s Monthly Magazine
Lisle Letters|Little Domesday|Little Dorrit|Little Entente|Little Italy|Little John|Little Nemo|Little Nemo in Slumberland
Little Review|Little Tokyo|Little Turtle|Liu Cixin|Liu Zongyuan|Liverpool Biennial|Li’l Abner|Lock Hospital|Loeb Classical Library
Lois Lane|Lolly Willowes|Lombard League|London Bridge|London Gazette|London Journal|London Magazine|London Review of Books
London Underground|Lone Pine|Long Parliament|Lope de Vega|Lord Admiral’s Men|Lord Burghley|Lord Byron|Lord Castlereagh
Lord Chamberlain’s Men|Lord Cromer|Lord Curzon|Lord Dunmore’s War|Lord Durham|Lord Lugard|Lord Mansfield|Lord Nelson
Lord Peter Wimsey|Lord Tennyson|Lord of the Isles|Lordship of the Isles|Lorenzo de’ Medici|Lorenzo the Magnificent
Lorraine Hansberry|Los Alamos|Los Caprichos|Los Olvidados|Louis Antoine de Bougainville|Louis Jolliet|Louis MacNeice|Louis Riel
Louis the Pious|Louisa May Alcott|Louise Erdrich|Louisiana Territory|Lu Xun|Lucas Cranach the Elder|Lucia di Lammermoor
Lucida Bright|Lucida Console|Lucida Grande|Lucida Sans|Lucien Febvre|Lucky Jim|Lucky Luke|Lucrezia Marinella|Ludovico Ariosto
Ludovico Arrighi|Ludovico degli Arrighi|Luis Buñuel|Luis de Góngora|Luke Skywalker|Lunar Society|Lunar Society of Birmingham
Lusaka Protocol|Luttrell Psalter|Luís de Camões|Lyra Belacqua|Lytton Strachey|László Moholy-Nagy|Léopold Sédar Senghor
L’incoronazione di Poppea|Macclesfield Psalter|Machado de Assis|Madama Butterfly|Madame X|Madison Avenue|Madrid Codex
Magdalen Hospital|Magiciens de la Terre|Magna Graecia|Mahdist War|Mahmoud Darwish|Maid Marian|Mainz Indulgence|Mainz Psalter
Maitland Club|Maji Maji Rebellion|Mali Empire|Malick Sidibé|Mamluk Sultanate|Man Booker Prize|Man Ray|Manchester Art Gallery
Manchester Guardian|Mansfield Park|Manuale Tipografico|Manuel Puig|Manuel Typographique|Mao Dun|Mapping the Republic of Letters
Maratha Empire|Marcel Duchamp|Marco Polo|Marco Polo Bridge Incident|Margaret of Parma|Maria Chapdelaine|Maria Edgeworth|Mariama Bâ
Marie Neurath|Marie de France|Mariinsky Theatre|Marilynne Robinson|Marina Abramović|Marina Bay|Marina Carr|Marine Drive
Mario Vargas Llosa|Maritime Silk Road|Marjane Satrapi|Mark Ravenhill|Mark Rothko|Mark Twain|Marmor Parium|Marquis de Lafayette
Marquis de Sade|Marquis of Pombal|Married Women’s Property Act|Marshalsea Prison|Marsh’s Library|Martin Amis|Martin Chuzzlewit
Martin Crimp|Martin Guerre|Martin McDonagh|Martín Fierro|Mary Elizabeth Braddon|Mary Hays|Mary Leapor|Mary Prince
Mary Queen of Scots|Mary Rose|Mary Rowlandson|Mary Wortley Montagu|Mary Wroth|Mary of Guise|Maryse Condé|María de Zayas
Mason-Dixon Line|Mass Observation Archive|Massachusetts Historical Society|Massacre of Glencoe|Matsuo Bashō|Matthew Flinders
Matthew Prior|Mau Mau Rebellion|Mau Mau Uprising|Maud Gonne|Maurice Sendak|Maurya Empire|Max Beckmann|Max Beerbohm|Max Bill
Max Brod|Max Ernst|Max Frisch|Max Miedinger|Max und Moritz|May Fourth Movement|May Sinclair|McMahon Line|Medbh McGuckian
Medway Queen|Mei Lanfang|Memorial to the Murdered Jews of Europe|Menil Collection|Merciless Parliament|Mercure de France
Meret Oppenheim|Mergenthaler Linotype|Mergenthaler Linotype Company|Mervyn Peake|Metropolitan Museum of Art|Metropolitan Opera
Mexican Empire|Michael Davitt|Michael Ondaatje|Michel Tremblay|Middle Kingdom of Egypt|Middle Passage|Middle Temple
Miguel de Cervantes|Miklós Kis|Mildenhall Treasure|Miles Franklin|Miles Franklin Award|Millicent Fawcett|Mills & Boon
Mills and Boon|Minas Tirith|Minerva Press|Mishima Yukio|Miss Julie|Miss Lonelyhearts|Miss Marple|Miss Saigon|Mission District
Mo Yan|Moderata Fonte|Modern Language Association|Modoc War|Mogao Caves|Mohenjo Daro|Mohsin Hamid|Moll Flanders
Molotov-Ribbentrop Pact|Monadnock Building|Mongol Empire|Monica Ali|Monkey King|Monmouth Rebellion|Monotype Baskerville
Monotype Bembo|Monotype Corporation|Monotype Garamond|Monotype Grotesque|Monotype Imaging|Mont Sainte-Victoire
Monumenta Germaniae Historica|Morant Bay Rebellion|Morgan Beatus|Mori Ōgai|Mormon Trail|Morning Chronicle|Morning Post
Morning Star|Morris & Company|Morris Fuller Benton|Morte Darthur|Moscow Art Theatre|Moses und Aron|Mother Courage|Mother Goose
Mother India|Moulin Rouge|Mount Doom|Mr. Toad|Mrs Dalloway|Mudie’s Library|Mudie’s Select Library|Mujeres Muralistas
Mukden Incident|Mulholland Drive|Mulk Raj Anand|Mumbo Jumbo|Mungo Park|Munster Plantation|Murasaki Shikibu|Muriel Spark
Museo Reina Sofía|Museo del Prado|Museum Ludwig|Museum Plantin-Moretus|Museum of Islamic Art|Museum of Jewish Heritage
Museum of Modern Art|Musket Wars|Musée de l’Homme|Musée du Louvre|Musée du Quai Branly|Musée d’Orsay|My Lai Massacre
Myall Creek Massacre|Mérode Altarpiece|N. Scott Momaday|Naguib Mahfouz|Nam June Paik|Nan Goldin|Nan Shepherd|Nancy Drew
Nanjing Massacre|Nanjing Road|Nanking Massacre|Nat Turner Rebellion|Natal Colony|Natalie Zemon Davis|Natchez Trace|Nathanael West
National Book Award|National Gallery of Art|National Gallery of Canada|National Gallery of Victoria|National Library of Ireland
National Library of Scotland|National Library of Wales|National Museum of African American History and Culture
National Museum of American History|National Museum of the American Indian|National Palace Museum|National Portrait Gallery
National Union of Women’s Suffrage Societies|Natsume Sōseki|Navy Board|Nawal El Saadawi|Nazim Hikmet|Nebiolo Type Foundry
Nebula Award|Nella Larsen|Nelson-Atkins Museum of Art|Neo-Assyrian Empire|Netherlands East Indies|Neue Haas Grotesk
Neue Haas Unica|Neue Rheinische Zeitung|Neue Sachlichkeit|Neville Brody|Neville Chamberlain|Nevsky Prospect|New Albion
New Amsterdam|New Century Schoolbook|New Galicia|New Haven Colony|New Helvetia|New Model Army|New Museum of Contemporary Art
New Statesman|New Sweden|New York Public Library|New York Review of Books|New Yorker|New Zealand Company|New Zealand Wars
Newberry Library|Newbery Medal|Newgate Calendar|Newgate Prison|News Gothic|Nez Perce War|Ngugi wa Thiong’o|Nguyễn Du
Ngũgĩ wa Thiong’o|Nicholas Kis|Nicholas Nickleby|Nicolas Jenson|Niger Coast Protectorate|Nigerian Civil War
Night of the Long Knives|Nihon Shoki|Nine Years’ War|Nobel Prize in Literature|Noma Award|Nonesuch Press|Nore Mutiny
North West Company|North-West Mounted Police|North-West Rebellion|Northanger Abbey|Northern Song|Northern Star
Northern Territories of the Gold Coast|Northern Wei|Northwest Rebellion|Northwest Territory|Norton Simon Museum|Norval Morrisseau
Notitia Dignitatum|Noto Sans|Noto Serif|Notting Hill|Notting Hill Carnival|Nouvelle Revue Française|Nowell Codex
Nuala Ní Dhomhnaill|Nuremberg Chronicle|Nyabingi Rebellion|Obelisk Press|Octavia Hill|Odilon Redon|Offa’s Dyke
Office of Strategic Services|Officina Bodoni|Ohio Company|Ohio Company of Associates|Oil Rivers Protectorate|Oklahoma Territory
Okot p’Bitek|Oku no Hosomichi|Olaudah Equiano|Old Bailey|Old Bailey Online|Old Bailey Proceedings|Old English Boethius
Old English Orosius|Old Northwest|Old Spanish Trail|Old Sturbridge Village|Old Swiss Confederacy|Old Vic|Olive Schreiner
Oliver Goldsmith|Oliver Twist|Olympia Press|Omaha Beach|Omega Workshops|Oneg Shabbat|Oodgeroo Noonuccal|Open Door Notes|Open Sans
Operation Anthropoid|Operation Barbarossa|Operation Condor|Operation Husky|Operation Market Garden|Operation Mincemeat
Operation Overlord|Operation Paperclip|Operation Reinhard|Operation Rolling Thunder|Operation Sea Lion|Operation Torch
Operation Vistula|Orange Prize for Fiction|Orange River Colony|Order of the Bath|Order of the Garter|Order of the Golden Fleece
Orderic Vitalis|Oregon Territory|Oregon Trail|Oregon Treaty|Orfeo ed Euridice|Orhan Pamuk|Orlando Furioso|Orlando Innamorato
Orleans Territory|Orson Welles|Os Lusíadas|Os Sertões|Osamu Tezuka|Oscar Wao|Ostend Company|Otl Aicher|Ottmar Mergenthaler
Otto Dix|Ottobah Cugoano|Ousmane Sembène|Ouyang Xiu|Oxford Dictionary of National Biography|Oyo Empire|Pact of Steel|Pai Mārire
Palace Museum|Palais Royal|Palais de Tokyo|Palais-Royal Gardens|Palatino Linotype|Palazzo Pitti|Palazzo Vecchio|Pall Mall Gazette
Palme d’Or|Pan Africanist Congress|Paolo Uccello|Papunya Tula|Papyrus of Ani|Paris Codex|Paris Commune|Paris Peace Conference
Park Güell|Parker Chronicle|Parthenon Marbles|Partisan Review|Paston Letters|Pat Barker|Patent Rolls|Paternoster Row
Pather Panchali|Patricia Grace|Patricia Highsmith|Patrick Chamoiseau|Patrick Kavanagh|Patrick Pearse|Paul Celan|Paul Cézanne
Paul Muldoon|Paul Rand|Paul Renner|Paul’s Cross|Peabody Essex Museum|Peabody Museum|Peace of Amiens|Peace of Lodi|Peace of Nicias
Peace of Utrecht|Peacock Room|Pearson’s Magazine|Peasants’ Revolt|Pedro Almodóvar|Pedro Páramo|Peer Gynt|Pelican Books
Pelléas et Mélisande|Penguin Books|Penguin Classics|Peninsular War|Penny Lane|Penny Magazine|People’s Charter|Pepin the Short
Pepys Ballads|Pequot War|Percy Bysshe Shelley|Percy Folio|Perdido Street Station|Pergamon Museum|Perkin Warbeck
Perseus Digital Library|Peter Grimes|Peter Handke|Peter Pan|Peter Rabbit|Peter Schoeffer|Peter Schöffer|Peter the Great
Peterborough Chronicle|Petrus Christus|Petticoat Affair|Petticoat Lane|Petty France|Peutinger Map|Philadelphia Museum of Art
Philip Larkin|Philip Massinger|Philip Pearlstein|Philip the Bold|Philip the Fair|Philip the Good|Philipp Otto Runge|Philippe Ariès
Philippe de Commynes|Philippine-American War|Philological Society|Phineas Finn|Phoenix Park|Piazza Navona|Piazza San Marco
Pier Paolo Pasolini|Piero della Francesca|Pierpont Morgan Library|Pierre-Simon Fournier|Pierrot Lunaire|Piers Gaveston
Pieter Bruegel the Elder|Pietro Aretino|Pietro Bembo|Pig War|Pipe Roll Society|Pipe Rolls|Pippi Longstocking|Pitt Rivers Museum
Place Royale|Place Vendôme|Place de Grève|Place de la Concorde|Plan Voisin|Plantation of Ulster|Plantin Press
Plantin-Moretus Museum|Platt Amendment|Playfair Display|Plaza Mayor|Plaza de Mayo|Plimoth Plantation|Plymouth Company
Poetry Bookshop|Poggio Bracciolini|Polish Corridor|Political Warfare Executive|Pont Neuf|Ponte Vecchio|Pontiac’s Rebellion
Pontiac’s War|Pony Express|Poor Man’s Guardian|Poor Richard’s Almanack|Porgy and Bess|Portinari Altarpiece|Portland Vase
Portuguese East Africa|Potsdamer Platz|Powhatan Confederacy|Prague Circle|Prague Linguistic Circle|Pre-Raphaelite Brotherhood
Prenzlauer Berg|Prester John|Pride’s Purge|Prince Henry the Navigator|Prince Igor|Prince Rupert of the Rhine|Princes Street
Princess Mononoke|Principality of Achaea|Principality of Antioch|Printing Historical Society|Privy Chamber|Privy Council
Prix de Rome|Protestant Union|Providence Island Company|Province of Canada|Provincetown Players|Provisions of Oxford|Pu Songling
Public Record Office|Pudd’nhead Wilson|Puerta del Sol|Push Pin Studios|Père Goriot|Père Lachaise|Qajar Iran|Qu Yuan
Quadruple Alliance|Quai Branly|Quarterly Review|Quartier Latin|Queen Anne’s War|Queen Mab|Queen Mary|Queen’s Men|Quentin Matsys
Quit India Movement|R. K. Narayan|Rachel Ruysch|Rachel Whiteread|Radcliffe Camera|Radclyffe Hall|Ragnar Lothbrok|Rail Alphabet
Rainer Maria Rilke|Rainer Werner Fassbinder|Raja Rao|Ramona Quimby|Ramón del Valle-Inclán|Ranelagh Gardens|Ranulf Higden
Rape of Nanking|Raymond Chandler|Reader’s Digest|Reading Gaol|Rebecca Harding Davis|Rebecca Riots|Rebecca West|Record Commission
Red Book of Hergest|Red Book of the Exchequer|Red Bull Theatre|Red Cloud|Red Cloud’s War|Red Fort|Red Jacket|Red Orchestra
Red Riding Hood|Red River Colony|Red River Rebellion|Red River Resistance|Red River Settlement|Red River War|Red Square
Red Turban Rebellion|Religio Medici|Remedios Varo|Republic of Genoa|Republic of Texas|Republic of Venice|Res Gestae Divi Augusti
Revue des Deux Mondes|Rhind Papyrus|Rhymers’ Club|Richard Brinsley Sheridan|Richard Brome|Richard Crashaw|Richard Ford
Richard Long|Richard Marsh|Richard Pynson|Richard Tottel|Rider Haggard|Ridolfi Plot|Ringelblum Archive|Rip Van Winkle|Roald Dahl
Rob Roy|Robben Island|Robben Island Museum|Robert Bringhurst|Robert Browning|Robert Burns|Robert Creeley|Robert Crumb
Robert Darnton|Robert Dodsley|Robert E. Lee|Robert Emmet|Robert Estienne|Robert Frost|Robert Gould Shaw Memorial|Robert Granjon
Robert Henryson|Robert Musil|Robert Peel|Robert Penn Warren|Robert Slimbach|Robert Thorne|Robert Walser|Robert Wyer
Robert de La Salle|Robert le Diable|Roberto Bolaño|Robie House|Robin Hobb|Robin Kinross|Roboto Slab|Rocky Mountain Fur Company
Roger Ascham|Roger Casement|Roger Chartier|Roger Fry|Roger L’Estrange|Roger of Wendover|Rogier van der Weyden|Rohan Hours
Rohinton Mistry|Rokeby Venus|Rolls Series|Roman de Brut|Roman de Fauvel|Roman de Renart|Roman de la Rose|Romare Bearden
Ron Weasley|Roosevelt Corollary|Rosa Bonheur|Rosamond Lehmann|Rose Theatre|Rothko Chapel|Rowlatt Act|Rowlatt Acts
Roxburghe Ballads|Roxburghe Club|Royal Academy of Music|Royal Albert Hall|Royal Asiatic Society|Royal British Columbia Museum
Royal Charlotte|Royal Commission on Historical Manuscripts|Royal Commission on Historical Monuments|Royal Court Theatre
Royal Exchange|Royal Festival Hall|Royal Flying Corps|Royal George|Royal Historical Society|Royal Irish Constabulary
Royal Literary Fund|Royal Marriages Act|Royal Mile|Royal Niger Company|Royal Ontario Museum|Royal Opera House
Royal Proclamation of 1763|Royal Society of Edinburgh|Royal Society of Literature|Royal Society of London|Roycroft Press
Rubén Darío|Rule of St Benedict|Rum Corps|Rum Rebellion|Rump Parliament|Rupert Bear|Rupert’s Land|Russell Square|Russian Civil War
Russian-American Company|Ruth Hall|Ruthwell Cross|Rye House Plot|Rylands Library|Rök Runestone|Saatchi Gallery|Sabon Next
Sackville Street|Sacré-Cœur Basilica|Sadegh Hedayat|Sadler’s Wells|Sailor Moon|Sally Morgan|Salman Rushdie|Salon des Indépendants
Salon des Refusés|Salon d’Automne|Salt March|Sam Selvon|Sam Spade|Samnite Wars|Samson Agonistes|Samuel Delany|Samuel Foote
Samuel Hartlib|Samuel Purchas|Samuel R. Delany|Samuel de Champlain|San Francisco Mime Troupe|San Francisco Renaissance
Sand Creek Massacre|Sandra Cisneros|Sandro Botticelli|Sarah Fielding|Sarah Grand|Sarah Orne Jewett|Sarah Waters|Sartor Resartus
Sasanian Empire|Saturday Evening Post|Saturday Review|Satyajit Ray|Saul Bass|Saul Bellow|Savile Row|Saxo Grammaticus|Saxon Shore
Scapa Flow|Scarlett O’Hara|Scheide Library|Schlieffen Plan|Scotch Roman|Scotiabank Giller Prize|Scottish Colourists
Scottish Marches|Scriblerus Club|Script Encoding Initiative|Scrovegni Chapel|Scuola Grande di San Rocco|Sea Beggars|Sea Peoples
Seagram Building|Seamus Heaney|Sean O’Casey|Sebastian Brant|Sebastian Münster|Secker and Warburg|Second Athenian League
Second Barons’ War|Second Battle of Mag Tuired|Second Continental Congress|Second Folio|Second Opium War|Second Punic War
Second Reform Act|Second Seminole War|Second Spanish Republic|Secret Seven|Sei Shōnagon|Selden Map|Selden Map of China
Selden Society|Seleucid Empire|Self-Denying Ordinance|Self-Strengthening Movement|Seminole War|Seneca Falls Convention
Serpentine Gallery|Seven Cities of Cíbola|Seven Dials|Severus Snape|Seydou Keïta|Seán O’Casey|Shakespeare and Company
Shankill Road|Sharpeville Massacre|Shays’ Rebellion|Shelagh Delaney|Shen Congwen|Sherborne Missal|Sheridan Le Fanu|Sherman Alexie
Shi Jing|Shoah Foundation|Short Parliament|Sicilian Vespers|Sierra Leone Company|Siete Partidas|Sigmar Polke|Sikh Empire
Silas Marner|Silk Roads|Silos Apocalypse|Sima Qian|Simon Boccanegra|Simon Commission|Simon de Colines|Simon de Montfort
Simplicius Simplicissimus|Simón Bolívar|Sir Charles Grandison|Sir Degaré|Sir Gawain|Sir John Falstaff|Sir John Mandeville
Sir John Soane’s Museum|Sir Lancelot|Sir Launfal|Sir Orfeo|Sir Percival|Sir Thomas More|Sister Carrie|Sitting Bull
Situationist International|Sixteen Kingdoms|Skulptur Projekte Münster|Slave Coast|Sleepy Hollow|Smalcaldic League
Smithfield Market|Snorri Sturluson|Soane Museum|Society for Pure English|Society of Antiquaries|Society of Antiquaries of London
Society of Dilettanti|Society of Industrial Artists|Society of Typographic Arts|Society of United Irishmen
Society of the Cincinnati|Société Typographique de Neuchâtel|Sofonisba Anguissola|Soho Square|Sokoto Caliphate|Sol LeWitt
Solomon R. Guggenheim Museum|Songhai Empire|Sons of Ben|Sor Juana|Source Code Pro|Source Han Sans|Source Sans|Source Serif
South African War|South Australia Company|South Kensington Museum|Southbank Centre|Southern Agrarians|Southern Rhodesia
Southern Song|Spalding Club|Spanish Road|Special Operations Executive|Spitalfields Market|Spithead Mutiny|Sporting Times
St Albans Psalter|St Bride Library|St Bride Printing Library|St James’s Palace|St James’s Park|St Matthew Passion
St Paul’s Cathedral|St Paul’s Churchyard|Staffordshire Hoard|Stalin Prize|Stamford Raffles|Stan Lee|Stanbrook Abbey Press
Stanhope Press|State Hermitage Museum|State Papers Domestic|Stationers’ Company|Stationers’ Hall|Stationers’ Register
Statute of Anne|Statute of Merton|Statute of Mortmain|Statute of Pleadings|Statute of Rhuddlan|Statute of Uses
Statute of Westminster|Statute of Westminster 1931|Statutes of Kilkenny|Stedelijk Museum|Stefan Zweig|Stella Gibbons
Stempel Garamond|Stempel Type Foundry|Stephen Crane|Stephen Hero|Stephen Leacock|Stephen Spender|Steppenwolf Theatre Company
Stonewall Jackson|Stono Rebellion|Stonor Letters|Straits Settlements|Strand Magazine|Strawberry Hill|Strawberry Hill Press
Stuart Little|Studio Ghibli|Studio Museum in Harlem|Su Dongpo|Su Shi|Sugar Act|Suleiman the Magnificent|Sultanate of Rum
Sultanate of Zanzibar|Summer Palace|Sumner Stone|Sunningdale Agreement|Sunset Boulevard|Sunset Strip|Surtees Society
Susan Glaspell|Susanna Moodie|Susanna Rowson|Sutton Hoo|Suvla Bay|Swamp Thing|Swan River Colony|Swedish East India Company
Sweynheym and Pannartz|Sword Beach|Sydney Biennale|Sydney Opera House|Sydney Owenson|Symphonie Fantastique|São Paulo Biennial
T. J. Cobden-Sanderson|Tabula Peutingeriana|Tacky’s Revolt|Taha Hussein|Tahrir Square|Takarazuka Revue|Tamburlaine the Great
Tang Xianzu|Tanizaki Jun’ichirō|Tank Girl|Tao Yuanming|Tara Arts|Tate Gallery|Tate Modern|Tayeb Salih|Te Kooti|Te Papa
Te Papa Tongarewa|Te Rauparaha|Te Whiti|TeX Gyre|TeX Live|TeX Users Group|Tea Act|Tea Horse Road|Ted Hughes|Tehran Conference
Tel Quel|Teller Amendment|Temple Bar|Tennis Court Oath|Terra Australis|Tet Offensive|Text Creation Partnership|Theobald Wolfe Tone
Theodor Fontane|Theodor Storm|Theodosian Code|Theresa Hak Kyung Cha|Thermidorian Reaction|Thesaurus Linguae Graecae
Thesaurus Linguae Latinae|Third Intermediate Period|Thomas Bernhard|Thomas Berthelet|Thomas Bewick|Thomas Cadell|Thomas De Quincey
Thomas Dekker|Thomas Fairfax|Thomas Fuller|Thomas Gray|Thomas Hardy|Thomas Hoccleve|Thomas Hood|Thomas King|Thomas Kyd
Thomas Lodge|Thomas Love Peacock|Thomas Nashe|Thomas Usk|Thomas Wentworth|Thomason Tracts|Thoor Ballylee|Thornton Manuscript
Thornton Wilder|Throckmorton Plot|Thurloe State Papers|Thérèse Raquin|Théâtre Libre|Théâtre de l’Œuvre|Théâtre du Soleil
Tim Winton|Times Literary Supplement|Times New Roman|Timothy Findley|Tinker Bell|Tintern Abbey|Tirso de Molina|Titus Groan
Toad Hall|Tobias Smollett|Tolbert Lanston|Toledo War|Tom Jones|Tom Ripley|Tom Stoppard|Tom Thomson|Tom Thumb|Tony Kushner
Topkapi Palace|Topkapı Palace|Torquato Tasso|Toussaint Louverture|Toussaint L’Ouverture|Tower Bridge|Tower Hamlets|Townshend Acts
Townshend Duties|Tracey Emin|Tracey Moffatt|Trade Gothic|Trajan’s Column|Transalpine Gaul|Treason Act|Treasure Island
Treaty of Brest-Litovsk|Treaty of Brétigny|Treaty of Campo Formio|Treaty of Cateau-Cambrésis|Treaty of Fort Laramie
Treaty of Fort Stanwix|Treaty of Ghent|Treaty of Greenville|Treaty of Guadalupe Hidalgo|Treaty of Lausanne|Treaty of Limerick
Treaty of Locarno|Treaty of Medicine Creek|Treaty of Nanking|Treaty of Nerchinsk|Treaty of New Echota|Treaty of Paris
Treaty of Portsmouth|Treaty of Rapallo|Treaty of Shimonoseki|Treaty of Sèvres|Treaty of Tilsit|Treaty of Tordesillas
Treaty of Trianon|Treaty of Troyes|Treaty of Union|Treaty of Utrecht|Treaty of Verdun|Trebuchet MS|Trent Affair|Tretyakov Gallery
Trinity Apocalypse|Trinity College Dublin|Tripartite Pact|Triple Alliance|Triple Entente|Tristan und Isolde|Tristram Shandy
Troilus and Criseyde|Troy Type|Très Riches Heures|Très Riches Heures du Duc de Berry|Tsarskoe Selo|Tsitsi Dangarembga
Tulsa Race Massacre|Tupac Amaru|Turner Prize|Tuscarora War|Twin Peaks|Type Directors Club|Typographia Regia|Typographic Circle
Táin Bó Cúailnge|Túpac Amaru|Túpac Katari|Ubuntu Font Family|Ueda Akinari|Uffizi Gallery|Ugo Foscolo|Ulrich von Hutten
Ulster Covenant|Ulster Plantation|Ulster Volunteer Force|Ulysses S. Grant|Un Ballo in Maschera|Un Chien Andalou|Uncle Vanya
Unfederated Malay States|Unicode Consortium|Union Square|Union of Kalmar|Union of Lublin|United States Holocaust Memorial Museum
Unité d’Habitation|Universal Short Title Catalogue|Unter den Linden|Upper West Side|Urabi Revolt|Ursula K. Le Guin
Usama ibn Munqidh|Utah Beach|Uwe Johnson|Vale Press|Valley Forge|Valley of the Kings|Van Diemen’s Land|Van Diemen’s Land Company
Van Gogh Museum|Vandercook Press|Vanessa Bell|Vanity Fair|Vasco da Gama|Vatican Apostolic Archive|Vatican Secret Archives
Vauxhall Gardens|Vellore Mutiny|Venice Biennale|Venus de Milo|Venus of Urbino|Venus of Willendorf|Vercelli Book|Vernon Lee
Vernon Manuscript|Veronica Franco|Via Appia|Via Domitia|Via Egnatia|Via Francigena|Viceroyalty of New Spain|Viceroyalty of Peru
Viceroyalty of the Río de la Plata|Victor Gollancz|Victoria County History|Victoria and Albert Museum|Vienna Dioscurides
Vienna Genesis|Vienna Secession|Vienna Workshop|Vietnam Veterans Memorial|Vijayanagara Empire|Vikram Seth|Villa Borghese
Villa Rotonda|Villa Savoye|Villa of the Mysteries|Ville Radieuse|Vincent Figgins|Vincent van Gogh|Vindolanda Tablets|Vinegar Bible
Vinland Map|Virago Press|Virginia Company of London|Vita Nuova|Vita Sackville-West|Vittoria Colonna|Vittorio Alfieri
Vlad the Impaler|Vossische Zeitung|Voynich Manuscript|Völkischer Beobachter|W. G. Sebald|Waikato War|Waitangi Tribunal
Walbaum Antiqua|Walden Pond|Walker Art Center|Walker Art Gallery|Walker Evans|Walter Crane|Walter Pater|Walter Ralegh
Walter Sickert|Walters Art Museum|Walther von der Vogelweide|Wang Wei|Wannsee Conference|War of Jenkins’ Ear
War of the Bavarian Succession|War of the League of Augsburg|War of the Pacific|War of the Polish Succession
War of the Triple Alliance|Warburg Institute|Warren Cup|Warren Hastings|Wars of Scottish Independence|Wars of the Three Kingdoms
Warsaw Ghetto Uprising|Warsaw Uprising|Washington Square|Washington Territory|Water Beggars|Watership Down|Watling Street
Watson Commission|Webster-Ashburton Treaty|Wellcome Library|Welsh Marches|Wenceslas Square|Wendy Darling|Werner Herzog
West Florida|West India Regiment|Western Han|Western Zhou|Westminster Hall|Westminster Review|Whiskey Rebellion
White Book of Rhydderch|Whitechapel Gallery|Whitehall Palace|Whitney Biennial|Whitney Museum of American Art|Whittington Press
Whitworth Art Gallery|Wicked Bible|Widener Library|Wiener Werkstätte|Wife of Bath|Wild Bill Hickok|Wilderness Road
Wilhelm Klingspor Gotisch|Wilhelm Meister|Wilkie Collins|Will Eisner|William Addison Dwiggins|William Apess|William Beckford
William Bulmer|William Carleton|William Cobbett|William Dampier|William Davenant|William Dean Howells|William Gilmore Simms
William Hill Brown|William Holman Hunt|William Hone|William Kentridge|William Lane|William Makepeace Thackeray|William Marshal
William Moon|William Pitt the Elder|William Pitt the Younger|William Strahan|William Tell|William Wells Brown
William the Conqueror|William the Silent|Williamite War|Willy Wonka|Wilmot Proviso|Wilton Diptych|Wim Crouwel|Wim Wenders
Winchester Manuscript|Windsor Old Style|Winesburg, Ohio|Winged Victory of Samothrace|Winslow Homer|Winter Palace|Witi Ihimaera
Wole Soyinka|Wolf Biermann|Wolf Hall|Wolfram von Eschenbach|Women’s Freedom League|Women’s Land Army|Women’s Prize for Fiction
Women’s Royal Naval Service|Women’s War of 1929|Wong Kar-wai|Woolworth Building|World’s Classics|World’s Columbian Exposition
Worshipful Company of Clockmakers|Worshipful Company of Goldsmiths|Worshipful Company of Stationers|Wounded Knee Massacre
Wren Library|Writers’ Building|Wyatt’s Rebellion|Wyndham Lewis|Wynkyn de Worde|XYZ Affair|Xin Qiji|Xinhai Revolution|Xu Bing
Yad Vashem|Yamasee War|Yasujirō Ozu|Yellow Book|Yellow Kid|Yellow Turban Rebellion|Yinka Shonibare|Young Bengal|Young England
Young Germany|Young Ireland|Young Italy|Young Turk Revolution|Young Vienna|Yu Hua|Yukio Mishima|Yvonne Vera|Zadie Smith|Zakes Mda
Zanele Muholi|Zapf Chancery|Zapf Dingbats|Zelda Fitzgerald|Zhang Yimou|Zimmermann Telegram|Zora Neale Hurston|Zulu War|Zuo Zhuan
Zuzana Licko|À la Recherche du Temps Perdu|Álvar Núñez Cabeza de Vaca|Éamon de Valera|Édouard Glissant|Édouard Manet
Élisabeth Vigée Le Brun|Étant Donnés
`;

export const LETTERS_WORDS = `
Abbasids Abélard Aceh Achaemenids Adichie Adwa Ady Aelred Aethelflaed Aidoo Ajax Akbarnama Akhenaten Akira Aksum Akwesasne Alboin
Alcaeus Aldhelm Aldine Aldus Algarve Almohads Almoravids Altdorfer Amistad Ammianus Andersonville Andrić Anschluss Antigonid
Aratus Archilochus Aretino Argonautica Armagh Armah Arpad Arrakis Arrian Artaud Artois Asakusa Assur Asterix Astérix Attalid
Ausonius Awadh Ayutthaya Ayyubids Babur Baburnama Bacchylides Baekje Balhae Barbauld Barchester Barotseland Barsetshire
Baskerville Basquiat Batman Bazarov Bechuanaland Beckmann Behn Beinecke Belisarius Belleville Bembo Benn Bermondsey Bernhard
Bernicia Bessarabia Bessarion Beyoğlu Bełżec Biafra BibLaTeX BibTeX Biedermeier Bijapur Bithynia Bletchley Blok Bolaño Bonapartism
Bophuthatswana Bornu Borodino Borromini Boucher Boulangism Bourbon Brabant Brancusi Brandes Broch Brodsky Brontës Bronzino
Brueghel Brunhild Brâncuși Brünhild Bukovina Bulmer Burney Buyid Calabar Calabria Calderón Calibri Calicut Callimachus Cambria
Camões Canova Canton Canudos Canzoniere Capetians Caragiale Caria Carinthia Carniola Carolingians Carracci Cavafy Ceaușescu Celan
Cetshwayo Chalkokondyles Chambord Champa Chandernagore Chardin Cheapside Cheltenham Chenonceau Chełmno Chickamauga Childeric
Chilperic Cholula Chosŏn Cilicia Cioran Ciskei Claudel Claudian Clerkenwell Clonmacnoise Cnut Cochinchina Coetzee Commodus Condé
Connacht Connaught Consolas Copán Coromandel Cortázar Courland Courtauld Cranford Crécy Cuchulainn Culloden Cynewulf Cædmon Céline
Césaire Cézanne Dacia Dalí Dangarembga Darwish Deerfield Deheubarth Deira Dejima Delaunay Deshima Didone Didot Dingane Diodorus
Discworld Djebar Djenné Dobruja Dogville Dostoyevsky Drancy Duccio Duras Döblin Earthsea Ebla Ecbatana Echternach Einhard Elmina
Elytis Elzevier Elzevir Emecheta Eminescu Ennius Ensor Epirus Escorial Esterházy Estienne Etherege Europeana Eurostile Evelina
Extremadura Farnese Fatimids Ferdowsi Ferghana Fidelio Firdawsi Fitzwilliam Fleischman Fleischmann Fleury Flodden Fluxus Folger
FontForge Fontane Fontographer Fournier Francoism Francoist Franconia Frankenthaler Fredegund Friel Froben Frutiger Fulbert Fuseli
Futa Futura Galata Galdós Gallia Gallica Gallipoli Gandhara Gao Garamond Garamont Gaskell Gaudí Gaulle Geiseric Gelderland Gellius
Genji Gentileschi Ghalib Ghaznavid Ghiberti Ghurid Gildas Gillray Ginza Girondins Gissing Gitanjali Glamorgan Glendalough Glissant
Goa Godwin Godwine Goguryeo Gojira Gollum Gombrowicz Goncharov Gondar Gonzaga Gormenghast Goryeo Gorée Gower Granjon Gratian
Greuze Grinzing Griqualand Groseilliers Gründerzeit Grünewald Gwynedd Géricault Góngora Götterdämmerung Habsburgs Hafsid Hainaut
Hammershøi Hampi Handke Hanshu HathiTrust Hatshepsut Hattin Hattusa Hašek Heaney Heian Heliodorus Helvetica Hemans Hepworth
Heraclius Hereward Hexham Heydrich Hideyoshi Hintsa Hirado Hiroshige Hispania Hoccleve Holberg Holborn Holodomor Houellebecq
Houyhnhnms Hoxha Hoxton Hrabal Hrabanus Hrotsvit Hrotsvitha Huascar Humayun Hunyadi Huronia Huysmans Héloïse Höch Hölderlin
Idomeneo Ilkhanid Illyria InDesign Isandlwana Iseult Isidore Jacobites Jacobitism Jagiellonian Jagiełło Jansenists Jelinek Jenson
Jenůfa Jiajing Jordaens Joseon Jugendstil Junicode Jurchen Kaabu Kadare Kahlo Kahnawake Kalidasa Kamakura Kanem Kangxi Kashgar
Kaskaskia Katanga Kateb Kavafy Kavanagh Kertész Khama Khatibi Khazaria Khitan Khiva Khmelnytsky Khorasan Khotan Khurasan Khwarazm
Kilwa Kiš Kleist Koberger Koenig Koguryŏ Kokinshū Kokoschka Kollwitz Komnenos Koryŏ Kosztolányi Krasner Kreuzberg Kriemhild
Kristallnacht Krleža Kundera Kusama Kālidāsa Laclos Lagash Lagerlöf Lalemant Lalibela Lamu Lancastrian Languedoc Lanston Laputa
Larkin Leinster Leovigild Lepanto Lermontov Letraset León Lichfield Lispector Lissitzky Liudprand Livland Lobengula Logres Lorca
Lorsch Louisbourg LuaLaTeX LuaTeX Lucan Ludlow Lusiads Lycia Lydgate Lyonesse Léger Mabinogion MacNeice Macchiaioli Macondo
Macrobius Maisonneuve Majapahit Majdanek Makassar Makuria Malacca Malevich Malinche Malindi Mallarmé Mamluks Manchukuo Mandelstam
Manzikert Man’yōshū Mapungubwe Maqoma Marais Marechera Marinid Marivaux Marmion Marylebone Masaccio Mashonaland Masina Massinger
Matabeleland Matamba Mataram Mauritshuis Maus Mauthausen Mayakovsky Mazepa Melaka Melrose Meridien Merovech Merovingians Meroë
MetaFont MetaPost Metacom Michilimackinac Mickiewicz Middlemarch Miletus Mingei Miró Mittelafrika Mitteleuropa Miłosz Moctezuma
Moesia Mohács Monomotapa Montparnasse Moquegua Mordor Moretus Morisot Moshoeshoe Mughals Muldoon Murakami Murbach Muromachi Musil
Mutapa Myshkin Mzilikazi Márai Nabonidus Nabucco Nalanda Napata Nasrid Nava’i Nazarenes Ndongo Nennius Neolin Newberry Newgate
Ngqika Ngũgĩ Nimrud Nippur Nizami Njinga Nobunaga Nolde Nongqawuse Nonnus Noricum Notker Novalis Nzinga Númenor Oblomov Odoacer
Offa Okri Opechancanough OpenType Oresteia Orléanist Orozco Ostpolitik Oswiu Ottonian Ottonians Oudh Ouidah Oulipo Ovamboland
Overleaf Pachacuti PageMaker Palaiologos Palatino Palenque Palmares Pamuk Panipat Pannonia Papadiamantis Paphlagonia Parmigianino
Parnassians Parnellite Parthians Parzival Paschasius Passchendaele Pater Pausanias Peelite Peelites Penda Pera Perec Peredvizhniki
Pergamon Pergamum Pessoa Petronius Petőfi Pharsalia Philoctetes Piast Picabia Picardy Piedmont Pimlico Piranesi Pissarro
Plantagenets Plantin Platonov Poitou Poliziano Polybius Pondicherry Pontormo PostScript Potosí Powys Premchand Priene Procopius
Propertius Prospero Prudentius Pskov Pugachev Pylos Pétain Qajar Qianlong QuarkXPress Queneau Quevedo Radisson Raetia Ragusa
Rajputana Ramesses Rashomon Raskolnikov Rauschenberg Ravensbrück Reccared Rheingold Rievaulx Rijksmuseum Ritsos Rivendell
Rodchenko Romanovs Ronsard Rosenkavalier Rowlandson Ruisdael Rulfo Rumelia Runeberg Rurikid Ruthenia Różewicz Sabon Sacagawea
Sachsenhausen Safavids Salian Samanid Samogitia Samori Sanssouci Saramago Sardis Sarraute Sasanians Satyricon Sauron Sa’di
Scamozzi Schiele Schreiner Schwabacher Schwabing Schwitters Schönbrunn Scribus Sebald Sechele Seferis Segou Sekigahara Seleucids
Seljuks Sembène Senefelder Sequoyah Serlio Severan Sforza Shahnama Shakuntala Shalamov Shiji Shinjuku Shivaji Sholokhov Shoreditch
Shōwa Sickert Sienkiewicz Signac Silla Silmarillion Simonides Siqueiros Skanderbeg Skelton Slavonia Smithfield Sobibor Sobieski
Sogdiana Solaris Southwark Spitalfields Srebrenica Stasi Statius Staufer Stilicho Strathclyde Strugatsky Styria Sundiata Susa
Swabia Sütterlin Słowacki Taishō Tamburlaine Tannhäuser Tasso Tatlin Tawantinsuyu Taxila TeX Temeraire Tenskwatawa Terezín Thebaid
Theognis Theresienstadt Thuringia Tibullus Tiepolo Tikal Timurids Tintin Tirpitz Tlaxcala Tokarczuk Tonkin Topelius Totila Totoro
Trakl Transkei Transoxiana Trastevere Travancore Tribeca Troy TrueType Tsvetaeva Turandot Turfan Tutankhamun Tzara Tzintzuntzan
Uffizi Ugarit Umayyads Umbria Undset Uruk Utamaro Uxmal Valéry Vendée Verdana Vijayanagara Villette Vincennes Visconti Vkhutemas
Volhynia Volpone Walbaum Walcott Wallachia Wampanoag Wanli Waverley Welf Welser Wendake Werkbund Westeros Wettin Whitechapel
Wieland Wikisource Windrush Witkacy Wittelsbach Wulfstan XeLaTeX XeTeX Yongzheng Yorkist Yoshiwara Zadkine Zamyatin Zeeland Zong
Zoshchenko Zurbarán Árpád Ælfric Æthelflæd Æthelred Æthelstan Éluard Čapek Śakuntalā
`;
