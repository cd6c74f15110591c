/** Places that titles name, and the words made of them. One entry a word; names of several words are in phrases.ts. */
export const PLACES = `
Afghanistan Africa Alabama Alaska Albania Albany Alberta Algeria Algiers Alps Amazon Amazonia America Americas Amsterdam Andalusia Andes Angola Ankara
Antarctica Antioch Antwerp Appalachia Arabia Aragon Arctic Argentina Arizona Arkansas Armenia Asia Assyria Athens Atlanta Atlantic Auschwitz Austin Australasia
Australia Austria Azerbaijan Babylon Babylonia Baghdad Bahrain Bali Balkans Baltic Baltimore Bangalore Bangkok Bangladesh Barcelona Basel Basque Bavaria Beijing Beirut
Belarus Belfast Belgium Belgrade Belize Bengal Benin Berkeley Berlin Bern Bhutan Birmingham Bologna Bolivia Bombay Bordeaux Borneo Bosnia Boston Botswana
Brazil Brisbane Bristol Britain Brittany Brooklyn Brunei Brussels Bucharest Budapest Bulgaria Burgundy Burkina Burma Burundi Byzantium Cairo Calcutta Calgary
California Cambodia Cambridge Cameroon Canada Canberra Caribbean Cascadia Castile Catalonia Caucasus Chechnya Chennai Chernobyl Chicago Chile China Cincinnati Cleveland Cologne Colombia
Colorado Columbia Congo Connecticut Constantinople Copenhagen Corinth Cornwall Corsica Crete Crimea Croatia Cuba Cyprus Czechia Czechoslovakia Dallas Damascus Dakar Dakota
Danube Darfur Delaware Delhi Denmark Denver Detroit Dhaka Dresden Dublin Durham Ecuador Edinburgh Egypt England Ephesus Eritrea Essex Estonia Ethiopia Euphrates Eurasia Europe
Everest Fiji Finland Flanders Florence Florida France Frankfurt Gabon Galapagos Galicia Galilee Gambia Gaza Geneva Genoa Georgia Germany Ghana Gibraltar Glasgow Gothenburg
Granada Greece Greenland Grenoble Guadeloupe Guangdong Guangzhou Guatemala Guinea Guyana Haiti Hamburg Hannover Harlem Harvard Hawaii Hawai'i Heidelberg Helsinki Himalaya Himalayas
Hiroshima Holland Honduras Houston Hungary Iberia Iceland Idaho Illinois India Indiana Indianapolis Indochina Indonesia Iowa Iran Iraq Ireland Israel Istanbul Italy Jakarta
Jamaica Japan Jerusalem Johannesburg Jordan Kansas Karnataka Kashmir Kathmandu Kazakhstan Kentucky Kenya Kerala Kiel Kiev Korea Kosovo Kurdistan Kuwait Kyiv Kyoto Kyrgyzstan Lagos Laos
Latvia Lebanon Leeds Leiden Leipzig Lesotho Levant Liberia Libya Lima Lisbon Lithuania Liverpool Ljubljana London Louisiana Lübeck Luxembourg Lyon Macau Macedonia Madagascar Madrid Maine
Malawi Malaysia Mali Malta Manchester Manchuria Manhattan Manila Manitoba Maryland Massachusetts Mauritius Mecca Mediterranean Melanesia Melbourne Mesoamerica Mesopotamia Mexico Miami
Michigan Micronesia Milan Milwaukee Minneapolis Minnesota Mississippi Missouri Moldova Monaco Mongolia Montana Montenegro Montreal Morocco Moscow Mozambique Mumbai Munich Myanmar Nagasaki Nairobi
Namibia Nanjing Naples Nebraska Nepal Netherlands Nevada Newcastle Nicaragua Niger Nigeria Nile Normandy Northumbria Norway Norwich Nottingham Nuremberg Oakland Oaxaca Ohio Okinawa Oklahoma Oman Ontario
Oregon Orleans Osaka Oslo Ottawa Oxford Pacific Padua Pakistan Palestine Palmyra Panama Papua Paraguay Paris Pennsylvania Persia Perth Peru Philadelphia Philippines Phoenicia Pisa Pittsburgh
Poland Polynesia Pompeii Portugal Potsdam Prague Pretoria Princeton Provence Prussia Punjab Pyrenees Qatar Quebec Québec Queensland Ravenna Reims Rhine Rhineland Rhodes Rhodesia Romania Rome Rotterdam Russia
Rwanda Sahara Saharan Sahel Salamanca Salzburg Samoa Sardinia Saskatchewan Saxony Scandinavia Scotland Seattle Senegal Seoul Serbia Seville Shanghai Shenzhen Siberia Sicily Silesia Singapore Slovakia Slovenia Somalia
Spain Stanford Stockholm Strasbourg Stuttgart Sudan Suffolk Sumatra Sumer Surinam Suriname Sussex Swaziland Sweden Switzerland Sydney Syria Taipei Taiwan Tajikistan Tanzania Tasmania Tehran Tennessee
Texas Thailand Thames Thrace Tibet Togo Tokyo Toledo Tonga Toronto Toulouse Transylvania Trinidad Tübingen Tunis Tunisia Turin Turkey Tuscany Tyrol Uganda Ukraine Uppsala Uruguay Utah Utrecht
Uzbekistan Valencia Vancouver Vatican Venezuela Venice Vermont Vienna Vietnam Virginia Wales Warsaw Washington Wellington Westminster Wisconsin Wuhan Wyoming Yale Yemen Yorkshire Yugoslavia Zambia Zanzibar Zimbabwe Zurich Zürich
Mars Jupiter Saturn Venus Uranus Neptune Pluto Andromeda Orion Martian Jovian
`;

export const PEOPLES = `
Afghan African Africans Afrikaans Akkadian Albanian Algerian American Americans Amerindian Amharic Amish Andean Angolan Apache Arab Arabian Arabic Arabs Aramaic Arawak Argentine Argentinian Armenian Aryan
Ashkenazi Asian Asians Assyrian Athenian Australian Australians Austrian Austronesian Aymara Aztec Aztecs Babylonian Balkan Bangladeshi Bantu Bavarian Belgian Bengali Berber Bolivian Bosnian Brazilian
Breton British Briton Britons Bulgarian Burmese Byzantine Cambodian Canadian Canadians Cantonese Carolingian Castilian Catalan Caucasian Celtic Celts Chadic Chechen Cherokee Chilean Chinese Colombian Coptic Cornish
Corsican Cree Croatian Croat Cuban Cypriot Czech Dakota Danish Dane Danes Dravidian Dutch Ecuadorian Egyptian Egyptians Elamite Elizabethan Eskimo English Englishman Estonian Ethiopian Ethiopic Etruscan
Eurasian European Europeans Filipino Finn Finnish Flemish French Frankish Franks Gaelic Gallic Gaulish Georgian German Germanic Germans Ghanaian Gothic Goths Greek Greeks Guarani Gujarati Haitian Hausa Hawaiian Hebrew Hebrews
Hellenic Hellenistic Hindi Hindustani Hispanic Hispanics Hittite Hmong Honduran Hungarian Iberian Icelandic Igbo Inca Incas Indian Indians Indic Indo Indonesian Inuit Iranian Iraqi Irish Iroquois Israeli Israelis
Israelite Italian Italians Italic Jamaican Japanese Javanese Jordanian Judaean Kazakh Kenyan Khmer Korean Koreans Kurd Kurdish Kurds Lao Lakota Lapita Latin Latina Latinas Latino Latinos Latinx Latvian Lebanese Libyan Lithuanian Lombard
Maasai Macedonian Magyar Malay Malayalam Malaysian Maltese Mandarin Manx Maori Māori Marathi Mayan Maya Melanesian Merovingian Mesoamerican Mesopotamian Mexican Mexicans Mohawk Mongol Mongolian Mongols Moor Moorish Moors Moroccan Mughal
Nahuatl Navajo Negrito Negritos Neanderthal Neanderthals Nepalese Nepali Nigerian Norman Normans Norse Norwegian Ojibwe Ottoman Ottomans Pacific Pakistani Palestinian Palestinians Panamanian Papuan Parthian Pashto Persian Persians Peruvian Philippine Phoenician Polish Polynesian
Portuguese Prussian Pueblo Puritan Quechua Roman Romance Romani Romanian Romans Russian Russians Rwandan Saami Sámi Samaritan Samoan Sanskrit Sardinian Saxon Saxons Scandinavian Scots Scottish Scythian Semitic Sephardic Serbian Serb Serbs Siberian
Sicilian Sinhala Sinitic Sino Sioux Slav Slavic Slavonic Slavs Slovak Slovene Slovenian Somali Soviet Soviets Spaniard Spaniards Spanish Spartan Sudanese Sumerian Swahili Swede Swedish Swiss Syriac Syrian Syrians Tagalog Taiwanese Tamil Tanzanian Tatar Telugu
Thai Tibetan Tocharian Trojan Tudor Tunisian Tupi Turkic Turkish Turks Ugandan Ugaritic Ukrainian Uralic Urdu Uyghur Uzbek Venetian Venezuelan Victorian Vietnamese Viking Vikings Visigothic Welsh Yiddish Yoruba Yugoslav Zapotec Zimbabwean Zulu
Edwardian Georgian Jacobean Napoleonic Elizabethan Medici Habsburg Hapsburg Ming Qing Tang Meiji Tokugawa Sasanian Sassanian Seleucid Ptolemaic Abbasid Umayyad Fatimid Mamluk Safavid Ayyubid Achaemenid Hanseatic
`;
