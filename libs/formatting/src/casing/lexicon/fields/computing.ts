/** Names written as facts: software, data sets, benchmarks, games and companies; of several words first, then of one. */
export const COMPUTING = `
7 Wonders Duel|A Mind Forever Voyaging|A Plague Tale|A Plague Tale: Innocence|AI Dungeon|AI Explainability 360|AI Fairness 360
AI Incident Database|AI Index Report|AI Now Institute|AI Safety Institute|AI Safety Summit|AI for Good Global Summit
AI2 Reasoning Challenge|AMD Ryzen|ASCI Red|Abacus Medal|Abe’s Oddysee|Ableton Live|Abstraction and Reasoning Corpus
Academic Free License|Ace Attorney|Ace Combat|Acorn Archimedes|Acorn Computers|Acorn Electron|Activision Blizzard|Ada Initiative
Ada Lovelace Day|Ada Lovelace Institute|Adi Shamir|Adobe Acrobat|Adobe Acrobat Reader|Adobe After Effects|Adobe Audition
Adobe Captivate|Adobe Connect|Adobe Creative Cloud|Adobe Creative Suite|Adobe Dreamweaver|Adobe Firefly|Adobe Fireworks
Adobe Flash|Adobe Flash Player|Adobe InDesign|Adobe Lightroom|Adobe Premiere|Adobe Premiere Pro|Adobe Reader|Adobe Source Sans
Adobe Stock|Advanced Dungeons & Dragons|Advanced Micro Devices|Advanced Research Projects Agency
Advanced Research Projects Agency Network|Advanced Squad Leader|Advent of Code|Adventure Zone|Aerith Gainsborough
Affero General Public License|Africa Check|Age of Conan|Age of Mythology|Agile Manifesto|Agricola: All Creatures Big and Small
Alan Kay|Alan Liu|Alan Perlis|Alan Turing Institute|Alan Wake|Alan Wake Remastered|Albert Wesker|Aldus Corporation|Alexa Prize
Alexandra Elbakyan|Alexey Pajitnov|Algorithmic Accountability Act|Algorithmic Justice League|Alibaba Cloud
Alice Corp. v. CLS Bank International|Alice Recoque|Alien Breed|Alignment Forum|Alignment Research Center|Allegro Common Lisp
Allen Coral Atlas|Allen Institute for AI|Allen Institute for Artificial Intelligence|Alliance for Open Media
Alliance of Digital Humanities Organizations|Alloy Analyzer|Alonzo Church|Alpine Linux|Alpino Treebank|Altaïr Ibn-La’Ahad
Altered Beast|Alvey Program|Alvey Programme|Amazon Aurora|Amazon Bedrock|Amazon Comprehend|Amazon Elastic Compute Cloud
Amazon Fire|Amazon Flex|Amazon Go|Amazon Kindle|Amazon Lex|Amazon Marketplace|Amazon Prime|Amazon Prime Video|Amazon Redshift
Amazon Rekognition|Amazon Reviews Corpus|Amazon Robotics|Amazon SageMaker|American Association for Artificial Intelligence
America’s Army|Amiga Forever|Amiga Workbench|Amnesia: The Dark Descent|Amsterdam Density Functional|Amstrad CPC|Amy Hennig
Anaconda Navigator|Anarchy Online|Ancient Domains of Mystery|Ancient Greek Dependency Treebank
Ancient Greek and Latin Dependency Treebank|Anders Hejlsberg|Andrej Karpathy|Andrew Keen|Andrew Ng|Andrew Tanenbaum|Android Auto
Android Market|Android Open Source Project|Android Studio|Android: Netrunner|Andy Grove|Animal Crossing New Horizons
Anita Borg Institute|Anita Sarkeesian|Anna Anthropy|Anna’s Archive|Anno 1800 Discovery
Annual Meeting of the Association for Computational Linguistics|Ansible Galaxy|Ant Attack|Anti-Capitalist Software License
Apache Accumulo|Apache Airavata|Apache Airflow|Apache Ant|Apache Arrow|Apache Atlas|Apache Avro|Apache Axis|Apache Camel
Apache Cocoon|Apache Cordova|Apache Derby|Apache Drill|Apache Druid|Apache Flink|Apache Giraph|Apache Groovy|Apache HTTP Server
Apache Harmony|Apache Heron|Apache Hive|Apache Iceberg|Apache Ignite|Apache Impala|Apache Jena|Apache Kylin|Apache License
Apache Lucene|Apache Mahout|Apache Maven|Apache NiFi|Apache Nutch|Apache OpenNLP|Apache OpenOffice|Apache Parquet|Apache Pig
Apache Pulsar|Apache Samza|Apache Sedona|Apache Software Foundation|Apache Solr|Apache Stanbol|Apache Storm|Apache Struts
Apache Subversion|Apache Superset|Apache Taverna|Apache Thrift|Apache Tika|Apache Tomcat|Apache Zeppelin|Apache ZooKeeper
Ape Escape|Aperture Science|Apex Legends|Apocalypse World|Apollo Computer|App Store Connect|Apple App Store|Apple Arcade
Apple Classroom|Apple Computer|Apple Intelligence|Apple Lisa|Apple Maps|Apple Newton|Apple Park|Apple Pencil|Apple Podcasts
Apple Silicon|Apple Store|Apple TV|Apple Vision Pro|Apple Worldwide Developers Conference|Apple v. Microsoft|Applesoft BASIC
Arabic Gigaword|Aravind Joshi|Arc System Works|ArcGIS Desktop|ArcGIS Online|ArcGIS Pro|Arcade Learning Environment|Arch Linux
Archaeology Data Service|Archive of Formal Proofs|Archive of Our Own|Arduino Uno|Arena of Valor
Argonne Leadership Computing Facility|Argoverse Motion Forecasting|Arkane Studios|Arkham Horror|Arknights: Endfield|Arm Holdings
Arma Reforger|Armored Core|Ars Electronica|Ars Electronica Festival|Ars Technica|Art & Architecture Thesaurus
Art and Architecture Thesaurus|Artstor Digital Library|Arvind Narayanan|Ash Ketchum|Asheron’s Call
Asian Conference on Computer Vision|Asian Conference on Machine Learning|Asilomar AI Principles
Asilomar Conference on Beneficial AI|Asilomar Principles|Ask Jeeves|Assassin’s Creed|Assassin’s Creed Discovery Tour
Assassin’s Creed Freedom Cry|Assassin’s Creed III: Liberation|Assassin’s Creed Odyssey|Assassin’s Creed Origins
Assassin’s Creed Shadows|Assassin’s Creed Unity|Assassin’s Creed Valhalla|Assassin’s Creed: Brotherhood
Association for Computational Linguistics|Association for Computers and the Humanities|Association for Information Systems
Association for Literary and Linguistic Computing|Association for Women in Computing
Association for the Advancement of Artificial Intelligence|Association of Internet Researchers|Astro Bot|Atari Jaguar
Atari Learning Environment|Atari Lynx|Atari Video Computer System|Atelier B|Atelier Ryza|Atlas.ti Mobile|Audacity Team
Audio/Visual Emotion Challenge|Auditory English Lexicon Project|Augmentation Research Center
Augmented Multi-Party Interaction Corpus|Australasian Association for Digital Humanities
Australasian Language Technology Association|Australian Computer Society|Australian National Corpus|Austrian Baroque Corpus
Austrian Newspapers Online|Authors Guild v. Google|Authors Guild v. HathiTrust|Auto Chess|Auto-Tune Evo|Automatic Computing Engine
Avalon Hill|Awesome Games Done Quick|Axis & Allies|Axis and Allies|Azur Lane|Azure Cognitive Services|Azure DevOps
Azure Machine Learning|BBC Computer Literacy Project|BBC Micro|BBC Micro Bit|Babbel Live|Baidu Baike|Baidu Tieba
Balanced Corpus of Contemporary Written Japanese|Baldur’s Gate|Bandai Namco|Bandai Namco Entertainment|Bandcamp Friday
Banjo-Kazooie: Nuts & Bolts|Bank of Finnish|Bank of Swedish|Barbara Grosz|Barbara Liskov
Barcelona Declaration on Open Research Information|Barcelona Supercomputing Center|Bard’s Tale|Barry Boehm|Basic Formal Ontology
Baten Kaitos|Battle for Wesnoth|Battlefield 1942: The Road to Rome|Battlefield Hardline|Battlestar Galactica
Battletoads & Double Dragon|Batya Friedman|Bavarian Archive for Speech Signals|BeagleBone Black|Beat Saber|Bebras Challenge
Beijing AI Principles|Beijing Academy of Artificial Intelligence|Beijing Sentence Corpus|Ben Shneiderman|Beneath a Steel Sky
Berkeley Artificial Intelligence Research|Berkeley DeepDrive|Berkeley Open Infrastructure for Network Computing
Berkeley Packet Filter|Berkeley Software Distribution|Berkman Center for Internet and Society|Berkman Klein Center
Berkman Klein Center for Internet & Society|Berlin Affective Word List|Berlin Database of Emotional Speech
Berlin Declaration on Open Access|Bernard Suits|Bethesda Game Studios|Bethesda Softworks
Bethesda Statement on Open Access Publishing|Betrayal at House on the Hill|Betty Holberton|Beyond the Imitation Game Benchmark
Beyond: Two Souls|Big Brain Academy|BigBlueButton Conferencing
BigScience Large Open-Science Open-Access Multilingual Language Model|BigScience Responsible AI License|BigScience Workshop
Bill Atkinson|Bill Gates|Bill Joy|Bill Tutte|Billion Word Benchmark|BioShock Infinite
Biological General Repository for Interaction Datasets|Bitbucket Cloud|Bjarne Stroustrup|Black & White 2|Black Desert Online
Black Forest Labs|Black Girls Code|Black Hat Briefings|Black Hat Europe|Black Isle Studios|Black Ops Cold War|BlackBerry Limited
BlackBerry Messenger|Blackboard Collaborate|Blackboard Learn|Blades in the Dark|Blake Lemoine|Blender Foundation|Blender Institute
Bletchley Declaration|Blizzard Challenge|Blizzard Entertainment|Blood Bowl|Blood Gulch|Blue Archive|Blue Gene|Blue Whale Challenge
Bluesky Social|Bluetooth Special Interest Group|Bob Frankston|Bob Kahn|Bob-omb Battlefield|Boing Boing|Bomb Jack|Bonk’s Adventure
Book Interchange Tag Suite|Boost Graph Library|Boost Software License|Borderlands: The Pre-Sequel|Borland C++|Borland Delphi
Bosch Center for Artificial Intelligence|Boston Dynamics Spot|Boston Uprising|Bourne Again Shell|Bravely Default|Brenda Brathwaite
Brenda Laurel|Brendan Eich|Brewster Kahle|Brian Kernighan|Brianna Wu|Bridgeman Images|British Academic Spoken English Corpus
British Academic Written English Corpus|British Computer Society|British History Online|British Lexicon Project
British Library Labs|British Machine Vision Conference|British Newspaper Archive|Broken Sword|Brothers in Arms: Road to Hill 30
Brown v. Entertainment Merchants Association|Bruce Schneier|Bruce Sterling|Bubble Bobble|Bubsy the Bobcat
Budapest Convention on Cybercrime|Bulgarian National Corpus|Bullfrog Productions|Bully: Scholarship Edition|Burger Time
BurgerTime Deluxe|Burning Crusade|Burning Wheel|Burnout Paradise|Burroughs Corporation|Burrows-Wheeler Aligner|Bury Me, My Love
Business Software Alliance|Business Source License|Butterfly Soup|CD Projekt|CD Projekt Red|CMU Pronouncing Dictionary|CMU Sphinx
CS Unplugged|Cakewalk Sonar|Calgary Semantic Decision Project|California Privacy Rights Act|Call of Cthulhu
Call of Cthulhu Roleplaying Game|Call of Duty League|Call of Duty: Black Ops|Call of Duty: Modern Warfare|Call of Duty: WWII
Call of Duty: Warzone|Calvin Mooers|Cambridge Analytica|Cambridge Analytica Files|Cambridge Learner Corpus
Cambridge Serial Total Energy Package|Cambridge and Nottingham Corpus of Discourse in English|Campaign to Stop Killer Robots
Canadian Society for Digital Humanities|Candy Crush|Candy Crush Saga|Candy Land|Canvas LMS|Captain Falcon|Captain Toad
Captain Toad Treasure Tracker|Cards Against Humanity|Carmen Sandiego|Carnegie Mellon Pronouncing Dictionary|Carole Cadwalladr
Carpenter v. United States|Carver Mead|Casey Reas|Castles of Burgundy|Castlevania: Symphony of the Night|Cathy O’Neil|Cave Johnson
Cave Story|Caverna: The Cave Farmers|Caves of Qud|CeCILL Licence|Celeste Classic|Center for AI Safety
Center for Democracy & Technology|Center for Democracy and Technology|Center for History and New Media
Center for Human-Compatible Artificial Intelligence|Center for Humane Technology|Center for Language and Speech Processing
Center for Security and Emerging Technology|Center for Spoken Language Understanding
Center for the Study of Language and Information|Centre for Computing History|Centre for Digital Humanities
Centre for Speech Technology Research|Centre for the Governance of AI|Cerebras Systems|Championship Manager|Changpeng Zhao
Chaos Communication Camp|Chaos Communication Congress|Chaos Computer Club|Chaos Engine|Character AI|Charles Babbage Institute
Charles Bachman|Chatbot Arena|Cheapass Games|Checkered Game of Life|Chelsea Manning|Chemical Plant Zone|Chemistry Development Kit
Chez Scheme|Chicken Scheme|Chief Digital and Artificial Intelligence Office|Child Online Protection Act|Child of Light
Children’s Book Test|Children’s Internet Protection Act|Children’s Online Privacy Protection Act|Children’s Printed Word Database
Chinese Discourse Treebank|Chinese Gigaword|Chinese Lexicon Project|Choral Public Domain Library|Chris Metzen|Christchurch Call
Christiane Fellbaum|Christopher Kelty|Christopher Manning|Christopher Strachey|Chrono Cross|Chrono Trigger|Chuck Peddle
Chutes and Ladders|Cisco Networking Academy|Cisco Packet Tracer|Cisco Systems|Cisco Webex|Cities: Skylines|Citizen Lab
Citizen Sleeper|City of Heroes|City of Villains|Civilization Revolution|Civilization VI: Gathering Storm
Civilization: Beyond Earth|Claris Works|Clash Royale|Clash of Clans|Classic Mac OS|Classical Language Toolkit|Claude Haiku
Claude Instant|Claude Opus|Claude Sonnet|Clay Shirky|Clearview AI|Cleve Moler|Clickbait Challenge|Cloud Foundry|Cloud Haskell
Cloud Native Computing Foundation|Cloud Security Alliance|Cloud Strife|Cloud TPU|Clover Studio|Club Penguin|Coarray Fortran
Code Llama|Code for America|Code for Germany|Codenames Pictures|Cognitive Toolkit|Cohere for AI|Collabora Online
Collaborative Computational Project Number 4|Colossal Cave Adventure|Colossal Clean Crawled Corpus|Comic Sans MS|Command & Conquer
Command and Conquer|Commander Keen|Commander Shepard|Commodore 64 Mini|Commodore Amiga|Commodore BASIC|Commodore International
Commodore PET|Common Development and Distribution License|Common Language Resources and Technology Infrastructure
Common Lisp Object System|Common Locale Data Repository|Common Public License|Communications Decency Act|Communications of the ACM
Compaq Portable|Compatible Time-Sharing System|Comprehensive Perl Archive Network|Comprehensive R Archive Network
Comprehensive TeX Archive Network|Computational Paralinguistics Challenge|Computer Clubhouse|Computer Fraud and Abuse Act
Computer Gaming World|Computer History Museum|Computer Misuse Act|Computer Olympiad
Computer Professionals for Social Responsibility|Computer Science Teachers Association|Computer Science Unplugged
Computer Science and Artificial Intelligence Laboratory|Computing Research Association|Concurrency Workbench|Concurrent Clean
Concurrent Euclid|Concurrent Haskell|Concurrent ML|Concurrent Pascal|Concurrent Prolog|Concurrent Versions System
Condor High Throughput Computing|Conference and Labs of the Evaluation Forum|Conference on Automated Deduction
Conference on Computational Natural Language Learning|Conference on Computer Vision and Pattern Recognition
Conference on Empirical Methods in Natural Language Processing|Conference on Fairness, Accountability, and Transparency
Conference on Human Factors in Computing Systems|Conference on Language Modeling|Conference on Learning Theory
Conference on Machine Translation|Conference on Neural Information Processing Systems|Conference on Robot Learning
Conference on Uncertainty in Artificial Intelligence|Conker’s Bad Fur Day|Connect Four|Connection Machine
Consumer Electronics Show|Contract for the Web|Control Data Corporation|Convention on Cybercrime|Cookie Clicker|Cooking Mama
Cool Edit Pro|Copilot Studio|Core Infrastructure Initiative|Core ML|Core War|Core Wars|Corel Draw|Corel Painter
Cornell Conversational Analysis Toolkit|Cornell Movie Dialogs Corpus|Corpse Party|Corpus Workbench|Corpus del Español
Corpus do Português|Corpus of American Soap Operas|Corpus of Early English Medical Writing|Corpus of English Dialogues
Corpus of Founding Era American English|Corpus of Historical Low German|Corpus of Late Modern English Texts
Corpus of Linguistic Acceptability|Corpus of Middle English Prose and Verse|Corpus of Modern Scottish Writing
Corpus of Spontaneous Japanese|Corpus of Supreme Court Opinions|Council of Europe Framework Convention on Artificial Intelligence
Counter-Strike: Global Offensive|Counter-Strike: Source|Courier New|Cow Clicker|Cozy Bear|Crash Bandicoot|Crash Team Racing
Cray Research|Crazy Taxi|Creative Assembly|Creative Commons Attribution|Creative Commons Attribution License|Creative Commons Zero
Creepypasta Wiki|Critical Role Campaign|Croatian National Corpus|Cross-Language Evaluation Forum|Crusader Kings|Crusader Kings II
Crusader Kings III|Crypt of the NecroDancer|Crystal Castles|Crystallographic Object-Oriented Toolkit|Cubetto Playset
Cultist Simulator|Curse of Strahd|Custer’s Revenge|Cyber Resilience Act|Cyberathlete Professional League
Cyberpunk 2077: Phantom Liberty|Cybersecurity and Infrastructure Security Agency|Cynthia Dwork|Czech National Corpus
DARPA Grand Challenge|DARPA Robotics Challenge|DARPA Subterranean Challenge|DARPA Urban Challenge|DBpedia Live|DBpedia Spotlight
Dagstuhl Seminars|Daily Beast|Dallas Fuel|Dalle Molle Institute for Artificial Intelligence|Damn Small Linux|Dan Bricklin
Dan Jurafsky|Dana Scott|Danah Boyd|Dance Central|Dance Dance Revolution|Danielle Bunten Berry|Daphne Oram|Darfur Is Dying
Dario Amodei|Dark Age of Camelot|Darkest Dungeon|Dartmouth Summer Research Project on Artificial Intelligence
Dartmouth Time-Sharing System|Darwin Information Typing Architecture|Data & Society Research Institute|Data Carpentry
Data and Society Research Institute|Dave Arneson|David Cage|David Chaum|David Cope|David Parnas|Day of the Tentacle|Dead Island
Dead or Alive Xtreme|Dear Esther|Death Stranding|Debian Free Software Guidelines|Debian Social Contract
Declaration for the Future of the Internet|Deep Fritz|Deep Graph Library|Deep Learning Indaba|DeepMind Control Suite|DeepMind Lab
Defence Science and Technology Laboratory|Defense of the Ancients|Delia Derbyshire|Dell Technologies|Deluxe Paint|Demis Hassabis
Demon’s Souls|Dennis Ritchie|Depression Quest|Descriptive Ontology for Linguistic and Cognitive Engineering|Detective Pikachu
Detroit: Become Human|Deus Ex|Deus Ex: Human Revolution|Deutsches Referenzkorpus|Deutsches Textarchiv|Devil May Cry
Diablo Immortal|Dialog System Technology Challenge|Dialogue State Tracking Challenge|Diamond v. Diehr|Diaspora Foundation
Diddy Kong|Diddy Kong Racing|Dig Dug|Digital Bibliography and Library Project|Digital Bodleian|Digital Corpus of Sanskrit
Digital Curation Centre|Digital Dictionary of Buddhism|Digital Economy Act|Digital Equipment Corporation|Digital Europe Programme
Digital Games Research Association|Digital Humanities Observatory|Digital Humanities Quarterly|Digital Library Federation
Digital Loeb Classical Library|Digital Medievalist|Digital Millennium Copyright Act|Digital Mitford
Digital Personal Data Protection Act|Digital Preservation Coalition|Digital Preservation Network
Digital Research Alliance of Canada|Digital Research Infrastructure for the Arts and Humanities|Digital Scriptorium
Digital Silk Road Project|Dijkstra Prize|Directory of Open Access Books|Directory of Open Access Journals
Directory of Open Access Repositories|Disco Elysium|Discovery Tour: Ancient Egypt|Distributed AI Research Institute
Divinity: Original Sin|Dixit Odyssey|Django Girls|Docker Compose|Docker Hub|Docker Swarm|Doctor Eggman|Doctor Mario
Document Foundation|Document Understanding Conference|Doki Doki Literature Club|Don Norman|Don Woods|Donald Michie|Donkey Kong
Donkey Kong Country|Donkey Kong Jr|Don’t Starve|Don’t Starve Together|Doodle Jump|Dota Auto Chess|Dota Underlords|Double Dragon
Double Fine|Double Fine Productions|Doug Engelbart|Douglas Engelbart|Douglas Lenat|Dplus KIA|Dr. Dobb’s Journal
Dr. Kawashima’s Brain Training|Dr. Mario|Dr. Robotnik|Dragon Age: Inquisition|Dragon Age: Origins|Dragon Age: The Veilguard
Dragon Ball FighterZ|Dragon Data|Dragon Quest|Dragon Quest Builders|Dragonlance Chronicles|Dragon’s Dogma|Dragon’s Lair
Drake’s Fortune|Dread Pirate Roberts|Dream Daddy|Drudge Report|Dublin Core Metadata Element Set|Dublin Core Metadata Initiative
Duke Nukem|Duke Nukem Forever|Dungeon Crawl Stone Soup|Dungeon Keeper|Dungeon Master II: The Legend of Skullkeep|Dungeon World
Dungeons & Dragons|Dungeons & Dragons Online|Duolingo English Test|Duolingo Max|Dust II|Dutch Lexicon Project|Dwarf Fortress
Dynasty Warriors|EU AI Act|EU-US Privacy Shield|Early Modern Letters Online|Earthbound Beginnings|Earthworm Jim|Eastgate Systems
Echoes of Wisdom|Eclipse Che|Eclipse Foundation|Eclipse Public License|Eclipse Theia|Eco Global Survival|Ed Roberts
Edinburgh Concurrency Workbench|Edinburgh Logical Framework|Edinburgh Parallel Computing Centre|Edith Finch|Edsger Dijkstra
Edsger W. Dijkstra|Edward Gaming|Edward Snowden|Effective Altruism Forum|Eiffel Forum License|Elastic Compute Cloud
Elastic License|Elastic Stack|Elden Ring|Elden Ring Nightreign|Elder Scrolls IV: Oblivion|Elder Scrolls Online
Elder Scrolls V: Skyrim|Eldritch Horror|Electronic Arts|Electronic Delay Storage Automatic Calculator
Electronic Entertainment Expo|Electronic Frontier Foundation|Electronic Gaming Monthly|Electronic Literature Collection
Electronic Literature Organization|Electronic Numerical Integrator and Computer|Electronic Privacy Information Center
Electronic Sports League|Electronic Sports World Cup|Eli Pariser|Eliezer Yudkowsky|Elite Beat Agents|Elite: Dangerous
Elizabeth Magie|Ellen Ullman|Elon Musk|Emerald Hill Zone|Emil Post|Emily Bender|Empire Earth|Encyclopedia Dramatica
End of Term Web Archive|EndNote Web|English Gigaword|Enslaved: Odyssey to the West|Enterprise JavaBeans
Entertainment Software Association|Entertainment Software Rating Board|Epic Games|Epic Games Store|Epic Games v. Apple|Epoch AI
Equation Group|Erich Gamma|Ernie Bot|Espen Aarseth|Esports World Cup|Esri Story Maps|Eternal Darkness: Sanity’s Requiem
Euro Truck Simulator|Europa Universalis|Europa Universalis IV|Europarl Corpus|European AI Alliance|European AI Office
European Artificial Intelligence Act|European Association for Digital Humanities|European Chips Act
European Conference on Artificial Intelligence|European Conference on Computer Vision|European Conference on Information Retrieval
European Conference on Machine Learning|European Data Portal|European Grid Infrastructure
European High Performance Computing Joint Undertaking|European Laboratory for Learning and Intelligent Systems
European Language Grid|European Language Resource Coordination|European Language Resources Association
European Molecular Biology Open Software Suite|European Open Science Cloud|European Processor Initiative
European Research Consortium for Informatics and Mathematics|European Semantic Web Conference
European Strategic Program on Research in Information Technology|European Symposium on Programming
European Union Agency for Cybersecurity|European Union Public Licence|Europeana Collections|Europeana Data Model
Europeana Newspapers|Event-B Rodin|Ever 17: The Out of Infinity|Everybody’s Gone to the Rapture|Evgeny Morozov
Evolution Championship Series|Evolve Stage 2|Exploding Kittens|Extended Open Multilingual WordNet|Extended Semantic Web Conference
Extreme Science and Engineering Discovery Environment|Ezio Auditore|FTL: Faster Than Light|FaZe Clan|Facebook Ad Library
Facebook Files|Facebook Free Basics|Facebook Live|Facebook Marketplace|Facebook Messenger|Facebook Oversight Board|Facebook Papers
Facebook Reality Labs|Facebook Watch|Fairchild Channel F|Fairchild Semiconductor|Fallen London|Fallout: New Vegas|Fan Hui
FanFiction.Net Archive|Fancy Bear|Fantasy Flight Games|Far Cry Instincts|Far Cry New Dawn|Far Cry Primal|Farming Simulator
Fastest Fourier Transform in the West|Fatal Frame|Fatal Fury|Fate/Grand Order|Fate/Stay Night|Father Busa|Fediverse Observer
Fedora Commons|Fedora Core|Fedora Project|Fei-Fei Li|Fernando Pereira|Ferranti Atlas|Ferranti Mark 1|Ferranti Pegasus
Festival Speech Synthesis System|Festvox Project|Field Robotics Center|Fifth Generation Computer Project|Fighting Fantasy
FileMaker Pro|Final Cut Pro|Final Fantasy Tactics|Final Fantasy VII|Final Fantasy VII Remake|Final Fantasy XIV|Finale Notepad
Findings of the Association for Computational Linguistics|Finn Brunton|Firaxis Games|Fire Emblem|Fire Emblem Awakening
Firelink Shrine|First Thousand Years of Greek|Five Nights at Freddy’s|Flappy Bird|Flash Point: Fire Rescue
Flashback: The Quest for Identity|Flickr Commons|Florida Mayhem|Flyspeck Project|Fnatic Rising|Folding@home Consortium
Foldit Standalone|Folger Digital Texts|Food Force|Forbidden Desert|Forbidden Island|Forgotten Realms|Fortnite Battle Royale
Fortnite World Cup|Forum for Information Retrieval Evaluation|Forza Horizon|Forza Motorsport|Fossil SCM
Foundational Model of Anatomy|Founders Fund|Fox McCloud|Fragile Families Challenge|Fran Bow|Frances Haugen|Franco Moretti
Frank Pasquale|Frank Rosenblatt|Fraunhofer Institute for Intelligent Analysis and Information Systems|Fred Brooks|Fred Jelinek
Freddy Fazbear|Frederick Brooks|Frederick Jelinek|Free Art License|Free Basics|Free Law Project|Free Music Archive|Free Pascal
Free Software Foundation Europe|Free Standards Group|Free and Open Source Software Developers’ European Meeting|Freebase Easy
French Treebank|Frieder Nake|Friedrich Kittler|Frontier: Elite II|Fruit Ninja|Full Fact|Fumito Ueda|Future of Humanity Institute
Future of Life Institute|Future of Privacy Forum|GNU Affero General Public License|GNU Compiler Collection|GNU Data Language
GNU Debugger|GNU Free Documentation License|GNU General Public License|GNU Go|GNU Guix|GNU Health|GNU Image Manipulation Program
GNU Lesser General Public License|GNU Linear Programming Kit|GNU Mailman|GNU Make|GNU Manifesto|GNU Octave|GNU Privacy Guard
GNU Radio|GNU Scientific Library|GNU Taler|Gabe Newell|Gabriel Knight|Gabriella Coleman|Gaia Project|Gaia-X Federation Services
Galaxy Note|Gallica Digital Library|Game & Watch|Game Boy Advance|Game Boy Camera|Game Boy Color|Game Developers Choice Awards
Game Developers Conference|Game Freak|Game Gear|Game Informer|Game Maker Studio|GameMaker Studio|Games Done Quick|Games Workshop
Garry’s Mod|Gartner Magic Quadrant|Gary Gygax|Gary Kildall|Gauntlet Legends|Gears Tactics|Gemini Flash|Gemini Nano|Gemini Pro
Gemini Ultra|Gen.G Esports|Gender Shades Project|Gene Amdahl|General Game Playing Competition|General Inquirer
General Public License|General Video Game AI Competition|Genshin Impact|Geographic Resources Analysis Support System
George Dantzig|George Hotz|Georgetown University Multilayer Corpus|Geralt of Rivia|German Reference Corpus
German Research Center for Artificial Intelligence|German Research Centre for Artificial Intelligence|German Text Archive
Gesellschaft für Informatik|Getty Images|Getty Images v. Stability AI|Getty Thesaurus of Geographic Names
Ghent Eye-Tracking Corpus|Ghost Recon|Ghost Recon Wildlands|Ghost of Tsushima|Ghost of Yōtei|Ghosts ’n Goblins|Giana Sisters
Giant Bomb|Girls Who Code|GitHub Actions|GitHub Arctic Code Vault|GitHub Copilot|GitHub Pages|GitLab Runner
Glasgow Haskell Compiler|Glasgow Parallel Haskell|Global Conflicts: Palestine|Global Digital Compact|Global Game Jam
Global Internet Forum to Counter Terrorism|Global Partnership on AI|Global Partnership on Artificial Intelligence
Global WordNet Association|Global WordNet Grid|Globus Toolkit|Gloomhaven: Jaws of the Lion|Goat Simulator|God of War Ragnarök
Godspeed Questionnaire Series|Goichi Suda|Golden Axe|Golden Shield Project|GoldenEye 007|Gonzalez v. Google|Gonzalo Frasca
Google AdSense|Google Ads|Google App Engine|Google Art Project|Google Arts & Culture|Google Arts and Culture|Google Authenticator
Google Bard|Google Books Ngram Viewer|Google Brain|Google Buzz|Google Calendar|Google Cardboard|Google Cloud Platform
Google Cloud Vision|Google Code Jam|Google Colaboratory|Google Coral|Google Cultural Institute|Google Data Studio
Google Dataset Search|Google DeepMind|Google Duplex|Google Expeditions|Google Fiber|Google File System|Google Fit
Google Flu Trends|Google Fusion Tables|Google Hangouts|Google Jamboard|Google Keep|Google Knowledge Graph|Google Landmarks Dataset
Google Lens|Google Library Project|Google Lunar X Prize|Google Meet|Google Nest|Google News Initiative|Google Ngram Viewer
Google Patents|Google Pay|Google Photos|Google Pixel|Google Plus|Google Print|Google Read Along|Google Refine|Google Search
Google Search Console|Google Sheets|Google Sites|Google Slides|Google Spain v. AEPD|Google Stadia|Google Summer of Code
Google Sycamore|Google Tag Manager|Google Ventures|Google Wallet|Google Web Designer|Google Web Toolkit|Google Workspace
Google v. Oracle|Gordon Bell Prize|Gordon Freeman|Gordon Welchman|Gorilla Experiment Builder|Gottschalk v. Benson
Government Code and Cypher School|Grace Hopper Celebration|Grace Hopper Celebration of Women in Computing|Grace Murray Hopper
Grady Booch|Gran Turismo|Grand Theft Auto Online|Grand Theft Auto: Chinatown Wars|Grand Theft Auto: San Andreas
Grand Theft Auto: Vice City|Great Firewall|Great Firewall of China|Great Giana Sisters|Green Hill Zone|Green Software Foundation
Greg Brockman|Grim Fandango|Groningen Meaning Bank|Grumpy Cat|Guerrilla Games|Guido van Rossum|Guild Wars|Guilty Gear
Guitar Freaks|Guitar Hero|Gunpei Yokoi|Guns of the Patriots|Guybrush Threepwood|Gwent: The Witcher Card Game|Gym Retro|Gödel Prize
HCRC Map Task Corpus|HTC Vive|Habbo Hotel|Hackage Security|Hacker Dojo|Hacker News|Hadley Wickham|Hal Finney|Half-Life 2
Half-Life: Alyx|Halo Infinite|Halo Wars|Halo: Combat Evolved|Halo: Reach|Hanabi Learning Environment|Hans Moravec|Hanson Robotics
Hanwha Life Esports|Harmony Square|Harvard General Inquirer|Harvard Mark I|Haskell Curry|Haskell Foundation|Haskell Platform
Hasso Plattner|Hasso Plattner Institute|Hateful Memes Challenge|HathiTrust Digital Library|HathiTrust Research Center|Hatsune Miku
Have I Been Pwned|Hearthstone: Heroes of Warcraft|Hearts of Iron|Hearts of Iron IV|Heavenly Sword|Heaven’s Vault|Hedy Lamarr
Heinz Nixdorf MuseumsForum|Helen Nissenbaum|Hellblade: Senua’s Sacrifice|Heritage Health Prize|Hermann Hauser|Hero Forge
HeroQuest Advanced|Heroes of Might and Magic|Heroes of the Storm|Hewlett Packard Enterprise|Hewlett-Packard Laboratories
Hi-Fi Rush|Hidden Markov Model Toolkit|Hideo Kojima|Hidetaka Miyazaki|High Performance Fortran
High-Level Expert Group on Artificial Intelligence|Higurashi When They Cry|Hippocratic License|Hironobu Sakaguchi|Hito Steyerl
Hollow Knight|Hollow Knight: Silksong|Holly Herndon|Homebrew Computer Club|Homeworld: Deserts of Kharak|Honda Asimo
Honda Research Institute|Honkai: Star Rail|Honor of Kings|Horace Goes Skiing|Horizon Forbidden West|Horizon Workrooms
Horizon Worlds|Horizon Zero Dawn|Hotline Miami|Hour of Code|Houston Outlaws|Howard Rheingold|Huawei Cloud|Huawei Technologies
Huffington Post|Hugging Face Hub|Hugging Face Spaces|Hugging Face Transformers|Human-Computer Interaction Institute
Humanitarian OpenStreetMap Team|Humanities Commons|Hungarian National Corpus|Hungry Hungry Hippos|Hunt the Wumpus|Hutter Prize
Hypothes.is Project|IBM Blue Gene|IBM Cloud|IBM Deep Blue|IBM Personal Computer|IBM Quantum Experience|Ian Bogost|Iannis Xenakis
Ice Climber|Icewind Dale|Idiap Research Institute|Ilya Sutskever|Image Markup Tool
ImageNet Large Scale Visual Recognition Challenge|Imagine Cup|Immortals Gaming Club|Imperator: Rome|Impresso Project
Incompatible Timesharing System|Independent Games Festival|Index Thomisticus|Index Thomisticus Treebank|Indian Pines
Infamous Second Son|Infer.NET Fun|Infinity Blade|Inflection AI|Information Processing Techniques Office
Information Sciences Institute|Information Technology Infrastructure Library|Insight Segmentation and Registration Toolkit
Insight Toolkit|Insomniac Games|Instagram Reels|Instagram Threads|Institute for Advanced Technology in the Humanities
Institute for Creative Technologies|Institute for New Generation Computer Technology|Intel Computer Clubhouse Network
Intel Corporation|Intel Extreme Masters|Intel Labs|Intel Math Kernel Library|Intel RealSense|Intel Software Guard Extensions
IntelliJ IDEA|Intelligence Advanced Research Projects Activity|Interactive Fiction Archive|Interactive Fiction Competition
Interactive Fiction Technology Foundation|Interlisp Medley|International Children’s Digital Library
International Collegiate Programming Contest|International Computer Games Association|International Computer Science Institute
International Conference on Computational Creativity|International Conference on Computational Linguistics
International Conference on Computer Vision|International Conference on Data Engineering
International Conference on Functional Programming|International Conference on Language Resources and Evaluation
International Conference on Learning Representations|International Conference on Machine Learning
International Conference on Robotics and Automation|International Conference on Software Engineering
International Conference on Very Large Data Bases|International Corpus Network of Asian Learners of English
International Electrotechnical Commission|International Federation for Information Processing
International Game Developers Association|International Image Interoperability Framework
International Internet Preservation Consortium|International Joint Conference on Artificial Intelligence
International Joint Conference on Automated Reasoning|International Joint Conference on Natural Language Processing
International Joint Conference on Neural Networks|International Music Score Library Project
International Obfuscated C Code Contest|International Olympiad in Informatics|International Semantic Web Conference
International World Wide Web Conference|Internet Architecture Board|Internet Archive Scholar|Internet Assigned Numbers Authority
Internet Classics Archive|Internet Corporation for Assigned Names and Numbers|Internet Encyclopedia of Philosophy
Internet Engineering Task Force|Internet Explorer Mobile|Internet Freedom Festival|Internet Governance Forum|Internet Hall of Fame
Internet Medieval Sourcebook|Internet Movie Database|Internet Public Library|Internet Research Agency
Internet Shakespeare Editions|Internet Speculative Fiction Database|Internet Underground Music Archive|Internet Watch Foundation
Internet of Things European Research Cluster|Interplay Entertainment|Interspeech Computational Paralinguistics Challenge
Invictus Gaming|Ion Storm|Irrational Games|Istituto Italiano di Tecnologia|J. Presper Eckert|Jack Dorsey|Jack Kilby|Jack Ma
Jack Tramiel|Jade Empire|Jak and Daxter|James Gosling|Jane McGonigal|Janet Abbate|Jargon File|Jaron Lanier
Java Agent Development Framework|Java Card|Java Community Process|Java Language Specification|Java Message Service
Java Modeling Language|Java Native Interface|Java Pathfinder|Java Persistence API|Java Platform Module System
Java Runtime Environment|Java Server Pages|Jaws of the Lion|Jay Miner|Jazz Jackrabbit|Jean Bartik|Jean Sammet|Jedi: Fallen Order
Jeff Bezos|Jeff Dean|Jeff Minter|Jenova Chen|Jensen Huang|Jerome McGann|Jesper Juul|Jet Set Radio|Jet Set Willy|Jill Valentine
Jill of the Jungle|Jimmy Wales|Jin Kazama|Jitsi Meet|Johanna Drucker|John Atanasoff|John Carmack|John Chowning
John Madden Football|John Maeda|John Mauchly|John McCarthy|Johnny Cage|Joint Artificial Intelligence Center
Joint Conference on Digital Libraries|Joint Photographic Experts Group|Jon Postel|Jonathan Blow|Jonathan Zittrain|Jony Ive
Joseph Licklider|Joseph Weizenbaum|Josquin Research Project|Journal Article Tag Suite|Journal of Artificial Intelligence Research
Journal of Machine Learning Research|Journal of Open Source Software|Journal of the Text Encoding Initiative|Joy Buolamwini
Julian Assange|Jupiter Ace|Jupyter Lab|Jupyter Notebook|Just Dance Unlimited|Juxta Commons|Jülich Supercomputing Centre
Jürgen Schmidhuber|KITTI Vision Benchmark Suite|Kahoot! Academy|Kai-Fu Lee|Kakao Games|Kali Linux|Kantai Collection
Karen Sparck Jones|Karen Spärck Jones|Kaspersky Lab|Katamari Damacy|Kathleen Booth|Katie Salen|Kaypro Corporation|Kazuya Mishima
Keep on the Borderlands|Ken Iverson|Ken Levine|Ken Olsen|Ken Thompson|Ken Williams|Kennerspiel des Jahres|Kenneth Iverson
Kentucky Route Zero|Keras Tuner|Kerbal Space Program|Kevin Mitnick|Khronos Group|Kid Icarus|Kids Online Safety Act
Kindle Direct Publishing|Kindle Fire|Kindle Unlimited|King Dedede|King of Fighters|Kingdom Come: Deliverance
Kingdom Come: Deliverance II|Kingdom Hearts|Kingdom of Loathing|King’s Digital Lab|King’s Quest|Kirby Super Star|Kirby’s Adventure
Kirby’s Dream Land|Kisima Ingitchuna|Klaus Teuber|Knight Foundation|Knight Lore|Knights of the Old Republic|Know Your Meme
Knuckles the Echidna|Knuth Prize|Koei Tecmo|Kokiri Forest|Konrad Zuse|Konstanz Information Miner|Kotlin Multiplatform|Kuma War
L.A. Noire|LEGO Serious Play|LEGO Star Wars|LEO Computers|LMSYS Chatbot Arena|Labyrinth: The War on Terror|Lakh MIDI Dataset
Lancaster Corpus of Mandarin Chinese|Landlord’s Game|Langdon Winner|Language Resources and Evaluation Conference
Language Technologies Institute|Language Technology Group|Language Weaver|Lara Croft|Lara Croft: Tomb Raider
Large-scale Atomic/Molecular Massively Parallel Simulator|Larian Studios|Larry Page|Larry Tesler|Larry Wall|Last of Us
Last of Us Part II|Latanya Sweeney|Latin Dependency Treebank|Lawrence Lessig|Leaflet Providers|League of Legends Champions Korea
League of Legends Championship Series|League of Legends World Championship|Leather Goddesses of Phobos
Lecture Notes in Computer Science|Leder Games|Lee Sedol|Leela Chess Zero|Leela Zero|Leeroy Jenkins|Left 4 Dead|Left for Dead 2
Legacy of Kain|Legend of Dragoon|Legend of Heroes|Legend of Mana|Legend of the Five Rings|Legends of Runeterra
Lego Digital Designer|Lego Island|Leibniz Supercomputing Centre|Leipzig Corpora Collection|Leisure Suit Larry|Lejaren Hiller
Leo Breiman|Leonard Adleman|Leonard Kleinrock|Lesser General Public License|Let’s Encrypt|Lev Manovich
Leverhulme Centre for the Future of Intelligence|Liang Wenfeng|Liberty City|Library Carpentry|Library Genesis
Library of Latin Texts|Lich King|Life Is Strange|Lighthill Report|LimeSurvey Cloud|Lincoln Laboratory|Linden Dollar|Linden Lab
Line Corporation|Linguistic Annotation Workshop|Linguistic Data Consortium|Link’s Awakening|Linux Foundation|Linux Journal
Linux Mint|Linux Professional Institute|Linux Standard Base|Lionhead Studios|Liquid Haskell|Liquid Snake|Liquid Tensor Experiment
Lisp Machines Inc|Little Big Adventure|LittleBigPlanet Karting|Liu Kang|Live A Live|Living Computers Museum|Lizzie Magie
Llama Guard|Llama Stack|Lode Runner|Loebner Prize|Log Horizon|Logic Pro|Logic Programming Associates|Logic Theorist
Logical Journey of the Zoombinis|Logo Foundation|Lon Lon Ranch|London Spitfire|Looking Glass Studios|Loomis v. Wisconsin
Looney Labs|Lord British|Lord of the Rings Online|Lords of Waterdeep|Los Angeles Gladiators|Los Angeles Valiant|Los Santos
Lotus Notes|Lotus Software|Lotus Symphony|Louvain Corpus of Native English Essays
Louvain International Database of Spoken English Interlanguage|Love Live!|Love and Deepspace|Love and Producer|Lucas Pope
Luciano Floridi|Lucy Suchman|Ludum Dare|Lufia & the Fortress of Doom|Luigi’s Mansion|Lulz Security|Lunar: Silver Star Story
Lycos Europe|Lyons Electronic Office|MATLAB Simulink|MIT App Inventor|MIT Computer Science and Artificial Intelligence Laboratory
MIT License|MIT Lincoln Laboratory|MIT Media Lab|MIT Press|MIT Technology Review|Mac App Store|Mac Mini|Mac OS X|MacBook Air
MacBook Pro|Machine Intelligence Research Institute|Macromedia Director|Macromedia Dreamweaver|Macromedia Flash|Mafia III
Mafia: Definitive Edition|Magic Carpet 2|Magic Quadrant|Magic: The Gathering|Magic: The Gathering Arena
Magic: The Gathering Online|Magnavox Odyssey|Mail Online|Major League Gaming|Majora’s Mask|Malay Lexicon Project
Malmo Collaborative AI Challenge|Manchester Baby|Manchester Mark 1|Manchester Mark I|Manfred Mohr|Maniac Mansion|Manic Miner
Mannheim German Reference Corpus|Mansions of Madness|MapInfo Professional|Mar Hicks|Marble Madness|Marc Andreessen|Marcus Fenix
Margaret Boden|Margrethe Vestager|Mario Bros|Mario Golf|Mario Kart|Mario Kart Wii|Mario Kart World|Mario Paint|Mario Party
Mario Strikers|Mario Tennis|Mark Weiser|Mark Zuckerberg|Markus Persson|Martin Kay|Martin Porter|Marvel vs. Capcom
Maryland Institute for Technology in the Humanities|Masakhane Research Foundation|Masayoshi Son|Mass Effect Trilogy
Mass Effect: Andromeda|Master Chief Collection|Math Blaster|Math Kernel Library|Mathematical Markup Language|Matrix Foundation
Matthew Kirschenbaum|Max Headroom|Max Mathews|Max Newman|Max Payne|Max Planck Institute for Informatics
Max Planck Institute for Intelligent Systems|Max Planck Institute for Security and Privacy
Max Planck Institute for Software Systems|Max Schrems|McDonald’s Video Game|Medal of Honor: Allied Assault|Media Lab Europe
Media Molecule|Medical Segmentation Decathlon|Medical Text Indexer|Medieval Nordic Text Archive|Medieval: Total War|Mega Drive
Mega Man|Mega Man Battle Network|Mega Man Legends|Mega Man X|Melodyne Studio|Mendeley Desktop|Mercado Libre|Meredith Whittaker
Message Understanding Conference|Meta Knight|Meta Llama|Meta Platforms|Meta Quest|Meta Threads|Metal Gear
Metal Gear Rising: Revengeance|Metal Slug|Metal Sonic|Metroid Dread|Metroid Fusion|Metroid Prime|Mice and Mystics|Michael Hart
Michael Mahoney|Michigan Corpus of Upper-Level Student Papers|Michigan Terminal System|Micro:bit Educational Foundation
Microsoft Academic Graph|Microsoft Academic Search|Microsoft Access|Microsoft Bing|Microsoft Bob|Microsoft Cognitive Toolkit
Microsoft Common Objects in Context|Microsoft Concept Graph|Microsoft Copilot|Microsoft Defender|Microsoft Edge
Microsoft Exchange Server|Microsoft Flight Simulator|Microsoft Machine Reading Comprehension|Microsoft Outlook|Microsoft Paint
Microsoft Power BI|Microsoft Power Platform|Microsoft Public License|Microsoft Publisher|Microsoft Research Paraphrase Corpus
Microsoft SQL Server|Microsoft Small Basic|Microsoft Solitaire|Midnight Club|Midnight Commander|Might and Magic|Miguel Sicart
Mila Quebec|Miles Prower|Mille Bornes|Million Playlist Dataset|Million Song Dataset|Milton Bradley Company|Minecraft Dungeons
Minecraft Education Edition|Minecraft: Story Mode|Mirror’s Edge|Misfits Gaming|Mistral AI|Mistral Large|Mitch Kapor
Mitsubishi Electric Research Laboratories|Mizar Mathematical Library|Mobile Legends|Mobile Legends: Bang Bang
Mobile World Congress|Momo Challenge|Monkey Island|Monolith Productions|Monolith Soft|Monopoly Junior|Monster Hunter
Monster Hunter World|Montreal Declaration for Responsible AI|Montreal Forced Aligner|Moodle Academy|Moonshot AI
Moral Foundations Twitter Corpus|Mortal Kombat: Deception|Moses Statistical Machine Translation System|Mount & Blade|Mouse Guard
Movidius Neural Compute Stick|Moving Picture Experts Group|Mozart Programming System|Mozilla Common Voice|Mozilla DeepSpeech
Mozilla Developer Network|Mozilla Firefox|Mozilla Foundation|Mozilla Manifesto|Mozilla Open Badges|Mozilla Public License
Mozilla Science Lab|Mozilla Thunderbird|Mr Robot|Ms. Pac-Man|Multilingual Central Repository|Multilingual Eye-Movement Corpus
Munich Automatic Segmentation System|Mushroom Kingdom|Music Encoding Initiative|Music Information Retrieval Evaluation Exchange
Mustafa Suleyman|My Child Lebensborn|Myst Online: Uru Live|Mystery House|Mystic Messenger|NBA Jam|NBA Street|NCSA Mosaic
NRC Emotion Lexicon|NRC Valence, Arousal, and Dominance Lexicon|NRC Word-Emotion Association Lexicon|NVivo Transcription
Nathan Ensmenger|National AI Initiative Act|National AI Research Resource|National Artificial Intelligence Initiative
National Center for Supercomputing Applications|National Corpus of Contemporary Welsh|National Corpus of Irish
National Corpus of Polish|National Cyber Security Centre|National Digital Library of India|National Digital Newspaper Program
National Digital Stewardship Alliance|National Information Standards Organization|National Institute of Informatics
National Museum of Computing|National Novel Generation Month|National Novel Writing Month
National Security Commission on Artificial Intelligence|National Software Reference Library|National Videogame Museum
National Vulnerability Database|Natural Stories Corpus|Natus Vincere|Naughty Dog|Naver Labs|Naver Webtoon|NeXT Computer
Negra Corpus|Neil Druckmann|Neo Geo|Neo Geo Pocket|Neo4j Bloom|Neopets Premium|Netflix Party|Netflix Prize
Netscape Communications Corporation|Netscape Communicator|Netscape Navigator|Network Enforcement Act
Networked Digital Library of Theses and Dissertations|Neural Compute Stick|Neural MMO|Neurodata Without Borders
Never Alone: Kisima Ingitchuna|Neverwinter Nights|New Super Mario Bros|New Vegas|New York Excelsior|Nextcloud Hub
Nicholas Negroponte|Nick Bostrom|Nier: Automata|Night City|Niklaus Wirth|Niko Bellic|Nine Hours, Nine Persons, Nine Doors
Nineteenth Century Collections Online|Ninja Gaiden|Ninjas in Pyjamas|Nintendo Entertainment System|Nintendo GameCube|Nintendo Labo
Nintendogs + Cats|No Man’s Sky|Nobunaga’s Ambition|Node.js Foundation|Nokia Bell Labs|Nokia Research Center
Nordic Conference on Computational Linguistics|Norton AntiVirus|Norton Commander|Norton Utilities|Number Munchers
Numerical Algorithms Group|Numerical Recipes|Nvidia GeForce|Nvidia Jetson|Nvidia Omniverse|Nvidia Research|Nyan Cat
Oak Ridge Leadership Computing Facility|Obfuscated Perl Contest|Object Management Group|Object Pascal|Objective Caml
Obsidian Entertainment|Obstacle Tower Challenge|Ocarina of Time|Octopath Traveler|Oculus Go|Oculus Quest|Oddworld: Abe’s Oddysee
Office Open XML|Office for Humanities Communication|Old Bailey Proceedings Online|Oliver Selfridge|Omeka Classic|Omeka Net
One Billion Word Benchmark|Online Safety Act|Online Safety Bill|Ontolex Lemon|Open Annotation Collaboration
Open Archives Initiative Protocol for Metadata Harvesting|Open Assistant|Open Book Publishers|Open Broadcaster Software
Open Catalyst 2020|Open Compute Project|Open Container Initiative|Open Content Alliance|Open Data Barometer|Open Data Charter
Open Data Institute|Open Database License|Open Education Global|Open English WordNet|Open Font License|Open Game License
Open Gaming License|Open Geospatial Consortium|Open Government Licence|Open Government License|Open Graph Benchmark
Open Greek and Latin|Open Grid Forum|Open Group Architecture Framework|Open Handset Alliance|Open Hardware Repository
Open Humanities Press|Open Interpreter|Open Invention Network|Open Islamicate Texts Initiative|Open Journal Systems
Open Knowledge Foundation|Open Knowledge International|Open LLM Leaderboard|Open Library|Open Library of Humanities
Open Microscopy Environment|Open Mind Common Sense|Open Mind Initiative|Open Monograph Press|Open Motion Planning Library
Open Multilingual Wordnet|Open Neural Network Exchange|Open Policy Agent|Open Refine|Open Researcher and Contributor ID
Open Roberta|Open Software Foundation|Open Source Hardware Association|Open Source Security Foundation|Open Syllabus Project
Open Textbook Library|Open Tree of Life|Open University of the Netherlands|Open Web Application Security Project
Open Whisper Systems|OpenAI Codex|OpenAI Five|OpenAI Gym|OpenAI Universe|OpenAI Whisper|OpenID Connect|Opera Mini|Opera Software
Operation Payback|Operation War Diary|Oracle America v. Google|Oracle Cloud|Oracle Corporation|Oracle Linux|Oracle Solaris
Orange Canvas|Orange Data Mining|Organization for Transformative Works|Ori and the Blind Forest|Ori and the Will of the Wisps
Oric Atmos|Origin Systems|Osborne Computer Corporation|Outer Heaven|Outer Wilds|Outlast Trials|Outreachy Internships
Overwatch League|Overwatch World Cup|Oxenfree II: Lost Signals|Oxford Flowers|Oxford Insights Government AI Readiness Index
Oxford RobotCar|Oxford Text Archive|PASCAL Visual Object Classes|PC Gamer|PaRappa the Rapper|Pac-Man Championship Edition
Pac-Man World|Packard Humanities Institute|Packet Tracer|Paint Shop Pro|Palantir Technologies|Palm Pilot|Palo Alto Research Center
Pan European Game Information|Pandemic Legacy|Pangu Weather|Panzer Dragoon|Panzer Dragoon Saga|Paper Mario|Papers With Code
Papers, Please|Paradox Interactive|Parallel Meaning Bank|Parasite Eve|Paris Games Week|Parker Brothers|Partnership on AI
Patrologia Latina Database|Paul Ceruzzi|Paul Dourish|Paul Ginsparg|Paul Graham|Paul Otlet|Pavel Durov|Peach’s Castle
Pelagios Commons|Pelagios Network|Penn Arabic Treebank|Penn Chinese Treebank|Penn Korean Treebank
Penn Parsed Corpora of Historical English|Penn Phonetics Lab Forced Aligner|Penny Arcade|Penny Arcade Expo|Penumbra: Overture
Pepe the Frog|Perplexity AI|Perseus Catalog|Perseus Treebank|Persona 5 Royal|Pet Society|Peter Landin|Peter Molyneux|Peter Naur
Peter Norvig|Peter Suber|Peter Thiel|Petrucci Music Library|Pew Internet & American Life Project
Pew Internet and American Life Project|Phantasmagoria: A Puzzle of Flesh|Phantasy Star|Phantasy Star Online|Phantom Liberty
Pharo Smalltalk|Phenix Software Suite|Phil Zimmermann|Philadelphia Fusion|Phoenix Wright|Phoenix Wright: Ace Attorney|Pile of Law
Pillars of Eternity|Pilot ACE|Pirate Bay|Pirate Parties International|Pirate Party|Pittsburgh Supercomputing Center|Plague Inc
Plan 9 from Bell Labs|Plan 9 from User Space|Planescape: Torment|Planet Hunters|PlanetLab Europe|Plants vs. Zombies|Platinum Games
Play to Cure: Genes in Space|PlayStation Move|PlayStation Network|PlayStation Plus|PlayStation Portable|PlayStation VR
PlayStation Vita|Pokémon Black and White|Pokémon Diamond and Pearl|Pokémon Gold and Silver|Pokémon Legends: Arceus
Pokémon Mystery Dungeon|Pokémon Red|Pokémon Red and Blue|Pokémon Scarlet and Violet|Pokémon Sleep|Pokémon Snap|Pokémon Stadium
Pokémon Sword and Shield|Pokémon Trading Card Game|Pokémon World Championships|Police Quest|Pool of Radiance|Poppy Playtime
Popular Electronics|Populous: The Beginning|Porpentine Charity Heartscape|Portable, Extensible Toolkit for Scientific Computation
Portal Stories: Mel|Portuguese Web Archive|Posit Cloud|Postal 2: Share the Pain|Potsdam Commentary Corpus|Potsdam Sentence Corpus
Potsdam Textbook Corpus|Power Apps|Power Automate|Power BI|Power Glove|Power Grid Deluxe|Power Pivot|Power Query
PowerShell Gallery|Powered by the Apocalypse|Poynter Institute|Prague Arabic Dependency Treebank|Prague Discourse Treebank
Presper Eckert|Pretty Good Privacy|Prime Computer|Prince of Persia|Prince of Persia: The Sands of Time|Princess Daisy
Princess Peach|Princess Zelda|Privacy Sandbox|Privacy Shield|Prix Ars Electronica|Pro Evolution Soccer|Pro Tools
Proceedings of the Old Bailey|Process Analysis Toolkit|Prodigy Communications|Professor Layton|Professor Oak|Progress Quest
Project Ara|Project Aristotle|Project Bamboo|Project Chanology|Project Cybersyn|Project Debater|Project Euclid|Project Euler
Project Gotham Racing|Project Gutenberg Australia|Project Jacquard|Project Jupyter|Project Loon|Project MUSE|Project Malmo
Project Maven|Project Natal|Project Nimbus|Project Oxygen|Project Runeberg|Project Stargate|Project Tango|Project Vault
Project Xanadu|Projection Wizard|Projekt Deutscher Wortschatz|Proof General|Proposition Bank|Prototype Verification System
Psion Organiser|Psion Teklogix|Puppet Labs|Puppy Linux|Puzzle & Dragons|Puzzle Bobble|PyMOL Molecular Graphics System
PyTorch Foundation|PyTorch Lightning|Python Imaging Library|Python Package Index|Python Software Foundation
Python Software Foundation License|QED Manifesto|Qualtrics Research Suite|Quantic Dream|Quantum Flagship|Quantum GIS|Quark Express
Quarto Pub|Quick, Draw!|R Commander|R Consortium|R Foundation for Statistical Computing|RPG Maker|RStudio Cloud|RStudio Server
Raccoon City|Race for the Galaxy|Racket Manifesto|Radia Perlman|Radio Shack|Rails Girls|Rainbow Six|Rainbow Six Siege|Rakuten Kobo
Ralph Baer|Ralph Merkle|RapidMiner Studio|Raspberry Jam|Raspberry Pi Foundation|Raspberry Pi Pico|Ratchet & Clank
Ratchet and Clank|Rational Rose|Ravenloft Domains|Ray Kurzweil|Ray Tomlinson|Ray Tune|Rayman Legends|Rayman Origins|Reader Rabbit
Reality Labs|Red Dead Online|Red Dead Revolver|Red Hat Enterprise Linux|Red Hat Linux|Red Hat OpenShift|Red Pajama
Redwood Research|Reed Hastings|Refik Anadol|Registry of Research Data Repositories|Reiner Knizia|Remedy Entertainment
Reno v. American Civil Liberties Union|Research Data Alliance|Research Gate|Research Organization Registry|Research Rabbit
Resident Evil 7: Biohazard|Resident Evil Village|Retro Studios|Return of the Obra Dinn|Reuters Corpus Volume I
Reuters Institute Digital News Report|Revolver Ocelot|Rhetorical Structure Theory Discourse Treebank|Rhythm Heaven
Richard Garriott|Richard Stallman|Ridge Racer|Rijksstudio Award|Rio Grande Games|Riot Games|Rise of the Tomb Raider
River City Girls|River City Ransom|Rob Pike|Robby the Robot|Robert Gentleman|Robert Kahn|Robert Metcalfe|Robin Milner
Roblox Studio|RoboCup Soccer|RoboCup Standard Platform League|Robot Hall of Fame|Robot Odyssey|Robotics Institute
Rock Paper Shotgun|Rocket League|Rockstar Games|Rockstar North|Rockstar San Diego|Rocky Linux|Rocky’s Boots|Rodney Brooks
Roger Caillois|Roll for the Galaxy|Rome Call for AI Ethics|Rome: Total War|Ron Gilbert|Ron Rivest
Root: A Game of Woodland Might and Right|Rosetta Commons|Ross Ihaka|Ross Ulbricht|Rotten Tomatoes
Roy Rosenzweig Center for History and New Media|Royal Never Give Up|Royal Road Fiction|Royal Society Corpus|Ruha Benjamin
Rune Factory|Runway ML|Russian National Corpus|Rust Foundation|Ryerson Audio-Visual Database of Emotional Speech and Song
Répertoire International des Sources Musicales|SAP Business One|SAS Enterprise Miner|SAS Institute|SCP Foundation
SIL Open Font License|SPSS Modeler|Sabre Wulf|Safiya Noble|Safiya Umoja Noble|Sakura Wars|Sam & Max|Sam Altman|Sam Bankman-Fried
Sam and Max|Samsung Galaxy|Samsung Galaxy Note|Samuel Beckett Digital Manuscript Project|Samurai Shodown|Samurai Warriors
Samus Aran|San Andreas|San Diego Supercomputer Center|San Francisco Shock|Sand Hill Road|Santa Clara Principles
Santa Monica Studio|Satoru Iwata|Satoshi Nakamoto|Satoshi Tajiri|Satya Nadella|Scale AI|Schloss Dagstuhl|Scholars’ Lab|Schrems II
Scientific Linux|Scikit-learn Contrib|Scottish Corpus of Texts and Speech|Scratch Day|Scratch Foundation|Sea Hero Quest
Sea of Thieves|Season of Docs|Secret Hitler|Secret of Mana|Secret of Monkey Island|Sega Dreamcast|Sega Game Gear|Sega Genesis
Sega Master System|Sega Mega Drive|Sega v. Accolade|Sekiro: Shadows Die Twice|Selenium WebDriver|Semantic Priming Project
Semantic Scholar Open Research Corpus|Semi-Automatic Ground Environment|Sensible Soccer|Sentinels of the Multiverse
Senua’s Sacrifice|Senua’s Saga|Seoul Dynasty|Sepp Hochreiter|September 12th: A Toy World|Sergey Brin|Server Side Public License
Sesame Workshop|Settlers of America|Settlers of Catan|Seymour Cray|Shadow Brokers|Shadow Hearts|Shadow Moses
Shadow of the Colossus|Shadow of the Tomb Raider|Shadow the Hedgehog|Shadowrun Returns|Shafi Goldwasser|Shakey the Robot
Shane Legg|Shanghai Dragons|Shelley-Godwin Archive|Sherlock Holmes Consulting Detective|Sherry Turkle|Sheryl Sandberg
Shigeru Miyamoto|Shin Megami Tensei|Shining Force|Shockley Semiconductor Laboratory|Shogun: Total War|Shoshana Zuboff|Shou Zi Chew
Shovel Knight|Shutterstock Contributor|Sibelius Ultimate|Sid Meier|Sid Meier’s Alpha Centauri|Sid Meier’s Civilization
Sid Meier’s Colonization|Sid Meier’s Pirates!|Siebel Systems|Sierra Entertainment|Silent Hill|Silicon Docks|Silicon Fen
Silicon Glen|Silicon Graphics|Silicon Roundabout|Silicon Savannah|Silicon Wadi|Silvio Micali|SimCity 2000 Special
SimCity Societies|Simon the Sorcerer|Simons Institute for the Theory of Computing|Simple English Wikipedia
Simple Linux Utility for Resource Management|Sina Weibo|Single Interface for Music Score Searching and Analysis
Single UNIX Specification|Siva Vaidhyanathan|Six Days in Fallujah|Six Degrees of Francis Bacon|Sketch Engine|Skies of Arcadia
Skies of Arcadia Legends|Skool Daze|Skype for Business|Skyward Sword|Slay the Spire|Slender Man|Slender: The Eight Pages
Slovak National Corpus|Sly Cooper|Small Basic|Small World of Words|Smash Bros|Smithsonian Open Access|Snapshot Serengeti
Social Science Research Network|SoftBank Vision Fund|Software Carpentry|Software Engineering Institute
Software Freedom Conservancy|Software Freedom Day|Software Freedom Law Center|Software Heritage Archive
Software Sustainability Institute|Sogou Pinyin|Solid Project|Solid Snake|Sonic Adventure|Sonic Colors|Sonic Frontiers
Sonic Generations|Sonic Pi|Sonic Team|Sonic Unleashed|Sonic Visualiser|Sonic the Hedgehog 2|Sony Aibo|Sony Computer Entertainment
Sony Computer Science Laboratories|Sony Interactive Entertainment|Sony PlayStation|Sonya Blade|Sophia the Robot|Soul Reaver
Space Ace|Space Channel 5|Space Harrier|Space Hulk|Space Quest|Space Station 13|Spanish Lexicon Project|Spec Ops: The Line
Special Force 2: Tale of the Truthful Pledge|Special Interest Group on Computational Morphology and Phonology
Special Interest Group on Discourse and Dialogue|Special Interest Group on Information Retrieval
Special Interest Group on the Lexicon|Speech Accent Archive|Speech Filing System|Speedball 2: Brutal Deluxe|Spelunky Classic
Sphero Bolt|Spiel des Jahres|Spirit Island|Splinter Cell|Spoken British National Corpus|Spotify Premium|Spotify Wrapped
Spring Boot|Spring Framework|Spy Hunter|Spyro the Dragon|Squad Leader|Squall Leonhart|Square Co|Square Enix|Squeak Smalltalk
Stability AI|Stable Diffusion XL|Stack Overflow Developer Survey|Standard ML of New Jersey|Standardized Project Gutenberg Corpus
Standards Tag Suite|Stanford Alpaca|Stanford Artificial Intelligence Laboratory|Stanford Artificial Intelligence Language
Stanford Cart|Stanford Center for Research on Foundation Models|Stanford CoreNLP|Stanford Dependencies
Stanford Encyclopedia of Philosophy|Stanford Human Preferences Dataset
Stanford Institute for Human-Centered Artificial Intelligence|Stanford Internet Observatory
Stanford Large Network Dataset Collection|Stanford Linear Accelerator|Stanford Literary Lab
Stanford Natural Language Inference Corpus|Stanford Network Analysis Project|Stanford Persuasive Technology Lab
Stanford Question Answering Dataset|Stanford Research Institute|Stanford Sentiment Treebank|Stanford Topic Modeling Toolbox
Stanford Web Credibility Project|Stanley Parable|Star Citizen|Star Fox|Star Fox Adventures|Star Ocean|Star Raiders|Star Realms
Star Trek Online|Star Wars Battlefront|Star Wars Galaxies|Star Wars Jedi: Fallen Order|Star Wars Jedi: Survivor|Star Wars Kid
Star Wars: Knights of the Old Republic|Star Wars: The Old Republic|StarCraft II Learning Environment|StarCraft: Brood War
Stardew Valley|Steam Deck|Steam Greenlight|Steam Workshop|Steel Bank Common Lisp|Stephen Wolfram|Stevan Harnad|Steve Ballmer
Steve Furber|Steve Jobs|Steven Levy|Stewart Brand|Stonemaier Games|Stop Killing Games|Story of Seasons
Strategic Computing Initiative|Strategic Defense Initiative Organization|Street Fighter Alpha|Streets of Rage|Strider Hiryu
Strong Museum of Play|Strong National Museum of Play|Stuart Card|Subway Surfers|Sucker Punch Productions|Sugar Labs
Summer Games Done Quick|Summer Games II|Summoner’s Rift|Sun Grid Engine|Sun Industry Standards Source License|Sun Public License
Sundar Pichai|Sunless Sea|Sunless Skies|Sunset Overdrive|Sunway TaihuLight|Super Columbine Massacre RPG|Super Famicom
Super Mario Bros|Super Mario Galaxy|Super Mario Kart|Super Mario Land|Super Mario Maker|Super Mario Odyssey|Super Mario Party
Super Mario RPG|Super Mario Run|Super Mario Sunshine|Super Mario World|Super Meat Boy|Super Metroid|Super Monkey Ball
Super Nintendo|Super Nintendo Entertainment System|Super Smash Bros Melee|Super Smash Bros Ultimate|Super Street Fighter
SuperTux Kart|Superbrothers: Sword & Sworcery|Surge AI|Surgeon Simulator|SurveyMonkey Audience|Susan Kare|Sushi Go|Sushi Go Party!
Svoboda 1945: Liberation|Swift Playgrounds|Swiss National Supercomputing Centre|Switchboard Dialog Act Corpus
Switchboard Telephone Speech Corpus|Sword & Sworcery|Symphony of the Night|Symposium on Operating Systems Principles
Symposium on Principles of Programming Languages|Symposium on Security and Privacy|Symposium on Theory of Computing
Symposium on Usable Privacy and Security|Syrian Electronic Army|Systran Translate|Tableau Desktop|Tableau Public
Taiwan Semiconductor Manufacturing Company|Talbanken Treebank|Tales from the Borderlands|Tales of Arise|Tales of Maj’Eyal
Tales of Phantasia|Tales of Symphonia|Tales of Vesperia|Talisman: The Magical Quest Game|TalkBank Project|Tallinn Manual
Tandem Computers|Tandy Corporation|Team Bondi|Team Cherry|Team Envy|Team Falcons|Team Fortress|Team Fortress Classic
Team Foundation Server|Team Heretics|Team Ico|Team Liquid|Team Ninja|Team Rocket|Team Silent|Team SoloMid|Team Vitality
Teamfight Tactics|Tears of the Kingdom|Technology Innovation Institute|Ted Nelson|Ted Underwood|Telltale Games|Template Haskell
Temple of Elemental Evil|Temple of Time|Tencent AI Lab|Tencent Games|Tencent Video|TensorFlow Extended|TensorFlow Hub
TensorFlow Lite|TensorFlow Playground|Terra Mystica|Terraforming Mars|Terry Winograd|Tetris 99 Maximus Cup|Tetris Effect
Texas Advanced Computing Center|Texas Hold’em|Text Analysis Conference|Text Analysis Portal for Research|Text Retrieval Conference
Text Variation Explorer|Thai National Corpus|Thaler v. Perlmutter|Thaler v. Vidal|That Dragon, Cancer|The Sims|The Sims Online
Theme Hospital|Theme Park World|Thief: The Dark Project|Thinking Machines Corporation|This War of Mine|Thomas Haigh
Thomas J. Watson Research Center|Thomas Was Alone|Through the Ages: A New Story of Civilization|Thunderbird Strike|Tiberian Sun
Tifa Lockhart|Tiger Corpus|Tim Berners-Lee|Tim Cook|Tim O’Reilly|Tim Paterson|Tim Schafer|Tim Sweeney|Tim Wu|Time Machine Europe
Timnit Gebru|Tiny BASIC|Toby Fox|Tokyo Game Show|Tom Kilburn|Tom Nook|Tomb Raider: Legend|Tomb Raider: Underworld|Tomb of Horrors
Tommy Flowers|Tommy Vercetti|Tony Hoare|Top Chess Engine Championship|Tor Browser|Tor Messenger|Tor Project
Torment: Tides of Numenera|Toronto Declaration|Toronto Emotional Speech Set|Tortoise Global AI Index|Toru Iwatani|Total Commander
Total War: Rome|Tow Center for Digital Journalism|Toyota Research Institute|Toyota Technological Institute at Chicago|Tracy Kidder
Trails in the Sky|Trains Corpus|Transactions of the Association for Computational Linguistics
Transactions on Machine Learning Research|Transcribe Bentham|Transkribus Lite|Trevor Paglen|Trials of Mana|Trifacta Wrangler
Trove Newspapers|True Basic|Trusted Computing Group|Truth Social|Turbo Pascal|Turbo Prolog|Turin University Treebank
Turkish Discourse Bank|Turkish National Corpus|Turrican II: The Final Fight|Tux Racer|Twilight Imperium|Twilight Princess
Twilight Struggle|Twitter Blue|Twitter Files|Twitter v. Taamneh|Two Point Hospital|Typed Clojure|Typed Racket
Tübingen Treebank of Written German|UK AI Safety Institute|UK Web Archive|Uber Eats|Ubuntu Dialog Corpus|Ubuntu Dialogue Corpus
Ubuntu Touch|Ultima Online|Ultima Underworld|Ultimate Werewolf|Umineko When They Cry|Uncharted: Drake’s Fortune|Under Ash
Underhanded C Contest|Unicode Common Locale Data Repository|Unicode Standard|Unified Parallel C|Union List of Artist Names
Union Square Ventures|United Nations Parallel Corpus|United States v. Google|United States v. Microsoft|Unity Engine
Unity Technologies|Universal Automatic Computer|Universal City Studios v. Nintendo|Universal Paperclips|Unlock! Escape Adventures
Unravel Two|Unreal Engine|Unreal Tournament|Untitled Goose Game|Urban Dead|Urban Dictionary|Uwe Rosenberg|Vagrant Cloud
Vagrant Story|Valiant Hearts|Valiant Hearts: The Great War|Valkyria Chronicles|Valkyrie Profile|Valve Corporation|Valve Index
Vampire: The Masquerade|Vanishing of Ethan Carter|Vault Boy|Vector Institute|Venice Time Machine|Vera Molnár|Vernor Vinge
Versioning Machine|Vesuvius Challenge|Vice City|Victoria II: Heart of Darkness|Victorian Web|Victorian Women Writers Project
Video Game History Foundation|Video Toaster|Vienna-Oxford International Corpus of English|Viewtiful Joe|Vint Cerf|Vinton Cerf
Viral Texts Project|Virginia Eubanks|Virtua Cop|Virtua Fighter|Virtual International Authority File|Virtual Language Observatory
Virtue’s Last Reward|Virtuoso Universal Server|Virtus Pro|Visual Age|Visual Basic Script|Visual Basic for Applications
Visual FoxPro|Visual Prolog|Visual Understanding Environment|VisualAge Smalltalk|Vitalik Buterin|Viva Piñata|Vocaloid Editor
Vowpal Wabbit|Vox Machina|VoxCeleb Speaker Recognition Challenge|Voyant Tools|Waddingtons Games
Waikato Environment for Knowledge Analysis|Walden, a Game|Wall Street Journal Corpus|Walter Isaacson|Wang Laboratories
War of the Ring|Warcraft III: Reign of Chaos|Warcraft: Orcs & Humans|Ward Cunningham|Warhammer 40,000 Roleplay
Warhammer Fantasy Battle|WarioWare: Smooth Moves|Warren McCulloch|Warren Robinett|Warren Spector|Watch Dogs|Watch Dogs: Legion
Wattpad Paid Stories|Watts Humphrey|Waymo Open Dataset|Waymo Open Motion Dataset|We Love Katamari|Web Accessibility Initiative
Web Audio API|Web Bluetooth|Web Speech API|Web Summit|Web of Science Core Collection|Webby Awards|Webis Corpus
Weizenbaum Institute|Weka Workbench|Wellcome Images|Welsh Newspapers Online|Wendy Chun|Wendy Hui Kyong Chun
Werewolf: The Apocalypse|Werewolves of Millers Hollow|West Coast Computer Faire|What Remains of Edith Finch|Wheels of Aurelia
When Rivers Were Trails|Where in the World Is Carmen Sandiego|White Wolf Publishing|Whitfield Diffie|Whole Earth Catalog
Whole Earth Review|Whole Earth ’Lectronic Link|Wi-Fi Alliance|Wii Balance Board|Wii Fit|Wii Remote|Wii Sports|Wii U
Wiki Education Foundation|Wiki Loves Earth|Wiki Loves Monuments|Wikidata Query Service|Wikimedia Commons|Wikimedia Deutschland
Wikipedia Education Program|Wikipedia Zero|Wild Arms|Will Wright|Willard McCarty|Willow Garage|Wind Waker
Windows Communication Foundation|Windows Defender|Windows Live Messenger|Windows Media Player|Windows Mobile|Windows Movie Maker
Windows NT Kernel|Windows Phone|Windows Presentation Foundation|Windows Server|Windows Subsystem for Linux|Windows Terminal
Windows Vista|Wing Commander Privateer|Wings Gaming|Winning Eleven|Wipeout Omega Collection|Wired News|Witcher 3: Wild Hunt
Wizard of Wikipedia|Wizards of the Coast|Wolfram Demonstrations Project|Wolfram MathWorld|Wolfram Mathematica|Wolfram Research
Women Writers Online|Women Writers Project|WordPerfect Office|Wordbank Project|Words With Friends
World Computer Chess Championship|World Cyber Games|World Historical Gazetteer|World Internet Project|World Robot Olympiad
World Series of Poker|World Video Game Hall of Fame|World Wide Web Consortium|World Wide Web Foundation
World Wide Web Virtual Library|World of Tanks|Worldwide Developers Conference|Wrath of the Lich King|Xbox Game Pass
Xbox Game Studios|Xbox Live|Xbox Live Arcade|Xbox Series X|Xcode Cloud|Xenoblade Chronicles|Xerox Alto|Xerox PARC
Xerox Palo Alto Research Center|Xerox Star|Xevious Arrangement|Yahoo Answers|Yahoo Finance|Yahoo Mail|Yahoo Messenger|Yahoo Pipes
Yakuza: Like a Dragon|Yandex Translate|Yann LeCun|Year Walk|Yelp Dataset Challenge|Yelp Open Dataset|Yochai Benkler|Yoko Taro
Yorick Wilks|Yoshi’s Crafted World|Yoshi’s Island|Yoshua Bengio|YouTube Kids|YouTube Premium|YouTube Red|YouTube Shorts
Ys: Ancient Ys Vanished|Yu Suzuki|Yu-Gi-Oh! Trading Card Game|Yukihiro Matsumoto|Z-Library Project|ZX Spectrum Next|Zelda Universe
Zero Escape|Zeynep Tufekci|Zhang Yiming|Zoe Quinn|Zone of the Enders|Zoom Rooms|Zoom Video Communications
Zoombinis Logical Journey|Zooniverse Project|Zork Grand Inquisitor|Zoë Quinn|Zurich Cognitive Language Processing Corpus
iRobot Roomba
`;

export const COMPUTING_WORDS = `
Aarseth Abaqus Adleman Aibo Akamai Akihabara Alcatel Aleph Alexa Algorand Altera Alteryx Amari Amdahl Amiibo Amodei Amstrad
Anduril Angband Ansible Ansys Anthropy Archivematica Arkanoid Arneson Arpanet Asilomar Asimo Assange Astralis Asus Atanasoff
Athlon Atlassian Atos Baayen Babbel Bachman Badoo Bahdanau Balota Balsamo Bandcamp Baroni Battletoads Bavelier Baym Bayonetta Bebo
Bellingcat Bengaluru Bengio Benkler Berrou Bezos Bijker Bilibili Billieux Bing Bitbucket Bitnet Bixby Blei Blogspot Bloodborne
Bloomz Bluesky Bodenhamer Boehm Bogost Bojanowski Bollée Bostrom Bowser Breazeal Breiman Broadcom Broussard Brysbaert Brügger
Bulbasaur Buolamwini Burnard Buterin Bødker Caillois Callon Calvino Canva Capcom Capgemini Carcassonne Carmack Castlevania
Castronova Catan Celeron Centrino Cerebras Charizard Charmander Cirq Citavi Citizendium Cleverbot Clingo Cloudera Cloudflare
Cluedo Cobol Codeberg Collobert Comcast Comsol Conficker Consalvo Conservapedia Coover Coquand Cordell Correctiv Cortana Couldry
Cryptonomicon Crytek Cupertino Cybermen Cython Cytoscape Dafny Daggerfall Dagstuhl Dailymotion Dalek Daleks Damerau Danganronpa
Dantzig Dask Databricks Datadog Dataiku Datalog Dataverse Deathloop Decentraland Deerwester Deezer Delpher Deltarune Dendral Deno
Deterding Deuze Devlin Diffie Digimon Dijck Disgaea Dorigo Dota Dothraki Dourish Douyin Dragonlance Drakengard Dreamcast
Dreamweaver Dumais Eberhart Eberron Eckert Ecosia Edmodo Edpuzzle Edsac Edvac Eevee Ehn Eich Eindhoven Elbakyan Elman Engadget
Engelbart Ensslin Epona Ermi Eskelinen Espoo Esterel Etoys Eubanks Eurisko Eurogamer Eurospeech Exmaralda Exynos Factorio Fairseq
Faktisk Famicom Famitsu Feigenbaum Fellbaum Ferranti Fidonet Figma Figshare Filecoin Firaxis Fiverr Flink Floridi Flusser Fnatic
Foldit Fortnite Forza Foxconn Frasca Friendster Frogger Funkhouser Futaba Galaga Gallager Gamergate Gamescom Ganondorf Garmin
Garriott Garris Gebru Gecode Gengar Gensim Gephi Gerlitz Gernsback Gildea Ginsparg Giraph Gius Gizmodo Gloomhaven Gnutella
Goldstine Goldwasser Goodfellow Goodreads Goomba Gradius Grafana Grammarly Granic Graphcore Graphviz Greenfoot Gries Grindr
Groupon Gurobi Gygax Habbo Haddow Hajič Hajičová Hamari Hargittai Harnad Hassabis Hatena Hayles Heartbleed Hejlsberg Helmond
Helsper Heuser Hexen Hinsley Hoare Hochreiter Hopcroft Horstmann Hortonworks Huet Huhtamo Huizinga Hulu Hynix Hyperledger Hyperopt
Hyrule Idris Ikaruga Inderst Infocom Informix Infoseek Inkscape Inmon Intellivision Interspeech Invenio Ishiguro Islandora Itanium
Iwata Iwatani Jabberwacky Jaccard Jannidis Jetson Jigglypuff Jira Jitsi Jockers Joomla Jumanji Jumia Jurafsky Jython Kahle Kakao
Kaldi Kardefelt Karmarkar Karpathy Katamari Kazaa Kempelen Kerberos Kernighan Kestemont Keuleers Kibana Kilburn Kilgarriff Kimball
Kirschenbaum Kittler Kleinberg Kleinrock Knizia Knoppix Kocurek Kodu Koehn Koha Koivisto Kojima Koller Konami Konqueror Koopa
Kotaku Kowert Koza Kratzer Kuaishou Kuperman Kurzweil Kuss Kučera Kücklich Lamport Landin Landow Lanier Lapata Laravel Lascarides
Lavington Lenat Lenci Lenovo Lessig Leuven Libgen Libratus Licklider Liferay Liskov Liu Loglan Loihi Lojban Longformer Lucene
Ludgate Luesebrink Luong Lycos Maemo Magento Magikarp Mailchimp Mandriva Manovich Mapbox Mapillary Marantz Marketo Marwick Mateas
Mathcad Matplotlib Matsumoto Megaupload Megvii Mejias Mel’čuk Memmott Memrise Menlo Mentimeter Merkle Metamath Metasploit Metroid
Mewtwo Micali Midjourney Mihalcea Mikolov Milligan Minitel Minix Misskey Mitnick Mixi Mixtral Miyamoto Mobage Modin Mojang
Molyneux Montfort Montola Moravec Moretti Morozov Morrowind Moulthrop Multivac Myspace Mäyrä Nacke Nadella Nakamoto Nakamura Namco
Namecoin Naur Nearpod Neatline Negroponte Neitzel Nemirovski Neocognitron Neopets Nesterov Netlytic Neurogrid Neuromancer
Neverwinter Nextcloud Nextflow Niconico Nieborg Nier Nilsson Nioh Nissenbaum Nivre Nixdorf Nmap Nodegoat Nohr Nooney Nortel
Nostromo Novial Nowviskie Numenera Nupedia Nuprl Nutch Nyhan Obduction Odnoklassniki Odoo Okami Omeka Optuna Orkut Otlet Padlet
Pajek Pajitnov Pantel Papacharissi Papadimitriou Parikka Pariser Parnas Partee Pelagios Pennebaker Pennylane Perlis Persée Pharo
Photoshop Pichai Pierazzo Pikmin Pinduoduo Piotrowski Pixiv Planescape Plone Plotkin Plotly Plutchik Pnueli Poell Pokédex Postel
Potassco Poulsen Praat Prensky Presner Prezi Promela Przybylski Psygnosis Publons Pustejovsky Puyo Qiskit Qlik Quandt Quenya Quora
Qwant Radeon Radford Raffel Ranganathan Ratnaparkhi Ravenloft Rayson Recogito Rehbein Renear Renren Replika Rettberg Revit Reyle
Rieder Rigetti Ritchie Rivest Roblox Robotron Rocq Roomba Rosalina Rosenblatt Rovio Rucker Rumbaugh Rybicki Rybka Ryzen
Saarbrücken Sahle Samus Samvera Sardinha Sarkeesian Satallax Satellaview Schickard Schmidhuber Schneier Scholarpedia Schoology
Schreibman Schöch Scilab Scrapy Seaborn Sejnowski Sekiro Sennrich Sgall Shadowrun Shamir Shein Shenmue Shneiderman Shopify Sicart
Siebel Simanowski Sindarin Skolkovo Skynet Skyrim Smodels Smolensky Snakemake Snobol Snopes Snorlax Snowden Socrative Sogou
Solomonoff Solr Sotamaa Soulcalibur Spass Sperberg Splatoon Splunk Spärck Squarespace Squirtle Srnicek Stallman Steedman
Stefanowitsch Steinkuehler Stellarium Stenros Steyvers Stiegler Stonebraker Storn Stratego Strava Stross Stroustrup Stuxnet
Substack Sudoc Sugeno Suikoden Sutskever Svensson Sweetser Sybase Symbian Systran Taito Talend Talos Tanenbaum Taobao Tarjan Tegra
Tekken Telefunken Temu Tenenbaum Teradata Tesnière Tetris Teuber Tezos Thaller Threema Tizen Tmall Togelius Touhou Transkribus
Trello Trino Tufekci Turkle Turney Tutte Twelf Tyrell Ubisoft Uncyclopedia Undertale Unger Uniswap Unisys Unpaywall Unsworth
Upwork Ushahidi Vaex Vaidhyanathan Valorant Vaswani Vaucanson Vazirani Vectrex Venturini Vercel Vertica Viber Vimeo Vodafone
Voevodsky Voyant Vyper Wadler Wajcman Walther Waluigi Warhammer Wario Warriner Wattpad Wavesurfer Waymo Webex Webkinz Webrecorder
Weebly Weibo Weingart Weiser Weizenbaum Weka Welchman Werbach Werbos Westworld Widrow Wiebe Wii Wikibooks Wikimedia Wikiquote
Wikiversity Wikivoyage Wiktionary Wimmer Wintermute Wireshark Wirth Wix Wolfenstein Wordfish Wordle Wordscores Xcon Xenoblade
Xenogears Xenosaga Xeon Xiangqi Xiaoice Xilinx Yago Yandex Yannakakis Yices Yokoi Yoshi Youku Yourdon Yudkowsky Zadeh Zalando
Zampolli Zaxxon Zelda Zendesk Zenodo Zhongguancun Zielinski Zigbee Zimmermann Zipperposition Zittrain Zooniverse Zope Zork Zuboff
Zuckerberg Zuse Zynga Zyxel Ōkami
`;
