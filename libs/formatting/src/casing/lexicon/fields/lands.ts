/** Names written as facts: peoples, languages, places and sites; of several words first, then of one. */
export const LANDS = `
!Kung Bushmen|!Kung San|A-Hmao of Yunnan|A. C. Haddon|A. Irving Hallowell|A. L. Kroeber|A. P. Elkin|A. R. Radcliffe-Brown
APY Lands|Aboriginal Land Rights Act|Aboriginal Lands Trust|Aboriginal Protection Board|Aboriginal Tent Embassy
Aborigines Progressive Association|Aborigines Protection Board|Abri Pataud|Absentee Shawnee|Abu Gurob|Abu Salabikh|Abu Simbel
Acazulco Otomí|Accompong Town|Achill Island|Acoma Keresan|Acoma Pueblo|Adam Kuper|Adamawa Emirate|Adamawa Plateau
Aden Protectorate|Adena Mound|Adilabad Gondi|Adilabad Gonds|Adolph Bandelier|Aegadian Islands|Aegean Islands|Aeolian Islands
African Red Slip|African Red Slip Ware|Agar Dinka|Agate Basin|Agia Triada|Agua Caliente Band of Cahuilla Indians|Agusan Manobo
Agusan Valley|Ai Khanoum|Ain Ghazal|Ain Mallaha|Ait Atta|Ait Khabbash|Ait Ndhir|Ak-Chin Indian Community|Aka Pygmies
Akimel O’odham|Akrotiri on Thera|Akuapem Twi|Akwesasne Mohawk|Al Murrah Bedouin|Alaca Höyük|Alan Wace|Alaska Native Brotherhood
Alaska Native Claims Settlement Act|Alaska Native Language Center|Alaska Native Sisterhood|Albert Gatschet|Alert Bay
Aleutian Range|Alexander von Humboldt|Alfonso Caso|Alfred Gell|Alfred Kidder|Alfred Kroeber|Alfred Maudslay|Alfred Vincent Kidder
Algherese Catalan|Algoa Bay|Algonquins of Barriere Lake|Ali Kosh|Alice Kober|Alice Springs|Allegany Seneca|Altamira Cave
Altar de Sacrificios|Alto Xingu|Altun Ha|Altyn Depe|Alu Kurumba|Aluku Maroons|Alutiiq Alaskan Yupik|Amami Islands|Ambergris Caye
Ambonese Malay|American Academy in Rome|American Antiquities Act|American Bottom|American Ethnological Society
American Folklore Society|American Indian Chicago Conference|American Indian Religious Freedom Act
American Museum of Natural History|American National Corpus|American River|American School of Classical Studies at Athens
American Schools of Oriental Research|Amerind Foundation|Amganad Ifugao|Amri Nal|Amu Darya|Amud Cave|Amuq Plain|Amuq Valley
Amur Basin|Anangu Pitjantjatjara Yankunytjatjara|Anatolian Plateau|Ancestral Pueblo|Ancestral Puebloan|Ancestral Puebloans
Ancient North Arabian|Ancient South Arabian|Andalusi Arabic|Andaman and Nicobar Islands|Andreanof Islands|Andrew Pawley
Andrew Strathern|Angel Mounds|Angkola Batak|Angkor Borei|Angmagssalik District|Ann Axtell Morris|Anna Morpurgo Davies
Annals of Cuauhtitlan|Annals of the Cakchiquels|Annamite Chain|Annamite Cordillera|Annamite Range|Anthropological Survey of India
Anti-Atlas Mountains|Antikythera Mechanism|Antillean Creole|Antipolo Ifugao|Antiquities Act|Antoine Meillet
Anza-Borrego Desert State Park|Anzick Child|Ao Nagas|Apachean Athabaskan|Apirana Ngata|Apollo 11 Cave|Apostle Islands
Aquinnah Wampanoag|Aquitaine Basin|Arakan Hill Tracts|Arakan Yoma|Aravalli Hills|Archaeological Resources Protection Act
Archaeological Survey of India|Archaic Chinese|Archaic Latin|Arctic Bay|Arctic Red River|Arctic Small Tool|Arene Candide
Arjun Appadurai|Arkhangelsk Oblast|Arlington Springs|Arlington Springs Man|Arnhem Plateau|Arno Atoll|Arsi Oromo|Aru Islands
Ascension Island|Asho Chin|Ashokan Prakrit|Assembly of First Nations|Astrolabe Bay|Athabasca River|Atherton Tableland|Athpare Rai
Atlas Linguarum Europae|Atlas Linguistique de la France|Atlas of North American English|Attawapiskat Cree|Attic Greek|Aurel Stein
Austen Henry Layard|Australian Museum|Austronesian Basic Vocabulary Database|Automated Similarity Judgment Program
Avalon Peninsula|Awatovi Pueblo|Awat’ovi Ruin|Awlad Ali|Ayers Rock|Ayeyarwady Delta|Ayia Irini|Ayia Triada|Ayt Seghrouchen
Azad Kashmir|Aztec Ruins|Aztec Ruins National Monument|Aït Atta|Aşıklı Höyük|Baba Malay|Babuyan Islands|Back River
Bactria-Margiana Archaeological Complex|Bad River|Bad River Band|Bademağacı Höyük|Baffin Bay|Baffin Island Inuit|Baffin Land
Baffinland Eskimo|Baggara Arabs|Baghdadi Arabic|Bahamian Creole|Baka Pygmies|Baker Lake|Baking Pot|Balcony House|Baliem Valley
Balsas Basin|Bambuti Pygmies|Bamenda Grassfields|Bamenda Highlands|Ban Chiang|Ban Kao|Ban Na Di|Ban Non Wat|Banat Swabians
Banda Islands|Banggai Islands|Bank of English|Banks Island|Banks Islands|Banteay Srei|Banu Hilal|Banwari Trace|Baram District
Baram River|Barbadian Creole|Barclodiad y Gawres|Barkly Tableland|Barnhouse Settlement|Barotse Floodplain|Barotse Plain
Barrow Eskimo|Barton Ramie|Basin of Mexico|Basketmaker II|Basketmaker III|Bass Strait|Bass Strait Islands|Basse Casamance
Bastar District|Batad Ifugao|Batanes Islands|Bathurst Inlet|Bathurst Island|Battle Creek|Battle of the Washita|Bay Islanders
Bay Islands|Bay Islands of Honduras|Bay Miwok|Bay of Biscay|Bay of Fundy|Bay of Islands|Bay of Plenty|Bay of Quinte Mohawks
Bazaar Malay|Beagle Channel|Bear Creek|Bear Island|Bear Lake|Bear Lake Indians|Bear Paw Mountains|Bear River|Bears Paw|Beary Bashe
Beas River|Beatrice Blackwood|Beaver Indians|Bekaa Valley|Belcher Islands|Belize River|Belize River Valley|Belize Valley
Bell Beaker|Belle Fourche River|Bellona Island|Bengal Presidency|Beni Amer|Beni Guil|Beni Hasan|Beni Hilal|Beni Shangul|Benin City
Benjamin Lee Whorf|Bent Pyramid|Bentinck Island|Benue River|Benue Trough|Benue Valley|Beqaa Valley|Berbice Dutch Creole
Berens River Ojibwe|Berens River Saulteaux|Bering Strait Eskimo|Bering Strait Inupiaq|Bernabé Cobo|Bernard Comrie
Bernice P. Bishop Museum|Berthold Laufer|Beth Shean|Beth Shemesh|Betta Kurumba|Biblical Hebrew|Biferno Valley
Biferno Valley Survey|Big Bear Lake|Big Cypress|Big Cypress Swamp|Big Diomede|Big Flowery Miao|Big Horn Basin|Big Horn Mountains
Big Island of Hawai‘i|Big Nambas|Big Sandy|Big Smokey Valley Shoshoni|Big Smoky Valley|Big Sur|Big Trout Lake|Bighorn Basin
Bighorn Canyon|Bighorn Medicine Wheel|Bighorn Mountains|Bight of Biafra|Bijagós Islands|Bikini Atoll|Bill Epstein|Bird’s Head
Bird’s Head Peninsula|Bird’s Neck|Bishop Museum|Bismarck Range|Bismarck Sea|Bison Hills|Bison-Horn Maria|Bisonhorn Maria Gonds
Bissagos Islands|Black Burnished Ware|Black Carib|Black Caribs|Black Caribs of British Honduras|Black Hmong|Black Huns|Black Karen
Black Lahu|Black Lisu|Black Lolo|Black Mesa|Black Mesa Archaeological Project|Black Miao|Black Mountains|Black Nong|Black River
Black Sea Germans|Black Seminoles|Black Tatars|Black Thai|Black Volta|Black Yi|Black and Red Ware|Blackfeet Nation
Blackfoot Confederacy|Blackwater Draw|Blasket Islands|Block Island|Blombos Cave|Blue Creek|Blue Hmong|Blue Mountains
Blue Mountains of Jamaica|Blue Mud Bay|Blue Nile Province|Blue Turks|Bluefish Caves|Bocas del Toro|Bocas del Toro Creole
Bodega Bay|Bodega Miwok|Bodmin Moor|Boeotia Survey|Bohairic Coptic|Bohemian Forest|Bois Forte|Bolaven Plateau|Bombay Presidency
Bomberai Peninsula|Bonavista Bay|Bondo Highlander|Bondo Hills|Bonin Islands|Bonneville Estates Rockshelter|Bonthe District
Bontoc Igorot|Book of Going Forth by Day|Books of Chilam Balam|Boomplaas Cave|Bor Dinka|Boran Oromo|Borana Oromo|Border Cave
Border Kuna|Bornu Empire|Bornu Province|Bosque Redondo|Botel Tobago|Botolan Sambal|Boulder City|Boumaa Fijian|Boxgrove Man
Boyne Valley|Brahmaputra Valley|Braj Bhasha|Brecon Beacons|Bribie Island|Bridge River|Bristol Bay|British Antarctic Territory
British Bechuanaland|British Central Africa|British Indian Ocean Territory|British Institute in Eastern Africa|British New Guinea
British North Borneo|British School at Athens|British Solomon Islands|British Solomon Islands Protectorate|British Togoland
Broken Hill|Broken Hill Man|Broken K Pueblo|Broken Mammoth|Brong Ahafo|Bronislaw Malinowski|Bronisław Malinowski|Brooks Range
Brothertown Indians|Broughton Island|Bruce Peninsula|Brule Sioux|Bruny Island|Bryn Celli Ddu|Brú na Bóinne|Budai Rukai
Buddhist Hybrid Sanskrit|Budj Bim|Bukar-Sadong Bidayuh|Bukovina Germans|Bureau of American Ethnology|Burke Act|Burke Museum
Burrup Peninsula|Bury St Edmunds|Bush Negroes of Surinam|Bute Inlet|Butser Ancient Farm|Buttermilk Creek|C. G. Seligman
C. Hart Merriam|Cadbury Castle|Caddo Nation|Cagayan Valley|Cahal Pech|Cahokia Mounds|Cahto of California|Cahuilla Indians
Cairene Arabic|Caledon Bay|Calendar Round|Callanish Stones|Callao Cave|Callejón de Huaylas|Calvados Chain|Camargue Delta
Cambridge Anthropological Expedition to Torres Straits|Cambridge Expedition to Torres Straits|Cambridge Torres Strait Expedition
Cambridge Torres Straits Expedition|Cambridge-Bradford Boeotian Expedition|Cameron Highlands|Cameroon Pidgin
Cameroon Pidgin English|Campbell River|Can Hasan|Canada East|Canada West|Canadian Arctic Expedition|Canadian Museum of History
Canadian Plateau|Cannonball River|Canterbury Plains|Canterbury Province|Canyon de Chelly|Canyon del Muerto|Cape Alava
Cape Barren Island|Cape Coast|Cape Coast Castle|Cape Coloured|Cape Denbigh|Cape Dorset|Cape Dutch|Cape Gelidonya|Cape Khoekhoe
Cape Krusenstern|Cape Malay|Cape Mesurado|Cape Mudge|Cape Nguni|Cape Palmas|Cape Prince of Wales|Cape Verdean Creole
Cape York Creole|Caprivi Strip|Caprivi Zipfel|Captain Jack|Car Nicobar|Car Nicobarese|Cardamom Mountains|Carib Territory
Caribou Eskimo|Caribou Eskimos|Caribou Inuit|Carl Blegen|Carl Meinhof|Carl Ortwin Sauer|Carl Ritter|Carl Sauer|Carlston Annis
Carpathian Basin|Carpathian Ruthenia|Carrier Indians|Carson Sink|Carter Ranch Pueblo|Casa Grande|Casa Grande Ruins|Casa Rinconada
Casas Grandes|Casco Bay|Casiguran Agta|Casiguran Dumagat|Casma Valley|Cass Lake|Caste War of Yucatán|Cat Island
Catawba Indian Nation|Catherine Berndt|Caughnawaga Mohawk|Cauvery Delta|Cañete Valley|Cedar City|Ceide Fields|Celebes Sea
Celilo Falls|Cenderawasih Bay|Cenote of Sacrifice|Central African Federation|Central Alaskan Yupik|Central Alaskan Yup’ik
Central Arnhem Land|Central Bontok|Central Coast Salish|Central Cushitic|Central Eskimo|Central Franconian
Central Highlands of Vietnam|Central Kalahari Game Reserve|Central Kalapuya|Central Kalimantan|Central Kurdish|Central Luzon
Central Maluku|Central Mississippi Valley|Central Pame|Central Plains|Central Plains of China|Central Pomo|Central Province
Central Province of Papua|Central Provinces and Berar|Central Provinces of India|Central Semitic|Central Siberian Yupik
Central Sierra Miwok|Central Sudanic|Central Sulawesi|Central Tarahumara|Central Yana|Central Yup’ik
Central-Eastern Malayo-Polynesian|Cerro Baúl|Cerro Blanco|Cerro Palenque|Cerro Rico|Cerro Sechin|Cerro Sechín|Cerro de las Mesas
Chaco Canyon|Chaco River|Chagatai Turkic|Chagatay Turkic|Chagos Archipelago|Chagos Islands|Chan Kom|Channel Country
Chao Phraya Delta|Chao Phraya River|Charles Doughty|Charles Frake|Charles Hockett|Charlotte Harbor|Chatham Islands|Chauvet Cave
Chavez Pass|Chavín de Huántar|Cheddar Man|Cheju Island|Chenab River|Cherokee Nation|Chesterfield Inlet|Chetro Ketl|Cheyenne River
Cheyenne River Reservation|Cheyenne River Sioux|Chicahuaxtla Triqui|Chicama Valley|Chichen Itza|Chichicastenango Quiché
Chichimeca Jonaz|Chichimeco Jonaz|Chichén Itzá|Chickasaw Nation|Chilam Balam of Chumayel|Chiloé Archipelago|Chiloé Island
Chimalapa Zoque|Chin Hills|Chincha Valley|Chinese Pidgin English|Chinuk Wawa|Chiquihuitlán Mazatec|Chitral Kohistan
Chittagong Hill Tracts|Chittagong Hills|Chitwan Valley|Chitwan Valley Family Study|Choctaw Nation of Oklahoma|Choga Mami
Choga Mish|Chogha Mish|Choguita Rarámuri|Chol Maya|Chona of the Papago|Chotanagpur Plateau|Christian Island|Christmas Island
Christoph von Fürer-Haimendorf|Chugach Mountains|Chuj Maya|Chukchansi Yokuts|Chukchi Sea|Chungli Ao|Church Slavonic|Chuuk Lagoon
Ch’ol Maya|Ch’orti’ Maya|Cibecue Apache|Cilician Gates|Cisalpine Gaulish|Citizen Potawatomi Nation|Ciudad Perdida
Civilian Conservation Corps Indian Division|Clare Island|Clark Wissler|Classic Ch’olti’an|Classic Maya|Classical Armenian
Classical Biblical Hebrew|Classical Gaelic|Classical Irish|Classical Latin|Classical Malay|Classical Mandaic|Classical Maya
Classical Mongolian|Classical Nahuatl|Classical Newari|Classical Sanskrit|Classical Syriac|Claude Lévi-Strauss|Clava Cairns
Clayoquot Sound|Clear Creek|Clear Lake|Clearwater Plateau|Clearwater River|Cliff Palace|Cloudy Bay|Clyde Bellecourt|Clyde River
Co Loa|Coachella Valley|Coast Miwok|Coast Province|Coast Salish|Coast Tsimshian|Coast Yuki|Coatec Zapotec|Cochiti Pueblo
Cockpit Country|Cocos (Keeling) Islands|Cocos Islands|Code of Handsome Lake|Codex Borbonicus|Codex Magliabechiano|Codex Nuttall
Codex Osuna|Codex Vindobonensis|Codex Xolotl|Coeur d’Alene|Coeur d’Alene Indians|Coffs Harbour|Colca Canyon|Colca Valley
Coles Creek|Colin Renfrew|Colin Turnbull|Collingwood Bay|Colloquial Jakarta Indonesian|Colonial Valley Zapotec
Colorado River Indian Tribes|Columbia River Gorge|Columbia River Sahaptin|Columbia University Research in Contemporary Cultures
Comaltepec Chinantec|Comanche Nation|Combe Grenal|Commander Islands|Commonwealth of the Northern Mariana Islands
Comprehensive Aramaic Lexicon|Conception Bay|Confederated Salish and Kootenai Tribes|Confederated Tribes of Grand Ronde
Confederated Tribes of Siletz Indians|Confederated Tribes of Warm Springs|Confederated Tribes of the Umatilla Indian Reservation
Connacht Irish|Conne River Mi’kmaq|Connecticut River Valley|Conrad Arensberg|Continental Celtic|Cook Inlet|Cook Islands Maori
Cook Islands Māori|Cool Mountains|Cooper’s Ferry|Coordinated Investigation of Micronesian Anthropology|Coorong Lagoon|Coos Bay
Copainalá Zoque|Copala Triqui|Copan Valley|Copper Age|Copper Eskimo|Copper Eskimos|Copper Inuit|Copper River|Coppermine River
Copán Valley|Cora Du Bois|Coranderrk Station|Corded Ware|Cordillera Central|Corn Islands|Corner Brook|Coromandel Coast
Coronation Gulf|Corps of Discovery|Corpus Inscriptionum Semiticarum|Corpus of Contemporary American English
Corpus of Early English Correspondence|Corpus of Global Web-Based English|Corpus of Historical American English
Corpus of Maya Hieroglyphic Inscriptions|Costa Brava|Cotabato Manobo|Cotton Preceramic|Coushatta Tribe of Louisiana|Cowboy Wash
Cowlitz Salish|Coxcatlan Cave|Coyutla Totonac|Cranborne Chase|Crashing Thunder|Crater Lake|Creek Nation|Creswell Crags
Cretan Hieroglyphic|Crocker Land Expedition|Croisière Jaune|Croisière Noire|Croker Island|Cross River|Cross River Igbo
Cross River State|Crow Canyon Archaeological Center|Crow Creek Sioux|Crow Dog|Crowley’s Ridge|Cruzeño Chumash|Crystal River
Cuddie Springs|Cueva Morín|Cueva de las Manos|Cueva del Castillo|Culture and Ecology in East Africa Project|Cumberland Island
Cummeragunja Mission|Cuneiform Digital Library Initiative|Cuneiform Luwian|Curtis Act|Curve Lake|Cynthia Irwin-Williams
Cypress Hills|Cypress Hills Massacre|Céide Fields|Daisy Bates|Dakar-Djibouti Mission|Damodar Valley|Damodar Valley Corporation
Dampier Archipelago|Dampier Peninsula|Dampierland Peninsula|Dan Slobin|Dangaura Tharu|Danger Cave|Danish West Indies
Danube Swabians|Danube Valley|Dark Peak|Darling Downs|Darling Range|Darnley Island|Darug of Sydney|Daryll Forde
Database of Cross-Linguistic Colexifications|Database of Places, Language, Culture and Environment|Davi Kopenawa|Davis Inlet
Dawes Commission|Dead Sea Basin|Death Valley National Park|Deborah Bird Rose|Deborah Tannen|Debra L. Friedkin|Deep Creek
Deg Hit’an|Deg Xinag|Deh Luran|Deh Luran Plain|Deir el-Bahari|Deir el-Bahri|Deir el-Medineh|Delagoa Bay|Delaware Nation
Delaware Valley|Dell Hymes|Dene Suline|Dene Sųłiné|Denis Cosgrove|Denisova Cave|Dennis Banks|Derek Bickerton|Desert Archaic
Desert Cahuilla|Devils Lake|Devils River|Devil’s Lair|Devil’s Lake|Devon Island|Dhar Tichitt|Dhofari Arabic|Diamond Jenness
Dictionary of Old English Corpus|Die Kelders|Diedrich Westermann|Diego Durán|Diego de Landa|Diepkloof Rock Shelter|Digor Ossetic
Dilzhe’e Apache|Dimasa Kachari|Dinaric Alps|Diomede Islands|Disko Bay|Dismal Swamp|Dispilio Tablet|Displaced Communities Project
Diu Indo-Portuguese|Dixon Entrance|Dobe !Kung|Dobe Ju/’hoan|Dobe Ju/’hoansi|Dobrujan Tatar|Dobu Island|Dogrib Indians
Doig River First Nation|Dolakhā Newār|Dolní Věstonice|Dolores Archaeological Program|Donald Johanson|Donegal Irish|Dong Dau
Dong Son|Dooars of Bengal|Door Peninsula|Dorothy Garrod|Dos Pilas|Double Ditch|Doubtful Sound|Dry Creek|Duck Mountain|Duff Islands
Duke of York Islands|Dull Knife|Dupaningan Agta|Durrington Walls|Dusky Sound|Dutch New Guinea|Dutch West Indies|Dyuktai Cave
Dzungarian Basin|Dëne Sųłiné|D’Entrecasteaux Archipelago|D’Entrecasteaux Islands|E. B. Tylor|E. E. Evans-Pritchard|Eagle Lake
Earl Morris|Early Classic|Early Cycladic|Early Cypriot|Early Formative|Early Helladic|Early Horizon|Early Middle Chinese
Early Middle English|Early Middle Japanese|Early Middle Korean|Early Minoan|Early New High German|Early New Persian
Early Paleoindian|Early Postclassic|Early Preclassic|Early Woodland|East Africa Protectorate
East African Institute of Social Research|East African Rift|East African Rift Valley|East Bengal|East Cape|East Caucasian
East Cushitic|East Frisian|East Futuna|East Greenlandic|East Kalimantan|East Khasi Hills|East Kimberley|East Kwaio|East Limba
East Low German|East New Britain|East New Britain Province|East Nusa Tenggara|East Papuan|East Polynesia|East Riding
East Riding of Yorkshire|East Semitic|East Sepik|East Sepik Province|East Siberian Sea|East Slavic|East Sumba
East Sutherland Gaelic|East Tucanoan|East Turkana|East Uvea|Eastern Abenaki|Eastern Armenian|Eastern Arrernte
Eastern Band of Cherokee Indians|Eastern Carolines|Eastern Cherokee|Eastern Ghats|Eastern Highland Otomi|Eastern Highlands
Eastern Highlands Province|Eastern Highlands of New Guinea|Eastern Jikany Nuer|Eastern Kayah Li|Eastern Kiranti|Eastern Magar
Eastern Maroon Creole|Eastern Min|Eastern Nilotic|Eastern Nuer|Eastern Old Japanese|Eastern Penan|Eastern Pequot
Eastern Polynesian|Eastern Pomo|Eastern Pueblos|Eastern Pwo Karen|Eastern Shawnee|Eastern Shoshone|Eastern Sudanic|Eastern Sumba
Eastern Tamang|Eastern Townships|Eastern Tukanoan|Eastern Yugur|Eastern and Central Arrernte|Eastmain Cree|Eau Claire
Edgar Lee Hewett|Edgar Thurston|Edmund Leach|Eduardo Viveiros de Castro|Edward Spicer|Edwards Plateau|Eel River
Eel River Athapaskan|Egypt Exploration Fund|Egypt Exploration Society|El Argar|El Baúl|El Castillo|El Juyo|El Manatí|El Mirador
El Mirón Cave|El Opeño|El Palmillo|El Paraíso|El Perú-Waka’|El Pilar|El Sidrón|El Tajín|El Zotz|Elands Bay Cave|Elandsfontein Main
Elburz Mountains|Elcho Island|Elden Pueblo|Elder Futhark|Electronic Text Corpus of Sumerian Literature|Elizabeth Colson
Ella Deloria|Ellen Churchill Semple|Ellesmere Island|Elliot Lake|Ellsworth Huntington|Elman Service|Elsdon Best
Elsie Clews Parsons|Ely Parker|Emain Macha|Emberá-Wounaan Comarca|Emerald Mound|Emergent Mississippian|Emil Haury|Empty Quarter
Endangered Language Fund|Endangered Languages Archive|Endangered Languages Documentation Programme|Endangered Languages Project
Enewetak Atoll|Enga Province|English Dialect Society|Enkapune Ya Muto|Eora Nation|Epic Sanskrit|Epigraphic South Arabian
Epping Forest|Equatoria Province|Eric Wolf|Escalante Desert|Eskasoni First Nation|Española Valley|Espiritu Santo|Espíritu Santo
Esther Goody|Ethnographic Survey of Africa|Ethnographic Survey of India|Ethnologisches Museum|Etowah Mounds|Eugene Nida|Eve Clark
Fair Isle|Falam Chin|False Bay|False Face Society|Fanning Island|Feather River|Feathered Serpent Pyramid
Federally Administered Tribal Areas|Federated Shan States|Federation of Rhodesia and Nyasaland|Felipe Guaman Poma de Ayala
Fell’s Cave|Feni Islands|Ferdinand de Saussure|Fergana Valley|Ferghana Valley|Fergusson Island|Fernando Po|Fernando Póo
Fifth Thule Expedition|Filomeno Mata Totonac|Final Palaeolithic|Finke River|Finniss River|First Mesa|Fish Lake Valley
Fish River Canyon|Fishbone Cave|Fishbourne Palace|Fitzroy Crossing|Fitzroy River|Flag Fen|Flathead Indians|Flin Flon
Flinders Island|Flinders Petrie|Florence Hawley Ellis|Florida Islands|Flower Hmong|Floyd Lounsbury|Fly River|Fond du Lac
Foothill Yokuts|Foothill Yokuts of Kings River|Forest County Potawatomi|Forest of Dean|Formosa Strait|Fort Albany|Fort Ancient
Fort Apache|Fort Apache Reservation|Fort Belknap|Fort Belknap Reservation|Fort Berthold|Fort Berthold Reservation|Fort Center
Fort Chimo|Fort Chipewyan|Fort Clark|Fort Defiance|Fort Edmonton|Fort George|Fort Good Hope|Fort Hall|Fort Hall Reservation
Fort Hill|Fort Hope|Fort Laramie Treaty|Fort Mandan|Fort McDermitt|Fort McDowell Yavapai Nation|Fort McKay|Fort McMurray
Fort Michilimackinac|Fort Mojave|Fort Nelson Slavey|Fort Peck|Fort Peck Assiniboine|Fort Peck Reservation|Fort Resolution
Fort Rock|Fort Rock Basin|Fort Rock Cave|Fort Rupert|Fort Rupert Kwakiutl|Fort Severn|Fort Sill Apache|Fort Simpson|Fort St. James
Fort St. Joseph|Fort Sumner|Fort Totten|Fort Union|Fort Victoria|Fort Walton|Fort Ware Sekani|Fort Yukon|Fort Yuma Quechan
Fourche Maline|Fourth Thule Expedition|Fouta Djallon|Fouta Toro|Foveaux Strait|Fox Indians|Fox Islands|Fox Project|Franchthi Cave
Francis La Flesche|Franconian Jura|Frank Gillen|Frank Hamilton Cushing|Frank Kingdon-Ward|Frank Speck|Franz Boas|Franz Josef Land
Fraser Canyon|Fraser Delta|Fraser Island|Fraser River|Fraser Valley|Fred Eggan|Frederick Catherwood|French Guianese Creole
French Somaliland|Freya Stark|Friedrich Ratzel|Frobisher Bay|Fukui Cave|Ful of Senegambia|Funnel Beaker|Fur of Darfur
Furneaux Group|Fussell’s Lodge|Futa Jallon|Futa Toro|G/wi San|Galisteo Basin|Gambia River|Gamble’s Cave|Gamla Uppsala
Gamtoos Valley|Gandhari Prakrit|Ganges Valley|Ganj Dareh|Garifuna of Belize|Gariwerd Grampians|Garo Hills|Gashowu Yokuts
Gaspé Peninsula|Gate of the Sun|Gatecliff Shelter|Gathic Avestan|Gawar Bati|Gay Head Wampanoag|Gebel Barkal|Gedi Ruins
Geelvink Bay|Geg Albanian|Geissenklösterle Cave|General Allotment Act|Genesee Valley|Geological Survey of India
George Bird Grinnell|George Catlin|George Hunt|George Lakoff|George Murdock|George Peter Murdock|Georges Balandier
Georgia Sea Islands|Georgian Bay|Gerard Fowke|Germaine Dieterlen|Germaine Tillion|Gertrude Bell|Gertrude Caton-Thompson
Gesher Benot Ya’aqov|Ghadames Berber|Ghanaian Pidgin English|Gheg Albanian|Gila Basin|Gila River Indian Community
Gilbert and Ellice Islands Colony|Gilgit-Baltistan Province|Giza Plateau|Giza Plateau Mapping Project|Gjoa Haven|Glace Bay
Glacier Bay|Gladys Reichard|Glen Canyon|Glen Canyon Project|Glenrose Cannery|Global Lexicostatistical Database|Glyn Daniel|Go Mun
Goat’s Hole|Godavari Delta|Godavari River|Godfrey Lienhardt|Godfrey Wilson|Godthåb Fjord|Gogo Falls|Golden Bay|Golden Lake
Gonur Depe|Good Message of Handsome Lake|Goodenough Island|Goose Bay|Goose Lake|Gordon Childe|Gordon Willey
Gorno-Altai Autonomous Oblast|Gosiute Shoshone|Gough’s Cave|Goulburn Island|Graham Cave|Gran Chaco|Gran Chichimeca|Gran Dolina
Gran Pajonal|Gran Quivira|Gran Sabana|Grand Cayman|Grand Council of the Crees|Grand Egyptian Museum|Grand Portage|Grand Ronde
Grand Valley|Grand Valley Dani|Grand Valley of the Balim|Grand Village of the Natchez|Grande Prairie|Grass Valley
Grasshopper Pueblo|Grassy Narrows|Grassy Narrows First Nation|Grauballe Man|Grave Creek Mound|Grays Harbor|Great Andaman
Great Andamanese|Great Artesian Basin|Great Barrier Island|Great Basin Desert|Great Bear Lake|Great Bear Rainforest|Great Blasket
Great Dismal Swamp|Great English Vowel Shift|Great Fish River|Great Glen|Great Hungarian Plain|Great Karoo
Great Lakes Indian Fish and Wildlife Commission|Great Langdale|Great Namaqualand|Great Nicobar|Great Northern Peninsula
Great Oasis|Great Orme|Great Palm Island|Great Papuan Plateau|Great Pyramid of Giza|Great Salt Lake Desert|Great Serpent Mound
Great Trigonometrical Survey|Great Vowel Shift|Great Whale River|Greater Angkor Project|Greater Caucasus|Greater Mekong Subregion
Greater Nicoya|Green Hmong|Green Island|Green Mong|Green River Archaic|Green River Basin|Griko Greek|Grimes Graves|Griqualand East
Griqualand West|Grise Fiord|Gros Ventres|Grotta Guattari|Grotta Paglicci|Grotte Chauvet|Grotte de Lascaux|Grotte du Renne
Guadeloupean Creole|Guaman Poma|Guilá Naquitz|Guitarrero Cave|Gulf Islands|Gulf Province|Gulf of Cambay|Gulf of Fonseca
Gulf of Khambhat|Gulf of Lion|Gulf of Mannar|Gulf of Nicoya|Gulf of Tonkin|Gullah Geechee Cultural Heritage Corridor|Guna Yala
Gundjeihmi of Kakadu|Gutob-Gadaba of Koraput|Gwaii Haanas|Gwembe Tonga|Gwembe Tonga Research Project|Gwembe Valley|Göbekli Tepe
HCRC Map Task|Hacienda Grande|Hacı Firuz Tepe|Hadar Formation|Hagia Triada|Hai//om San|Haida Gwaii|Hainan Island|Haitian Creole
Hakha Chin|Half Moon Bay|Halford Mackinder|Halls Creek|Hambledon Hill|Hamburg South Seas Expedition|Hamersley Range|Hand Hills
Hanis Coos|Hans Rausing Endangered Languages Project|Hansa Bay|Happy Valley-Goose Bay|Harold Conklin|Harriman Alaska Expedition
Harrison Lake|Harvard Chiapas Project|Harvard Five Cultures Project|Harvard Irish Mission|Harvard Kalahari Research Group
Harvard Values Project|Harz Mountains|Hasanlu Tepe|Hasinai Confederacy|Hassaniyya Arabic|Hat Creek|Hat Creek Indians|Haua Fteah
Haudenosaunee Confederacy|Hauraki Gulf|Hauraki Plains|Hawke Bay|Hay Hollow Valley|Hay River|Hayden Survey|Hayonim Cave
Hazleton North|Head-Smashed-In Buffalo Jump|Heard Museum|Heart River|Hebron Mission|Hecate Strait|Heidelberg Man|Helambu Sherpa
Hell Gap|Helsinki Corpus of English Texts|Hemel Hempstead|Hemenway Expedition|Hemenway Southwestern Archaeological Expedition
Henry Rawlinson|Henry Rowe Schoolcraft|Henry Sweet|Herbert Risley|Hermit Islands|Heye Foundation|Hieroglyphic Luwian
High Alemannic|High Atlas|High Wycombe|Highest Alemannic|Highland Chinantec|Highland Chontal of Oaxaca|Highland East Cushitic
Highland Mixe|Highlands and Islands|Hijazi Arabic|Hilda Kuper|Hildred Geertz|Hill Bhuiyas|Hill Kachari|Hill Kharia|Hill Korwa
Hill Maria|Hill Miri|Hill Miris|Hill Nisenan|Hill Nubian|Hill Pandaram|Hill Pandarams|Hill Patwin|Hill Reddis|Hill Saora
Hill Saoras|Hill of Tara|Himachal Pradesh|Hinchinbrook Island|Hiri Motu|Hmong Daw|Ho-Chunk Nation|Hogup Cave|Hohle Fels
Hohlenstein-Stadel Cave|Hokkien Chinese|Hoko River|Holger Pedersen|Holy Island|Homol’ovi Ruins|Honey Lake|Honey Lake Paiute
Hood Canal|Hoopa Valley|Hoopa Valley Tribe|Hopedale Mission|Hopewell Mound Group|Hopi Buttes|Hopi Second Mesa|Hopi Third Mesa
Hormuzd Rassam|Horne Islands|Hortense Powdermaker|Houma Nation|Hovenweep National Monument|Huaca Prieta|Huaca Pucllana
Huaca Rajada|Huaca de la Luna|Huaca del Sol|Huai Kha Khaeng|Huastec Maya|Huasteca Nahuatl|Huasteca Potosina|Huasteca Veracruzana
Huautla de Jiménez|Hudson River Valley|Hudson Strait|Huehuetla Tepehua|Huff Village|Hugh Clapperton|Hugo Schuchardt|Hula Valley
Human Relations Area File|Humber Wetlands|Humboldt Bay|Humboldt River|Humboldt Sink|Humr Baggara|Hunza Burushaski|Hunza Valley
Huron Confederacy|Huron-Wendat Nation|Huánuco Viejo|Hyde Exploring Expedition|Hyow Chin|Hyrax Hill|Ian Hodder|Ian Hogbin
Ian Maddieson|Ica Valley|Ickham Mills|Ida Ward|Ifaluk Atoll|Iglulik Eskimos|Ignacio Bernal|Illinois River Valley|Ilocos Norte
Ilocos Sur|Imperial Aramaic|Imperial Valley|Indian Appropriations Act|Indian Arts and Crafts Act|Indian Arts and Crafts Board
Indian Child Welfare Act|Indian Civil Rights Act|Indian Claims Commission|Indian Knoll|Indian Removal Act|Indian River
Indus Kohistan|Indus Kohistani|Indus Valley Civilization|Ineseño Chumash|Ingvaeonic Germanic|Initial Upper Paleolithic
Inland Niger Delta|Inland Sea of Japan|Inland Tlingit|Inner Mongolian|Inner Niger Delta|Innu Nation|Innu-aimun of Sheshatshiu
Institut Fondamental d’Afrique Noire|Institut Français d’Afrique Noire|Insular Celtic|Insular Scots
Intercontinental Dictionary Series|Interior Chumash|Interior Salish|International African Institute
International Corpus of English|International Corpus of Learner English|International Phonetic Alphabet
International Phonetic Association|Ionian Islands|Ionian Sea|Iowa City|Iowa Tribe of Kansas and Nebraska|Ioway Indians
Iranian Plateau|Iraq Museum|Iravati Karve|Iron Gates|Iron Ossetic|Irrawaddy Delta|Irven DeVore|Irving Hallowell|Irving Rouse
Isaac Schapera|Isabel McBryde|Isabella Bird|Isan of Thailand|Isbukun Bunun|Isla del Sol|Island Carib|Island Caribs|Island Chumash
Island of the Sun|Isle Royale|Isle of Arran|Isle of Ely|Isle of Lewis|Isle of Mull|Isle of Pines|Isle of Purbeck|Isle of Thanet
Israel Museum|Isthmus Mixe|Isthmus Nahuat|Itunyoso Trique|Ituri Forest|Itza Maya|Itzaj Maya|Ixil Maya|Ixil Triangle|Izu Islands
J. P. Mills|J. R. Firth|Jack Golson|Jack Goody|Jacquetta Hawkes|Jaina Prakrit|Jaintia Hills|Jakaltek Maya|Jalapa Mazatec
Jamaican Patwa|Jamdat Nasr|James Bay|James Bay Cree|James Bay Hydroelectric Project|James Bay and Northern Quebec Agreement
James Ford|James Frazer|James Teit|Jamiltepec Mixtec|Jamul Tiipay|Jan Mayen|Japhug Rgyalrong|Java Man|Jean Berko Gleason
Jean Comaroff|Jebel Barkal|Jebel Irhoud|Jebel Marra|Jebel Moya|Jebel Sahaba|Jeju Island|Jemdet Nasr|Jemez Mountains|Jemez Pueblo
Jenu Kurumba|Jequetepeque Valley|Jerzy Kuryłowicz|Jesse Walter Fewkes|Jesup Expedition|Jesup North Pacific Expedition
Jewish Autonomous Oblast|Jewish Neo-Aramaic|Jezreel Valley|Jhelum River|Jicarilla Apache|Jim Whitewolf|Joan Bybee|John Beattie
John Comaroff|John Fire Lame Deer|John Gumperz|John Holm|John Mulvaney|John Pendlebury|John Rickford|Jon Frum|Jornada del Muerto
Jos Plateau|Joseph Rock|Joya de Cerén|Juan Fernández Islands|Juba Arabic|Juchitán Zapotec|Judean Desert|Judeo-Spanish of Salonica
Judith Basin|Judith River|Julian Steward|Julio C. Tello|Julio Tello|Junggar Basin|Kababish Arabs|Kabyle Berber|Kachemak Bay
Kachin Hills|Kafirs of the Hindu Kush|Kafue Flats|Kahnawake Mohawk|Kaibab Paiute|Kaigani Haida|Kaj Birket-Smith|Kalambo Falls
Kalash Kafirs|Kalasha Valleys|Kalasha of Chitral|Kalaw Kawaw Ya|Kaminaljuyú Project|Kangaroo Island|Kanjobal Maya|Kankakee River
Kano Emirate|Kansa Indians|Kanto Plain|Kantu’ Dayak|Kapingamarangi Atoll|Kapuas River|Kaqchikel Maya|Kara Kum|Kara Sea
Karahan Tepe|Karen Hills|Karim Shahir|Karl Bodmer|Karl Brugmann|Karl Verner|Karo Batak|Karo Bataks|Karok Indians|Karuk Tribe
Kashia Band of Pomo Indians|Kashmir Valley|Kaska Dena|Kaskaskia River|Katherine Dunham|Kato Zakros|Kaveri Delta|Kaveri River
Kaw Nation|Kayah Li|Kayan Lahwi|Kayan Mentarang|Keatley Creek|Kebara Cave|Keetoowah Band|Kei Islands|Kei River|Keith Basso
Keith Hart|Kekchi Maya|Kel Adagh|Kel Ahaggar|Kel Ewey|Kel Ewey Tuareg|Kel Gress|Kelabit Highlands|Kenai Peninsula|Kenneth Pike
Kennewick Man|Kensington Runestone|Kent Flannery|Kents Cavern|Kent’s Cavern|Kern River|Kettle Falls|Keweenaw Peninsula|Key Marco
Kham-Magar of Thabang|Khasi Hills|Khasi and Jaintia Hills|Khirbet Kerak|Khirbet Qeiyafa|Khirbet en-Nahas|Khok Charoen
Khok Phanom Di|Khorat Plateau|Khumi Chin|Khuzistan Plain|Kickapoo Traditional Tribe of Texas|Kiksht Chinook|Kiliwa Yuman
Kilmartin Glen|Kilwa Kisiwani|Kim Mun|Kimberley Plateau|Kin Bineola|Kin Kletso|Kincaid Mounds|King Country|King George Sound
King Island|King Island Eskimo|King Island Inupiaq|King Survey|King William Island|Kingcome Inlet|Kings River|King’s Lynn
Kirk Corner Notched|Kirkland Lake|Klamath Basin|Klamath Lake|Klasies River|Klasies River Mouth|Knap of Howar|Knife River
Knife River Indian Villages|Knight Inlet|Knud Rasmussen|Kobuk River|Kodiak Archipelago|Koine Greek|Kola Saami|Kola Sámi
Kolyma River|Kom Ombo|Kom el-Hisn|Konda Dora|Konda Reddi|Konkan Coast|Kono District|Konstanz Universals Archive|Konya Basin
Konya Plain|Konyak Naga|Konyak Nagas|Koobi Fora|Korat Plateau|Kordofan Nubian|Korlai Creole Portuguese|Kota of the Nilgiris
Kotzebue Sound|Koumbi Saleh|Kow Swamp|Koya Dora|Koya Gondi|Koyukon Athabaskan|Krishna River|Ksar Akil|Kuku Yalanji|Kulin Nation
Kulung Rai|Kumbi Saleh|Kuna Yala|Kunstkamera Museum|Kunwinjku of Gunbalanya|Kupang Malay|Kuril Islands|Kurile Islands
Kurmanji Kurdish|Kuskokwim River|Kutch District|Kuuk Thayorre|Kwajalein Atoll|K’iche’ Maya|La Chapelle-aux-Saints|La Ferrassie
La Madeleine|La Quina|La Tene|La Tène|La Venta|Labrador City|Lac Courte Oreilles|Lac Saint-Jean|Lac Seul|Lac du Flambeau
Lacandon Maya|Laccadive Islands|Lagoa Santa|Laguna Keresan|Laguna Pueblo|Laguna de los Cerros|Lahaul Valley|Lahu Na|Lahu Shi
Lahul and Spiti|Lake Agassiz|Lake Athabasca|Lake Atitlán|Lake Balkhash|Lake Bangweulu|Lake Baringo|Lake Bogoria|Lake Bonneville
Lake Cahuilla|Lake Chad Basin|Lake Chapala|Lake Como|Lake Condah|Lake Condah Mission|Lake Eyasi|Lake Eyre Basin|Lake Frome
Lake Garda|Lake George|Lake George Mounds|Lake Harbour|Lake Inari|Lake Issyk Kul|Lake Izabal|Lake Kariba|Lake Kyoga|Lake Lahontan
Lake Managua|Lake Manyara|Lake Maracaibo|Lake Miwok|Lake Mohave|Lake Mungo|Lake Mweru|Lake Naivasha|Lake Natron|Lake Neuchâtel
Lake Ngami|Lake Nicaragua|Lake Nipigon|Lake Nipissing|Lake Nyasa|Lake Nyassa|Lake Ohrid|Lake Patzcuaro|Lake Petén Itzá
Lake Pontchartrain|Lake Poopó|Lake Prespa|Lake Province|Lake Pátzcuaro|Lake Pátzcuaro Basin|Lake Rotorua|Lake Rudolf|Lake Rukwa
Lake Sevan|Lake Simcoe|Lake Taihu|Lake Taupo|Lake Texcoco|Lake Titicaca Basin|Lake Toba|Lake Torrens|Lake Turkana|Lake Tyers
Lake Van|Lake Wakatipu|Lake Winnipeg Saulteaux|Lake of the Woods|Lakeside Tonga|Lakshadweep Islands|Lambayeque Valley|Lame Deer
Lamotrek Atoll|Lancefield Swamp|Land Dayak|Land Dayaks|Land Dyaks|Lang Rongrien|Langa Langa Lagoon|Language Archive of Nijmegen
Lanjia Saora|Lao Phuan|Laptev Sea|Larantuka Malay|Las Haldas|Las Vegas Paiute|Lascaux Cave|Lassen Peak|Last Glacial Maximum
Late Aramaic|Late Babylonian|Late Biblical Hebrew|Late Chalcolithic|Late Classic|Late Cornish|Late Cycladic|Late Cypriot
Late Egyptian|Late Formative|Late Geometric|Late Helladic|Late Horizon|Late Khotanese|Late Middle Chinese|Late Middle English
Late Middle Japanese|Late Middle Korean|Late Minoan|Late Modern English|Late Old Chinese|Late Paleoindian|Late Postclassic
Late Preceramic|Late Preclassic|Late Upper Palaeolithic|Late Uruk|Late Woodland|Lau Group|Lau Islands|Lau Islands of Fiji
Lau Lagoon|Laura Bohannan|Laurens van der Post|Laurentian Archaic|Laurentian French|Lava Beds National Monument|Law French
Le Moustier|Leech Lake|Leech Lake Ojibwe|Leeward Maroons|Leeward Society Islands|Lehner Mammoth Kill|Leipzig Glossing Rules
Lejre Research Center|Lelepa of Efate|Lemhi Shoshone|Lenape Indians|Lenni Lenape|Leonard Crow Dog|Leonard Woolley|Lepenski Vir
Lerna III|Les Eyzies|Leslie Spier|Lesser Caucasus|Lesser Slave Lake|Lesser Sundas|Lev Shternberg|Lewis Binford|Lhota Nagas
Liang Bua|Liangshan Yi|Liard River|Light Warlpiri|Lihir Islands|Like-a-Fishhook Village|Lila Abu-Lughod|Limos Kalinga
Limpopo River|Limpopo Valley|Limón Creole|Linda Schele|Lindow Man|Lindow Moss|Line Islands|Linear A|Linear B|Linear Elamite
Linear Pottery|Linguistic Society of America|Linguistic Survey of Scotland|Linguistic Survey of the Sudan|Lipan Apache
Lipka Tatars|Literary Chinese|Little Andaman|Little Colorado River|Little Crow|Little Diomede|Little Karoo|Little Namaqualand
Little Rann of Kutch|Little Rocky Mountains|Little Salt Spring|Little Sandy Desert|Little Shell Tribe|Little Tennessee River
Little Wolf|Lituya Bay|Llanos de Mojos|Llanos de Moxos|Lohorung Rai|Lombok Strait|London-Lund Corpus|Long Cay|Long Count
Long Valley|Long Walk of the Navajo|Looking Glass of the Nez Perce|Lord Carnarvon|Lord Howe Island|Lord of Sipán|Los Millares
Los Toldos|Lotha Naga|Louis Dumont|Louis Hjelmslev|Louisiade Archipelago|Louisiana Creole|Loup River|Lovelock Cave|Low Alemannic
Low Franconian|Low German|Low Latin|Low Saxon|Lower Amur|Lower Austria|Lower Casamance|Lower Chehalis|Lower Chinook
Lower Colorado River|Lower Columbia River|Lower Creeks|Lower Guinea|Lower Illinois Valley|Lower Mekong|Lower Mississippi Valley
Lower Niger|Lower Nubia|Lower Omo Valley|Lower Pecos|Lower Pecos Canyonlands|Lower Pima|Lower Rio Grande Valley|Lower Sepik
Lower Sepik-Ramu|Lower Sioux|Lower Sorbian|Lower Tanana|Lower Umpqua|Lower Yangtze|Lower Yangzi|Lowie Museum of Anthropology
Lowland Chinantec|Lowland Chontal of Oaxaca|Lowland East Cushitic|Lowland Mixe|Lowland Scots|Lowland Tarahumara|Loyal Shawnee
Loyalty Islands of New Caledonia|Luapula Province|Lubbock Lake|Lubicon Lake Cree|Lucy Mair|Lucy Young|Lumbee Indians
Lumbee Tribe of North Carolina|Lundy Island|Lushai Hills|Luther Standing Bear|L’Anse aux Meadows|M. A. K. Halliday|M. N. Srinivas
Mabel McKay|Macau Creole|Macha Oromo|Mackenzie Basin|Mackenzie Delta|Mackenzie Valley Pipeline|Mackenzie Valley Pipeline Inquiry
Mackinac Island|Macquarie Harbour|Macquarie Island|Macuiltianguis Zapotec|Madeline Island|Madhya Pradesh|Madras Presidency
Madre de Dios|Magdalen Islands|Maghreb el-Aqsa|Mahakam River|Maiden Castle|Maji Maji|Majuro Atoll|Makassar Strait
Malacca Creole Portuguese|Malai Arayan|Malay Annals|Maliseet Indians|Malo Island|Malwa Plateau|Mal’ta Buret’|Mam Maya|Mammoth Cave
Man Bac|Man in Nature Project|Manado Malay|Manang Valley|Mandailing Batak|Mandan, Hidatsa, and Arikara Nation|Mandara Mountains
Manichaean Middle Persian|Manis Mastodon|Manitoulin Island|Mano River|Manot Cave|Mantaro Valley|Mantauran Rukai|Manuel Gamio
Manus Island|Manus Province|Maori Land Court|Map Task Corpus|Mapa de Cuauhtinchan|Marajó Island|Maram Naga|Marcel Griaule
Marco Island|Maria Chona|Maria Gonds|Marianne Mithun|Marias River|Marie Wormington|Marilyn Strathern|Maritime Alps
Maritime Archaic|Marius Barbeau|Marjorie Shostak|Markham Valley|Marlborough Sounds|Marmes Rockshelter|Marovo Lagoon|Marpole Midden
Marsh Arabs|Marsh Arabs of Iraq|Marshall Sahlins|Martha’s Vineyard|Martinican Creole|Mary Brave Bird|Mary Crow Dog|Mary Kingsley
Mary’s River Kalapuya|Mascarene Islands|Mashantucket Pequot|Mashantucket Pequots|Mashpee Wampanoag|Massachusetts Bay|Masset Haida
Matawai Maroons|Mato Grosso|Mato Grosso do Sul|Matu Chin|Maurice Godelier|Maurice Leenhardt|Max Gluckman|Max Mallowan|Max Uhle
Maya Long Count|Maya Mountains|Mayrinax Atayal|Ma’anyan Dayak|Mbuti Pygmies|Meadowcroft Rockshelter|Meave Leakey|Medicine Bow
Medicine Creek|Medicine Hat|Medicine Lake|Medicine Lodge Creek|Medinet Habu|Medinet Madi|Mekong Basin|Mekong River Commission
Melville Bay|Melville Herskovits|Melville Island|Menominee Tribe of Wisconsin|Mentawai Islands|Mer Island|Mergui Archipelago
Meriam Mir|Merrick Posnansky|Merritt Ruhlen|Merthyr Tydfil|Mes Aynak|Mesa Grande Diegueño|Mesa Verde|Mescalero Apache|Mewahang Rai
Meyer Fortes|Mezquital Otomí|Miami Tribe of Oklahoma|Michael Coe|Michael Halliday|Michael Silverstein|Michael Ventris
Michel Leiris|Michelle Rosaldo|Michigan Corpus of Academic Spoken English|Michoacán Nahuatl|Middle Andaman|Middle Arabic
Middle Aramaic|Middle Armenian|Middle Assyrian|Middle Atlas|Middle Babylonian|Middle Belt|Middle Belt of Nigeria|Middle Breton
Middle Bulgarian|Middle Chulym|Middle Cornish|Middle Cycladic|Middle Danube|Middle Egypt|Middle Egyptian|Middle Elamite
Middle English Compendium|Middle Formative|Middle Franconian|Middle French|Middle Ganga Plain|Middle Ganges Valley|Middle Georgian
Middle Helladic|Middle Horizon|Middle Indo-Aryan|Middle Javanese|Middle Khmer|Middle Korean|Middle Minoan|Middle Mississippian
Middle Missouri|Middle Mon|Middle Mongol|Middle Mongolian|Middle Niger|Middle Norwegian|Middle Persian|Middle Polish
Middle Postclassic|Middle Preclassic|Middle Rhine|Middle Rio Grande|Middle Scots|Middle Senegal Valley|Middle Sepik|Middle Tamil
Middle Uruk|Middle Vietnamese|Middle Wahgi|Middle Welsh|Middle Woodland|Middle Yangtze|Mikasuki Seminole|Mikir Hills
Mikisew Cree First Nation|Milk River Valley|Mill Creek|Mille Lacs|Mille Lacs Band of Ojibwe|Mille Lacs Lake|Mille Lacs Ojibwe
Milne Bay Province|Milton Keynes Development Corporation|Miluk Coos|Milwaukee Public Museum|Mimbres Valley|Minas Gerais
Mindat Chin|Minnesota Messenia Expedition|Minusinsk Basin|Miramichi Micmac|Misantla Totonac|Mishnaic Hebrew|Miskito Coast Creole
Mission Citroën|Mission Dakar-Djibouti|Mission Indians|Mississippi Band of Choctaw Indians|Mississippi Valley
Mississippian Ideological Interaction Sphere|Missouri Coteau|Miyako Islands|Moapa Paiute|Moche Valley|Mocho’ Maya
Modern Eastern Armenian|Modern South Arabian|Modern Standard Arabic|Modern Tiwi|Modoc Rock Shelter|Mogollon Highlands|Mogollon Rim
Mohawk Valley|Mohawks of Akwesasne|Monache of California|Mong Leng|Mongsen Ao|Monitor Valley|Monks Mound|Mono Basin|Mono Lake
Montagnais-Naskapi Indians|Montaña of Peru|Monte Alban|Monte Albán|Monte Alto|Monte Circeo|Monument Valley|Moore Town|Moose Cree
Moose Jaw|Moose Mountain|Mopan Maya|Moreton Island|Mornington Island|Moro Province|Morobe Province|Morongo Band of Mission Indians
Morovo Lagoon|Morro Bay|Mortimer Wheeler|Morton Fried|Mosquitia of Honduras|Mosquito Coast|Mosquito Shore|Mosuo of Yongning
Motagua Valley|Mound City|Moundville Archaeological Park|Mount Sandel|Mount St. Helens|Mountain Arapesh|Mountain Cahuilla
Mountain Dene|Mountain Maidu|Mountain Pima|Mountain Province|Mountain Province of Luzon|Mountain Wolf Woman|Mug House
Mullu Kurumba|Mumba Rockshelter|Mummy Cave|Munsee Delaware|Muria Gonds|Murray Island|Murray Islands|Murray Springs
Murray-Darling Basin|Muscogee (Creek) Nation|Museum Victoria|Museum Volkenkunde|Museum of Archaeology and Anthropology
Museum of London|Museum of Man|Museum of Mankind|Museum of Northern Arizona|Museum of Us|Museum of the American Indian
Muslim Baghdadi Arabic|Musselshell River|Must Farm|Musée d’Ethnographie du Trocadéro|Mutsun Costanoan|Muwekma Ohlone|Myrtle Beach
Mākereti Papakura|Māori Land Court|Nabta Playa|Naco Mammoth Kill|Naco Valley|Naj Tunich|Najdi Arabic|Nak’azdli Carrier
Namazga Depe|Nambe Pueblo|Namu Atoll|Nancy Munn|Nanny Town|Nanwang Puyuma|Napa Valley|Napoleon Chagnon|Nariokotome Boy
Narmada River|Narmada Valley|Narragansett Bay|Narrow Bantu|Nasca Lines|Nass River|Natal Drakensberg
National Congress of American Indians|National Historic Preservation Act|National Indian Brotherhood|National Museum of Australia
National Museum of Ethnology|National Museum of Man|National Museum of Natural History
Native American Graves Protection and Repatriation Act|Native American Languages Act|Native American Rights Fund|Native Land Court
Native Lands Trust Board|Native Title Act|Navajo Mountain|Navajo Nation|Navan Fort|Navigators’ Islands|Naxi of Lijiang|Nazca Lines
Ndyuka Maroons|Nea Makri|Nea Nikomedeia|Neah Bay|Neelum Valley|Negerhollands Creole|Negev Highlands|Negri Sembilan|Nelson Bay Cave
Nelson Island|Nemea Valley Archaeological Project|Neo-Babylonian Empire|Neo-Mandaic of Khorramshahr|Nepal Bhasa|Nepeña Valley
Ness of Brodgar|Netherlands New Guinea|Netsilik Eskimo|Netsilik Eskimos|Netsilik Inuit|Nett Lake|Neutral Confederacy
Neutral Indians|Neutral Iroquoians|New Georgia|New Georgia Sound|New Guinea Highlands|New Hanover|New High German|New Indo-Aryan
New Ireland Province|New Mexico Territory|New Persian|New River Lagoon|New Territories of Hong Kong|New Xiang|Newark Earthworks
Nez Percé|Ngaanyatjarra Lands|Ngai Tahu|Ngaju Dayak|Ngaju Dayaks|Ngati Porou|Ngok Dinka|Ngäbe-Buglé Comarca|Ngāi Tahu|Ngāti Awa
Ngāti Kahungunu|Ngāti Porou|Ngāti Toa|Ngāti Whātua|Nharo Bushmen|Nharo Naro|Niah Cave|Niah Caves|Nias Island
Nicaraguan Creole English|Nigel Barley|Nigel Thrift|Nigerian Middle Belt|Nigerian Pidgin English|Nikolai Trubetzkoy|Nil Kham Haeng
Nim Li Punit|Ninigo Islands|Nirmal Kumar Bose|Nissan Atoll|Nissan Island|Noatak River|Noen U-Loke|Non Nok Tha|Non Pa Wai
Nordic Bronze Age|Norfolk Broads|Normanby Island|Norte de Potosí|North Alaskan Eskimo|North Alaskan Eskimos|North Ambrym
North Arabian|North Baffin Inuktitut|North Bougainville|North Cachar Hills|North China Plain|North Downs
North East Frontier Agency|North Efate|North Fork Mono|North Frisian|North Halmahera|North Malakula|North Maluku|North Moluccas
North New Guinea|North Omotic|North Puebla Nahuatl|North Riding|North Sea Germanic|North Sentinel Island|North Slavey|North Slope
North Slope Borough|North Slope Inupiat|North Slope Iñupiaq|North Stradbroke Island|North Sulawesi|North Uist
North West Frontier Province|North Western Province of Zambia|North Western Provinces|North York Moors|North-Eastern Neo-Aramaic
North-Eastern Rhodesia|North-West Territories|Northeast Caucasian|Northeastern Maidu|Northeastern Pomo|Northern Alta
Northern Aranda|Northern Arapaho|Northern Areas of Pakistan|Northern Athabaskan|Northern Athapaskan|Northern Black Polished Ware
Northern Blackfoot|Northern Channel Islands|Northern Cheyenne|Northern Chumash|Northern Cities Shift|Northern Cities Vowel Shift
Northern Cook Islands|Northern Costanoan|Northern Dvina|Northern Embera|Northern Frontier District|Northern Gilbert Islands
Northern Haida|Northern Jinghpaw|Northern Jê|Northern Kalapuya|Northern Kam|Northern Kurdish|Northern Line Islands|Northern Lisu
Northern Mao|Northern Min|Northern Miskito|Northern Mon-Khmer|Northern Nambikwara|Northern Ndebele|Northern Ojibwa|Northern Ojibwe
Northern Paiute|Northern Pame|Northern Plains|Northern Pomo|Northern Ponca|Northern Potosí|Northern Provinces of Nigeria
Northern Pumi|Northern Qiang|Northern Region of Ghana|Northern Region of Nigeria|Northern Rio Grande|Northern Ryukyuan
Northern Shan States|Northern Shoshone|Northern Sierra Miwok|Northern Somali|Northern Straits Salish|Northern Subanen
Northern Swahili|Northern Talysh|Northern Tepehuan|Northern Territories|Northern Territory Emergency Response
Northern Territory Intervention|Northern Territory Kriol|Northern Tiwa|Northern Tonto|Northern Tutchone|Northern Ute
Northern Uto-Aztecan|Northern Valley Yokuts|Northern Yana|Northern Yi|Northern Zapotec|Northern Zhuang|Northfork Mono
Northwest Amazon|Northwest Amazonia|Northwest Caucasian|Northwest Germanic|Northwest Sahaptin|Northwest Semitic
Northwest Solomonic|Northwestern Hawaiian Islands|Northwestern Plains|Notre Dame Bay|Ntusi Mounds|Nuba Hills|Nuba Mountains
Nuclear Polynesian|Nueva Ecija|Nueva Vizcaya|Nukuoro Atoll|Nunivak Eskimo|Nunivak Island|Nunivak Island Cup’ig|Nuosu Yi
Nusa Tenggara Barat|Nusa Tenggara Timur|Nuu-chah-nulth Tribal Council|Nyae Nyae|Nyae Nyae !Kung|Oak Ridge|Ob Ugrians
Obispeño Chumash|Oc Eo|Ochre Coloured Pottery|Office of Indian Affairs|Official Aramaic|Ohalo II|Ohio River Valley|Ohio Valley
Ohkay Owingeh|Oji-Cree of Severn|Okavango Delta|Okavango River|Okinawa Islands|Old Akkadian|Old Albanian|Old Anatolian Turkish
Old Arabic|Old Aramaic|Old Armenian|Old Assyrian|Old Avestan|Old Awadhi|Old Babylonian|Old Bengali|Old Bering Sea|Old Breton
Old Bulgarian|Old Burmese|Old Castilian|Old Catalan|Old Cham|Old Cordilleran|Old Cornish|Old Crow|Old Crow Flats|Old Czech
Old Danish|Old Dutch|Old East Slavic|Old Egyptian|Old Elamite|Old Frisian|Old Galician|Old Georgian|Old Gujarati|Old Gutnish
Old Hittite|Old Hungarian|Old Icelandic|Old Indo-Aryan|Old Irish|Old Italian|Old Italic|Old Javanese|Old Kannada|Old Khmer
Old Khotanese|Old Korean|Old Lithuanian|Old Low Franconian|Old Malay|Old Mandarin|Old Marathi|Old Mongolian|Old Neapolitan
Old Northumbrian|Old Norwegian|Old Novgorodian|Old Nubian|Old Occitan|Old Okinawan|Old Oraibi|Old Persian|Old Polish
Old Portuguese|Old Provençal|Old Providence|Old Prussian|Old Prussians|Old Romanian|Old Russian|Old Ruthenian|Old Sarum|Old Saxon
Old Serbian|Old Sicilian|Old South Arabian|Old Spanish|Old Stone Age|Old Sundanese|Old Swedish|Old Tamil|Old Tangut|Old Telugu
Old Tibetan|Old Turkic|Old Turkish|Old Uighur|Old Uppsala|Old Uyghur|Old Venetian|Old Vietnamese|Old Welsh|Old Xiang|Older Dryas
Older Scots|Olorgesailie Formation|Oluta Popoluca|Olympic Peninsula|Omani Arabic|Omo Valley|Omori Shell Mound|Oneida Nation
Onion Portage|Onondaga Nation|Ontong Java|Open American National Corpus|Open Richly Annotated Cuneiform Corpus|Orang Laut
Orang Rimba|Orang Suku Laut|Orang Ulu|Orange River|Orchid Island|Ordos Desert|Ordos Plateau|Ore Mountains|Oriental Institute
Orkhon Turkic|Oro Province|Osage Nation|Otago Peninsula|Otoe-Missouria Tribe|Ottawa River|Ottawa Valley|Otto Jespersen|Outer Banks
Owen Lattimore|Owens Lake|Owens River|Owens Valley|Owens Valley Mono|Owens Valley Paiute|Owl Creek|Ozark Highlands|Ozette Village
Pa-O Karen|Pacific Coast Athabaskan|Pacific Science Board|Painted Grey Ware|Paipai Yuman|Paisley Caves|Pajarito Plateau
Palace of Minos|Palace of Nestor|Palantla Chinantec|Palawa Kani|Palawan Batak|Palenquero Creole|Palestine Exploration Fund
Pali Aike|Palk Bay|Palk Strait|Palliser Bay|Palm Island|Palm Islands|Palm Springs|Palmerston Island|Palmerston North
Palo Duro Canyon|Pampa Grande|Pampa de Mocan|Panajachel Kaqchikel|Panamint Shoshone|Panamint Valley|Paniai Lakes|Pankisi Gorge
Papantla Totonac|Papia Kristang|Papuan Plateau|Papuan Tip|Paris Basin|Parry Island|Pascua Yaqui|Pass Cahuilla|Passamaquoddy Bay
Patrick Kirch|Paul Bohannan|Paul Kay|Paul Rabinow|Paul Radin|Paul Vidal de la Blache|Paviland Cave|Pawnee Nation
Peabody Museum of Archaeology and Ethnology|Peabody Museum of Natural History|Peace River|Peak District|Pear Stories|Pech Merle
Pech de l’Azé|Pedra Furada|Pedra Pintada|Pedro Cieza de León|Peel River|Pegu Yoma|Peking Man|Pelly Bay|Pend d’Oreille
Pend d’Oreilles|Penelope Brown|Peninsular Spanish|Penn Discourse Treebank|Penn Museum
Penn-Helsinki Parsed Corpus of Middle English|Penobscot Bay|Penobscot Nation|Pensacola Bay|Pentecost Island|Pentland Firth
Pentre Ifan|People’s Linguistic Survey of India|Pepper Coast|Percy Sladen Trust Expedition|Pescadores Islands|Peter Bellwood
Peter Buck|Peter Duponceau|Peter Haggett|Peter Ladefoged|Peter Shinnie|Peter Stephen Du Ponceau|Peter Trudgill|Peter Worsley
Petrie Museum of Egyptian Archaeology|Petun Indians|Petén Itzá|Peñasco Blanco|Peñoles Mixtec|Phaistos Disc|Phaistos Disk
Philippe Descola|Philippine Creole Spanish|Phillips Fund|Phoebe A. Hearst Museum of Anthropology|Phoenix Basin|Phoenix Islands
Phom Naga|Phum Snay|Phung Nguyen|Phylakopi in Melos|Phyllis Kaberry|Picuris Pueblo|Piedra Museo|Piedras Negras
Piedras Negras Project|Pierre Clastres|Pikimachay Cave|Piltdown Man|Pima Bajo|Pinatubo Ayta|Pine Island Sound|Pine Ridge
Pine Ridge Agency|Pine Ridge Reservation|Pine Valley|Pinnacle Point|Pinson Mounds|Pinto Basin|Pit River|Pit River Indians
Pit River Tribe|Pitcairn Island|Pitcairn Islands|Pitt Rivers|Placentia Bay|Plain of Esdraelon|Plain of Jars|Plain of Reeds
Plains Apache|Plains Arapesh|Plains Archaic|Plains Kachari|Plains Miri|Plains Miwok|Plains Ojibwa|Plains Ojibway|Plains Ojibwe
Plains Tribes Council of Assam|Plains Village|Plains Woodland|Plateau Province|Plateau Shona|Plateau State|Plateau Tonga
Plautdietsch Mennonites|Plenty Coups|Plum Bayou|Po Delta|Po Plain|Poarch Band of Creek Indians|Poggio Civitate|Poggio Colla
Point Hope|Point Lay|Point Peninsula|Point St. George|Point of Pines|Pojoaque Pueblo|Pokagon Potawatomi|Polabian Slavs
Polar Eskimo|Polar Eskimos|Police Motu|Ponca Tribe|Pond Inlet|Pontic Greek|Pontine Marshes|Poqomam Maya|Poqomchi’ Maya
Porcupine Hills|Porcupine River|Port Alberni|Port Augusta|Port Essington|Port Hedland|Port Keats|Port Lincoln|Port Phillip
Port Phillip District|Port Phillip Protectorate|Port Sandwich|Port Simpson|Port Vato|Port au Choix|Portable Antiquities Scheme
Poso Creek Yokuts|Pottery Neolithic|Poverty Bay|Poverty Point|Powder River|Powder River Basin|Powell Survey
Prairie Band Potawatomi|Prairie du Chien|Prasat Hin Phimai|Pre-Pottery Neolithic|Pre-Pottery Neolithic A|Pre-Pottery Neolithic B
Pretty Shield|Pribilof Islands|Primitive Irish|Primitive Norse|Prince Rupert|Prince Rupert Harbour|Prince of Wales Island
Princess Point|Pripet Marshes|Providence Island|Pueblo Alto|Pueblo Bonito|Pueblo Grande|Pueblo del Arroyo|Pueblo of Acoma
Pueblo of Laguna|Puerco River|Puerto Hormiga|Puget Sound Basin|Pulltrouser Swamp|Puluwat Atoll|Puna de Atacama|Punta de Chimino
Puuc Hills|Pylos Regional Archaeological Project|Pyramid Lake|Pyramid Lake Paiute|Pyramid of the Moon|Pyramid of the Sun
Qafzeh Cave|Qaidam Basin|Qal’at al-Bahrain|Qasr Ibrim|Quanah Parker|Quapaw Nation|Quatsino Sound|Queen Charlotte Strait
Quiche Maya|Quiché Maya|Quiegolani Zapotec|Q’anjob’al Maya|Q’eqchi’ Maya|R. R. Marett|Rai Coast|Rainy Lake|Rainy River
Rainy River First Nations|Raj Gond|Raj Gonds|Raja Ampat|Raja Ampat Islands|Rajang River|Raji of Nepal|Rajmahal Hills|Rakhi Garhi
Ramah Navajo|Ramu River|Ramu Valley|Rana Tharu|Rankin Inlet|Rann of Kachchh|Rann of Kutch|Rapa Iti|Rapa Nui|Rasmus Rask
Rat Islands|Rathlin Island|Rautenstrauch-Joest Museum|Ravi River|Ray Jackendoff|Raymond Dart|Raymond Firth|Real Alto|Red Bay
Red Cliff Band|Red Cloud Agency|Red Lady of Paviland|Red Lake|Red Lake Chippewa|Red Paint People|Red Polished Ware|Red Pyramid
Red River Delta|Red River Métis|Red River Valley|Red River of the North|Red Tai|Reddis of the Bison Hills|Reef Islands|Reese River
Reese River Valley|Rek Dinka|Remote Oceania|Renato Rosaldo|Rengma Naga|Rengma Nagas|Rennell Island|Rennell and Bellona|Reo Fortune
Repulse Bay|Reservoir Salvage Act|Resolute Bay|Rhine Valley|Rhodes-Livingstone Institute|Rhodesian Man|Rhys Jones|Riau Islands
Riau-Lingga Archipelago|Rice Lake|Richard Lee|Riding Mountain|Rift Valley|Rift Valley Province|Rimac Valley|Rimrock Navajo
Rimrock Project|Ring of Brodgar|Rio Bec|Rio Grande Pueblos|Rio Grande Tewa|Rio Grande Valley|Rio Grande de Tarcoles
Rio Grande do Norte|Rio Grande do Sul|Rio Muni|Rio Puerco|Rio Puerco Valley|Rio de Oro|Rioplatense Spanish|Rising Star Cave
River Desert Algonquin|River Guarijío|River Patwin|River Yuman|Riverine Plain|Rivers Inlet|Rivière du Loup|Roanoke Island
Robert Beekes|Robert Blust|Robert Braidwood|Robert Broom|Robert Lowie|Robert McCormick Adams|Robin Lakoff|Rock River
Rockefeller Museum|Rocky Boy Reservation|Rocky Cree|Rocky Mount|Rocky Mountain House|Rodgers Shelter|Rodney Needham|Roger Duff
Roger Green|Rogue River|Rogue River Indians|Rogue River Valley|Rogue River War|Roman Jakobson|Romney Marsh|Ronald Berndt
Rongelap Atoll|Rongmei Naga|Roonka Flat|Roper River|Roper River Kriol|Rose Cottage Cave|Rosebud Creek|Rosebud Sioux
Ross River Dena|Rossel Island|Rottnest Island|Rouletted Ware|Round Lake|Round Valley|Round Valley Indian Tribes|Roviana Lagoon
Royal Achaemenid Elamite|Royal Anthropological Institute|Royal Cemetery at Ur|Royal Cemetery of Ur|Royal Museum for Central Africa
Ruby Marshes|Ruby Valley|Rumsen Costanoan|Russell Islands|Russell Means|Russian Far East|Ruth Bunzel|Ruth Underhill|Rwala Bedouin
Rwala Bedouins|Ryūkyū Islands|Réunion Creole|Río Azul|Río Bec|Sa Huynh|Sable Island|Sac and Fox|Saclan Miwok|Sacramento Valley
Sacred Cenote|Sacred Valley|Sacred Valley of the Incas|Safety Harbor|Saguenay River|Sahidic Coptic|Saint Helena
Saint Lawrence Island|Saint Lawrence Island Yupik|Saint Matthias Group|Saint-Césaire Neanderthal|Sakhalin Island|Salar de Atacama
Saldanha Bay|Salikoko Mufwene|Salinas Valley|Salisbury Plain|Salish Sea|Salmon Ruins|Salt River
Salt River Pima-Maricopa Indian Community|Salt River Project|Salt River Valley|Salton Sea|Salts Cave|Salween River|Sam Blowsnake
Sama Dilaut|Sama-Bajau of Sulu|Sambor Prei Kuk|San Agustín|San Andrés Creole|San Andrés Larráinzar|San Andrés and Providencia
San Bartolo|San Basilio de Palenque|San Blas Cuna|San Blas Islands|San Blas Kuna|San Carlos Apache|San Clemente Island
San Cristobal|San Cristoval|San Diego Museum of Man|San Felipe Pueblo|San Ildefonso Pueblo|San Jose Mogote|San José Mogote
San Juan Basin|San Juan Chamula|San Juan Copala|San Juan Islands|San Juan Paiute|San Juan Pueblo|San Juan River
San Lorenzo Tenochtitlán|San Lucas Quiaviní Zapotec|San Luis Valley|San Miguel Chimalapa|San Miguel Island|San Nicolas Island
San Pedro Chenalhó|San Pedro River|San Pedro Valley|San Pedro de Atacama|San Salvador Island|San Simon Valley|Sand Canyon Pueblo
Sand Creek|Sandaun Province|Sandia Pueblo|Sandy Lake|Sangihe Islands|Sangir Islands|Sangre de Cristo Mountains|Sannai Maruyama
Santa Ana Keresan|Santa Ana Pueblo|Santa Barbara Channel|Santa Barbara Corpus of Spoken American English|Santa Catalina Island
Santa Catarina Palopó|Santa Clara Valley|Santa Cruz Island|Santa Cruz Islands|Santa Cruz River|Santa Elena Peninsula
Santa María Chimalapa|Santa Rita Corozal|Santa Rosa Island|Santa Valley|Santa Ynez Chumash|Santa Ysabel|Santal Parganas
Santee Sioux|Santhal Parganas|Santiago Atitlán|Santiago Chimaltenango|Santiam Kalapuya|Santo Domingo Pueblo|San’ani Arabic
San’nai Maruyama|Sapelo Island|Sarah Winnemucca|Saramaka Maroons|Sarangani Bay|Sarangani Blaan|Sarcee Indians|Sardar Sarovar
Sardar Sarovar Dam|Sarig Yugur|Satanta of the Kiowas|Satawal Island|Saterland Frisian|Saterland Frisians|Satpura Hills
Saugeen Peninsula|Sauk and Fox|Sault Ste. Marie|Savannah River Stemmed|Sayula Popoluca|Sa’dan Toraja|Scarlett Epstein
School for Advanced Research|School of American Research|Schouten Islands|Scilly Isles|Scoresby Sound|Scottish Borders
Scottish Highlands|Scotts Hall|Scottsbluff Bison Quarry|Sea Dayak|Sea Dayaks|Sea Dyak|Sea Dyaks|Sea Island Creole|Sea Islands
Sea of Azov|Seahenge Holme|Sealaska Heritage Institute|Second Thule Expedition|Seip Earthworks|Selva Central
Seminole Nation of Oklahoma|Seminole Tribe of Florida|Seneca Nation|Seneca Nation of Indians|Senegal River|Sepik Hills|Sepik River
Seri Indians|Serpent Mound|Serra da Capivara|Seto Inland Sea|Severn Estuary|Severn Valley|Severnaya Zemlya|Sevier Desert
Sevier Lake|Seychelles Creole|Shag Mouth|Shag River|Shag River Mouth|Shahr-i Qumis|Shahr-i Sokhta|Shan Hills|Shan States
Shanidar Cave|Shark Bay|Shelter Island|Shepherd Islands|Sherbro Island|Sherpas of Solukhumbu|Sherry Ortner|Shield Archaic
Shortland Islands|Shrine of the Book|Shum Laka|Shumagin Islands|Shuswap Indians|Shuwa Arabic|Siassi Islands|Sibudu Cave
Sicangu Lakota|Siculo Arabic|Sidney Mintz|Sidney Ray|Sierra Gorda|Sierra Juárez Zapotec|Sierra Leone Colony|Sierra Madre del Sur
Sierra Morena|Sierra Nevada de Santa Marta|Sierra Norte|Sierra Norte de Puebla|Sierra Popoluca|Sierra Tarahumara|Sierra Zapoteca
Sierra de Puebla|Sikaiana Atoll|Silbury Hill|Silver Lake|Sima de los Huesos|Sima del Elefante|Simalungun Batak|Simbu Province
Singpho of Assam|Sinkiuse-Columbia Salish|Sipakapense Maya|Sisseton Wahpeton Oyate|Situ Rgyalrong|Siwi Berber|Six Cultures Project
Six Cultures Study|Six Nations Reserve|Six Nations of the Grand River|Sixties Scoop|Skara Brae|Skeena River|Skeleton Coast
Skepi Dutch|Skhul Cave|Skidegate Haida|Skidi Pawnee|Skiri Pawnee|Slave Lake|Slave River|Small Nambas|Smith River
Smith River Tolowa|Smithsonian River Basin Surveys|Smoke Creek Desert|Smoky Hill|Smoky River|Snake Range|Snake River Plain
Snake Valley|Society for American Archaeology|Sokoto Province|Sol Tax|Solomon Islands Pijin|Solomon Sea|Solon Kimball|Solu Khumbu
Somerset Island|Somerset Levels|Son of Old Man Hat|Songo Mnara|Sonoma Valley|Sorani Kurdish
South American Phonological Inventory Database|South Australian Museum|South Baffin Inuktitut|South Band Pawnee|South Bougainville
South Cadbury|South Carolina Sea Islands|South Downs|South East Ambrym|South Efate|South Etruria Survey|South Garo Hills
South Georgia|South Halmahera|South Halmahera-West New Guinea|South Kalimantan|South Nias|South Omo|South Omotic
South Orkney Islands|South Pentecost|South Piegan|South Semitic|South Sentinel|South Shetland Islands|South Slavey|South Sotho
South Sulawesi|South Tyrol|South Uist|Southampton Island|Southeast Ambrym|Southeast Asia Treaty Organization|Southeast Solomonic
Southeast Sulawesi|Southeastern Ceremonial Complex|Southeastern Pomo|Southeastern Tepehuan|Southern Arapaho
Southern Argolid Project|Southern Athabaskan|Southern Bantoid|Southern Carrier|Southern Cheyenne|Southern Coast Salish
Southern Cook Islands|Southern Cushitic|Southern Embera|Southern Euboea Exploration Project|Southern Gilbert Islands
Southern Highlands Province|Southern Highlands of Papua|Southern Kam|Southern Kurdish|Southern Kwakiutl|Southern Lau
Southern Lau Islands|Southern Lisu|Southern Mao|Southern Min|Southern Moluccas|Southern Nambikwara|Southern Ndebele
Southern Nilotic|Southern Ojibwa|Southern Paiute|Southern Pame|Southern Plains|Southern Pomo|Southern Puget Sound Salish
Southern Pumi|Southern Qiang|Southern Ryukyuan|Southern Shan States|Southern Sierra Miwok|Southern Sotho|Southern Tati
Southern Tepehuan|Southern Tiwa|Southern Tonto|Southern Tsimshian|Southern Tutchone|Southern Ute|Southern Uto-Aztecan
Southern Valley Yokuts|Southern Yana|Southern Zapotec|Southern Zhuang|Southwest Maluku|Southwest Museum|Southwest Paleohispanic
Southwest Pama-Nyungan|Southwestern Coast Salish|Southwestern Ojibwe|Southwestern Pomo|Southwestern Tepehuan|Spencer and Gillen
Spirit Cave|Spirit Cave Man|Spirit Lake|Spirit Lake Dakota|Spirit Lake Nation|Spiro Mounds|Spiti Valley|Spoken Dutch Corpus
Spong Hill|Spotted Tail|Spotted Tail Agency|Spruce Tree House|Squliq Atayal|Sranan Tongo|Sredni Stog|Sredny Stog
St Matthias Islands|St. Catherines Island|St. Francis Basin|St. Johns River|St. Lawrence Island|St. Lawrence Island Eskimo
St. Lawrence Island Yupik|St. Lawrence River|St. Lawrence Valley|St. Matthew Island|Staked Plains|Stallings Island
Standard Babylonian|Standard Fijian|Standard of Ur|Standing Bear|Standing Rock Sioux|Star Carr|Star Mountains
State Archives of Assyria|Stephen Levinson|Sterkfontein Cave|Sterkfontein Caves|Steven Pinker|Stewart Culin Expedition
Stewart Island|Stikine River|Stillwater Marsh|Stillwater Mountains|Stockbridge Indians|Stockbridge-Munsee Community
Stonehenge Riverside Project|Stones of Stenness|Stoney Indians|Stoney Nakoda|Stradbroke Island|Strait of Belle Isle
Strait of Juan de Fuca|Straits of Malacca|Street of the Dead|Strickland Gorge|Strickland Plain|Striped Hmong|Strzelecki Desert
Stuart Piggott|Subcarpathian Rus’|Sudest Island|Sudeten Germans|Suez Canal Zone|Sula Islands|Sula Plain|Sulphur Springs Valley
Sulu Archipelago|Sulu Sea|Sumerian Dictionary Project|Sumerian King List|Sumi Naga|Summer Institute of Linguistics|Summer Lake
Sunda Shelf|Sunda Strait|Sundays River|Supe Valley|Suriname Maroons|Surma Valley|Surprise Valley|Surprise Valley Paiute
Surselvan Romansh|Susiana Plain|Susquehanna Valley|Sutlej River|Sven Hedin|Swabian Alb|Swabian Jura|Swampy Cree|Swan Coastal Plain
Swan Islands|Swan Point|Swan River|Swan Valley|Swanscombe Man|Swart Valley|Swartkrans Cave|Swat Kohistan|Swat Pathans|Swat Valley
Sweet Grass Hills|Sweet Track|Sweetgrass Hills|Swift Creek|Swift Current|Sydney Cyprus Survey Project|Sylvanus Morley|Syr Darya
São Tomé and Príncipe|Sāmoan Islands|Tabar Islands|Table Bay|Table Mountain|Tabon Caves|Tabun Cave|Taforalt Cave
Tagbanwa of Palawan|Tahltan Nation|Tai Aiton|Tai Daeng|Tai Dam|Tai Dón|Tai Khün|Tai Lü|Tai Nüa|Tai Yong|Tainui Waka|Taiwan Strait
Taiwanese Southern Min|Takivatan Bunun|Taku River|Tal-e Malyan|Tal-i Malyan|Talaud Islands|Tall-i Bakun|Talmy Givón
Tama Indian Program|Tampa Bay|Tana Toraja|Tanaina Athabaskan|Tanami Desert|Tanan Rukai|Tanana River|Tanana Valley|Tanga Islands
Tanganyika Territory|Tangkhul Naga|Tanimbar Islands|Taos Pueblo|Taos Valley|Tapajós River|Taraco Peninsula|Tarifiyt Berber
Taruga Valley|Tashelhiyt Berber|Tasman Bay|Tasmanian Aborigines|Tassili n’Ajjer|Tatiana Proskouriakoff|Tatra Mountains|Taung Child
Taurus Mountains|Te Ara|Te Arawa|Te Rangi Hiroa|Te Rarawa|Te Whānau-ā-Apanui|Tedim Chin|Tees Valley|Tegdaoust Audaghost
Tehuacan Valley|Tehuacán Valley|Tel Aphek|Tel Arad|Tel Batash|Tel Beersheba|Tel Beth Shean|Tel Burna|Tel Dor|Tel Gezer|Tel Halif
Tel Haror|Tel Hazor|Tel Kabri|Tel Lachish|Tel Megiddo|Tel Miqne|Tel Miqne-Ekron|Tel Rehov|Tel Yarmuth|Tell Abada|Tell Abu Hureyra
Tell Agrab|Tell Ahmar|Tell Asmar|Tell Aswad|Tell Atchana|Tell Banat|Tell Basta|Tell Beit Mirsim|Tell Beydar|Tell Brak|Tell Chuera
Tell Deir Alla|Tell Edfu|Tell Halaf|Tell Halula|Tell Hassuna|Tell Hesban|Tell Jemmeh|Tell Leilan|Tell Leilan Project|Tell Madhhur
Tell Mardikh|Tell Mishrifeh|Tell Mozan|Tell Qasile|Tell Ramad|Tell Sabi Abyad|Tell Sheikh Hamad|Tell Sukas|Tell Taya|Tell Tayinat
Tell Uqair|Tell al-Rimah|Tell el-Ajjul|Tell el-Daba|Tell el-Dab’a|Tell el-Farkha|Tell el-Far’ah|Tell el-Ful|Tell el-Hammam
Tell el-Hesi|Tell el-Umeiri|Tell el-’Ubaid|Tell en-Nasbeh|Tell es-Safi|Tell es-Sawwan|Tell es-Sultan
Temple of the Feathered Serpent|Temple of the Inscriptions|Temple of the Warriors|Templo Mayor|Tennessee Valley
Teotihuacan Mapping Project|Teotitlán del Valle Zapotec|Tepe Ali Kosh|Tepe Gawra|Tepe Guran|Tepe Hissar|Tepe Sarab|Tepe Sialk
Tepe Yahya|Tepoztlán Project|Terminal Classic|Terminal Formative|Terminal Preclassic|Terminal Woodland|Terra Amata|Terra Sigillata
Terre Haute|Territory of New Guinea|Territory of Papua|Teshik-Tash Cave|Tesuque Pueblo|Tetelcingo Nahuatl|Teutoburg Forest
Texistepec Popoluca|Thames Estuary|Thames Valley|Thayer Scudder|Theban Mapping Project|Theopetra Cave|Therkel Mathiassen
Thin Orange|Thompson River|Thompson River Salish|Thousand Oaks|Three Affiliated Tribes|Three Gorges|Three Gorges Dam
Three Parallel Rivers|Thuringian Forest|Thursday Island|Thurstan Shaw|Tian Shan|Tiber Valley|Tiber Valley Project|Tiberian Hebrew
Tiddim Chin|Tierra Firme|Tierras Largas|Tikal Project|Tikopia Island|Tillamook Salish|Tim Ingold|Timbisha Shoshone|Tirari Desert
Tiwi Islands|Tlachichilco Tepehua|Tlacolula Valley Zapotec|Toba Bataks|Tobacco Nation|Toda of the Nilgiris|Todos Santos Cuchumatán
Togian Islands|Tohono O’odham|Tohono O’odham Nation|Tojolabal Maya|Tollund Man|Tolowa Dee-ni’ Nation|Toltec Mounds
Tonawanda Seneca|Tonga Islands|Tongan Islands|Tongue River|Tonle Sap|Tonlé Sap|Tonto Basin|Torihama Shell Mound|Torres Islands
Torres Strait Broken|Torres Strait Creole|Torsten Hägerstrand|Tortugas Pueblo|Tory Island|Tosk Albanian|Totontepec Mixe|Town Creek
Trans New Guinea|Transalpine Gaulish|Transcarpathian Oblast|Treasury Islands|Treaty Nine|Tremper Mound|Trent Valley|Tres Zapotes
Tri-Institutional Pacific Program|Trinidad English Creole|Trinidadian Creole|Trinity Bay|Tristan da Cunha|Trobriand Islands
Trois Frères|Troodos Archaeological and Environmental Survey Project|Tropenmuseum Amsterdam|Troyville Earthworks|Trucial Coast
Trucial Oman|Trucial States|Truk Lagoon|Truku Seediq|Trust Territory of the Pacific Islands|Tsakonian Greek|Tsushima Strait
Tuamotu Islands|Tuareg of Aïr|Tuba City|Tucson Basin|Tugela River|Tulama Oromo|Tulare Lake|Tularosa Cave|Tule Lake
Tule-Kaweah Yokuts|Tunbridge Wells|Tunica-Biloxi Tribe|Turfan Basin|Turkey Creek Pueblo|Turks and Caicos Islands|Turtle Mountain
Turtle Mountain Band of Chippewa|Turtle Mountain Chippewa|Tuwali Ifugao|Twa of Rwanda|Twi of Akuapem|Two Leggings|Tyne and Wear
Tyrrhenian Sea|Tzutujil Maya|Tz’utujil Maya|Tümpisa Shoshone|Tłı̨chǫ Yatiì|UCLA Phonetics Lab Archive
UCLA Phonological Segment Inventory Database|UNESCO Libyan Valleys Survey|US Virgin Islands|Uan Muhuggiag|Uaupés River
Ucayali River|Uganda Protectorate|Uinta Basin|Uinta Mountains|Uintah Basin|Uintah Ute|Ulithi Atoll|Ulkatcho Carrier|Ulster Irish
Ulster Scots|Ulu Burun|Ulua Valley|Uluru Statement from the Heart|Ulúa Valley|Umatilla Sahaptin|Umm Dabaghiyah|Umm an-Nar
Umm el-Qaab|Umpila of Cape York|Umpqua River|Una Vida|Unami Delaware|Ungava Bay|Ungava Peninsula|United Provinces of Agra and Oudh
United States Exploring Expedition|United States South Seas Exploring Expedition|Universal Declaration of Linguistic Rights
Universals Archive|University of Pennsylvania Museum of Archaeology and Anthropology|Upland Yavapai|Upland Yuman|Upper Austria
Upper Chehalis|Upper Chinook|Upper Creeks|Upper Fly|Upper Fraser Valley|Upper Guinea|Upper Guinea Coast|Upper Kuskokwim
Upper Little Colorado|Upper Mantaro|Upper Mississippi Valley|Upper Mississippian|Upper Missouri|Upper Necaxa Totonac
Upper Nile Province|Upper Nubia|Upper Peninsula of Michigan|Upper Piman|Upper Republican|Upper Rio Negro|Upper Senegal|Upper Sepik
Upper Sioux|Upper Sorbian|Upper Tanana|Upper Thames Valley|Upper Umpqua|Upper Wahgi|Upper Xingu|Upward Sun River|Urewera District
Ushki Lake|Usila Chinantec|Ute Mountain Ute|V. Gordon Childe|Vaal River|Vailala Madness|Vale of Clwyd|Valle de Bravo
Valle del Mezquital|Valley Nisenan|Valley Tonga|Valley Yokuts|Valley Zapotec|Valley of Guatemala|Valley of Mexico|Valley of Oaxaca
Valley of Teotihuacan|Valley of the Queens|Vasa Museum|Veena Das|Ventana Cave|Ventureño Chumash|Venus of Hohle Fels
Venus of Laussel|Verde River|Verde Valley|Verney Lovett Cameron|Vicos Project|Victoria Island|Victoria River
Victoria River District|Viking Fund|Viking Ship Museum|Vila Nova de São Pedro|Vilhjalmur Stefansson|Village Ecodynamics Project
Vincent Crapanzano|Vindhya Hills|Vine Deloria|Vine Deloria Jr.|Virgin Islands Creole|Virgin Islands Dutch Creole|Virginia Hymes
Viru Valley|Virú Valley|Virú Valley Project|Vogelherd Cave|Vogelkop Peninsula|Volga Bulgars|Volga Bulghar|Volga Delta|Volta Basin
Volta River|Volta River Project|W. E. H. Stanner|Wa States|Wabanaki Confederacy|Wabash Valley|Wadden Islands|Wadi Faynan
Wadi Faynan Landscape Survey|Wadi Hadramawt|Wadi Halfa|Wadi Hammamat|Wadi Kubbaniya|Wadi Natrun|Wadi Rum|Wadi Ziqlab|Wahgi Valley
Waikato Basin|Waikato River|Wainwright Inlet|Wairau Bar|Waldemar Bogoras|Waldemar Jochelson|Walker Lake|Walker River Paiute
Wallace Chafe|Wallis Island|Wallis and Futuna|Wallowa Valley|Walnut Canyon|Walnut Creek|Walpole Island|Walter Christaller
Walungge of Walungchung|Walvis Bay|Wanuskewin Heritage Park|Warangesda Mission|Ward Goodenough|Warm Mineral Springs
Warm Springs Apache|Warm Springs Sahaptin|Warner Valley|Wasatch Front|Washington Island|Washita River|Watson Brake|Wave Hill
Wave Rock|Wayland’s Smithy|Weeden Island|Weltmuseum Wien|Wenner-Gren Foundation|West Ambrym|West Caucasian|West Frisian
West Futuna|West Greenlandic Eskimo|West Heslerton|West Irian|West Kalimantan|West Kennet|West Kennet Long Barrow|West Khasi Hills
West Low German|West New Britain|West New Guinea|West Nusa Tenggara|West Papua|West Papuan|West Polynesia|West Riding
West Riding of Yorkshire|West Semitic|West Sepik Province|West Siberian Tatar|West Slavic|West Stow|West Sulawesi|West Sumba
West Timor|West Turkana|West Uvean|Western Abenaki|Western Aden Protectorate|Western Apache|Western Aranda|Western Armenian
Western Arrernte|Western Bukidnon Manobo|Western Carolines|Western Dani|Western Fijian|Western Grassfields|Western Guaymí
Western Highlands Province|Western Highlands of New Guinea|Western Hmongic|Western Kayah|Western Kiranti|Western Lake Province
Western Magar|Western Malayo-Polynesian|Western Mono|Western Neo-Aramaic|Western Nilotic|Western Oceanic|Western Old Japanese
Western Oromo|Western Pacific High Commission|Western Penan|Western Province of Papua New Guinea|Western Province of Zambia
Western Pueblos|Western Pwo Karen|Western Shoa|Western Shoshone|Western Solomon Islands|Western Solomons|Western Stemmed Tradition
Western Subanon|Western Tamang|Western Tarahumara|Western Woods Cree|Western Yugur|Westman Islands|Wheeler Survey
Wheelwright Museum of the American Indian|White Bai|White Bay|White Buffalo Calf Woman|White Bull|White Earth Nation
White Earth Reservation|White Highlands|White Huns|White Karen|White Knife Shoshoni|White Lahu|White Lisu|White Lolo
White Mesa Ute|White Miao|White Mountain Apache|White Nile Province|White Peak|White Plains|White River Junction|White Thai
White Volta|White Yi|Wickliffe Mounds|Wik-Mungkan of Aurukun|Wikchamni Yokuts|Wilfred Thesiger|Wilhelm von Humboldt
Wilkes Expedition|Willamette Valley|Willandra Lakes|Willapa Bay|William Bascom|William Bright|William Croft|William Crooke
William Labov|Wilma Mankiller|Wilson Butte Cave|Wind River|Wind River Basin|Wind River Range|Wind River Reservation
Wind River Shoshone|Windmill Hill|Windover Bog|Window Rock|Windust Caves|Windward Coast|Windward Maroons|Windward Society Islands
Winnebago Tribe of Nebraska|Winterville Mounds|Wissel Lakes|WoDaaBe of Niger|Wonderwerk Cave|Wood Mountain|Woodland Cree
Woodlark Island|Woods Cree|World Color Survey|World Loanword Database|Wounded Knee|Wounded Knee Creek|Wrangel Island
Written Mongol|Wupatki Pueblo|Wyandot Nation|Wycliffe Bible Translators|Wyoming Valley|Wôpanâak Language Reclamation Project
Xingu Indigenous Park|Xingu River|Xunantunich Archaeological Project|Yaeyama Islands|Yahi Yana|Yakama Nation|Yakima Sahaptin
Yakima Valley|Yakkha of Tumlingtar|Yakutat Bay|Yamal Peninsula|Yamuna River|Yana RHS|Yangtze Delta|Yangtze Gorges|Yangzi Delta
Yankton Sioux|Yao Mien|Yasawa Islands|Yasin Burushaski|Yavapai Apache Nation|Yawelmani Yokuts|Yazoo Basin|Yellow Jacket Pueblo
Yellow Lahu|Yellow Mountain|Yellow River Basin|Yellow River Valley|Yellow Springs|Yellow Uighurs|Yellow Uyghur|Yellow Uygur
Yi-Fu Tuan|Yigael Yadin|Yirrkala Mission|Yoloxóchitl Mixtec|York-Toronto-Helsinki Parsed Corpus of Old English Prose
Yorkshire Dales|Yorkshire Wolds|Young Avestan|Young Man Afraid of His Horses|Young Maori Party|Younger Dryas|Younger Futhark
Ysleta del Sur Pueblo|Yukatek Maya|Yukon Delta|Yukon Flats|Yukon-Kuskokwim Delta|Yuri Knorozov|Zamboanga Chavacano|Zanskar Valley
Zarzi Cave|Zazaki of Dersim|Zelia Nuttall|Zeliangrong Naga|Zeme Naga|Zemi Naga|Zenaga Berber|Zeravshan Valley|Zhoukoudian Cave
Zia Pueblo|Zinacantán Tzotzil|Zoroastrian Middle Persian|Zuiderzee Works|Ōmori Shell Mound
`;

export const LANDS_WORDS = `
Abelam Abenaki Abidji Abron Abui Abydos Achagua Acheulean Acheulian Acholi Achuar Achumawi Adangme Adena Adnyamathanha Adulis Afar
Agarinin Agta Aguacatec Agul Ahtna Aimol Ajië Akebu Akhvakh Akoye Akrotiri Akuntsu Akuriyo Akwe Alalakh Alsea Alune Alur Alutiiq
Alutor Alyawarr Amarakaeri Amaravati Amba Ambae Ambonese Ambrym Amhara Amis Amuesha Anaang Anambé Andoke Andoque Aneityum Anejom
Angaataha Angika Anguthimri Anuak Anufo Anuradhapura Anuta Anyang Anyuak Aonikenk Apalai Apalaí Aphrodisias Apinajé Apinayé
Arabela Araki Araona Araweté Archi Arikamedu Arikapú Aromanian Arosi Arslantepe Aruá Ashaninka Asheninka Asháninka Assiniboine
Asurini Asuriní Atapuerca Atikamekw Atoni Atsina Atsugewi Attikamek Aurignacian Auyana Avava Avebury Aveyron Awatovi Ayoreo Ayoré
Ayta Azande Azilian Babungo Bacama Badari Badawi Bafia Bagan Baganda Bagirmi Bagisu Bagvalal Baiga Bajau Bakairi Bakairí Bakongo
Bakossi Baktaman Balante Baluchi Bamanankan Bambara Bambuti Bamiléké Bamoun Bamum Bamun Bangangté Baniwa Banjarese Banyoro Baoulé
Baraba Barasana Barasano Bari Basari Bashkir Basoga Basotho Bassari Batek Bateke Batsbi Baulé Bavenda Baytown Bedamini Bellonese
Bembe Bengkulu Beothuk Berom Betsileo Betsimisaraka Bezhta Bhil Bhili Bhojpuri Bhumij Biak Bibracte Bidayuh Bidjandjadjara Bidjogo
Bijago Bijogo Bilaan Bilua Bimanese Bimin Binumarien Birka Birnirk Birom Birri Bisaya Bisayan Blaan Boazi Bohairic Bolgatanga
Boloki Bonampak Bondo Bongu Bontoc Bontok Boran Borana Bororo Bosavi Botlikh Botocudo Bozo Boğazköy Braj Brao Bribri Budukh Buduma
Buginese Bugis Buhid Bukharan Bukusu Bulsa Bunaq Bundeli Bunun Bunyoro Buriat Burushos Buryat Busama Butmir Bwamba Bwamu Bété
Cacaxtla Caduveo Cahita Cahuilla Calakmul Callahuaya Callawalla Camsá Candoshi Canela Canichana Caquinte Caral Carnac Cashibo
Cashinahua Cavineña Cavineño Cayapa Cayapó Cayuvava Ceibal Celtiberian Chabu Chacobo Chagatai Chagatay Chakma Chalcatzingo
Chamacoco Chamalal Chambri Chamicuro Chamus Chaná Chané Chaouia Charrúa Chaudangsi Chauvet Chavante Chavín Chayahuita Chehalis
Chemehuevi Chenchu Cherkess Chicahuaxtla Chichimec Chimakum Chimane Chimor Chimú Chinantecan Chinanteco Chinchorro Chipewyans
Chiquitano Chiricahua Chiriguano Chiripa Chiriquí Chitimacha Chittagonian Choirokoitia Cholón Chopi Choquequirao Choris Chorote
Chorotega Chorti Chortí Chothe Chuave Chugach Chukchansi Chulupí Chulym Chumashan Chuuk Chuukese Chácobo Châtelperronian
Coahuiltecan Cobá Cochimí Cocoma Cocopa Cofán Colchester Comorian Comox Coorg Coorgs Copainalá Coreguaje Cowichan Cowlitz Cubeo
Cuicuilco Cuiva Cuna Cupeño Curripaco Daasanach Dagaaba Dagara Dagari Dagbamba Dagestani Dagomba Dagur Dahalo Dakelh Dakkarkari
Dakpa Danakil Danau Dani Dargin Darkhat Dassanetch Datoga Daur Dawro Dayak Dayaks Denbigh Dhivehi Dholavira Dhuluo Dimasa Ditidaht
Djeoromitxi Djerma Dobuan Dogrib Dolgan Dolpo Dongxiang Dorze Dowth Duala Dullay Duna Dungan Dusun Dvaravati Dyula Eblaite Efutu
Egba Egbado Ekagi Ekoi Ekpeye Embera Emberá Embu Enawenê Enets Enkomi Enlhet Enxet Epigravettian Eridu Erlitou Ersu Esselen
Eteocretan Eteocypriot Etoro Etowah Evenks Ewondo Eyak Faiwol Fanti Faroese Fataluku Foré Frafra Friulian Fulbe Fulniô Fulɓe
Furlan Futuna Gaahmg Gabra Gabrielino Gadaba Gagauz Galela Ganda Gapapaiwa Garhwali Garifuna Garinagu Garífuna Gavrinis Gayo
Gbagyi Gbande Gbari Gbaya Gebusi Gedi Gezer Ghodoberi Gikuyu Giriama Girsu Giryama Gisalo Gisu Gitksan Gitxsan Glagolitic Gnau
Goajiro Godié Gogodala Goilala Gond Gonds Gonja Gordion Gorontalo Goshute Gosiute Gourmantché Gravettian Guahibo Guahiboan
Guajajára Guajiro Guajá Guambiano Guana Guanche Guarao Guarasu Guarayo Guarayu Guarijío Guatuso Guató Guayabero Guayaki Guayakí
Guaycuru Guaycuruan Guaymí Gujars Gujjars Gumawana Gumuz Gunditjmara Gungabula Gunwinjgu Gunwinygu Gupapuyngu Gurani Gurma Gurungs
Gurunsi Gwari Gwichin Gwikwe Gönnersdorf Hacılar Haisla Halang Halbi Halkomelem Hamer Hamoukar Hanunóo Harappa Haroi Hasanlu
Hassuna Hatam Hattic Havasupai Hawikuh Hazara Hazaragi Hazaras Hazor Hedeby Hehe Heiltsuk Hemudu Henga Heuneburg Hewa Hiaki
Hierakonpolis Hiligaynon Himba Hinukh Hinuq Hixkaryana Hixkaryána Hoava Hochdorf Hualapai Huambisa Huaorani Huari Huastec Huaylas
Huehuetla Huichols Huilliche Huitoto Huli Humboldtian Hunde Hunsrik Hunzib Hupdë Hurons Hurrian Hutsul Hutsuls Iban Ibanag Idakho
Ifaluk Ifugao Ifè Igala Igbira Iglulik Igorot Igorots Ijaw Ijo Ijoid Ikalanga Ikpeng Ikposo Ila Illanun Iloko Ilongot Ilongots
Imbabura Imonda Inanwatan Inari Ingain Ingalik Ingush Innu Inughuit Inuinnait Inuktut Inupiaq Inupiat Inuttut Inuvialuit
Inuvialuktun Ioway Ipai Ipiutak Iquito Irakw Irantxe Iranun Irula Ishkashimi Isnag Isneg Isoko Isturitz Itawis Itelmen Iteso
Itonama Itsekiri Itza Ivatan Ixil Izapa Iñupiaq Iñupiat Jabutí Jacaltenango Jakaltek Jamamadí Jamshidi Jaqaru Jarai Jarmo Javaé
Jebero Jenu Jicaque Jicarilla Jita Jivaroan Jola Jopadhola Juhoan Jukun Jukunoid Juma Jumma Junín Juruna Juwal Juǀʼhoan Jívaro
Kabiyé Kabre Kabui Kabyle Kabylia Kachama Kachins Kadazan Kadiweu Kadiwéu Kadohadacho Kagoro Kaguru Kagwahiv Kaiabi Kaingang
Kaingáng Kaiowá Kairiru Kajang Kakchikel Kalaallisut Kalanga Kalanguya Kalapuya Kaliai Kalibangan Kalinga Kalispel Kalmuck Kalmuk
Kalmyks Kaluli Kamaiurá Kamano Kamas Kamassian Kamayurá Kambot Kamchadal Kaminaljuyú Kanakanavu Kanamari Kanarese Kanembu Kanesh
Kaningara Kanjobal Kankanaey Kankanay Kanoê Kaonde Kapampangan Kapauku Kapingamarangi Kaqchikel Karachay Karadjeri Karaims
Karakalpak Karamojan Karamojong Karbi Karelian Karelians Karenni Karijona Karinya Karkar Karok Karuk Kasena Kashia Kashubian
Kashubians Kasiguranin Kaska Kaskean Katla Katukina Kaupang Kavalan Kawaiisu Kawésqar Kaxarari Kaxinawá Kaxuyana Kayabi Kayapo
Kayapó Kayenta Keapara Kedah Kedang Keiga Kekchi Kelabit Kenga Kenyah Keraki Keres Keresan Kerma Kets Khakas Khakass Khami Khamu
Khamyang Khanty Khariboli Khevsur Khevsurs Khezha Khinalug Khirokitia Khmers Khond Khonds Khonso Khorezmian Khorsabad Khotanese
Khowar Khumi Khwarshi Kickapoos Kikongo Kiliwa Kimaragang Kimbu Kimbundu Kinga Kipchak Kipsigis Kisii Kissi Kitanemuk Kition
Kitsai Klallam Klikitat Knowth Kobon Kodava Kogi Koiari Koita Kokborok Kokota Kolami Komering Komo Kond Konda Konds Konkani
Konkomba Konkow Kono Konso Konyak Konyaks Konzo Koraga Koroa Koromfe Korowai Koryak Koryaks Kosrae Kosraean Kostenki Kotiria
Kotoko Kotosh Kott Kovai Koya Koyra Koyukon Kpelle Krahó Krahô Krenak Kresh Krikati Kristang Krongo Krymchak Kryts Kryz Kuanua
Kuanyama Kubachi Kui Kuikuro Kujamaat Kuk Kukuya Kulina Kulung Kumaoni Kumauni Kumeyaay Kumiai Kumyk Kuna Kunama Kung Kunza
Kuranko Kurichiya Kurmanji Kurtjar Kurtöp Kurumba Kurumbas Kusaal Kusaiean Kusasi Kutchin Kuteb Kuwaa Kwaio Kwakwakawakw Kwakwala
Kwamera Kwanga Kwangali Kwanja Kwanyama Kwazá Kwerba Kwoma Kyaka Kyrgyz Kédang Kültepe Lacandon Lacandón Lachi Lachish Ladin
Ladino Lakalai Lakandon Lakher Lakhers Lakkia Lakotas Lamaholot Lamanai Lamboya Lampung Lamut Landuma Langi Lango Larike Larrakia
Lashi Latgalian Latundê Lavongai Lavukal Lavukaleve Laz Lebou Lefkandi Lelemi Lelu Lemhi Lemnian Lenakel Lenape Lenca Lepchas
Lepontic Lerna Lesu Letemboi Letuama Levallois Lewotobi Lezgi Lezgic Lhomi Lhota Liangzhu Lihir Lihirian Limba Lipan Lisela
Livonians Livs Livvi Lobedu Lobi Lodha Logba Logooli Longgu Longshan Lotha Lothal Lotuho Lotuko Loughcrew Lovedu Luangiua Luba
Lubaantun Lucazi Luchazi Lugbara Lugisu Luhya Luiseno Luiseño Lule Luluwa Lumasaaba Lumbee Lumbees Lummi Luragoli Luri Lusatian
Lusatians Lusoga Luvian Luwian Luyia Lycian Maban Macassarese Macuna Macusi Madurese Mafulu Magadhi Magars Magdalenian Maguzawa
Mahafaly Maidu Maiduan Mailu Maisin Makah Makassarese Makhuwa Makuna Makurap Makushi Makuxi Maká Makú Malakmalak Malayali
Malayalis Malinke Malinké Maliseet Malto Maléku Mamaindê Mambwe Mamean Mamvu Manasi Manching Mandak Mandan Mandans Mandar Mandari
Mandinka Mandinko Mandobo Mangaia Mangaian Mangarayi Mangarevan Mangarrayi Mangbetu Mangyan Maninka Manjaco Manjacos Manjaku
Mankon Manouche Mansaka Mansi Mantai Manusian Maonan Mapuche Mapuches Mapudungun Maragoli Maranao Maranungku Marathas Marau Mardu
Mardudjara Marghi Margi Marindanim Maring Maritsauá Marksville Marpole Marquesans Marrithiyel Marshallese Martu Marubo Marwari
Masalit Masbatenyo Mashco Mashpee Massa Mataco Matacoan Matakam Matengo Matigsalug Matis Matlatzinca Matses Matsigenka Matsés
Mattole Matupit Mawayana Maxakalí Mayali Mayangna Mayapan Mayapán Mayoruna Mazahua Mazandarani Mazanderani Mazatec Mbai Mbalanhu
Mbeere Mbendjele Mbere Mbole Mbowamb Mbum Mbundu Mbya Mbyá Meadowcroft Mednyj Megleno Mehek Mehinaku Mehináku Mehrgarh Mehri
Meithei Mekeo Mekéns Melanau Melanesians Melpa Menabe Mentawai Mentawaian Merimde Merina Meroe Mescalero Meskwaki Mesquakie
Messapian Messapic Metlatonoc Mezhirich Micronesians Midob Mikarew Mikasuki Mikirs Mimbres Minahasa Minangkabau Mingrelian
Mingrelians Minianka Minyanka Miranha Miriwung Mirndi Mishmi Mishmis Missouria Mitla Mixean Mixtecs Miyako Miyakoan Mizos Moabite
Moba Moche Mocho Mocoví Modoc Modocs Mofu Mogollon Mohegans Mohenjodaro Mokilese Mokpwe Molala Mongghul Mongsen Monguor Monguors
Monumbo Mooré Mopan Mordvin Mordvinian Mordvins Mori Moriori Morokodo Moronene Mortlockese Moré Moseten Mossi Mosuo Motilone
Motswana Moundville Mousterian Moxo Mpongwe Mpur Mualang Muduga Muinane Mulao Mumuye Mundang Mundugumor Mundurucu Mundurucú
Mundurukú Munsee Munukutuba Muria Murik Murle Murngin Mursi Murut Muscogee Musey Musgum Muskogean Mussau Mutsun Muya Mwera Mwotlap
Myene Mysian Naasioi Nabataean Nadëb Nafaanra Nagamese Nagarjunakonda Nahali Nahuan Nakanai Nakota Nama Nambikwara Nambiquara
Nanai Nandi Nankani Nankanse Naqada Nasca Natufian Nauruan Navahos Ndau Ndebele Ndyuka Nekhen Nenets Newars Newgrange Ngaju
Nganyaywana Ngarrindjeri Ngizim Ngombe Ngulu Nharo Nheengatu Niah Nias Nimboran Nipmuck Nisenan Nisga Nivaclé Nkoya Nocte Nogai
Nogay Nootkan Nuaulu Nukuoro Numic Nuristani Nuuchahnulth Nuzi Nyabwa Nyamwezi Nyangatom Nyangumarta Nyawaygi Nyiha Nyoro Nyungar
Oaxacan Oghuz Ogoni Oirat Oirats Ojibway Ojibwes Okiek Oldowan Ollantaytambo Ollari Olmecs Omagua Omaguaca Oneota Opata Oraibi
Orma Oroch Orochen Orok Oroko Orokolo Oseberg Ossetian Ossetians Ostyaks Otavalo Otoe Otomian Otomí Ovambo Ovimbundu Oyampi Ozette
Paamese Pachacamac Padaung Paez Paicî Paiwan Palaihnihan Palaungic Palikur Palmyrene Pamunkey Panamint Panare Panará Pangasinan
Paniya Panjabi Papagos Papiamento Paracas Paraujano Parecis Paresi Parintintin Parji Pasargadae Pashai Pashayi Pashtun Pashtuns
Patamona Patayan Pathan Pathans Pazeh Pearic Pech Pehuenche Pemon Pemón Penan Pequots Phaistos Piapoco Piaroa Pictish Piegan
Pilagá Piman Pingelapese Pipil Piraha Piratapuyo Pisidian Plaquemine Plautdietsch Pnar Pocomam Pocomchi Pogoro Pohnpeian Pokomo
Pokot Polabian Polonnaruwa Ponapean Ponca Poncas Popoloca Popoluca Poqomam Poqomchi Potawatomis Prambanan Puelche Puinave
Pukapukan Pulaar Pular Puluwat Punuk Purepecha Purik Puruborá Purépecha Puyuma Qashqai Qawasqar Quapaw Quechan Quichua Quiché
Quinault Quiriguá Quiripi Rabha Raetic Rajasthani Rajbanshi Ramkokamekra Rarotongan Rarámuri Rengma Rennellese Retuarã Rikbaktsa
Rimi Rohingya Rongga Rotinese Roviana Rukai Rumsen Rundi Rungus Ruthenian Ruthenians Rutul Sabaean Sabaot Sabela Sadama Safaitic
Safaliba Sagalassos Sahaptian Sahaptin Sahidic Sakalava Sakapultek Samarra Sambia Samburu Sanchi Sanema Sangir Sangiran Sanglechi
Santiam Sanxingdui Saora Sapiny Saqqara Saqsaywaman Saramaka Sarcee Sarikoli Sarsi Sasak Satawalese Sateré Saulteaux Savosavo
Savunese Schroda Seediq Segeju Seibal Sekani Selknam Semelai Sena Senoi Senoufo Sepedi Seri Seris Shahsevan Shambaa Shangaan
Sharanahua Sharchop Shavante Shawi Sherbro Sherente Sherpas Shinnecock Shompen Shor Shoshoni Shughni Shuswap Siar Sibe Sicán
Sidama Sidamo Sikaiana Siksika Sikule Silchester Silozi Sinagua Sinaugoro Singpho Sinkyone Siona Sipán Siriono Sirionó Sisaala
Sisseton Siswati Siuslaw Siwai Skokomish Skolt Sliammon Slovincian Snaketown Sogdian Solega Solutrean Soninke Sonjo Sorani
Squamish Subanen Subanun Subiya Sudovian Suku Sulka Sumbanese Sumbawa Sungir Surui Suruí Susu Svans Tabasaran Tahltan Tainos Taita
Tajik Tajiks Talaandig Talensi Tallensi Talysh Tamachek Tamahaq Tamangs Tamasheq Tamberma Tanacross Tanaina Tanala Tanana Tangga
Tangkhul Tanguts Tanimbarese Tanimuka Tanna Tannese Tapiete Tapirapé Tarahumara Tarahumaras Tarascan Tarascans Tarasco Tarifit
Taroko Tasaday Tashelhit Tashelhiyt Tauade Taulipang Taushiro Taveta Tawahka Tawala Taíno Tchefuncte Tehuelche Tehuelches Telefol
Telefomin Temne Tenetehara Teotihuacán Teotitlán Tepehua Tepehuan Tepehuanes Tepiman Terena Teribe Ternate Terêna Teso Tetum Tetun
Thado Thangmi Tharaka Tharus Thracians Thulamela Tiahuanaco Ticuna Tifinagh Tigak Tigrayan Tigre Tikopia Tillamook Timbira
Timbisha Timorese Timucua Timucuan Timugon Tinrin Tipai Tirax Tiriyo Tiriyó Tiruray Tiryns Tiwa Tiwanaku Tlahuica Tlatelolco
Tlatilco Tlaxcalan Tlicho Tlingits Toaripi Toba Tobelo Tobelorese Todas Tofa Tofalar Tojolabal Tokelauan Tolaki Tolowa Toltecs
Tombulu Tondano Tooro Toposa Toqabaqita Toraja Torajan Totonacan Totonacs Totoró Trinil Triqui Trobrianders Trowulan Truku Tsafiki
Tsakonian Tshiluba Tshivenda Tsimane Tsimané Tsimshianic Tsotsil Tsuutina Tuamotuan Tuaregs Tubar Tubatulabal Tucano Tucanoan
Tugen Tukano Tukuna Tumpisa Tunebo Tunen Tunica Tupari Tuparí Tupian Tupinamba Tupinambá Turkmen Turkmens Tutchone Tutelo Tuvans
Tuyuca Twana Tzutujil Tübatulabal Tłįchǫ Uaxactun Uaxactún Ubaid Ubykh Ubykhs Udege Udi Udihe Udmurt Udmurts Uighurs Uitoto Ukit
Ulithi Ulithian Ulwa Umatilla Umbrian Umeda Umpqua Unami Unangan Unangax Unserdeutsch Uradhi Urarina Urartian Urhobo Uruava Usan
Usila Uvean Uyghurs Uzbeks Vaeakau Valdivia Vanimo Vedda Veddas Venetic Veps Vepsian Verulamium Vilela Vindolanda Vinča Vlax Vogul
Voguls Volapük Votic Votyak Votyaks Waama Waima Waimiri Waiwai Wajãpi Wakhi Walapai Wallisian Walmajarri Walpi Wambon Wampanoags
Wampar Wanano Wancho Wanyi Waorani Wapishana Warao Warlmanpa Waropen Warrgamay Warrnambool Washoe Waura Waurá Wayampi Wayana Wayuu
Wedau Weenhayek Wendat Wichi Wichí Winnebagos Wintu Witsuwiten Wobé Wogeo Wolayta Woleaian Wolio Wolof Wolofs Wongaibon Worrorra
Wroxeter Wubuy Wunambal Wuvulu Wyandot Wyandotte Xakriabá Xavante Xerente Xhosas Xibe Xinca Xincan Xinka Xitsonga Xochicalco
Xokleng Yabarana Yabem Yagaria Yaghan Yaghnobi Yagnobi Yagul Yagán Yahgan Yahi Yakan Yakkha Yakoma Yakuts Yamana Yamdena Yami
Yandruwandha Yanesha Yangshao Yankton Yankuntjatjara Yanomama Yanomamo Yanomamö Yaouré Yapese Yaquis Yaruro Yavapai Yavapais
Yawanawa Yaxchilán Yeha Yekuana Yezidis Yimas Yolŋu Yorubas Yuat Yucatecan Yucuna Yugh Yukaghirs Yukatek Yuki Yukian Yukpa Yukulta
Yuqui Yuracaré Yuroks Yurumangui Yurutí Yélî Yörük Yörüks Zaachila Zaghawa Zaiwa Zakros Zaparoan Zaramo Zarma Zaza Zazaki Zenaga
Ziguas Zinacantan Zinacanteco Zinacantán Zoques Zoró Zunis Zuñi Çatalhöyük Çayönü Ópata
`;
