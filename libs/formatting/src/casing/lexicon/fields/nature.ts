/** Names written as facts: formations, missions, instruments, bodies and persons of the sciences; of several words first, then of one. */
export const NATURE = `
ALICE Collaboration|ATLAS Collaboration|Abel Prize|Aberdare National Park|Abisko Scientific Research Station
Abitibi Greenstone Belt|Abruzzo National Park|Académie des Sciences|Acasta Gneiss|Accademia dei Lincei|Ada Lovelace|Adam Sedgwick
Adamantina Formation|Addo Elephant National Park|Adelaide Geosyncline|Adriatic Plate|Advanced Composition Explorer|Advanced LIGO
Advanced Light Source|Advanced Photon Source|Advanced Spaceborne Thermal Emission and Reflection Radiometer|Advanced Test Reactor
Advanced Very High Resolution Radiometer|Advanced Virgo|Aerosol Robotic Network|Afar Depression|Afar Triangle|African Humid Period
African Plate|Agricultural Research Service|Agulhas Bank|Agulhas Current|Agulhas Return Current|Aichi Biodiversity Targets
Aigüestortes National Park|Akagera National Park|Akashi Kaikyo Bridge|Alaska Coastal Current|Albertine Graben|Albertine Rift
Alboran Sea|Alcator C-Mod|Aldabra Atoll|Aldan Shield|Aldo Leopold|Aletsch Glacier|Aleutian Arc|Aleutian Trench|Alfonsine Tables
Alfred Wegener Institute|Alfred Wegener Institute for Polar and Marine Research|Algonquin Park|Algonquin Provincial Park
All Sky Automated Survey|All-Sky Automated Survey for Supernovae|Allegheny Plateau|Allen Telescope Array|Almagestum Novum
Alpha Magnetic Spectrometer|Alpine Fault|Alternating Gradient Synchrotron|Altyn Tagh Fault|Amadeus Basin|Amazon Fan|Amazonas Basin
Amazonian Craton|Amboseli National Park|American Association for the Advancement of Science
American Association of Petroleum Geologists|American Astronomical Society|American Chemical Society|American Geophysical Union
American Gut Project|American Mathematical Society|American Meteorological Society|American Ornithological Society
American Ornithologists’ Union|American Physical Society|American Society for Testing and Materials
American Society of Civil Engineers|American Society of Mechanical Engineers|American Society of Naturalists|Amery Ice Shelf
Ames Laboratory|Ames Research Center|Amundsen Sea|Amundsen-Scott South Pole Station|Anabar Shield|Anadarko Basin|Anak Krakatau
Analytical Engine|Anambra Basin|Anatolian Plate|Andrew Wiles|Andrews Experimental Forest|Anglo-Australian Telescope
Ankarana National Park|Annapurna Conservation Area|Annie Jump Cannon|Antarctic Bottom Water|Antarctic Circumpolar Current
Antarctic Cold Reversal|Antarctic Ice Sheet|Antarctic Impulsive Transient Antenna|Antarctic Intermediate Water
Antarctic Oscillation|Antarctic Slope Current|Antarctic Treaty|Antarctic Treaty System|Antennae Galaxies|Anticosti Island
Antrim Shale|Apalachicola Bay|Apex Chert|Aphrodite Terra|Apollo Lunar Surface Experiments Package|Appalachian Basin
Appalachian Orogen|Applied Physics Laboratory|Apulian Platform|Aquila Rift|Arabia Terra|Arabian Plate|Arabian Shield
Arabian-Nubian Shield|Arafura Sea|Araripe Basin|Aravalli Craton|Aravalli Supergroup|Araçuaí Orogen|Archimedes Palimpsest
Arctic Climate Impact Assessment|Arctic National Wildlife Refuge|Arctic Oscillation|Ardmore Basin|Area de Conservación Guanacaste
Arecibo Legacy Fast ALFA Survey|Arecibo Observatory|Arecibo Telescope|Argonne National Laboratory|Ariake Sea|Arkoma Basin
Armorican Massif|Army Research Laboratory|Arnold Arboretum|Ars Conjectandi|Artemis Accords|Asa Gray|Ashfall Fossil Beds
Asilomar Conference|Assam Valley|Assateague Island|Association for Computing Machinery|Astronomia Nova|Atacama Cosmology Telescope
Atacama Large Millimeter Array|Atacama Large Millimeter/submillimeter Array|Atacama Pathfinder Experiment|Atapuerca Mountains
Atchafalaya Basin|Athabasca Basin|Atlantic Coastal Plain|Atlantic Multidecadal Oscillation
Atlantic Oceanographic and Meteorological Laboratory|Atlantis Fracture Zone|Atlas of Living Australia|Atmospheric Infrared Sounder
Atmospheric Model Intercomparison Project|Atomic Energy Act|Atoms for Peace|Austral Basin|Australia Telescope Compact Array
Australian Shield|Australian Square Kilometre Array Pathfinder|Awash River Basin|Axel Heiberg Island|Axial Seamount
Axion Dark Matter Experiment|Azores Current|BaBar Collaboration|Badain Jaran Desert|Baikal Deep Underwater Neutrino Telescope
Baikal Rift|Baikal Rift Zone|Bakken Formation|Bale Mountains|Bale Mountains National Park|Balearic Sea|Baltic Shield|Balzan Prize
Banc d’Arguin National Park|Banda Arc|Banda Sea|Bandelier Tuff|Bandhavgarh National Park|Bandipur National Park
Banff International Research Station|Banff National Park|Bangong-Nujiang Suture Zone|Barbara McClintock|Barberton Greenstone Belt
Barcelona Convention|Barcode of Life Data System|Bardia National Park|Barents Sea Ice Sheet|Barito Basin|Barnard’s Star
Barnett Shale|Barred Plymouth Rock|Barringer Crater|Barro Colorado|Barro Colorado Island|Barro Colorado Nature Monument
Barrow Island|Barrow Observatory|Barun Goyot Formation|Baryon Oscillation Spectroscopic Survey|Baseline Surface Radiation Network
Basin and Range Province|Bass Basin|Bastar Craton|Bauru Group|Bavarian Forest National Park|Bay of Brest|Beaufort Gyre
BeiDou Navigation Satellite System|Beibuwan Basin|Beijing Electron Positron Collider|Beijing Genomics Institute
Beijing Spectrometer|Belgian Blue|Belize Barrier Reef|Bell Telephone Laboratories|Belle Collaboration|Belle II|Bellingshausen Sea
Belo Monte|Belo Monte Dam|Belt Supergroup|Bengal Basin|Bengal Fan|Benguela Current|Benoit Mandelbrot|Berchtesgaden National Park
Berenty Reserve|Bern Convention|Bernhard Riemann|Berre Lagoon|Beta Cephei|Beta Pictoris|Betic Cordillera
Beza Mahafaly Special Reserve|Bhabha Atomic Research Centre|Bharatpur Bird Sanctuary|Białowieża Forest|Białowieża National Park
Białowieża Primeval Forest|Bida Basin|Biebrza National Park|Big Bear Solar Observatory|Big Cypress National Preserve
Big Garden Birdwatch|Big Thicket|Big Thicket National Preserve|Bigelow Laboratory for Ocean Sciences|Biodiversity Exploratories
Biodiversity Heritage Library|Birds Directive|Biscayne Aquifer|Bishop Tuff|Bitter Springs Formation|Black Angus|Black Bengal
Black Forest National Park|Black Rock Forest|Black Saturday|Black Warrior Basin|Blonde d’Aquitaine|Blood Falls|Blue Planet Prize
Bluefaced Leicester|Bodega Marine Laboratory|Boeing Dreamliner|Bohai Bay Basin|Bohemian Massif|Bonaparte Basin|Bonarelli Event
Bone Spring Formation|Bone Wars|Bonn Convention|Boomerang Nebula|Borborema Province|Border Leicester|Botanical Society of America
Botanical Survey of India|Botucatu Formation|Boulby Underground Laboratory|Boundary Waters Canoe Area Wilderness|Bow River
Bowen Basin|Brasília Belt|Braulio Carrillo National Park|Brazil Current|Brazilian Cerrado|Brazilian Shield|Breakthrough Listen
Breakthrough Prize|Breakthrough Starshot|Breeding Bird Survey|Bridger Formation|Bright Angel Shale|Bright Star Catalogue
British Antarctic Survey|British Ecological Society|British Geological Survey|British Ornithologists’ Union
British Trust for Ornithology|Broad Institute|Brookhaven National Laboratory|Brooklyn Botanic Garden|Brown Swiss|Browns Bank
Browse Basin|Brule Formation|Bryce Canyon|Buckminster Fuller|Budker Institute of Nuclear Physics|Budongo Forest
Budongo Forest Reserve|Bukit Barisan Selatan National Park|Bullet Cluster|Bundelkhand Craton|Bureau of Meteorology
Bureau of Reclamation|Burgess Shale|Burj Khalifa|Bushveld Complex|Bushveld Igneous Complex|Bwindi Impenetrable National Park
Bylot Island|Byrd Glacier|Byurakan Observatory|CDF Collaboration|CERN Axion Solar Telescope|CMS Collaboration|Cabernet Franc
Cabernet Sauvignon|Cabrera Archipelago|Cairngorms National Park|Calabrian Arc|Calakmul Biosphere Reserve|Calar Alto
Calar Alto Observatory|Calaveras Fault|California Academy of Sciences|California Aqueduct|California Current
California Current System|Caloris Basin|Caltech Submillimeter Observatory|Camamu Basin|Camargue Regional Nature Park|Cambay Basin
Cambridge Crystallographic Data Centre|Cambridge Sequential Total Energy Package|Cambridge Structural Database
Campanian Ignimbrite|Campbell Plateau|Campi Flegrei|Campo Ma’an National Park|Campos Basin|Campos Sulinos
Canada-France-Hawaii Telescope|Canadian Hydrogen Intensity Mapping Experiment|Canadian Light Source|Canadian Space Agency
Canaima National Park|Canary Current|Candeleros Formation|Caney Shale|Canfranc Underground Laboratory|Canning Basin
Canterbury Basin|Cape Cod National Seashore|Cape Floristic Kingdom|Cape Floristic Region|Cape Fold Belt|Cape Grim
Cape Hatteras National Seashore|Carajás Mineral Province|Caribbean Large Igneous Province|Caribbean Plate|Carina Nebula
Carlsberg Ridge|Carnarvon Basin|Carnegie Institution|Carnegie Ridge|Carnegie Supernova Project|Carnian Pluvial Episode
Carnian Pluvial Event|Cartagena Protocol|Cartagena Protocol on Biosafety|Cartwheel Galaxy|Cascade Volcanic Arc|Casey Station
Cassini Mission|Cassini-Huygens Mission|Castle Bravo|Cat Tien National Park|Catalan Sea|Catalina Real-Time Transient Survey
Catalina Sky Survey|Catalogue of Life|Catskill Formation|Caturrita Formation|Cat’s Eye Nebula|Cauvery Basin|Cavendish Laboratory
Cayman Trough|Cecilia Payne-Gaposchkin|Cedar Creek|Cedar Creek Ecosystem Science Reserve|Cedar Mountain Formation
Center for International Forestry Research|Central African Copperbelt|Central Arizona Project|Central Asian Orogenic Belt
Central Atlantic Magmatic Province|Central Indian Ridge|Central Sumatra Basin|Central Valley Project|Cerrejón Formation
Cerro Galán|Cerro Negro|Cerro Paranal|Cerro Tololo|Cerro Tololo Inter-American Observatory|Chad Basin|Chadron Formation
Challenger Plateau|Chandra Deep Field|Chandra Deep Field South|Changbai Mountain|Changbai Mountains|Chapada Diamantina
Chapada dos Veadeiros|Charles Darwin Foundation|Charles Darwin Research Station|Charlie Gibbs Fracture Zone|Chatham Rise
Chattanooga Shale|Chaîne des Puys|Chemical Abstracts Service|Chenin Blanc|Cherenkov Telescope Array|Chern Medal
Chernobyl Exclusion Zone|Chesapeake Biological Laboratory|Chevrolet Volt|Chicago Pile-1|Chien-Shiung Wu|Chilika Lagoon
Chilika Lake|China Fusion Engineering Test Reactor|China Geological Survey|China Jinping Underground Laboratory
China Meteorological Administration|China National Space Administration|China Spallation Neutron Source
Chinese Academy of Agricultural Sciences|Chinese Loess Plateau|Chinle Formation|Chiribiquete National Park|Chitwan National Park
Chobe National Park|Chota Nagpur Plateau|Christmas Bird Count|Chuar Group|Churchill Province|Cigar Galaxy
Circular Electron Positron Collider|Circumpolar Deep Water|Clarence King|Clarendon Laboratory|Clarens Formation
Clarion-Clipperton Fracture Zone|Clarion-Clipperton Zone|Clarno Formation|Clay Mathematics Institute
Cleveland-Lloyd Dinosaur Quarry|Clipperton Atoll|Clouds and the Earth’s Radiant Energy System|Cloverly Formation|Clustal Omega
Coalsack Nebula|Coast Plutonic Complex|Coastal Batholith of Peru|Coastal Zone Color Scanner|Coconino Sandstone|Cocos Island
Cocos Plate|Cocos Ridge|Cold Spring Harbor|Cold Spring Harbor Laboratory|Cole Prize|Colorado River Basin|Columbia Glacier
Columbia River Basalt Group|Coma Cluster|Comet Borrelly|Comet Churyumov-Gerasimenko|Comet Encke|Comet Hale-Bopp|Comet Halley
Comet Hartley|Comet Hyakutake|Comet Shoemaker-Levy|Comet Shoemaker-Levy 9|Comet Tempel|Comet Wild|Community Atmosphere Model
Community Climate System Model|Community Earth System Model|Community Land Model|Community Multiscale Air Quality|Como Bluff
Comoé National Park|Compact Linear Collider|Compact Muon Solenoid|Comprehensive Nuclear-Test-Ban Treaty
Compton Gamma Ray Observatory|Concordia Station|Congaree National Park|Congo Craton|Conservation International
Conservation Reserve Program|Consultative Group on International Agricultural Research|Continuous Plankton Recorder
Continuous Plankton Recorder Survey|Cooper Basin|Cooper Ornithological Society|Copernicus Atmosphere Monitoring Service
Copernicus Climate Change Service|Copernicus Emergency Management Service|Copernicus Marine Environment Monitoring Service
Copley Medal|Coral Triangle|Corbett National Park|Corcovado National Park|Cordilleran Ice Sheet
Cornell High Energy Synchrotron Source|Cornell Lab of Ornithology|Cosmic Assembly Near-infrared Deep Extragalactic Legacy Survey
Cosmic Dust Analyzer|Cosmic Evolution Survey|Cotopaxi National Park|Coupled Model Intercomparison Project|Courant Institute
Courant Institute of Mathematical Sciences|Coweeta Hydrologic Laboratory|Cox’s Orange Pippin|Crafoord Prize|Crato Formation
Crimean Astrophysical Observatory|Crimson Seedless|Cripps Pink|Cross River National Park|Cryogenic Dark Matter Search
Crystallography Open Database|Cuatro Ciénegas|Cuatro Ciénegas Basin|Cuc Phuong National Park|Cuddapah Basin|Cuddapah Supergroup
Culham Centre for Fusion Energy|Cumbre Vieja|Cuu Long Basin|Cuyo Basin|Cyclone Amphan|Cyclone Idai|Cyclone Nargis|Cyclone Pam
Cyclone Sidr|Cyclone Tracy|Cyclone Winston|Cyclone Yasi|Cygnus Cocoon|Cygnus Loop|Cyprus Arc|DNA Data Bank of Japan|Daba Mountains
Dabie Orogen|Dabie-Sulu Orogen|Dahomey Basin|Dakhla Oasis|Dal Lake|Dalradian Supergroup|Dalton Minimum|Damara Belt|Damara Orogen
Danakil Depression|Daniel K. Inouye Solar Telescope|Danish Basin|Danish Red|Danube River Basin|Danum Valley
Danum Valley Conservation Area|Daresbury Laboratory|Dark Energy Camera|Dark Energy Spectroscopic Instrument
Dark Matter Particle Explorer|Darwin Medal|Darwin Tree of Life Project|Dasht-e Lut|Dauphin Island Sea Lab|Davidson Seamount
Davis Station|Davis Strait|Daya Bay|Daya Bay Collaboration|Daya Bay Reactor Neutrino Experiment|De Revolutionibus|Dead Sea Fault
Dead Sea Rift|Dead Sea Transform|Deccan Traps|Deception Island|Deep Bay|Deep Lens Survey|Deep Sea Drilling Project
Deep Space Climate Observatory|Deep Underground Neutrino Experiment|Deepwater Horizon|Defense Meteorological Satellite Program
Delamerian Orogen|Delaware Basin|Delhi Supergroup|Delta Cephei|Delta Scuti|Delta Works|Denali National Park and Preserve
Dengying Formation|Denmark Strait|Denver Basin|Denver-Julesburg Basin|Deutscher Wetterdienst|Devon Ice Cap|Dharwar Craton
Diamond Light Source|Dian Fossey|Dianchi Lake|Digital Library of Mathematical Functions|Digitized Sky Survey
Dinghushan Biosphere Reserve|Dinosaur National Monument|Dinosaur Park Formation|Dinosaur Provincial Park|Dinosaur Ridge
Dirac Medal|Disquisitiones Arithmeticae|Divertor Tokamak Test|Dja Biosphere Reserve|Dja Faunal Reserve|Djadochta Formation
Dogger Bank|Doi Inthanon National Park|Dom Feliciano Belt|Dome C|Dome Fuji|Dongling Mountain|Dongting Lake
Double Asteroid Redirection Test|Double Chooz|Doushantuo Formation|Doñana National Park|Drake Passage|Drakensberg Group
Driftless Area|Dry Chaco|Dry Tortugas|Dry Tortugas National Park|Duero Basin|Duke Forest|Duke Marine Laboratory
Dunn Solar Telescope|Dwyka Group|Eagle Ford Group|Eagle Ford Shale|Eagle Nebula|Early Eocene Climatic Optimum
Earth BioGenome Project|Earth Microbiome Project|Earth Radiation Budget Experiment|Earth Summit|East African Orogen
East African Rift System|East Anatolian Fault|East Anatolian Fault Zone|East Australian Current|East China Sea Shelf Basin
East European Craton|East Greenland Current|East Usambara Mountains|Eastern Arc Mountains|Eastern Ghats Mobile Belt
Eastern Mediterranean Transient|Eastern Scheldt|Ebro Basin|Ebro Delta|Ecca Group|Ecological Society of America
Edgeworth-Kuiper Belt|Ediacara Hills|Edinburgh Mathematical Society|Edward Teller|Edwards Aquifer|Effelsberg Telescope|Egg Nebula
Einstein Observatory|Einstein Probe|Einstein Telescope|El Chichón|El Hierro|El Niño Modoki|El Niño Southern Oscillation
El Yunque National Forest|Elbe Estuary|Elk Island National Park|Elliot Formation|Elsinore Fault|Elysium Planitia
Emas National Park|Emeishan Large Igneous Province|Emeishan Traps|Emperor Seamounts|Ems Estuary|Emu Bay Shale|Encyclopedia of Life
Endau-Rompin National Park|Enhanced Thematic Mapper Plus|Entomological Society of America|Entrada Sandstone
Environmental Quality Incentives Program|Epsilon Eridani|Equatorial Undercurrent|Erlanger Programm|Erlian Basin|Ernst Haeckel
Ernst Mayr|Eromanga Basin|Escuminac Formation|Espírito Santo Basin|Eta Carinae|Etosha National Park|Eurasian Plate|Europa Clipper
European Bioinformatics Institute|European Center for Medium-Range Weather Forecasts
European Centre for Medium-Range Weather Forecasts|European Extremely Large Telescope|European Geosciences Union
European Mathematical Society|European Molecular Biology Laboratory|European Molecular Biology Organization
European Nucleotide Archive|European Pulsar Timing Array|European Southern Observatory|European Spallation Source
European Synchrotron Radiation Facility|European X-ray Free-Electron Laser|Evolutionary Map of the Universe
Exome Aggregation Consortium|Experimental Advanced Superconducting Tokamak|Experimental Breeder Reactor II|Experimental Lakes Area
Extreme Light Infrastructure|Facility for Antiproton and Ion Research|Facility for Rare Isotope Beams|Falcon Heavy
Falkland Current|Far Ultraviolet Spectroscopic Explorer|Farallon Plate|Farne Islands|Faroe-Shetland Basin|Faroe-Shetland Channel
Fast Flux Test Facility|Fayetteville Shale|Fayum Depression|Fennoscandian Ice Sheet|Fennoscandian Shield
Fermi Gamma-ray Space Telescope|Fermi Large Area Telescope|Fermilab Tevatron|Fernow Experimental Forest|Fields Institute
Filchner-Ronne Ice Shelf|Finite Volume Community Ocean Model|Finnish Meteorological Institute|Fiordland National Park
Firth of Forth Bridge|Fish Canyon Tuff|Fish and Wildlife Service|Five-hundred-meter Aperture Spherical Radio Telescope|Flint Hills
Flora Danica|Flora Europaea|Flora Iberica|Flora Malesiana|Flora Neotropica|Flora Zambesiaca|Florida Bay|Florida Current
Floridan Aquifer|Florissant Formation|Florissant Fossil Beds National Monument|Flying Scotsman|Foping National Nature Reserve
Ford Model T|Forest City Basin|Fort Union Formation|Fort Worth Basin|Fortescue Group|Forth Bridge|Fortune Head|Fox Glacier
Fram Strait|Francis Crick|Francis Crick Institute|Franklin Large Igneous Province|Franz Josef Glacier|Freeman Dyson
Friday Harbor Laboratories|Fritz Haber|Fritz Zwicky|Fukushima Daiichi|Fukushima Daiichi Nuclear Power Plant
Future Circular Collider|Gaia Data Release|Gaia Data Release 2|Gaia Early Data Release 3|Gaia-ESO Survey|Gakkel Ridge
Galactic Arecibo L-band Feed Array|Galaxy And Mass Assembly|Galaxy Evolution Explorer|Galaxy Project|Galaxy Zoo|Galileo Mission
Galileo Probe|Galveston Bay|Galápagos Marine Reserve|Galápagos National Park|Ganges Basin|Ganges-Brahmaputra Delta
Gangotri Glacier|Gaoligong Mountains|Garamba National Park|Gariep Belt|Garlock Fault|Gashaka Gumti National Park
Gates of the Arctic|Gawler Craton|Gemini North|Gemini Observatory|Gemini Planet Imager|Gemini South|Gene Ontology Consortium
General Catalogue of Variable Stars|Genesis Mission|Genome Aggregation Database|Genome Reference Consortium
Genome Sequence Archive|Geological Society of America|Geological Society of India|Geological Society of London
Geological Survey of Canada|Geological Survey of Denmark and Greenland|Geological Survey of Finland|Geological Survey of Japan
Geological Survey of Norway|Geological Survey of Queensland|Geological Survey of Western Australia
Geophysical Fluid Dynamics Laboratory|Georg Cantor|George Green|George Washington Carver|Georgina Basin|Geoscience Australia
German Shepherd|Ghadames Basin|Ghost Ranch|Giant Magellan Telescope|Giant Metrewave Radio Telescope|Giant Mountains
Giant’s Causeway|Gideon Mantell|Gifford Pinchot|Gippsland Basin|Gir Forest|Gir National Park|Gironde Estuary
Glacier Bay National Park|Glenn Research Center|Global Atmosphere Watch|Global Biodiversity Information Facility
Global Carbon Project|Global Ecosystem Dynamics Investigation|Global Forecast System|Global Historical Climatology Network
Global Lake Ecological Observatory Network|Global Land Data Assimilation System|Global Ocean Data Assimilation Experiment
Global Ocean Observing System|Global Ozone Monitoring Experiment|Global Precipitation Climatology Centre
Global Precipitation Climatology Project|Global Precipitation Measurement Mission|Global Seed Vault|Global Seismographic Network
Gloucestershire Old Spots|Goddard Earth Observing System|Goddard Institute for Space Studies|Goddard Space Flight Center
Gogo Formation|Golden Delicious|Golden Rice Project|Goldman Environmental Prize|Golfo San Jorge Basin|Gombe National Park
Gombe Stream National Park|Gonarezhou National Park|Gondwana Supergroup|Gongga Mountain|Goode Solar Telescope|Google Earth Engine
Gorda Ridge|Gordon Research Conference|Gorham’s Cave|Gorongosa National Park|Gotthard Base Tunnel|Gould Belt|Grace Hopper
Gran Paradiso National Park|Gran Sasso|Gran Sasso National Laboratory|Gran Telescopio Canarias|Grand Canyon Supergroup
Grand Coulee Dam|Grand Ethiopian Renaissance Dam|Grand Nain|Grande Coupure|Grande Naine|Granny Smith
Gravity Field and Steady-State Ocean Circulation Explorer|Gravity Probe A|Gravity Probe B|Gravity Recovery and Climate Experiment
Gravity Recovery and Interior Laboratory|Great Aletsch Glacier|Great American Biotic Interchange|Great American Interchange
Great Backyard Bird Count|Great Bahama Bank|Great Barrier Reef Marine Park|Great Belt Bridge|Great Dane|Great Dark Spot|Great Dyke
Great East Japan Earthquake|Great Escarpment|Great Glen Fault|Great Hanshin Earthquake|Great Hanshin-Awaji Earthquake
Great Himalayan National Park|Great Kanto Earthquake|Great Kantō Earthquake|Great Limpopo Transfrontier Park|Great Man-Made River
Great Meteor Seamount|Great Observatories Origins Deep Survey|Great Ordovician Biodiversification Event|Great Oxidation Event
Great Oxygenation Event|Great Pacific Garbage Patch|Great Rann of Kachchh|Great Salinity Anomaly|Great Smog of London
Great South Basin|Great Stink|Great Sumatran Fault|Great Valley Group|Great Valley Sequence|Great Wall Station|Great Whirl
Great Xing’an Range|Greater Himalaya|Greater Khingan Range|Greater Kruger National Park|Greater Yellowstone Ecosystem
Green Bank Observatory|Green Bank Telescope|Green River Formation|Greenland Ice Sheet|Greenland Sea|Gregory Rift|Grenville Orogen
Grenville Province|Gresham College|Grigori Perelman|Grimsel Test Site|Gros Michel|Gros Morne National Park|Grove Karl Gilbert
Guadalquivir Basin|Guanabara Bay|Guarani Aquifer|Guaymas Basin|Guglielmo Marconi|Guiana Shield|Guide Star Catalog
Gulf Coastal Plain|Gulf of Cádiz|Gulf of Gabes|Gulf of Kutch|Gulf of Lions|Gulf of Taranto|Gum Nebula|Gunflint Chert
Gunung Gede Pangrango National Park|Gunung Halimun Salak National Park|Gunung Leuser National Park|Gunung Mulu National Park
Gunung Palung National Park|Gurbantunggut Desert|Gusev Crater|Gwaii Haanas National Park|Habitats Directive|Hadley Centre
Haihe River Basin|Hailar Basin|Haiyuan Fault|Haleakalā National Park|Half-Earth Project|Halley Station|Hamersley Basin
Hamersley Group|Hammerfest Basin|Han River|Hanford Site|Hangenberg Event|Hangzhou Bay|HapMap Project
Harbor Branch Oceanographic Institute|Harmonized World Soil Database|Harvard-Smithsonian Center for Astrophysics
Hausdorff Center for Mathematics|Haute-Provence Observatory|Hawaiian-Emperor Seamount Chain|Hawai’i Volcanoes National Park
Haynesville Shale|Hayward Fault|Heard Island|Hearne Craton|Heavy Ion Research Facility in Lanzhou|Heihe River|Heihe River Basin
Heinrich Stadial|Helan Mountains|Helheim Glacier|Helically Symmetric Experiment|Helix Nebula|Hell Creek Formation|Hellas Planitia
Hellenic Arc|Hellenic Trench|Helsinki Commission|Hengduan Mountains|Henri Pittier National Park|Henrietta Swan Leavitt
Henry Draper Catalogue|Hermit Shale|Heron Island|Herschel Space Observatory|Hess Deep|Hess Rise|Hexi Corridor
High Altitude Water Cherenkov|High Arctic Large Igneous Province|High Energy Stereoscopic System|High Flux Isotope Reactor
High Luminosity LHC|High Plains Aquifer|High Tatra Mountains|High-Luminosity Large Hadron Collider|Higher Himalaya
Highland Boundary Fault|Hipparcos Catalogue|Hluhluwe-iMfolozi Park|Hobby-Eberly Telescope|Hohe Tauern|Hohe Tauern National Park
Holocene Climatic Optimum|Holocene Thermal Maximum|Holstein Friesian|Homestake Mine|Hong Kong-Zhuhai-Macao Bridge|Hoover Dam
Hope Fault|Hopkins Marine Station|Horace Lamb|Horqin Sandy Land|Horsehead Nebula|Horseshoe Canyon Formation
Hortobágy National Park|Horton Plains|Huai Kha Khaeng Wildlife Sanctuary|Huai River|Huaihe River|Huang-Huai-Hai Plain
Hubbard Brook|Hubbard Brook Experimental Forest|Hubble Frontier Fields|Hubble Ultra Deep Field|Huckleberry Ridge Tuff
Huincul Formation|Human Epigenome Project|Human Genome Organisation|Human Metabolome Database|Human Proteome Organization
Human Proteome Project|Human Variome Project|Humber Estuary|Humboldt Current|Humboldt Current System|Humphry Davy|Hunga Tonga
Hunga Tonga-Hunga Ha’apai|Hunsrück Slate|Huronian Supergroup|Hurricane Andrew|Hurricane Camille|Hurricane Florence
Hurricane Harvey|Hurricane Hugo|Hurricane Ian|Hurricane Ida|Hurricane Ike|Hurricane Irma|Hurricane Katrina|Hurricane Maria
Hurricane Michael|Hurricane Mitch|Hurricane Rita|Hurricane Sandy|Hutton’s Unconformity|Hwange National Park
Hybrid Coordinate Ocean Model|Hydra Cluster|Hydrogen Epoch of Reionization Array|Hyper Suprime-Cam|Hyper Suprime-Cam Survey
Hyperloop One|ISIS Neutron and Muon Source|Iapetus Ocean|Iberian Plate|Iberian Pyrite Belt|Iberian Range
Ice Sheet Model Intercomparison Project|IceCube Collaboration|IceCube Neutrino Observatory|Iceland Deep Drilling Project
Iceland Sea|Idaho National Laboratory|Ig Nobel Prize|Iguazú National Park|Iguaçu National Park|Illinois Basin
Illinois State Geological Survey|Illizi Basin|Ilímaussaq Complex|Imaging X-ray Polarimetry Explorer
Incorporated Research Institutions for Seismology|India Meteorological Department|Indian Agricultural Research Institute
Indian Council of Agricultural Research|Indian National Centre for Ocean Information Services|Indian Ocean Dipole
Indian River Lagoon|Indian Shield|Indian Space Research Organisation|Indian Space Research Organization|Indiana Dunes
Indo-Australian Plate|Indo-Gangetic Plains|Indonesian Throughflow|Indus Basin|Indus Delta|Indus Fan|Indus-Tsangpo Suture Zone
Infrared Astronomical Satellite|Infrared Space Observatory|Inge Lehmann|Inorganic Crystal Structure Database
Institut Henri Poincaré|Institut Laue-Langevin|Institut des Hautes Études Scientifiques
Institute of Electrical and Electronics Engineers|Integrated Ocean Drilling Program|Integrated Taxonomic Information System
Integrative Genomics Viewer|Integrative Human Microbiome Project|Interdecadal Pacific Oscillation
Interface Region Imaging Spectrograph|Intergovernmental Science-Policy Platform on Biodiversity and Ecosystem Services
International Astronomical Union|International Biological Program|International Biological Programme
International Center for Tropical Agriculture|International Code of Botanical Nomenclature
International Code of Zoological Nomenclature|International Commission on Stratigraphy
International Commission on Zoological Nomenclature|International Congress of Mathematicians
International Continental Scientific Drilling Program|International Crops Research Institute for the Semi-Arid Tropics
International Geophysical Year|International Geosphere-Biosphere Programme|International Hydrological Decade
International Hydrological Programme|International Institute of Tropical Agriculture|International Linear Collider
International Livestock Research Institute|International Maize and Wheat Improvement Center|International Mathematical Olympiad
International Mathematical Union|International Ocean Discovery Program|International Plant Names Index|International Polar Year
International Potato Center|International Pulsar Timing Array|International Rice Research Institute
International Ultraviolet Explorer|International Union of Crystallography|International Union of Geological Sciences
International Union of Pure and Applied Chemistry|International Union of Pure and Applied Physics
International Water Management Institute|International Whaling Commission|Interstellar Boundary Explorer|Irati Formation
Irminger Sea|Iron Quadrangle|Irène Joliot-Curie|Isaac Newton Group of Telescopes|Isaac Newton Institute
Isaac Newton Institute for Mathematical Sciences|Isaac Newton Telescope|Isambard Kingdom Brunel|Ischigualasto Formation|Ise Bay
Ishtar Terra|Isle Royale National Park|Isle of Rum|Isua Greenstone Belt|Itaipu Dam|Itatiaia National Park
Itoigawa-Shizuoka Tectonic Line|Iullemmeden Basin|Ivindo National Park|Izu-Bonin Arc|Izu-Bonin-Mariana Arc|Jack Hills
Jackson Laboratory|Jakarta Bay|Jakobshavn Isbræ|James Clerk Maxwell|James Clerk Maxwell Telescope|James Hutton Institute
James Ross Island|James Watt|Japan Aerospace Exploration Agency|Japan Meteorological Agency|Jasper National Park|Java Trench
Jeanne d’Arc Basin|Jefferson Lab|Jeffreys Ledge|Jehol Group|Jena Experiment|Jervis Bay|Jet Propulsion Laboratory|Jharia Coalfield
Jianghan Basin|Jiangmen Underground Neutrino Observatory|Jiangnan Orogen|Jiaozhou Bay|Jim Corbett National Park
Jiufotang Formation|Jocelyn Bell Burnell|Jodrell Bank|Jodrell Bank Observatory|Joggins Formation|Joggins Fossil Cliffs
John Archibald Wheeler|John Day Formation|John Day Fossil Beds National Monument|John Innes Centre|John Wheeler
Johnson Space Center|Johnston Atoll|Joint European Torus|Joint Global Ocean Flux Study|Joint Institute for Nuclear Research
Joint Polar Satellite System|Joint Strike Fighter|Joint Typhoon Warning Center|Joint UK Land Environment Simulator|Jornada Basin
Jornada Experimental Range|Joseph Black|Joshua Tree National Park|Journal of Chemical Physics|Juan Fernández Archipelago
Juan de Fuca Plate|Juan de Fuca Ridge|Judith River Formation|Jungfraujoch Research Station|Juno Microwave Radiometer|Juno Mission
Jupiter Icy Moons Explorer|Justus von Liebig|Kaapvaal Craton|Kafue National Park|Kahuzi-Biega National Park|Kaibab Limestone
Kainji Lake National Park|Kaiparowits Formation|Kakadu National Park|Kakamega Forest|Kakum National Park|Kalahari Basin
Kane Fracture Zone|Kanha National Park|Kansas Geological Survey|Kaoko Belt|Karakum Desert|Karelian Craton|Karoo Basin
Karoo Supergroup|Karoo-Ferrar Large Igneous Province|Kavli Institute for Theoretical Physics|Kavli Prize|Kayenta Formation
Kaziranga National Park|Keck Observatory|Keck Telescope|Kellogg Biological Station|Kellwasser Event|Kem Kem Beds|Kem Kem Group
Kennedy Space Center|Kentucky Geological Survey|Kenya Rift|Keoladeo National Park|Kepler Space Telescope|Kerguelen Islands
Kerguelen Plateau|Kerinci Seblat National Park|Kermadec Trench|Kgalagadi Transfrontier Park|Khao Yai National Park|Kharga Oasis
Khorat Group|Khumbu Glacier|Khumbu Valley|Kibale National Park|Kiel Canal|Kilo-Degree Survey|Kimmeridge Clay
Kimmeridge Clay Formation|Kinabalu Park|King George Island|Kip Thorne|Kirindy Forest|Kirindy Mitea National Park|Kitt Peak
Kitt Peak National Observatory|Kluane National Park|Knuckles Range|Kohistan Arc|Kohistan-Ladakh Arc|Kola Alkaline Province
Komodo National Park|Konkoly Observatory|Konza Prairie|Konza Prairie Biological Station|Koobi Fora Formation
Kootenay National Park|Korea Meteorological Administration|Korup National Park|Kosciuszko National Park|Kraken Mare
Krishna-Godavari Basin|Kubuqi Desert|Kufra Basin|Kuiper Airborne Observatory|Kurchatov Institute|Kuril Trench
Kuril-Kamchatka Trench|Kuroshio Current|Kuroshio Extension|Kutai Basin|Kutch Basin|Kyzylkum Desert|Kırşehir Massif
LIGO Scientific Collaboration|La Brea Tar Pits|La Luna Formation|La Niña|La Palma|La Selva|La Selva Biological Station|La Silla
La Silla Observatory|La Soufrière|Laacher See|Laboratori Nazionali del Gran Sasso|Laboratori Nazionali di Frascati
Laboratory of Molecular Biology|Labrador Current|Labrador Sea Water|Labrador Trough|Lacandon Forest|Lacey Act|Lachlan Fold Belt
Lachlan Orogen|Laetoli Beds|Lagoon Nebula|Lagos Lagoon|Laguna Madre|Laikipia Plateau|Laizhou Bay|Lake Ellsworth|Lake Maggiore
Lake Manyara National Park|Lake Nakuru National Park|Lake Tai|Lake Vostok|Lamb Hass|Lamington National Park
Lamont-Doherty Earth Observatory|Lamu Basin|Landau Institute for Theoretical Physics|Landsat Thematic Mapper
Langley Research Center|Lantian Formation|Large Area Telescope|Large Binocular Telescope|Large Electron Positron Collider
Large High Altitude Air Shower Observatory|Large Millimeter Telescope|Large Plasma Device
Large Sky Area Multi-Object Fiber Spectroscopic Telescope|Large Synoptic Survey Telescope|Large Underground Xenon
Larsen C Ice Shelf|Larsen Ice Shelf|Las Campanas Observatory|Las Cañadas|Las Cruces Biological Station
Laser Interferometer Gravitational-Wave Observatory|Laser Interferometer Space Antenna|Laser Mégajoule|Late Antique Little Ice Age
Late Heavy Bombardment|Lau Basin|Laurentide Ice Sheet|Lava Creek Tuff|Lawrence Berkeley National Laboratory
Lawrence Livermore National Laboratory|Lebedev Physical Institute|Leeuwin Current|Legacy Survey of Space and Time
Leibniz Institute for Astrophysics Potsdam|Leksell Gamma Knife|Lena Delta|Leo Szilard|Leonhard Euler|Les Houches|Leslie Groves
Lesser Antilles Arc|Lesser Himalaya|Lesser Xing’an Range|Levant Basin|Levantine Basin|Levantine Sea|Lewis Fry Richardson
Lewisian Complex|Liaohe River|Lias Group|Liber Abaci|Lick Observatory|Ligeia Mare|Ligurian Sea|Limited Test Ban Treaty
Limpopo Belt|Linac Coherent Light Source|Lincoln Logs|Linnean Society|Linnean Society of London|Liverpool Telescope
Living Planet Index|Living Planet Report|Livingston Island|Lizard Island|Llanos Basin|Loango National Park|Local Supercluster
Loch Lomond|Lohmann Brown|Loihi Seamount|Loktak Lake|Lomonosov Ridge|Lonar Crater|Lonar Lake|London Clay
London Mathematical Society|Long Point|Long Term Ecological Research Network|Long Valley Caldera|Long Wavelength Array
Long-Term Agroecosystem Research Network|Longmaxi Formation|Longmen Shan|Longmenshan Fault|Longmenshan Fault Zone|Loop Current
Lopé National Park|Lord Howe Rise|Lord Kelvin|Lord Rayleigh|Lore Lindu National Park|Lorentz National Park
Los Alamos National Laboratory|Los Angeles Basin|Los Glaciares National Park|Los Rastros Formation|Los Tuxtlas
Los Tuxtlas Biosphere Reserve|Lough Erne|Lough Hyne|Lough Neagh|Louisville Seamount Chain|Lovell Telescope|Low Frequency Array
Lowell Observatory|Lower Benue Trough|Lower Mekong Basin|Luangwa Valley|Lucaogou Formation|Lufilian Arc|Lunar Gateway
Lunar Orbiter|Lunar Prospector|Lunar Reconnaissance Orbiter|Lunar and Planetary Institute|Lunar and Planetary Laboratory
Luquillo Experimental Forest|Luquillo Mountains|Lusitanian Basin|Luzon Strait|Maasai Mara National Reserve|Macaulay Institute
Madidi National Park|Madison Symmetric Torus|Magallanes Basin|Magellan Seamounts|Magellanic Clouds|Magellanic Stream
Magnetospheric Multiscale|Magnetospheric Multiscale Mission|Magnuson-Stevens Act
Magnuson-Stevens Fishery Conservation and Management Act|Mahale Mountains National Park|Mahanadi Basin|Main Boundary Thrust
Main Central Thrust|Main Ethiopian Rift|Main Frontal Thrust|Main Himalayan Thrust|Main Injector Neutrino Oscillation Search
Maitri Station|Makgadikgadi Pans|Malay Basin|Malvinas Current|Man and the Biosphere Programme|Mana Pools|Mana Pools National Park
Mancos Shale|Manhattan Engineer District|Manila Bay|Mantiqueira Province|Manu National Park|Manus Basin|Maotianshan Shales
Mar Menor|Maracaibo Basin|Marcellus Shale|Mare Crisium|Mare Imbrium|Mare Tranquillitatis|Mariana Trench|Mariana Trough
Marine Biological Laboratory|Marine Mammal Protection Act|Marine Strategy Framework Directive|Marion Island
Marlborough Fault System|Marmara Sea|Mars Atmosphere and Volatile Evolution|Mars Climate Orbiter|Mars Orbiter Laser Altimeter
Mars Orbiter Mission|Mars Pathfinder|Mars Polar Lander|Mars Science Laboratory|Marshall Space Flight Center|Mary Anning
Mary Somerville|Maryam Mirzakhani|Marília Formation|Masoala National Park|Mata Atlântica|Materials Genome Initiative
Materials Project|Materials Studio|Mathematical Association of America|Mathematical Sciences Research Institute
Mathematisches Forschungsinstitut Oberwolfach|Matthew Boulton|Mauna Loa Observatory|Maunder Minimum|Mawson Station|Max Born
Max Planck|Max Planck Institute Earth System Model|Max Planck Institute for Astronomy|Max Planck Institute for Biogeochemistry
Max Planck Institute for Chemistry|Max Planck Institute for Evolutionary Anthropology
Max Planck Institute for Extraterrestrial Physics|Max Planck Institute for Meteorology|Max Planck Institute for Plasma Physics
Maxwell Montes|Maya Biosphere Reserve|Mayon Volcano|Mazon Creek|McArthur Basin|McDonald Observatory|McMurdo Dry Valleys
McMurdo Sound|McMurdo Station|Median Tectonic Line|Medieval Climate Anomaly|Medieval Warm Period|Mediterranean Outflow Water
Medusae Fossae Formation|Mega Ampere Spherical Tokamak|Mekong River Basin|Melghat Tiger Reserve|Menderes Massif
Mendocino Fracture Zone|Menlo Park|Mercantour National Park|Mercia Mudstone Group|Merensky Reef|Meridiani Planum|Mersey Estuary
Mesoamerican Barrier Reef|Messel Pit|Messier Catalogue|Met Office|Met Office Hadley Centre|Michael Atiyah|Michigan Basin
Microwave Limb Sounder|Mid-Brunhes Event|Mid-Miocene Climatic Optimum|Mid-Piacenzian Warm Period|Mid-Pleistocene Transition
Middle America Trench|Middle Atlantic Bight|Middle Eocene Climatic Optimum|Middle Magdalena Valley
Middle Miocene Climate Transition|Middle Miocene Climatic Optimum|Midland Basin|Midland Valley|Midway Atoll
Migratory Bird Treaty Act|Millennium Prize Problems|Millennium Seed Bank|Millennium Seed Bank Partnership|Milutin Milankovitch
Minamata Bay|Minamata Convention on Mercury|Mirovia Ocean|Mirs Bay|Mississippi Embayment|Mississippi River Delta
Missouri Botanical Garden|Mistaken Point|Mistaken Point Formation|Mittag-Leffler Institute|Modane Underground Laboratory
Model T Ford|Moderate Resolution Imaging Spectroradiometer|Modular Ocean Model|Moenkopi Formation|Moine Supergroup|Moine Thrust
Molasse Basin|Mole National Park|Molopo Farms Complex|Molten Salt Reactor Experiment|Monarch Butterfly Biosphere Reserve
Mongol-Okhotsk Ocean|Monks Wood|Mont Saint-Michel Bay|Mont Terri|Mont Terri Rock Laboratory
Monterey Bay Aquarium Research Institute|Monterey Formation|Monteverde Cloud Forest Reserve|Moor House|Moremi Game Reserve
Morondava Basin|Morrison Formation|Morrow Plots|Moscow Mathematical Papyrus|Moss Landing Marine Laboratories
Mote Marine Laboratory|Mount Agung|Mount Aso|Mount Baker|Mount Cameroon|Mount Cook|Mount Damavand
Mount Desert Island Biological Laboratory|Mount Elgon|Mount Erebus|Mount Graham|Mount Hood|Mount Isa|Mount Isa Inlier|Mount Kelud
Mount Kinabalu|Mount Mazama|Mount McKinley|Mount Merapi|Mount Nyiragongo|Mount Ontake|Mount Paektu|Mount Pelée|Mount Redoubt
Mount Ruapehu|Mount Spurr|Mount Stromlo Observatory|Mount Tai|Mount Tambora|Mount Tarawera|Mount Unzen|Mount Wilson Observatory
Mountain Zebra National Park|Mowry Shale|Mozambique Belt|Mozambique Current|Mu Cephei|Mu Us Sandy Land|Mudumalai Tiger Reserve
Muglad Basin|Multi-angle Imaging SpectroRadiometer|Muon g-2 Collaboration|Murchison Falls National Park|Murchison Widefield Array
Murray Basin|Murray Gell-Mann|Murzuq Basin|Mysterium Cosmographicum|NASA Infrared Telescope Facility|Nagarhole National Park
Nagoya Protocol|Nahuel Huapi National Park|Nain Province|Nakdong River|Nam Con Son Basin|Nama Karoo|Namaqua-Natal Belt|Nan Shan
Nancy Grace Roman Space Telescope|Nanda Devi Biosphere Reserve|Nankai Trough|Nanxiang Basin|Naracoorte Caves|Nares Strait
National Audubon Society|National Center for Atmospheric Research|National Centers for Environmental Prediction
National Centre for Atmospheric Science|National Data Buoy Center|National Ecological Observatory Network
National Environmental Policy Act|National Hurricane Center|National Ignition Facility|National Institute of Oceanography
National Marine Fisheries Service|National Oceanography Centre|National Optical Astronomy Observatory
National Radio Astronomy Observatory|National Renewable Energy Laboratory|National Snow and Ice Data Center
National Solar Observatory|National Spherical Torus Experiment|National Synchrotron Light Source
Natural Resources Conservation Service|Nature Conservancy|Nautical Almanac Office|Navajo Sandstone|Nazca Ridge
Neanderthal Genome Project|Near Earth Asteroid Rendezvous|Nebraska Sandhills|Neil Gehrels Swift Observatory|Nemegt Formation
Nenjiang Formation|Neo-Tethys Ocean|Neolithic Subpluvial|Neoproterozoic Oxygenation Event|Neuquén Basin|Neuquén Group
Neutron Star Interior Composition Explorer|Nevada National Security Site|Nevada Test Site|Nevado de Toluca|Nevado del Huila
Nevado del Ruiz|Nevanlinna Prize|New Albany Shale|New England Orogen|New England Seamounts|New General Catalogue|New Red Sandstone
New York Bight|New York Botanical Garden|Newark Supergroup|Newport-Inglewood Fault|Ngorongoro Crater|Niassa National Reserve
Nicolaus Copernicus|Niels Bohr|Niels Bohr Institute|Niels Henrik Abel|Niger Delta Basin|Nikola Tesla|Nikolai Vavilov|Nile Basin
Nilgiri Biosphere Reserve|Ninetyeast Ridge|Ningaloo Reef|Niobrara Chalk|Niobrara Formation|Niokolo-Koba National Park|Nissan Leaf
Nitrates Directive|Niutitang Formation|Noatak National Preserve|Nobel Prize in Chemistry|Nobel Prize in Physics
Nobel Prize in Physiology or Medicine|Nobeyama Radio Observatory|Noel Kempff Mercado National Park|Non-Proliferation Treaty
Nordic Optical Telescope|North American Breeding Bird Survey|North American Land Data Assimilation System
North American Nanohertz Observatory for Gravitational Waves|North American Regional Reanalysis|North Anatolian Fault
North Anatolian Fault Zone|North Atlantic Craton|North Atlantic Current|North Atlantic Deep Water|North Atlantic Drift
North Atlantic Igneous Province|North Atlantic Oscillation|North Brazil Current|North China Craton|North Equatorial Current
North Pacific Gyre|North Pacific Subtropical Gyre|Northeast China Plain|Northern Annular Mode|Northern Carnarvon Basin
Northern Extended Millimeter Array|Norwegian Atlantic Current|Norwegian Coastal Current|Norwegian Earth System Model
Norwegian Polar Institute|Norwegian Red|Nouabalé-Ndoki National Park|Nubian Sandstone Aquifer System
Nuclear Spectroscopic Telescope Array|Nuvvuagittuq Greenstone Belt|Nyerere National Park|Nyungwe Forest|Nyungwe National Park
Nördlinger Ries|Oak Ridge National Laboratory|Observatoire de Haute-Provence|Ocean Biodiversity Information System
Ocean Biogeographic Information System|Ocean Drilling Program|Ocean Networks Canada|Ocean Observatories Initiative
Oceanus Procellarum|Odzala National Park|Officer Basin|Ogallala Aquifer|Okavango Basin|Okinawa Trough|Old Red Sandstone
Oldest Dryas|Oldman Formation|Olympic Dam|Omega Laser Facility|On-Line Encyclopedia of Integer Sequences|Ontong Java Plateau
Ooty Radio Telescope|Open Babel|Open Catalyst Project|Open Quantum Materials Database|Operation Crossroads|Operation Plowshare
Operational Land Imager|Optical Gravitational Lensing Experiment|Orange Basin|Orbiting Carbon Observatory
Orbiting Carbon Observatory-2|Ordesa and Monte Perdido National Park|Ordos Basin|Organ Pipe Cactus National Monument
Organization for Tropical Studies|Orinoco Belt|Orion Molecular Cloud|Orion Nebula Cluster|Orphan Basin|Osaka Bay|Oslo Graben
Oslo Rift|Otway Basin|Ouachita Mountains|Outeniqua Basin|Outer Space Treaty|Overwhelmingly Large Telescope
Owens Valley Radio Observatory|Oxford Clay|Oxford Clay Formation|Oyashio Current|Ozone Monitoring Instrument|PHENIX Collaboration
Pacific Decadal Oscillation|Pacific Marine Environmental Laboratory|Pacific Northwest National Laboratory|Pacific Plate
Pacific Rim National Park|Pacific Ring of Fire|Padre Island National Seashore|Paleo-Asian Ocean|Paleo-Tethys Ocean
Paleocene-Eocene Thermal Maximum|Paleoclimate Modelling Intercomparison Project|Palmer Station|Palmyra Atoll
Palo Verde National Park|Palomar Observatory|Palomar Observatory Sky Survey|Palomar Transient Factory|Pan-STARRS Survey
Pannonian Basin|Panola Mountain|Papahānaumokuākea Marine National Monument|Paradox Basin|Parallel Ice Sheet Model
Parallel Ocean Program|Paranal Observatory|Paraná Basin|Paraná-Etendeka Large Igneous Province|Paratethys Sea|Paris Observatory
Park Grass|Park Grass Experiment|Parker Solar Probe|Parkes Observatory|Parkes Pulsar Timing Array|Parkes Radio Telescope
Parnaíba Basin|Particle Data Group|Particle Physics Project Prioritization Panel|Pasoh Forest Reserve|Patagonian Ice Sheet
Patos Lagoon|Paul Scherrer Institute|Peace-Athabasca Delta|Peak District National Park|Pearl River Mouth Basin|Pelotas Basin
Pench Tiger Reserve|Pendjari Biosphere Reserve|Pendjari National Park|Penrose Medal|Perimeter Institute
Perimeter Institute for Theoretical Physics|Perito Moreno Glacier|Periyar Tiger Reserve|Permian Basin|Perth Basin|Peru Current
Peru-Chile Trench|Petermann Glacier|Petit Verdot|Philippine Fault|Philippine Sea Plate|Phillip Island|Phlegraean Fields
Phong Nha-Ke Bang|Photon Factory|Pic du Midi|Piceance Basin|Picos de Europa|Piedmont Plateau|Pierre Auger Collaboration
Pierre Shale|Pierre de Fermat|Pilbara Craton|Pine Island Glacier|Pink Lady|Pinot Gris|Pinot Noir|Pinwheel Galaxy|Pioneer Venus
Pioneer Venus Orbiter|Pipe Nebula|Pisco Basin|Pisco Formation|Piton de la Fournaise|Piton des Neiges|Plate Boundary Observatory
Plateau de Bure Interferometer|Plitvice Lakes|Plitvice Lakes National Park|Plum Island|Plymouth Marine Laboratory|Po Basin
Podocarpus National Park|Point Pelee National Park|Polish Academy of Sciences|Porcupine Basin|Porcupine Seabight|Port Phillip Bay
Port-Cros National Park|Posidonia Shale|Potiguar Basin|Potsdam Institute for Climate Impact Research|Potwar Plateau|Poyang Lake
Prairie Pothole Region|Priestley Medal|Prince Albert National Park|Prince Patrick Island|Princess Elisabeth Station
Princeton Ocean Model|Princeton Plasma Physics Laboratory|Project Apollo|Project Gemini|Project Mercury|Project Orion
Project Plowshare|Prydz Bay|Puerto Rico Trench|Pugwash Conferences|Pulkovo Observatory|Pura Raza Española|Purcell Supergroup
Pusa Basmati|Putnam Competition|Puy de Dôme|Qattara Depression|Qilian Mountains|Qinghai Lake|Qingshankou Formation
Qinling Mountains|Qinling Orogen|Qiongdongnan Basin|Qiongzhusi Formation|Quadrilátero Ferrífero|Quantum ESPRESSO
Queen Charlotte Fault|Queen Elizabeth Islands|Queen Elizabeth National Park|Quelccaya Ice Cap|Quetico Provincial Park
Quetico Subprovince|Radial Velocity Experiment|Rae Craton|Raman Research Institute|Ramsar Convention|Ramsar Convention on Wetlands
Rancho La Brea|Raniganj Coalfield|Ranomafana National Park|Ranthambhore Tiger Reserve|Ranthambore National Park|Raton Basin
Recôncavo Basin|Red Angus|Red Danish|Red Deer River|Red Delicious|Red Globe|Red List Index|Red Poll|Red River Fault
Red River Fault Zone|Red Sindhi|Redwall Limestone|Regional Ocean Modeling System|Relativistic Heavy Ion Collider
Research Collaboratory for Structural Bioinformatics|Retezat National Park|Reykjanes Ridge|Reynolds Creek
Reynolds Creek Experimental Watershed|Rheic Ocean|Rhenish Massif|Rhind Mathematical Papyrus|Rhine Graben|Rho Ophiuchi
Rhode Island Red|Rhodope Massif|Rhynie Chert|Rhône Delta|Ria Formosa|Ria de Aveiro|Ribeira Belt|Riding Mountain National Park
Ring Nebula|Rio Bonito Formation|Rio Declaration|Rio Grande Rift|Rio Grande Rise|Rio de la Plata Craton
Riversleigh World Heritage Area|Rockall Plateau|Rockall Trough|Rockefeller University|Rocky Mountain Biological Laboratory
Rolf Schock Prize|Roman Warm Period|Romanche Fracture Zone|Romualdo Formation|Ronne Ice Shelf|Roque de los Muchachos
Roque de los Muchachos Observatory|Rosenstiel School of Marine and Atmospheric Science|Rosetta Mission|Rosette Nebula
Roslin Institute|Ross Gyre|Rossi X-ray Timing Explorer|Rothamsted Experimental Station|Rothamsted Research
Rothera Research Station|Rovuma Basin|Royal Aeronautical Society|Royal Agricultural Society|Royal Astronomical Society
Royal Astronomical Society of Canada|Royal Botanic Gardens|Royal Entomological Society|Royal Gala|Royal Greenwich Observatory
Royal Horticultural Society|Royal Institution of Great Britain|Royal Medal|Royal Meteorological Society|Royal National Park
Royal Netherlands Meteorological Institute|Royal Observatory of Belgium|Royal Society of Canada|Royal Society of Chemistry
Royal Tyrrell Museum|Ruaha National Park|Rubik’s Cube|Rub’ al Khali|Rudolphine Tables|Russet Burbank|Russian Academy of Sciences
Rutherford Appleton Laboratory|Rías Baixas|STAR Collaboration|Sacramento-San Joaquin Delta|Safe Drinking Water Act|Sagaing Fault
Sagami Bay|Sagarmatha National Park|Saguaro National Park|Saguenay Fjord|Saha Institute of Nuclear Physics|Sainsbury Laboratory
Saldania Belt|Sally Ride|Salonga National Park|Salt Range|Samburu National Reserve|San Andreas Fault Observatory at Depth
San Francisco Estuary|San Jacinto Fault|San Jacinto Fault Zone|San Joaquin Basin|San Jorge Basin|Sanandaj-Sirjan Zone
Sanborn Field|Sandia National Laboratories|Sanford Underground Research Facility|Sanger Institute|Sanjiang Plain|Santa Ana
Santa Cruz Formation|Santa Fe Institute|Santa Gertrudis|Santa Maria Formation|Santa María Volcano|Santa Rita Experimental Range
Santa Rosa National Park|Santana Formation|Santos Basin|Sargasso Sea|Sariska Tiger Reserve|Sauvignon Blanc
Savannah River National Laboratory|Savannah River Site|Scandinavian Ice Sheet|Scheldt Estuary|Scotia Arc|Scotia Plate|Scotia Sea
Scotian Basin|Scotian Shelf|Scott Reef|Scottish Association for Marine Science|Scottish Blackface|Scottish Café
Scottish Crop Research Institute|Scripps Institution of Oceanography|Scripps Research Institute|Sculptor Galaxy|Sea of Cortez
Sea-viewing Wide Field-of-view Sensor|Seattle Fault|Seine Estuary|Selli Event|Selous Game Reserve|Sepetiba Bay
Sequence Read Archive|Serengeti Plains|Sergipe-Alagoas Basin|Serra Geral Formation|Serra da Canastra
Serra da Capivara National Park|Serra da Mantiqueira|Serra do Cipó|Serra do Mar|Serra dos Órgãos National Park
Sevilleta National Wildlife Refuge|Seymour Island|Shahejie Formation|Shale Hills|Shanghai Synchrotron Radiation Facility
Shanxi Formation|Shapley Supercluster|Shatsky Rise|Shaw Prize|Shaximiao Formation|Shelter Island Conference
Sherwood Sandstone Group|Shillong Plateau|Shungura Formation|Shuttle Imaging Radar|Shuttle Radar Topography Mission
Siachen Glacier|Sian Ka’an Biosphere Reserve|Siberian Craton|Siberian Traps|Siccar Point|Sidereus Nuncius
Siding Spring Observatory|Sierra de Guadarrama|Silent Valley|Silent Valley National Park|Silverpit Crater|Simien Mountains
Simien Mountains National Park|Simons Array|Simons Center for Geometry and Physics|Simons Foundation
Simons Genome Diversity Project|Simons Observatory|Simple Ocean Data Assimilation|Singhbhum Craton|Sinharaja Forest Reserve
Sirius Passet|Sirte Basin|Siwa Oasis|Siwalik Group|Siwalik Hills|Skidaway Institute of Oceanography|Skomer Island|Slave Craton
Slave Province|Sleepers River|Sloan Great Wall|Smithsonian Astrophysical Observatory|Smithsonian Tropical Research Institute
Snowy Mountains|Society for Industrial and Applied Mathematics|Society of Economic Geologists|Society of Exploration Geophysicists
Society of Petroleum Engineers|Society of Vertebrate Paleontology|Sofia Kovalevskaya|Soil & Water Assessment Tool
Soil Conservation Service|Soil Moisture Active Passive|Soil Moisture and Ocean Salinity|Soil Survey Geographic Database
Soil and Water Assessment Tool|Solar Dynamics Observatory|Solar Orbiter|Solar Radiation and Climate Experiment
Solar and Heliospheric Observatory|Solimões Basin|Solnhofen Limestone|Solo Basin|Solvay Conference|Somali Basin|Somali Current
Sombrero Galaxy|Song Hong Basin|Songhua River|Songliao Basin|Sophie Germain|Soudan Underground Laboratory|Soufrière Hills
Soufrière Hills Volcano|South African Astronomical Observatory|South American Plate|South Atlantic Bight
South Atlantic Convergence Zone|South China Block|South Equatorial Current|South Luangwa National Park
South Pacific Convergence Zone|South Pole Station|South Pole Telescope|South Pole-Aitken Basin|South Sumatra Basin
South Tibetan Detachment|South Yellow Sea Basin|South-North Water Transfer Project|South-to-North Water Transfer Project
Southeast Indian Ridge|Southern African Large Telescope|Southern Annular Mode|Southern Astrophysical Research Telescope
Southern California Bight|Southern California Earthquake Center|Southern California Seismic Network|Southern Galactic Plane Survey
Southern Granulite Terrain|Southern Oscillation Index|Southern Uplands|Southwest Indian Ridge|Southwest Research Institute
Space Telescope Science Institute|Special Astrophysical Observatory|Species Plantarum|Spirit of St. Louis|Spitzer Space Telescope
Spraberry Formation|Spruce Goose|Sputnik Planitia|Spörer Minimum|Square Kilometer Array|Srinivasa Ramanujan|St. Francis Dam
St. Lawrence Estuary|Stanford Linear Accelerator Center|Stanford Linear Collider|Stardust Mission|Steklov Mathematical Institute
Stellwagen Bank|Stelvio National Park|Stephen Jay Gould|Stillwater Complex|Stockholm Conference|Stockholm Water Prize
Storm Water Management Model|Stormberg Group|Strangford Lough|Stratospheric Observatory for Infrared Astronomy|Subaru Telescope
Subei Basin|Submillimeter Array|Subrahmanyan Chandrasekhar|Succulent Karoo|Sudbury Basin|Sudbury Igneous Complex
Sudbury Neutrino Observatory|Sulaiman Range|Sulu Orogen|Sumatran Fault|Sunda Arc|Sunda Trench|Sundarbans National Park
Suomi National Polar-orbiting Partnership|Supai Group|Super Tau-Charm Facility|Super-Kamiokande Collaboration
Superconducting Super Collider|Superior Craton|Superior Province|Supernova 1987A|Supernova Cosmology Project
Supernova Legacy Survey|Superstorm Sandy|Surat Basin|Surface Water and Ocean Topography|Suruga Bay|Svalbard Global Seed Vault
Svante Arrhenius|Svecofennian Orogen|Sverdrup Basin|Swedish Meteorological and Hydrological Institute|Swedish Red
Swedish Solar Telescope|Swiss Light Source|Swiss National Park|Sydney Basin|Sydney Harbour|Syowa Station|Systema Naturae
São Francisco Craton|Taal Volcano|Table Mountain National Park|Taihang Mountains|Taihu Lake|Taiyuan Formation|Tajo Basin
Tam Dao National Park|Taman Negara|Tambopata National Reserve|Tan-Lu Fault|Tan-Lu Fault Zone|Tanjung Puting National Park
Tanzania Craton|Taoudeni Basin|Tapeats Sandstone|Tarakan Basin|Taranaki Basin|Tarangire National Park|Tarantula Nebula
Tarim Craton|Tarim River|Tasman Glacier|Tasman Orogen|Tata Institute of Fundamental Research|Tatra National Park|Tau Ceti
Taupo Volcanic Zone|Taupō Volcanic Zone|Tay Bridge|Tayrona National Park|Taï National Park|Teide National Park
Telescope Array Experiment|Telescopio Nazionale Galileo|Tendaguru Formation|Tengger Desert|Tesla Autopilot|Tethyan Himalaya
Tethys Ocean|Tethys Sea|Teton Dam|Thames Barrier|Tharsis Montes|Thau Lagoon|Thelon Basin|Thematic Mapper
Theodore Roosevelt National Park|Therapeutic Target Database|Thirty Meter Telescope|Thomas Jefferson National Accelerator Facility
Thomas Newcomen|Thomas Telford|Thomas Young|Thompson Seedless|Thomson Orogen|Three Forks Formation|Three Gorges Reservoir
Three-River Headwaters|Thwaites Glacier|Tiangong Space Station|Tianma Radio Telescope|Tianshan Mountains|Timor Sea|Tindouf Basin
Tiritiri Matangi Island|Toba Caldera|Tocantins Province|Todos os Santos Bay|Tokamak Fusion Test Reactor|Tokyo Bay|Toledan Tables
Tonga Trench|Tongariro National Park|Tongass National Forest|Tonle Sap Lake|Toolik Field Station|Toolik Lake|Tornado Alley
Toroweap Formation|Torres del Paine|Torres del Paine National Park|Torrey Canyon|Torridonian Supergroup
Total Ozone Mapping Spectrometer|Totten Glacier|Touriga Nacional|Toxic Substances Control Act|Toxics Release Inventory
Trans-Hudson Orogen|Trans-Mexican Volcanic Belt|Trans-North China Orogen|Transiting Exoplanet Survey Satellite
Transvaal Supergroup|Transylvanian Basin|Tree of Life Web Project|Triangulum Galaxy|Trifid Nebula|Triglav National Park
Trinity Site|Trofim Lysenko|Troodos Massif|Tropical Ocean Global Atmosphere|Tropical Rainfall Measuring Mission
Tropospheric Monitoring Instrument|Tsavo East National Park|Tsavo National Park|Tsitsikamma National Park|Tsushima Warm Current
Tubbataha Reefs Natural Park|Tucano Basin|Turkana Basin|Turkana Boy|Turpan Basin|Turpan-Hami Basin|Twentieth Century Reanalysis
Two Medicine Formation|Two-Degree Field Galaxy Redshift Survey|Tycho-2 Catalogue|Tyler Prize|Typhoon Hagibis|Typhoon Haiyan
Typhoon Morakot|Typhoon Yolanda|Tyrolean Iceman|U.S. Fish and Wildlife Service|U.S. Forest Service|U.S. Geological Survey
UCSC Genome Browser|US Forest Service|US Geological Survey|Udzungwa Mountains|Udzungwa Mountains National Park|Uinta Formation
Ujung Kulon National Park|Ukrainian Shield|Uluguru Mountains|United Kingdom Infrared Telescope|United States Geological Survey
Upgraded Giant Metrewave Radio Telescope|Upper Atmosphere Research Satellite|Upper Blue Nile Basin|Upper Colorado River Basin
Upper Indus Basin|Upper Mississippi River|Upper Rhine Graben|Upper Scorpius|Urmia Lake|Usambara Mountains|Utica Shale
Utopia Planitia|Vaca Muerta|Vaca Muerta Formation|Vajont Dam|Valles Caldera|Valley and Ridge Province|Valley of Flowers
Valley of Flowers National Park|Vannevar Bush|Vanoise National Park|Vatnajökull Ice Cap|Veil Nebula|Vema Fracture Zone
Vembanad Lake|Venice Lagoon|Ventersdorp Supergroup|Ventura Basin|Venus Express|Vera C. Rubin Observatory|Vera Rubin
Vera Rubin Observatory|Vertebrate Genomes Project|Very Large Telescope Interferometer|Very Long Baseline Array|Vetlesen Prize
Vienna Ab initio Simulation Package|Vienna Basin|Viking Graben|Vilhelm Bjerknes|Vindhyan Basin|Vindhyan Supergroup
Virginia Institute of Marine Science|Virgo Collaboration|Virunga National Park|Vishnu Schist
Visible Infrared Imaging Radiometer Suite|Volcanoes National Park|Volcán de Colima|Volcán de Fuego|Volta Basin Authority
Vredefort Dome|Vøring Basin|Vøring Plateau|Wabigoon Subprovince|Wahweap Formation|Wakatobi National Park|Walker Branch
Walker Branch Watershed|Walker Lane|Wallace Broecker|Walnut Gulch|Walnut Gulch Experimental Watershed|Walvis Ridge|Wasatch Fault
Wasatch Fault Zone|Wasatch Formation|Washington Double Star Catalog|Washington Navel|Waste Isolation Pilot Plant
Water Efficient Maize for Africa|Water Erosion Prediction Project|Water Framework Directive|Waterton Lakes National Park
Wawa Subprovince|Way Kambas National Park|Wealden Group|Weather Research and Forecasting Model|Weddell Gyre|Wei River|Weihe River
Weizmann Institute|Weizmann Institute of Science|Wellcome Sanger Institute|Wellcome Trust Sanger Institute|Wellington Fault
Werner Heisenberg|Wernher von Braun|Wessex Formation|West African Craton|West Coast National Park|West Greenland Current
Westerbork Synthesis Radio Telescope|Western Canada Sedimentary Basin|Western Interior Basin|Western Interior Seaway
Western Scheldt|Wetlands Reserve Program|Whakaari White Island|Wheeler Shale|Whirlpool Galaxy|White Island|White River Group
White Sands National Park|Whitehead Institute|Wichita Mountains|Wicken Fen|Wide-field Infrared Survey Explorer
Wildlife Conservation Society|Wilkinson Microwave Anisotropy Probe|William Buckland|William Herschel Telescope|William Thurston
Williams Bon Chrétien|Williston Basin|Willwood Formation|Wilsons Promontory|Windermere Supergroup|Windimurra Complex
Wingate Sandstone|Winton Formation|Witwatersrand Basin|Witwatersrand Supergroup|Wolf Prize|Wolfcamp Shale|Wolfram Language
Wollaston Medal|Wolong National Nature Reserve|Wolong Nature Reserve|Wood Buffalo National Park|Woodford Shale|Woodlark Basin
Woods Hole|Woods Hole Oceanographic Institution|Wopmay Orogen|World Agroforestry Centre|World Checklist of Vascular Plants
World Climate Research Programme|World Data System|World Flora Online|World Food Prize|World Meteorological Organisation
World Ocean Atlas|World Ocean Circulation Experiment|World Ocean Database|World Reference Base for Soil Resources
World Register of Marine Species|Wright Flyer|Wufeng Formation|Wular Lake|Wuyi Mountain|Wuyi Mountains|Wyoming Craton|Wytham Woods
Xianshuihe Fault|Xishuangbanna Tropical Botanical Garden|Xujiahe Formation|Yala National Park|Yanchang Formation|Yangtze Craton
Yangtze Platform|Yangtze River Basin|Yangtze River Economic Belt|Yankari Game Reserve|Yarlung-Tsangpo Suture Zone
Yasuní National Park|Yellowstone Caldera|Yellowstone Plateau|Yerkes Observatory|Yilgarn Craton|Yinggehai Basin|Yixian Formation
Yoho National Park|Yosemite Valley|Youngest Toba Tuff|Yucca Mountain|Yunnan-Guizhou Plateau|Zackenberg Research Station
Zakouma National Park|Zambezi Belt|Zambezi River|Zhongshan Station|Zimbabwe Craton|Zoological Society of London
Zoological Survey of India|Zwicky Transient Facility|iSimangaliso Wetland Park|Äspö Hard Rock Laboratory|Écrins National Park
Évariste Galois|Šumava National Park
`;

export const NATURE_WORDS = `
Akhal Albariño Aldabra Aldrovandi Amboseli Androscoggin Ankole Araripe Arbequina Argentière Ariane Artin Artinian Aseel
Atchafalaya Atiyah Auvergne Avalonia Awassi Baltica Banff Barbari Barberton Barki Bartók Basilicata Beetal Benguela Benioff Betti
Bhabha Białowieża Bieberbach Blaschke Bochner Bolyai Bombieri Bonsmara Braeburn Brangus Brauer Bruhat Brunhes Buffon Bézout Calabi
Camargue Candolle Cantabria Carathéodory Carménère Cartan Cassini Castelnuovo Cathaysia Cavalieri Cerrado Chevalley Chianina
Chilika Chiribiquete Chladni Chukotka Churra Churyumov Cimmeria Clairaut Clebsch Comisana Coomassie Corriedale Cotswolds Cremona
Czochralski Dabie Dalradian Dansgaard Davisson Daya Dehn Dharwar Dinarides Diophantus Dobermann Dobzhansky Doushantuo Doñana
Drakensberg Drinfeld Droughtmaster Duhamel Dyneema Dynkin Ediacara Ediacaran Ehresmann Eifel Eilenberg Enceladus Enewetak
Engelmann Enriques Ensembl Eudragit Eurofighter Eyjafjallajökull Eyring Faltings Farallon Fatou Fejér Fennoscandia Fermilab Ficoll
Fiordland Fleckvieh Flevoland Floer Fraenkel Frantoio Fraunhofer Friesian Fuchsian Galápagos Garnacha Gegenbauer Geissler Gelfand
Gelfond Gilgit Gir Girolando Goldbach Goldschmidt Gongga Gorgan Gorgona Gorongosa Gotland Grenache Griess Grignard Gröbner Guzerat
Hadamard Hadean Hadley Haeckel Haflinger Haken Haleakalā Hamersley Hanwoo Harz Hasse Hastelloy Hauraki Hayabusa Heegaard
Heligoland Hessenberg Hevelius Hikurangi Hipparcos Hirnantian Hirzebruch Honeycrisp Hortobágy Hunsrück Huronian Hurwitz Hwange
Illinoian Inconel Ingenhousz Iquique Ischia Istria Itokawa Izmit Jakobshavn Jamunapari Jehol Jezero Kadaknath Kakadu Kaluza
Kamioka Kanto Karoo Kattegat Kaziranga Kekulé Kerguelen Khumbu Kibale Kikuchi Kleiber Kleinian Kodaira Kola Komatsu Komodo
Kontsevich Koroneiki Kosciuszko Koshihikari Koszul Kovalevskaya Kovar Krakatau Krylov Kuiper Kummer Kuratowski Kuroshio Kyzylkum
Kīlauea Lacaune Laetoli Laikipia Langlands Laramide Laurentia Laurentide Leccino Lefschetz Legendrian Lenz Lewisian Liebig
Lindelöf Linnaean Linnean Lipari Lofoten Lombok Lovelock Luangwa Luquillo Lusatia Macaronesia Maclaurin Malesia Malliavin Mallorca
Manchega Mangalica Mangalitsa Maremmana Marinoan Masoala Matrigel Matuyama Mauna Maupertuis Mayon Meccano Medjool Meishan Menorca
Messinian Milankovitch Mohorovičić Molise Montbéliarde Monteverde Montmorency Mordell Murrah Nakdong Nankai Nebbiolo Nellore
Nelore Nemegt Neuquén Ngorongoro Niassa Nilgiris Nili Ningaloo Ningxia Nipponbare Noetherian Nomex Nordheim Nullarbor Nusselt
Néron Oberwolfach Ogallala Okavango Oparin Orcadian Ordos Orpington Ostrogradsky Oyashio Palaeocene Palaeogene Palau Palawan
Palouse Pangea Panjal Pannonian Pantanal Panthalassa Paratethys Parseval Peltier Pelée Pennines Percoll Perseids Phragmén Picard
Piedmontese Pietrain Piétrain Playfair Pluronic Podolica Poncelet Poyang Prony Puglia Puiseux Qaidam Qinling Qomolangma Quillen
Rambouillet Raoult Regge Rhodope Ringwood Romagnola Ruwenzori Rwenzori Saanen Sagarmatha Saguenay Sahelian Sahiwal Samarskii
Sangiovese Santorini Savart Schauder Schur Scilly Selberg Senepol Sepharose Serre Shimura Sierpiński Simulink Siwalik Siwaliks
Skaergaard Skolem Smale Snowdonia Socotra Solnhofen Somaliland Songliao Sonoran Soufrière Soxhlet Spallanzani Stellite Stiefel
Strutt Sturtian Sudetes Sundaland Sundarbans Surtsey Syngenta Taihang Taihu Tambora Taniyama Tannakian Taoudeni Taranaki Tartaglia
Tatra Tatras Taupo Taupō Taymyr Teide Telstar Tempranillo Tencel Tendaguru Tensas Terfenol Tethyan Texel Tharparkar Tharsis
Thiessen Thurston Tibesti Tikhonov Toggenburg Transantarctic Transbaikal Transbaikalia Transdanubia Troodos Tungurahua Turpan
Uinta Unzen Urysohn Usambara Vaalbara Vandermonde Vavilov Vema Vernadsky Victoriaville Vindhyan Virunga Vitali Viète Vojvodina
Vostok Wagyu Wallacea Weimaraner Weismann Wenchuan Whakaari Whitham Whittaker Wicklow Widmanstätten Wikispecies Wisconsinan
Wronskian Wulff Wöhler Xishuangbanna Yakutia Yamal Yarkon Yasuní Yilgarn Zagros Zariski Zealandia Zerodur Zhoukoudian Zwicky
Zygmund Öpik Čech
`;
