/** Names learned from titles in sentence case; written by libs/formatting/train/casing.ts, not by hand. */
export const LEARNED = `
Aaliyah Aaron Abau Abbas Abbott Abby Abdul Abelard Abelmoschus Abelson Aberdeen Abernathy Abeta Abidjan
Abigail Abilene Abkhaz Ablowitz Abnaki Abner Aboriginal Aboriginals Abram Abrams Abronia Absalom Abu Abuja
Abyssinia Abyssinian Acad Acadia Acadian Acapulco Acari Acarina Accenture Accipitridae Accra Acevedo Achaea Achaean
Achebe Achehnese Achernar Acheron Acheson Achlioptas Achomawi Acinetobacter Acipenser Aconcagua Aconitum Acosta Acrux Actaea
Actaeon Actium Activase Acton Acuff Adams Adana Adansonia Adar Adas Addams Adderley Addie Addison
Adela Adelaide Adele Adelgidae Adeline Aden Adenauer Adhara Adiantaceae Adidas Adige Adirondack Adirondacks Adkins
Adler Adnjamathanha Adolf Adolfo Adolph Adolphus Adonis Adonises Adrenalin Adrenalins Adrian Adriana Adrianople Adriatic
Adrienne Adventist Adventists Advil Adzera Aegean Aegisthus Aelfric Aeneas Aeolis Aeroflot Aeromonas Aesculapius Aesir
Aesop Afrikaner Afrikaners Afro Afroasiatic Afrocentric Afrocentrism Afros Agamemnon Agamidae Agana Agarabi Agaricaceae Agaricales
Agaricus Agassi Agassiz Agastache Agatha Agathis Agavaceae Agene Aggie Aglaia Agnes Agnew Agni Agra
Agricola Agrippa Agrippina Aguadilla Aguascalientes Aguilar Aguinaldo Aguirre Agustin Ahab Aharonov Ahmad Ahmadabad Ahmadinejad
Ahmed Ahom Ahriman Ahura Aida Aiken Aikhenvald Aileen Ailuropodidae Aimee Ainu Airedale Airedales Aires
Aisha Akbar Akha Akhmatova Akihito Akita Akiva Akkad Akron Alabaman Alabamans Alabamian Alabamians Aladdin
Alamo Alamogordo Alamos Alan Alana Alar Alaric Alaskan Alaskans Alba Albanians Albee Alberio Albertan
Alberto Albigenses Albigensian Albigensianism Albion Albireo Albizia Albuquerque Alcatraz Alcea Alcedinidae Alcestis Alcibiades Alcidae
Alcindor Alcmena Alcoa Alcott Alcuin Alcyone Aldan Aldebaran Alden Alderamin Aldrin Alec Alectoria Aleichem
Alejandra Alejandro Alembert Aleppo Aletris Aleut Aleutian Aleutians Aleuts Alex Alexanders Alexandra Alexandria Alexandrian
Alexei Alexis Aleyrodidae Alfonso Alfonzo Alford Alfreda Alfredo Alfvén Alfvénic Algenib Alger Algerians Algic
Algieba Algol Algonkian Algonquian Algonquians Algonquin Algonquins Alhambra Alhena Alicia Aliev Alighieri Alin Aline
Alioth Alisa Alisha Alison Alissa Alistair Aljawara Alkaid Allahabad Allan Allee Alleghenies Allegheny Allegra
Allen Allende Allentown Allhallows Alliaceae Allie Allison Allium Allstate Allyson Almach Almaty Almeida Almohad
Almoravid Alnilam Alnitak Aloeaceae Alonzo Alpert Alphard Alphecca Alpheratz Alphonse Alphonso Alpo Alsace Alsatian
Alsatians Alsop Alston Alstroemeriaceae Alta Altaba Altai Altaic Altair Altamira Althaea Althea Altiplano Altman
Altoids Alton Altoona Aludra Alva Alvarado Alvarez Alvaro Alvin Alyawarra Alyce Alyson Alyssa Amadeus
Amado Amalia Amanda Amanita Amarillo Amaru Amaryllidaceae Amaterasu Amati Amazonian Ambrose Ambrosiaceae Amele Amelia
Amenhotep Amerasian Americanism Americanisms Americanization Americanizations Americanize Americanized Americanizes Americanizing Amerind Amerindians Amerinds Ames
Ameslan Amgen Amherst Amie Amiga Amman Amoco Amos Amparo Amphineura Amphiprion Amphotericin Amritsar Amtrak
Amu Amundsen Amur Amuzgo Amway Anabaptism Anabel Anacardiaceae Anacin Anacreon Anaesth Anaheim Analects Ananias
Anasazi Anastasia Anastrepha Anatidae Anatole Anatolia Anatolian Anaxagoras Andalusian Andaman Andamanese Andersen Andhra Andorra
Andorran Andorrans Andre Andrea Andrei Andres Andretti Andrews Andrianampoinimerina Andromache Andronov Andropogon Andropov André
Andy Angami Angara Angela Angeles Angelia Angelico Angelina Angeline Angelique Angelita Angelo Angelou Angevin
Anggor Angie Angiospermae Angkor Angleton Anglia Anglicanisms Anglicans Anglicization Anglo Anglophobe Anglophone Angolans Angor
Angora Anguilla Angus Anhui Aniakchak Anibal Anindilyakwa Anita Anjou Anna Annabel Annabelle Annam Annamese
Annapolis Annapurna Anne Annelida Annette Annie Anniston Annmarie Annona Anomalopidae Anouilh Anselm Anselmo Anshan
Anshar Antaeus Antananarivo Antarctic Antares Antedonidae Anthemis Anthony Antichrist Antichrists Antietam Antifa Antigone Antigonus
Antigua Antillean Antilles Antipas Antirrhinum Antofagasta Antoine Antoinette Anton Antone Antonia Antoninus Antonio Antonius
Antonov Antony Antwan Anubis Anura Anwar Anzac Anzio Apaches Apalachicola Apennines Apertium Aphididae Aphrodite
Apia Apocryphal Apogonidae Apollinaire Apollonian Apollos Apostles Appalachian Appalachians Appl Appleseed Appleton Appomattox Aprils
Apsu Apterygiformes Apuleius Apulia Aqaba Aquafresh Aquarian Aquarius Aquariuses Aquila Aquino Aquitaine Arabana Arabians
Arabis Arabist Arabists Arabizi Arabum Araby Araceae Araceli Arafat Arafura Araguaya Aral Aram Aramco
Aranda Arandic Arapaho Arapahoes Arapahos Ararat Araucanian Arawakan Arbitron Arcadia Archean Archibald Archie Archimedean
Archosauria Arcturus Ardabil Arden Ardennes Arecibo Arenaria Arequipa Argentinean Argentinians Argo Argonaut Argonauts Argonne
Argos Argyranthemum Ariadne Arianrhod Ariel Aries Arieses Ariosto Aristarchus Aristides Aristotelianism Arius Ariz Arizonan
Arizonans Arizonian Arizonians Arjuna Arkansan Arkansans Arkhangelsk Arkwright Arlene Arline Arlington Armageddon Armageddons Armagnac
Armand Armando Armani Armeniae Armenians Armenorum Armillaria Arminianism Arminius Armonk Armstrong Arneb Arnhem Arno
Arnulfo Aron Arrernte Arron Artaxerxes Artemia Artemis Artemisia Arthurian Artie Artif Artiodactyla Arturo Aruba
Arunta Aruru Aryans Asama Ascaphus Ascaris Ascella Asclepias Ascomycota Asgard Ashanti Ashcroft Ashe Asheville
Ashgabat Ashikaga Ashkenazim Ashkhabad Ashkin Ashlee Ashley Ashmolean Ashurbanipal Asiago Asiatic Asiatics Asimov Aslian
Asmara Asoka Aspell Asperula Aspidiske Asplenium Asquith Assad Assam Assamese Assemanis Assisi Assyrians Astacidae
Astaire Astana Astarte Asteridae Aston Astor Astoria Astragalus Asturias Asuncion Aswan Ata Atacama Atahualpa
Atakapa Atalanta Atari Atascadero Ataturk Atayal Athabasca Athabaskan Athabaskans Athanasius Athapaskan Athelstan Athene Athenians
Atkins Atkinson Atlantes Atlantis Atman Atreus Atriplex Atropos Attica Attila Attlee Attucks Atwood Atzera
Aubrey Auckland Auden Audi Audion Audra Audrey Audubon Augean Augsburg Augusta Augustan Augustinian Augustinians
Augusts Auni Aurangzeb Aurelia Aurelio Aurelius Aureomycin Auriculariaceae Auriga Aussie Aussies Aust Austerlitz Austins
Australasian Australoid Australopithecus Austrians Austric Austroasiatic Austronesia Avak Avalon Avar Aventine Avernus Avery Aves
Avesta Avicennia Avignon Avila Avior Avis Avokaya Avon Avondale Avrami Axelrod Axum Ayala Ayers
Ayrshire Ayurveda Azana Azania Azazel Azerbaijani Azerbaijanis Azores Azov Aztecan Aztlan Baal Baals Baath
Baathist Babbage Babbitt Babe Babylonians Babylons Bacall Bacardi Bacchic Bacchus Backus Bacteriol Bactria Bactrocera
Badaga Baden Baedeker Baedekers Baez Baffin Bafut Bagnold Baguio Bahaism Bahama Bahamanian Bahamas Bahamian
Bahamians Bahia Bai Baidu Baikal Baird Baiyu Baizu Baja Bak Baka Bakelite Bakersfield Baku
Bakueri Bakunin Bakweri Balaenopteridae Balanchine Balaton Balder Baldwin Baldwins Balearic Balescu Balfour Balinese Balkhash
Ballard Balmer Balochi Balthazar Balto Baluchistan Bamako Bamana Bambi Bamileke Bamyili Bancroft Bandung Banggi
Bangla Bangladeshis Bangor Bangui Banjarmasin Banjul Banneker Bannister Bannockburn Bantawa Banting Bantus Banzhaf Baotou
Baptiste Baptistic Baptists Barabbas Barabási Barack Barai Barbadian Barbadians Barbados Barbarella Barbarossa Barbary Barbour
Barbra Barbuda Barceloneta Barclay Barclays Bardeen Bardi Barents Bargam Bargh Barhebraei Bariba Barker Barkhausen
Barkley Barlow Barnabas Barnaby Barnard Barnaul Barnes Barnett Barnum Baroda Barquisimeto Barr Barranquilla Barrera
Barrett Barrie Barron Barry Barrymore Barshad Bart Barth Bartholdi Bartholomew Bartlett Bartok Barton Baruch
Baruya Baryshnikov Basho Basidiomycota Basie Basiliana Basra Basseterre Basutoland Bataan Batchelor Bathsheba Batista Baudouin
Bauer Baule Baum Bauschinger Baxter Bayamon Bayer Bayeux Baylor Bayonne Bayreuth Baywatch Beardmore Beardsley
Bearnaise Beasley Beatlemania Beatles Beatrice Beatrix Beatriz Beatty Beaufort Beaujolais Beaumarchais Beaumont Beauregard Beauvoir
Bechtel Becker Becket Beckley Beckman Becky Bede Bedouin Bedouins Beebe Beecher Beefaroni Beelzebub Beerbohm
Beeton Behan Behring Beiderbecke Beja Bekesy Bel Bela Belarusian Belau Belem Belg Belgians Belhare
Belinda Belizean Bella Bellamy Bellatrix Belleek Bellerophon Bellingham Bellini Belmont Belmopan Beloit Belorussian Belorussians
Belousov Belshazzar Beltane Beltrami Belushi Bemba Benacerraf Benchley Bendictus Bendix Benedictine Benedictines Benelux Benet
Benetton Bengalee Bengals Benghazi Beninese Benita Benito Bennett Bennie Benny Benson Bentham Bentley Benton
Benue Benz Benzedrine Berbers Berenice Beretta Berezinskii Bergen Berger Bergerac Bergman Beria Berik Bering
Berkshire Berkshires Berle Berliner Berliners Berlins Berlioz Berlitz Bermuda Bermudan Bermudans Bermudas Bermudian Bermudians
Bernadette Bernadine Bernanke Bernard Bernardo Bernays Bernbach Berne Bernese Bernhardt Bernice Bernie Bernini Bernstein
Berra Bert Berta Bertelsmann Bertha Bertie Bertillon Bertram Bertrand Berwick Berzelius Besov Bess Bessemer
Bessie Betelgeuse Beth Bethany Bethe Bethesda Bethlehem Bethune Betsy Bette Bettie Betty Bettye Betula
Betulaceae Beulah Beveridge Beverley Beverly Beyer Bharat Bhatnagar Bhopal Bhutanese Bhutto Bialystok Bianca Bianchi
Biddle Biden Bierce Biggles Bignoniaceae Biko Bikol Bilbao Bilbo Billie Bilyeme Bimini Binandere Bingham
Binghamton Bininj Biobank Biogen Bioko Birdseye Birkenstock Biro Biscay Biscayne Bishkek Bislama Bismark Bisquick
Bissau Bisu Biswas Bivalvia Bizet Bjerknes Bjork Blackbeard Blackburn Blackfeet Blackfoot Blackpool Blacksburg Blackshirt
Blackstone Blackwell Blaine Blair Blanca Blanchard Blanche Blankenship Blantyre Blastomyces Blattodea Blatz Blavatsky Blechnum
Bleek Blenheim Blenniidae Bletia Blevins Bligh Bloch Blodgett Bloemfontein Blondel Blondie Bloomfield Bloomingdale Bloomington
Bloomsburg Bloomsbury Blucher Bluebeard Blume Blythe Boadicea Bobbi Bobbie Bobbitt Boccaccio Bodhidharma Bodhisattva Bodic
Bodleian Bodo Bodoni Boeing Boeotia Boeotian Boer Boers Boethius Bogart Bogoliubov Bogota Bohemia Bohm
Bohmian Boidae Boise Bojangles Boletaceae Boletus Boleyn Bolivar Bolivians Bollywood Bolsheviki Bolshevist Bolshoi Bolton
Boltzman Bombacaceae Bon Bonaparte Bonaventure Bonggi Bonhoeffer Boniface Bonn Bonner Bonnetterm Bonneville Bonnie Bono
Boone Bootes Bora Boraginaceae Borden Bordon Boreas Borg Borgia Borglum Borgs Boris Bork Borlaug
Boro Borobudur Borodin Boru Bos Bosch Boshan Bosporus Bostonian Bostonians Bostons Bosumtwi Boswell Bosworth
Botha Bothrops Botox Botticelli Boulez Bourbaki Bourbons Bournemouth Boussinesq Bovary Bovidae Bowditch Bowell Bowen
Bowie Boyd Boyer Boyle Bradbury Braddock Bradenton Bradford Bradley Bradly Bradshaw Bradstreet Brady Braess
Brahe Brahma Brahmagupta Brahmanas Brahmani Brahmanism Brahmanisms Brahmaputra Brahmas Brahui Brailles Bramidae Brampton Branchiopoda
Brandeis Branden Brandenburg Brandi Brandie Brando Brandon Brandt Braque Brascamp Brasilia Bratislava Brattain Braxton
Brayton Brazilians Brazos Brazzaville Breakspear Breckenridge Bremen Bremerhaven Bremerton Brenda Brendan Brennan Brenner Brent
Brenton Brest Bret Brett Brewster Brezhnev Brian Briana Brianna Brice Bridalveil Bridgeport Bridger Bridget
Bridgetown Bridgett Bridgette Bridgman Bries Brigadoon Briggs Brigham Brighton Brigid Brigitte Brillo Brillouin Brinkley
Brinkman Brit Britannia Britannic Briticism Briticisms Britisher Britishers Britney Brits Britt Brittanies Britten Brittney
Brno Broadway Broadways Brobdingnag Brobdingnagian Brock Brok Brokaw Bromeliaceae Broncos Bronson Bronte Bronx Brooke
Brookes Browne Brownshirt Brownsville Bru Brubeck Bruce Bruchidae Bruckner Bruegel Bruggeman Brummel Bruneian Bruneians
Brunelleschi Brunhilde Brunswick Brusselator Brut Brutus Bryaceae Bryan Bryant Bryce Brynhild Brynner Bryon Bryophyta
Bryozoa Brzezinski Buber Buchanan Buchenwald Buchwald Buckingham Buckley Buckner Buddhas Buddhisms Budweiser Buenos Buffy
Bufo Bufonidae Buford Bugatti Bugzilla Buick Bujumbura Bukhara Bukharin Bukiyip Bulawayo Bulfinch Bulganin Bulgar
Bulgari Bulgarians Buli Bullwinkle Bultmann Bumppo Bunche Bundesbank Bundestag Bundjalung Bunimovich Bunin Bunsen Bunuel
Bunyan Bura Burarra Burbank Burberry Burch Burera Burgers Burgess Burgoyne Burgundian Burji Burkholderia Burkitt
Burks Burlington Burman Burnett Burnside Burridge Burris Burroughs Burseraceae Burt Burton Burundian Burundians Burushaski
Busch Bushido Bushman Bushnell Buteo Buxtehude Byblos Byelorussia Byers Byrd Byronic Byzantines Bès Bénard
Cabernet Cabot Cabral Cabrera Cabrini Cacalia Cactaceae Caddo Caddoan Cadette Cadillac Cadiz Caedmon Caerphilly
Caesalpinia Caesalpiniaceae Caesarea Caesars Cagney Cahn Cahokia Caiaphas Cain Cains Caitlin Cajun Cajuns Calais
Caldeira Calder Calderon Caldwell Caleb Caledonia Caledonian Calexico Calhoun Cali Caliban Californian Californians Caligula
Callaghan Callahan Callao Callaway Callie Callisto Calochortus Caloocan Caloosahatchee Calvary Calvert Calvinisms Calvinistic Calvinists
Camacho Camarillo Camassa Cambodians Cambrians Camden Camelidae Camelopardalis Camelot Camelots Camelus Camembert Camemberts Cameron
Cameroonian Cameroonians Cameroons Camilla Camille Camoens Campanella Campania Campanula Campanulales Campbell Campeche Campinas Campos
Campylocentrum Camry Canaan Canaanite Canaanites Canad Canadianism Canaletto Canaveral Cancun Candace Candice Candide Canidae
Canna Cannes Canopus Cantabrian Cantabrigian Canterbury Cantrell Cantu Canute Capablanca Capek Capel Capella Capet
Capetian Capetown Caph Capistrano Capitoline Capone Capote Capparis Capra Capri Capricorn Capricorns Capricornus Caprimulgidae
Capuchin Capulet Caputo Cara Caracalla Caracas Carangidae Caravaggio Carboloy Carbondale Carcharhinidae Cardamine Cardenas Cardiff
Cardin Cardozo Carey Cariamidae Carib Cariban Caribbeans Caribs Carina Carissa Carl Carla Carlene Carlin
Carlo Carlos Carlsbad Carlson Carlton Carly Carlyle Carmela Carmelite Carmella Carmelo Carmichael Carnegie Carney
Carole Carolina Carolinas Caroline Carolinian Carolyn Carpathian Carpathians Carpentaria Carpinaceae Carpinus Carr Carranza Carreau
Carrie Carrillo Carroll Carson Carta Carter Cartersville Carthage Carthaginian Carthaginians Carthusian Cartier Cartwright Caruso
Cary Caryophyllaceae Caryophyllales Casablanca Casals Casandra Casanova Casanovas Casey Cashinawa Casimir Casio Caspar Casper
Caspian Cassandra Cassandras Cassatt Cassidy Cassie Cassiopeia Cassius Castanea Castaneda Castanopsis Castillo Castlereagh Castries
Castro Casuarina Casuarinaceae Catalans Catalina Catawba Catharanthus Cathartidae Cathay Cather Catherine Cathleen Catholicisms Cathryn
Cathy Catiline Cato Catostomidae Catskill Catskills Catt Cattaneo Cattleya Catullus Caucasia Caucasians Caucasoid Caulobacter
Cavendish Cavour Caxton Cayley Cayman Cayuga Cayugas Ceausescu Cebu Cebuano Cecelia Cecil Cecile Cecilia
Cecily Cedric Celebes Celeste Celgene Celia Celina Cellini Celsius Celt Celtics Celtis Centaurea Centaurus
Centrarchidae Centropomidae Cepheid Cepheus Ceratophryinae Ceratophrys Ceratophyllum Cerberus Cercidium Cercopithecidae Cerenkov Ceres Cerf Cervidae
Cesar Cessna Cetus Ceylon Ceylonese Cezanne Chabad Chablis Chadian Chadians Chadwick Chaetognatha Chagall Chagas
Chaha Chaitanya Chaitin Chalcatongo Chalcedon Chaldea Chaldean Chaldee Chalmers Cham Chambersburg Chamic Chamorro Champaign
Champlain Champollion Chan Chancellorsville Chandigarh Chandon Chandra Chandragupta Chandrasekhar Chanel Chaney Chang Changchun Changsha
Chantilly Chaplin Chaplinesque Chapman Chappaquiddick Chapultepec Characidae Charbray Chardonnay Charlene Charleston Charlestons Charlestown Charley
Charlotte Charlottesville Charlottetown Charmaine Charmin Charolais Charon Chartism Chartres Charybdis Chasity Chateaubriand Chatelier Chatino
Chattahoochee Chattanooga Chatterley Chatterton Chauncey Chautauqua Chavez Chayefsky Cheetos Cheever Cheiranthus Chekhovian Chelsea Chelyabinsk
Chen Cheney Chengdu Cheops Chepang Cherenkov Cheri Cherie Chernenko Chernomyrdin Cherokees Chervonenkis Cheryl Chesapeake
Cheshire Chester Chesterton Chevrolet Chevy Cheyenne Cheyennes Chiang Chianti Chiantis Chiba Chibcha Chicagoan Chicana
Chicano Chichewa Chichicapan Chickasaw Chickasaws Chiclets Chico Chicxulub Chihuahua Chileans Chilopoda Chimaphila Chimariko Chimborazo
Chimu Chinantec Chinatown Chinchillidae Chinook Chinooks Chins Chintang Chipewyan Chippendale Chippewa Chippewas Chiquita Chirico
Chisholm Chisinau Chittagong Chivas Chiwere Chlamydiaceae Chloe Chlorophyceae Choctaw Choctaws Chongqing Chopra Choquet Chordata
Chou Chrau Chretien Chris Christa Christchurch Christendoms Christensen Christi Christianities Christianize Christie Christina Christine
Christlike Christmases Christmastide Christmastides Christmastime Christmastimes Christoper Christopher Christs Chromebook Chromebooks Chrysanthemum Chrysler Chrysophyta
Chrysopsis Chrystal Chuang Chukchee Chukchi Chumash Chumburung Churriguera Chuvash Chytridiales Cibemba Ciconiidae Cilungu Cimabue
Cinderella Cinderellas Cindy Cinerama Cipro Circassian Circe Cissus Citibank Citigroup Citrobacter Citroen Ciyao Claiborne
Clair Claire Clairol Clancy Clapeyron Clapton Clara Clare Clarence Clarendon Clarice Clarissa Clark Clarke
Clarksville Clathraceae Claude Claudette Claudia Claudine Claudio Claudius Claus Clausius Clayton Clearasil Clem Clemenceau
Clemens Clements Clemons Clemson Cleo Cleome Cleopatra Cliburn Clifton Clint Clio Clive Clojure Clorets
Clorox Clotho Clouseau Clovis Clyde Clydesdale Clytemnestra Cmdr Cobain Cobb Cochabamba Cochin Cochise Cochran
Cocteau Cody Coffey Cohan Cohen Coimbatore Cointreau Colbert Colby Colchis Cole Coleen Coleman Coleoptera
Colette Coleus Colfax Colgate Colin Collin Collins Colo Colocasia Colombians Colombo Coloradan Coloradans Coloradoan
Colossae Colosseum Colpitts Coltrane Colubridae Columba Columbidae Comanche Comanches Combretaceae Comdr Comintern Commelina Commelinaceae
Como Comoran Comoro Comoros Compaq Compositae Conakry Concepcion Concetta Concorde Condillac Conestoga Confederate Confucianisms
Confucians Congolese Congregational Congress Congreve Conibo Coniferales Coniferophytina Conium Conley Conn Connellsville Connemara Conner
Connery Connie Connolly Connors Conrail Conroe Constance Consuelo Contreras Conus Convallariaceae Convolvulus Conway Cooke
Cooley Coolidge Cooper Cooperstown Coors Coosa Copacabana Copala Copehan Copepoda Copland Copley Copperfield Coppertone
Coppola Coptorum Cora Coraciiformes Corchorus Cordelia Cordia Cordoba Coreopsis Corey Corfu Corina Corine Corinne
Corinthian Corinthians Coriolanus Corleone Cormack Cornaceae Corneille Cornelia Cornelius Cornell Cornishes Cornus Cornwallis Coronado
Corot Correggio Corrine Cortes Corteses Corti Corticium Cortland Corvallis Corvus Cory Corylus Corynebacteriaceae Corynebacterium
Cosby Cossack Cosserat Costa Costco Costello Costner Cotingidae Cotonou Cotopaxi Cotswold Couette Coulter Couperin
Courbet Courtney Cousteau Coventries Coventry Covington Cowan Cowell Cowley Cowper Coyle Cozumel Crabbe Cracidae
Cracticidae Craig Cramér Cranach Cranmer Crassulaceae Crataegus Crawford Crecy Crees Creighton Creon Cressida Cretan
Cretans Creutzfeldt Cricetidae Crichton Crimean Criollo Crisco Crist Cristina Croatians Croats Croce Crockett Croesus
Cromwell Cromwellian Cronin Cronkite Cronus Crookes Crosby Crossopterygii Crowley Cruciferae Cruikshank Crusoe Crustacea Cruz
Cryptogrammataceae Cryptozoic Cryst Csonka Ctenocephalides Ctenopharyngodon Ctesiphon Cthulhu Cubans Cuchulain Cuculidae Cucurbita Cucurbitaceae Cuisinart
Culbertson Cullen Cumberland Cummings Cunard Cunningham Cupid Cupressus Curitiba Currier Curtis Cushitic Custer Cuvier
Cuyúj Cuzco Cyanophyceae Cyatheaceae Cybele Cyc Cycadaceae Cycadales Cycadofilicales Cycadopsida Cyclades Cygnus Cymbeline Cynops
Cyperaceae Cyprian Cyprinidae Cypriniformes Cyprinus Cypriots Cypripedium Cyrano Cyril Cyrus Cytisus Czechoslovak Czechoslovakian Czechoslovakians
Czechs Czerny Côte Daai Dachau Dacron Dacrons Dacrydium Dadibi Daedalus Dafla Dagaare Daghestanian Daguerre
Dagwood Dahomey Daimler Dakotan Dakotas Dalabon Dalai Daley Dali Dalian Dalmatia Dalton Daly Damara
Damian Damien Damin Damion Damocles Damon Danae Danann Danbury Danelaw Dangerfield Danial Daniel Danielle
Daniels Danio Dannie Danny Danone Danton Danu Danubian Danville Daphne Darboux Darby Darcy Dardanelles
Dardic Daren Dargi Darien Darin Dario Darius Darjeeling Darla Darlene Darnell Darrel Darrell Darren
Darrieus Darrin Darrow Darryl Darth Dartmoor Dartmouth Darvon Darwinism Darwinisms Darwinist Daryl Dasypodidae Datamation
Datooga Datura Daugherty Daumier Davallia Davao Dave Davey Davids Davidson Davies Davis Davy Davydov
Dawes Dawkins Dawson Dayan Dayton Deana Deandre Deann Deanna Deanne Debbie Debby Debian Debora
Deborah Debouillet Debra Debussy Decalogue Decapoda Decatur Decca Deccan Decembers Dedua Deena Deere Defoe
Degas Deidre Deimos Deirdre Dejesus Delacroix Delacruz Delaney Delano Delawarean Delawareans Delawares Delbert Deleon
Delgado Delia Delibes Delilah Delilahs Delius Delmar Delmarva Delmer Delmonico Delores Deloris Delphi Delphic
Delphinidae Delphinium Delphinus Deltona Demavend Demerol Demeter Demetrius Deming Democrat Democrats Demosthenes Dempsey Dena
Denali Dene Deneb Denebola Deng Denis Denise Dennis Dennstaedtiaceae Denny Denton Deon Depp Derek
Derick Dermot Desai Desdemona Desiree Desmodontidae Desmodus Desmond Desv Deuri Deutsche Devanagari Devi Devin
Devon Dewar Dewayne Dewitt Dexedrine Dexter Dhaulagiri Dhegiha Dhimal Dholuo Diaghilev Diana Diane Diann
Dianna Dianne Dianthus Diapensiaceae Dias Dibabawon Dick Dicke Dickensian Dickerson Dickson Dicksonia Dictaphones Dictyostelium
Diderot Didrikson Diefenbaker Diego Dien Dieri Dietrich Digo Dijkstra Dijon Dilbert Dilberts Dillard Dillenia
Dillinger Dillon Dina Dinah Dinka Dino Dio Diocletian Diogenes Dion Dionne Dionysian Dionysius Dionysus
Dior Dioscorea Diplopoda Dipodidae Dipterocarpaceae Discomycetes Disney Disneyland Disraeli Diwali Dixie Dixiecrat Dixielands Dixon
Diyari Django Djibouti Djinang Dmitri Dnepropetrovsk Dnieper Dniester Dobu Doctorow Dodgson Dodoma Dodson Dogon
Doha Dolakha Dolby Dolichos Dollie Dolores Domany Domesday Domingo Dominguez Dominic Dominica Dominick Dominique
Domitian Donahue Donald Donaldson Donatello Donatism Donetsk Dongba Donizetti Donn Donne Donnell Donner Donnie
Donny Donovan Doodia Dooley Doolittle Doonesbury Dora Dorado Dorcas Doreen Dorian Doric Doris Doritos
Dorothea Dorothy Dorset Dorsey Dorthy Dortmund Dothan Dotson Douala Douay Doubleday Doug Douglass Douro
Dover Dow Doyayo Doyle Draco Dracula Drake Dramamine Dramamines Drambuie Drano Dreiser Dreissena Dreyfus
Dristan Droseraceae Drude Druids Drupal Dryden Dryopteridaceae Dryopteris Dschubba Duane Dubai Dubcek Dubhe Dubrovnik
Duchamp Dudley Duffing Duffy Dugongidae Duisburg Dulles Duluth Dumas Dumbledore Dumi Dunant Dunbar Duncan
Dundee Dunedin Dunhuang Dunkirk Dunlap Dunn Dunne Duracell Durant Durante Durban Durer Durex Durhams
Duroc Durocher Duse Dushanbe Dusseldorf Dustbuster Dustin Dutcher Dutchman Dutchmen Dutchwoman Dutton Duvalier Dvina
Dvorak Dwayne Dwight Dyck Dyirbal Dylan Dyson Dzerzhinsky Dzungaria Dzyaloshinskii Dzyaloshinsky Eakins Earhart Earle
Earlene Earline Earnestine Earnhardt Earp Easters Eastman Easts Eastwood Eaton Eben Ebenales Ebeneezer Ebert
Ebira Ebonics Ebro Echeneididae Echie Echinocactus Eckart Eckhaus Ecuadoran Ecuadorans Ecuadorean Ecuadorians Edam Edams
Edda Eddie Eddington Eden Edessa Edgar Edgardo Edith Edmond Edmonton Edmund Edna Edo Edsel
Eduardo Edward Edwardo Edwards Edwin Edwina Edwy Eeyore Effie Efik Efrain Efren Egeria Eggo
Eggon Egyptologist Egyptology Ehrenberg Ehrenfest Ehrlich Eichmann Eiffel Eileen Einsteins Eire Eisenstein Eisner Ejagham
Ekman Elaeis Elaenia Elaine Elam Elanor Elasticsearch Elastoplast Elba Elbe Elbert Elbrus Eldersburg Eldon
Eleanor Eleazar Elector Electra Elena Elephantidae Elgar Elias Elijah Elinor Elisa Elisabeth Elisabethville Elise
Eliseo Elisha Eliza Elizabethans Elizabethtown Elkhart Ella Ellen Ellesmere Ellice Ellie Ellington Elliot Elliott
Ellis Ellison Elma Elmer Elmira Elmont Elnath Elnora Elohim Eloise Eloy Elroy Elsa Elsie
Elsinore Eltanin Elton Elul Elva Elvia Elvin Elvira Elvis Elway Elwood Elyce Elymus Elyria
Elysee Elysium Elysiums Emacs Emai Emanuel Emerson Emil Emile Emilia Emilio Emily Eminem Emma
Emmanuel Emmett Emmy Emory Encarta Encyclopédie Endamoeba Endymion Enga Engels Englisher Englishes Englishmen Englishwoman
Englishwomen Engsh Enid Enif Eniwetok Enkidu Enoch Enos Enrico Enrique Enron Enskog Enterobius Entomophthoraceae
Eos Epacridaceae Epcot Ephesian Ephesians Ephraim Epictetus Epidendrum Epimetheus Epimethius Epinephelus Episcia Episcopalian Episcopalians
Epsom Epson Equidae Equuleus Equus Erato Eratosthenes Erdös Erdőős Erebus Ereshkigal Erewhon Erhard Eric
Erica Ericaceae Erich Erick Ericka Ericksen Erickson Eridanus Erie Erigeron Erik Erika Eriksen Erin
Eriophyllum Eris Erises Eritrean Eritreans Erlang Erlenmeyer Erma Erna Ernabella Ernest Ernestine Ernesto Ernie
Ernst Eros Eroses Errol Erromangan Erse Erwin Erysimum Erysiphaceae Erzya Esau Escher Escondido Eskimos
Esmeralda Esperanto Esperanza Espinoza Essen Essene Essequibo Essie Esteban Estela Estella Estelle Esterhazy Estes
Esther Estonians Estrada Etai Ethan Ethel Ethelred Ethiopians Etna Eton Etruria Etruscans Etta Eubacteriales
Eucharist Eucharistic Eucharists Eugene Eugenia Eugenie Eugenio Euglena Eula Eumenides Eumycota Eunice Eupatorium Euphorbia
Euphorbiaceae Eurasians Eurasiatic Eurodollar Europa Europeanist Euryale Eurydice Eurylaimi Eustachian Eustis Euterpe Eutheria Evan
Evangelina Evangeline Evans Evansville Evelyn Evenki Everette Evert Evian Evita Ewald Ewe Excalibur Excedrin
Exercycle Exocet Exxon Eyck Eyre Eysenck Ezra Faberge Fabian Fabians Fabricius Fabry Faeroe Fafnir
Fagaceae Fagin Fagus Fahd Fahrenheit Fairbanks Fairfield Fairhope Faisal Faisalabad Fajardo Falasha Falconiformes Falkland
Falklands Fallopian Falstaff Falwell Fannie Fano Fante Fargo Farley Farmington Faroe Farragut Farrakhan Farrell
Farsi Faso Fassbinder Fatah Fatima Faulknerian Fauntleroy Faustian Faustino Faustus Fawkes Faye Fayetteville Februaries
Feder Federalist Federico Fein Feir Felecia Felice Felicia Felipe Felix Feller Fellini Fenian Fenton
Ferber Ferdinand Fergus Ferguson Ferlinghetti Fernandez Fernando Ferrari Ferraro Ferrell Ferris Feshbach Fiberglas Fick
Fickian Ficus Fidel Fido Figaro Figueroa Fijian Fijians Filicales Filipinos Fillmore Filofax Finlay Finley
Finnbogadottir Finnegan Finnic Finno Finns Fiona Firebase Firestone Fischer Fisk Fitchburg Fitzgerald Fitzpatrick Fitzroy
Fizeau Flaminius Flanagan Flathead Flatt Flavobacterium Fleischer Fleming Fletcher Flintstones Floquet Florentine Flores Floridan
Floridian Floridians Florine Florsheim Flory Flossie Flynn Foch Fock Fokas Fokker Foley Folgers Folsom
Fomalhaut Fonda Fongbe Fontainebleau Foosball Forbes Formica Formicariidae Formicas Formicidae Formosa Formosan Fornax Forrest
Forster Fortaleza Fortuin Fosse Fothergilla Fotomat Fourneyron Fowler Fragonard Fran Frances Francesca Francine Francisca
Francisco Francisella Franck Franco Francois Francoise Franconian Francophile Franglais Frankel Frankenstein Frankfort Frankie Franny
Franz Fraser Frau Frauen Fraulein Frazier Fred Freda Freddie Freddy Frederic Fredericksburg Fredericton Fredric
Fredrick Freedericksz Freemason Freemasonries Freemasons Freetown Freida Fremont Frenches Frenchman Frenchmen Frenchwoman Frenchwomen Frenkel
Freon Fresnel Fresno Frey Freya Fridays Frieda Friedan Friedel Friedmann Friedrich Friesland Frigg Frigga
Frigidaire Fringillidae Frisco Frisia Frisian Frisians Frito Frobisher Frodo Froggie Froissart Fromm Fronde Frontenac
Frostbelt Froude Frunze Frye Fréedericksz Fucaceae Fucales Fuchs Fuego Fuentes Fugger Fuji Fujian Fujitsu
Fujiwara Fujiyama Fukuoka Fukushima Fukuyama Fula Fulani Fullerton Fulton Funafuti Fundy Furman Furtwangler Fusarium
Fushun Fuzhou Fuzzbuster Förster Gabonese Gaborone Gabriel Gabriela Gabrielle Gacrux Gadarene Gadidae Gadsden Gadsup
Gadus Gaea Gael Gaels Gagarin Gage Gahuku Gahukuq Gail Gaiman Gaines Gainesville Gainsborough Galahad
Galahads Galatea Galatia Galatians Galbraith Galerkin Galibi Galician Galilean Galileans Gallagher Gallegos Gallicism Gallicisms
Gallo Galloway Gallup Galsworthy Galton Galvani Galveston Galway Gama Gamay Gambian Gambians Gamo Gamow
Gandalf Gandhian Ganesha Ganges Gangetic Gangtok Gansu Ganymede Garawa Garbo Garcia Garcinia Gardner Gareth
Garfield Garfunkel Gargantua Garibaldi Garo Garrett Garrick Garrwa Garry Garth Garvey Gary Garza Gascony
Gasser Gastaut Gasteromycetes Gastonia Gastropoda Gatling Gatorade Gatsby Gatun Gaucher Gaudin Gauguin Gaul Gauls
Gaussianity Gaussians Gautama Gautier Gavin Gawain Gayle Gaziantep Gdansk Geastraceae Geb Geffen Gehenna Gehrig
Gelbvieh Geller Gemini Geminis Gempylidae Gena Genaro Genevieve Genghis Genista Gennes Geno Genoas Gentiana
Gentianaceae Gentianales Gentianella Gentianopsis Gentoo Geoffrey Geomyidae Georges Georgetown Georgette Georgiana Georgians Georgina Gerald
Geraldine Geraniaceae Geraniales Gerard Gerardia Gerardo Gerber Gere Geritol Geronimo Gerreidae Gerry Gershwin Gertrude
Gestalt Gethsemane Getty Gettysburg Gewurztraminer Ghatak Ghazvanid Ghent Ghibelline Giacometti Giannini Giardia Giauque Gibbsian
Gibraltars Gibson Gide Gideon Gielgud Gienah Gila Gilbert Gilbertese Gilberto Gilchrist Gilda Gilead Giles
Gilgamish Gillespie Gillette Gilliam Gillian Gilligan Gilman Gilmore Gilroy Gina Gingrich Ginkgo Ginkgoaceae Ginkgoales
Ginkgophytina Ginkgopsida Ginny Gino Ginsberg Ginsburg Ginsu Ginzburg Giorgione Giovanni Gippsland Giraudoux Girondists Giselle
Gish Giuliani Giuseppe Giza Gladstone Gladstones Gladys Glaser Glastonbury Glaswegian Glaswegians Glauber Glaxo Gleason
Glenda Glendale Glenlivet Glenn Glenna Glick Gliridae Gloria Gloriosa Gloucester Gloucestershire Glover Gnetaceae Gnetophytina
Gnetopsida Gnostics Gobi Godard Goddard Godel Godhead Godie Godiva Godoberi Godot Godspeeds Godthaab Godunov
Godzilla Goebbels Goemai Goering Goethals Goff Goiania Golan Golconda Golda Goldie Goldilocks Golding Goldman
Goldsboro Goldstein Goldstone Goldwater Goldwyn Golgi Golgotha Goliath Gomez Gomorrah Gompers Gomulka Goncourt Gondi
Gondwanaland Gongora Gonzales Gonzalez Gonzalo Goodall Goode Goodman Goodrich Goodwin Goodyear Gook Goolagong Gooniyandi
Gordian Gordimer Gordon Goren Gorenstein Gorey Gorgas Gorgonzola Gorky Gossypium Goteborg Goth Gotham Gothics
Gouda Goudas Gould Gounod Gouy Goya Graafian Grable Gracchus Graceland Gracie Graciela Grady Graffias
Grafton Grahame Grail Gramineae Grammy Grampians Grande Grandpa Gras Grassman Grassmannian Grayslake Grecian Greeley
Greenbergian Greene Greenlanders Greenlandic Greenpeace Greensboro Greensleeves Greenspan Greenville Greenwich Greer Greg Gregg Gregor
Gregorian Gregorio Grenada Grenadian Grenadians Grenadines Grendel Gresham Greta Gretchen Gretel Gretzky Grieg Griffin
Griffith Griffiths Grimm Grinch Griqua Gris Gromov Gromyko Gropius Grosz Grotius Grover Grozny Grumman
Grundy Grunewald Grus Gruyere Gruyeres Guadalajara Guadalcanal Guadalquivir Guadalupe Guaiacum Guallatiri Guam Guamanian Guanano
Guangxi Guantanamo Guaraní Guarneri Guarnieri Guatemalan Guatemalans Guayama Guayaquil Gucci Gudschinsky Guelph Guernsey Guernseys
Guerrero Guevara Guggenheim Gugu Guiana Guido Guillermo Guinean Guineans Guinevere Guinier Guinness Guiyang Guizhou
Guizot Gujarat Gujranwala Gulari Gulfport Gullah Gulliver Gumbaynggir Gumbel Gundungurra Gunn Gunther Gunu Gunwinyguan
Guofeng Gupta Gurage Gurindji Gurkha Gurung Gusii Gustav Gustavo Gustavus Gutenberg Guthrie Gutierrez Gutierrezia
Gutob Gutpela Guugu Guyanese Guzman Gwalior Gwen Gwendoline Gwendolyn Gwydion Gwyn Gwyther Gyarong Gymnophiona
Gymnospermae Gymnospermophyta Gypsy Haas Habakkuk Habenaria Haber Hadar Hades Hadrian Hadza Haemodoraceae Haemulidae Hafiz
Hagar Hagerstown Haggai Hagiographa Hague Hahn Haida Haidas Haifa Hailey Hainan Haiphong Haitians Hakha
Hakka Hakluyt Haldane Haleakala Haley Halia Halicarnassus Halifax Halley Halliburton Hallie Halloween Halloweens Hallstatt
Halobatrachus Haloferax Hals Halsey Hamamelidae Hamamelis Haman Hamas Hamhung Hamilcar Hamill Hamiltonians Hamitic Hamlin
Hammarskjold Hammerstein Hammett Hamming Hammond Hammurabi Hampshire Hampton Hamsun Han Hanabi Hancock Handel Haney
Hanford Hangul Hangzhou Hani Haniyu Hanna Hannah Hannibal Hanoi Hanover Hanoverian Hans Hansel Hansen
Hanson Hanuka Hanukkahs Haplopappus Harare Harbin Hardin Harding Hargreaves Harlan Harley Harlingen Harlow Harmon
Harold Harper Harrell Harriet Harriett Harrington Harris Harrisburg Harrison Harrisonburg Harrods Hart Harte Hartford
Hartline Hartman Hartree Haruai Harvey Hasbro Hasidim Hastings Hatfield Hathaway Hatsheput Hatteras Hattie Hattiesburg
Haughton Hauptmann Havana Havanas Havarti Havel Havoline Hawaiians Hawkes Hawkins Hawthorne Hayden Hayes Haynes
Hayward Haywood Hayworth Hazleton Hazlitt Hearst Heaviside Hebb Hebbian Hebe Hebei Hebert Hebraic Hebraism
Hebraisms Hebrides Hecate Hecke Hector Hecuba Heeger Heep Hefner Heider Heidi Heifetz Heiles Heilongjiang
Heimlich Heine Heineken Heinlein Heinrich Heinz Heisman Hele Helen Helena Helene Helfand Helfrich Helga
Helianthus Helichrysum Helicon Heliopolis Helios Helipterum Helleborus Hellene Hellenes Hellenism Hellenisms Hellenist Hellenization Hellenize
Heller Hellespont Hellman Heloise Helotiales Helvellaceae Helvetian Helvetius Hemet Hemiptera Henan Hench Henderson Hendrick
Hendricks Hendrix Henley Hennessy Henri Henrietta Henrik Hensley Henson Hepaticopsida Hepburn Hephaestus Hepplewhite Hera
Heracles Herakles Herbart Herbert Herculaneum Hercules Hereford Herefords Herero Heriberto Herman Hermaphroditus Hermes Herminia
Hermosillo Hernandez Herod Heroku Herr Herrera Herrick Herschel Hersey Hershel Hershey Hertzian Hertzsprung Herzegovina
Herzl Heshvan Hesperia Hess Hesse Hester Heston Heterokontophyta Heteroptera Hettie Heusler Hewitt Hewlett Hexagrammidae
Heyerdahl Heywood Hezbollah Hezekiah Hialeah Hiawatha Hibernia Hibernian Hickman Hickok Hidatsa Hieracium Hieronymus Higashiosaka
Higgins Higgs Highlanders Hightstown Hijja Hilario Hilary Hilda Hildebrand Hilfiger Hillary Hillel Hilliard Hilton
Himalayan Himmler Hinayana Hindemith Hindenburg Hindmarsh Hinduisms Hindustan Hindustanis Hines Hinesville Hinton Hipparchus Hippel
Hippocratic Hipposideridae Hiram Hirobumi Hirohito Hirota Hirshfeld Hirundinidae Hispaniola Hitachi Hitlers Hittites Hizballah Hlonipa
Hmongic Hmu Hobart Hobbs Hockney Hodges Hoechst Hoff Hoffa Hoffman Hofstadter Hogarth Hogwarts Hohenberg
Hohenlohe Hohenstaufen Hohenzollern Hohhot Hohokam Hokan Hokkaido Hokusai Holbein Holcomb Holden Hollander Hollanders Hollands
Hollerith Holley Hollie Hollis Holloway Holman Holocentridae Holst Holstein Holsteins Holt Homaridae Hominidae Hominoidea
Homobasidiomycetes Honda Hondurans Honecker Honeywell Hong Honiara Honolulu Honshu Hooke Hookean Hooker Hooper Hoosier
Hoosiers Hoover Hopewell Hopi Hopis Hopkins Horacio Horatio Hormel Hormuz Hornblower Horne Horowitz Horthy
Horton Horus Hosea Hotpoint Hottentot Hottentots Houdini Houma Housman Houttuynia Houyhnhnm Hovhaness Howard Howarth
Howe Howell Howells Howrah Hoyle Hrothgar Huave Hubbard Hubei Huber Hubert Huck Huddersfield Hudson
Huerta Huey Huggins Hughes Hugoniot Huguenot Huguenots Hui Huitzilopotchli Humber Humberto Humboldt Hummel Humphrey
Humphreys Humulus Humvee Hunan Hungarians Huns Hunspell Huntley Huntsville Hup Hupa Hurault Hurd Hurley
Huron Hurst Husimi Hussein Hussite Huston Hutchinson Hutton Hutu Hyacinthaceae Hyades Hyaenidae Hyalospongiae Hyde
Hyderabad Hydnaceae Hydrangeaceae Hydrobatidae Hydrozoa Hydrus Hygeia Hygrophoraceae Hylidae Hylocereus Hymenomycetes Hymenoptera Hyperion Hypocreaceae
Hyriopsis Hyundai Hänchen Hénon Hölder Hörmander Hückel Iaccoca Iago Iamalele Iapetus Ibadan Ibibio Ibiza
Iblis Ibo Icahn Icarus Icelander Icelanders Ichthyosauridae Icteridae Idahoan Idahoans Idahoes Idahos Iduna Ieyasu
Ife Igede Ignacio Ignas Ignatius Igo Igor Iguanidae Iguassu Ijsselmeer Ikhnaton Ikwere Ilene Iliads
Ilianen Illinoisan Illinoisans Illuminati Ilocano Ilyushin Imelda Imhotep Immunitor Imodium Imogene Impressionism Imus Incan
Inchon Indianan Indianans Indianian Indies Indio Indira Indochinese Indonesians Indore Indra Indriidae Indus Indy
Ines Inez Inga Inge Inggris Inglewood Ingram Ingres Innsbruck Inonu Insecta Instamatic Intelsat Internationale
Internets Interpol Inuits Inuktitut Inula Invar Ionesco Ionia Ionian Ionians Ionics Iowan Iowans Iowas
Iphigenia Ipsus Ipswich Iqaluit Iqbal Iquitos Iranians Iraqis Irene Irian Iridaceae Irisher Irishman Irishmen
Irishwoman Irishwomen Irkutsk Irma Iro Iroquoian Iroquoians Irrawaddy Irtish Irvin Irvine Irving Irwin Isabel
Isabela Isabella Iscariot Isere Isfahan Isherwood Ishim Ishmael Ishtar Isiah Isidro Isirawa Isis Islamabad
Islamists Islamophobic Islams Islander Islanders Ismael Ismail Isoetaceae Isolde Isoptera Ispell Israelites Israels Issac
Issachar Istiophoridae Isuzu Itaipu Italianate Itasca Ithaca Ithacan Ivanhoe Ives Ivie Ivorian Iwaidja Iwaidjan
Iwam Ixodes Iyar Izaak Izanagi Izanami Izhevsk Izi Izmir Izod Izvestia Jabêm Jackie Jacklyn
Jacksonian Jacksonville Jacky Jaclyn Jacobians Jacobin Jacobins Jacobitarum Jacobs Jacobson Jacobus Jacq Jacqueline Jacquelyn
Jacques Jacuzzi Jagger Jagiellon Jahai Jahangir Jaime Jaipur Jaish Jake Jakob Jamaal Jamaicans Jamal
Jamar Jame Jamel Jamestown Jami Jamie Jaminjung Jan Jana Janacek Janeiro Janell Janelle Janesville
Janet Janette Janice Janie Janine Janis Janissary Janjaweed Janna Jannie Jansen Jansenism Jansenist Janssen
Januaries Janus Japaneses Japhug Japs Japura Jarawara Jared Jarlsberg Jarrett Jarrod Jarvis Jarzynski Jason
Jataka Java Javas Javier Jaxartes Jaya Jayapura Jayawardene Jaycee Jaycees Jayne Jaynes Jayson Jean
Jeanette Jeanie Jeanine Jeanne Jeannette Jeannie Jeannine Jedi Jeeves Jeff Jefferey Jeffersonian Jeffery Jeffrey
Jeffry Jeh Jehoshaphat Jehovah Jekyll Jenifer Jenkins Jenna Jenner Jennie Jennifer Jennings Jensen Jephthah
Jerald Jeremiahs Jeremy Jeri Jericho Jermaine Jerold Jerri Jerrod Jerrold Jersey Jess Jesse Jessica
Jessie Jetway Jewell Jewess Jewesses Jewishness Jezebel Jezebels Jiang Jiangsu Jiangxi Jidda Jilin Jill
Jillian Jim Jimenez Jimmie Jinan Jinghpaw Jinghpo Jingpho Jingpo Jingulu Jinnah Jinny Jino Jirga
Jisas Jivaro Jiwarli Jixi Joann Joanna Joanne Joaquin Jocasta Jocelyn Jodi Jodie Jody Joe
Joel Jogjakarta Johann Johanna Johannes Johari Johnathan Johnathon Johnie Johnnie Johnny Johnston Johnstown Jolene
Jolson Jonah Jonahs Jonas Jonathan Jonathon Jones Jonesboro Jong Joni Jonson Joplin Jordanians Jorge
Jos Jose Josef Josefa Josefina Josephine Josephs Josephson Josephus Joshua Josiah Josie Josue Jove
Joycean Joyner Jru Juan Juana Juang Juanita Juarez Jubal Juda Judaeo Judah Judaical Judaisms
Judas Judases Judd Jude Judea Judith Judson Judy Juglandaceae Jules Juliana Julianne Julie Julies
Juliet Juliette Julio Julius Julliard Juncaceae Juneau Junes Jungermanniales Jungfrau Juniperus Juno Jurua Justin
Justine Jutes Jutland Juvenal Jüttner Kaaba Kaali Kabiye Kabul Kac Kachari Kachin Kadai Kadugli
Kafir Kagoshima Kahlua Kahului Kaifeng Kaiho Kaike Kailua Kaitlin Kala Kalahari Kalam Kalamazoo Kalasha
Kalashnikov Kalb Kalgoorlie Kalkatungu Kalmia Kalmyk Kama Kamba Kamchatka Kamehameha Kampala Kampuchea Kanawha Kanchenjunga
Kandahar Kandinsky Kane Kaneohe Kanerva Kaniadakis Kankakee Kannada Kano Kanpur Kans Kansan Kansans Kanuri
Kaohsiung Kapitza Kaposi Kapton Kara Karachi Karaganda Karaim Karajá Karakoram Karakorum Karamazov Kardar Kareem
Karelia Karen Karenina Karhunen Kari Karimojong Karin Karina Karitiana Karl Karla Karloff Karo Karol
Karroo Karyn Kasai Kasem Kasey Kashaya Kashmiri Kashmirs Kasparov Kasteleyn Katcha Kate Katelyn Katharine
Katherine Katheryn Kathiawar Kathie Kathleen Kathrine Kathryn Kathy Katie Katina Katmai Kato Katowice Katrina
Katu Katuic Katy Katz Kauai Kaufman Kaunas Kaunda Kaurna Kavango Kawabata Kawasaki Kawaw Kayardild
Kaye Kayla Kaytetye Kazakhs Kazan Kazantsev Kazantzakis Keaton Keble Keck Keenan Keewatin Keillor Keisha
Keith Keller Kelley Kelli Kellie Kellogg Kelly Kelsey Kemeny Kemerovo Kemp Kempis Kendall Kendra
Kendrick Kenmore Kennan Kennedia Kenneth Kennewick Kennith Kenny Kenosha Kent Kenton Kentuckian Kentuckians Kenyans
Kenyatta Kenyon Keogh Keokuk Kepping Kerbala Kerensky Kerker Kermit Kerouac Kerr Kerri Kerry Ket
Kettering Keven Kevin Kevlar Kevorkian Kewa Kewpie Khabarovsk Khachaturian Khalid Khaling Kham Khamhaeng Kharkov
Khartoum Khasi Khazar Khmu Khoe Khoekhoe Khoesan Khoi Khoikhoi Khoisan Khomeini Khorana Khrushchev Khufu
Khulna Khwarizmi Khyber Kickapoo Kidd Kieth Kigali Kikamba Kikuyu Kilauea Kilimanjaro Kilip Kilivila Killeen
Kilroy Kim Kimbe Kimberley Kimberly Kinande Kingsport Kingston Kingstown Kinnauri Kinney Kinsey Kinshasa Kinyambo
Kinyarwanda Kinzel Kiowa Kiowas Kippur Kiranti Kirby Kirchhoff Kirchner Kirghistan Kirghiz Kirghizia Kiribati Kirinyaga
Kirk Kirkland Kirkpatrick Kirkwood Kirov Kirsten Kisangani Kishinev Kislev Kissimmee Kissinger Kiswahili Kitaev Kitakyushu
Kitchener Kitts Kivu Kiwanis Klamath Klan Klansman Klaus Klee Kleene Kleenex Kleenexes Klimt Kline
Klingon Klondike Klondikes Klux Kmart Knapp Knesset Kngwarreye Knickerbocker Knicks Knievel Knopf Knopoff Knossos
Knowles Knox Knoxville Knudsen Knuth Knuths Koasati Kobe Koch Kochab Kodachrome Kodagu Kodak Kodaly
Kodiak Koestler Koga Kohinoor Kohlrausch Koizumi Kojak Kokka Kokomo Kol Kolarian Kolyma Komi Kommunizma
Kong Kongo Konni Konrad Kontorova Koontz Koopman Koorie Koories Koppel Korafe Korana Kornberg Korteweg
Kory Korzybski Kosciusko Kossel Kossuth Kosterlitz Kosygin Kota Kotlin Koufax Kowloon Kraft Kraichnan Krakatoa
Krakow Kramer Kramers Krasnodar Krasnoyarsk Krebs Kremlinologist Kremlinology Kresge Kringle Krio Kriol Kris Krishna
Krishnamurti Krista Kristen Kristi Kristie Kristin Kristina Kristine Kristopher Kristy Kroc Kroger Kronecker Kronig
Krook Kropotkin Kroto Kru Kruger Krugerrand Krupp Krystal Kshatriya Kublai Kubo Kubrick Kuibyshev Kuki
Kulthumm Kundu Kunibidji Kunimaipa Kunlun Kunming Kunwinjku Kunwok Kunz Kuomintang Kuramoto Kuria Kurnai Kurosawa
Kurt Kurti Kurtis Kusch Kush Kutta Kutuzov Kuvi Kuwaiti Kuwaitis Kuznets Kuznetsk Kuznetsov Kven
Kwadi Kwakiutl Kwangju Kwanzaa Kwanzaas Kxoe Kyle Kyushu Kármán Köhler Laban Labiatae Labrador Labradorean
Labradors Lacey Lachesis Lactococcus Lactuca Ladakh Ladik Ladoga Ladonna Lafayette Lafitte Lagaw Lagrangians Laguerre
Lahore Lahu Lahuzu Lai Laius Lajos Lakeisha Lakeland Lakers Lakewood Lakisha Lakshmi Lamaism Lamaisms
Lamar Lamarck Lamarckian Lamarckism Lamaze Lamba Lambert Lamborghini Lambrusco Laminariaceae Lamnidae Lamont Lancashire Lancaster
Lancelot Lanczos Landauer Landon Landry Landsat Landsteiner Langdoc Langerhans Langland Langley Langmuir Laniidae Lanka
Lankan Lanny Lansing Lanzhou Laocoon Laotian Laotians Lapland Laplander Lapp Lapps Laptev Lara Laramie
Lardil Lardner Laredo Laridae Larix Larmor Larousse Larry Lars Larsen Larson Larvacea Lascaux Lasher
Lashkar Lassa Lassen Latasha Lateolabrax Lateran Lates Latham Lathyrus Latiner Latins Latisha Latium Latonya
Latoya Latrobe Latvians Lauder Laue Laura Lauraceae Laurasia Lauren Laurence Laurent Lauri Laurie Laval
Lavallee Lavandula Lavern Laverne Lavoisier Lavonne Lawanda Lawrence Lawson Lawton Layamon Layla Layton Lazaro
Lazarus Laze Leadbelly Leah Leakey Leander Leann Leanna Leanne Lear Learjet Leary Leavenworth Leblanc
Lebwohl Lecar Leda Lederberg Lee Leesburg Leeuwenhoek Lefever Leffler Legendre Leger Leggett Legree Leguminosae
Lehman Leicester Leicesters Leidenfrost Leif Leigh Leila Leiopelmatidae Lela Leland Lele Lelia Lemaitre Lemnaceae
Lempel Lemuel Lemuria Lemuroidea Lena Lenard Lendu Lenells Leningrad Leninism Lennard Lennon Lenny Leno
Lenoir Lenora Lenore Lent Lenten Lents Leola Leominster Leon Leona Leonard Leoncavallo Leone Leonel
Leonid Leonidas Leonor Leopold Leopoldo Leos Lepcha Lepidoptera Lepidus Lepismatidae Lepke Leporidae Leptodactylidae Lepus
Lerner Leroy Lesa Lesbos Lesley Leslie Lesquerella Lesseps Lessie Lester Lestrade Letha Lethe Leticia
Letitia Leto Letterman Levantine Levenshtein Levesque Levin Levine Levis Levitt Levu Lewinsky Lewis Lewiston
Lewisville Lewy Lexington Lexus Leyte Lezgian Lhasa Lhasas Lhotse Liangshan Liaodong Liaoning Libby Liberace
Liberian Liberians Libocedrus Libra Libras Libreville Librium Libyans Lichenes Lichnerowicz Lichtenstein Lidia Lieb Lieberman
Liebfraumilch Liechtenstein Liechtensteiner Liechtensteiners Liesegang Lieut Lifshitz Liguria Ligurian Ligustrum Lila Lilia Liliaceae Lilian
Liliana Lilith Liliuokalani Lille Lillian Lillie Lilliput Lilliputians Lillooet Lilly Lilongwe Limbaugh Limbu Limbum
Limburger Limoges Limousin Limpopo Limulidae Lincolns Lind Linda Lindau Lindbergh Lindblad Lindsay Lindsey Lindy
Lingala Linn Linton Linus Linuxes Linwood Lionel Liouville Liouvillian Liparis Lipizzaner Lipkin Lipo Lippi
Lippmann Lipscomb Lipton Liquidambar Lisa Lise Lissajous Lissamphibia Lister Listerine Liston Lisu Lithuanians Litopenaeus
Litton Livermore Liverpudlian Liverpudlians Livia Livingston Livingstone Livonia Livonian Liza Lizzie Lizzy Liénard Llewellyn
Lloyd Loba Lobachevsky Lobeliaceae Loch Lochinvar Lockheed Lockne Lockwood Lodi Lodz Loewe Loewi Loewner
Loews Logan Lohengrin Loire Lois Loki Lola Lolita Lolium Lollard Lollobrigida Lolo Loloish Lomas
Lombardi Lome Lompoc Lonar Londoner Londoners Longfellow Longmont Longstreet Longueuil Longview Lonnie Lopez Lora
Lorain Loraine Loranthaceae Lorelei Loren Lorena Lorene Lorenzo Loretta Lorie Lorisidae Lorna Lorraine Lorre
Lorrie Loschmidt Lothario Lotharios Lotka Lott Lottie Lou Louella Louie Louisa Louise Louisianan Louisianans
Louisianian Louisianians Louisville Lourdes Lout Louvre Lovecraft Lovelace Lowe Lowell Lowenbrau Lowery Loyang Loyd
Loyola Lozi Loève Luanda Luann Lubavitch Lubavitcher Lubbock Lubumbashi Lucas Luce Lucia Lucian Luciano
Lucien Lucile Lucille Lucinda Lucio Lucite Lucites Lucius Lucknow Lucretia Lucy Luddite Luddites Ludhiana
Ludwick Ludwig Luella Lufthansa Luftwaffe Luganda Luger Lugiato Lugosi Luigi Luis Luisa Lukas Lula
Lully Lumiere Luna Luo Lupe Lupercalia Lupinus Luria Lusaka Lushai Lusitania Lusitanian Lutheranisms Lutherans
Lutjanidae Luvs Luxembourger Luxembourgers Luxembourgian Luxemburg Luzon Lvov Lyallpur Lycaenidae Lychnis Lycium Lycoperdales Lycopersicon
Lycopodiaceae Lycopodiales Lycopsida Lycra Lycurgus Lydia Lydian Lydians Lyell Lygus Lyle Lyly Lyman Lymantriidae
Lyme Lynchburg Lynda Lyndon Lynette Lynn Lynne Lynnette Lyons Lyra Lyrae Lysander Lysenko Lysistrata
Lysol Lytton Lëtzebuergesch Maalox Mabel Mable Macao Macaulay Macbeth Maccabees Maccabeus Macdonald Macedon Macedonians
Machado Machiguenga Machlup Macias Mack Mackenzie Mackinac Macmillan Macon Macropodidae Macy Madagascan Madagascans Madden
Maddox Madeira Madeiras Madeleine Madeline Madelyn Madera Madge Madi Madison Madonna Madonnas Madras Madurai
Maestro Maeterlinck Magadhan Magdalena Magdalene Magellan Magellanic Maggie Maghreb Maginot Magnaporthe Magnificat Magnitogorsk Magnoliaceae
Magnoliophyta Magnus Magog Magoo Magritte Magsaysay Maguindanao Magyarországon Magyars Mah Mahal Maharashtra Mahatma Mahavira
Mahayanist Mahdi Mahfouz Mahican Mahicans Maidenform Maier Maigret Maillol Maiman Maimonides Mainer Mainers Maisie
Maithili Maitreya Maiwala Majorca Majuro Makarios Makeindex Makua Malabar Malabo Malachi Malacopterygii Malagasy Malamud
Malaprop Malawian Malawians Malaya Malayan Malayans Malayic Malayo Malays Malaysians Malcolm Maldive Maldives Maldivian
Maldivians Maldonado Malecite Maleu Malian Malians Malibu Malinda Malinowski Mallarme Mallomars Mallory Malmberg Malone
Malory Malplaquet Malraux Malthusians Malus Malvaceae Malvastrum Mamana Mambila Mameluke Mamet Mamie Mammalia Mammillaria
Mammon Mamore Managalasi Managua Manakov Manama Manang Manange Manasseh Manchu Manchurian Manchus Mancini Mancunian
Mancunians Mandalay Mandara Mandeville Mandingo Mandrell Mandy Manfred Manhattans Manichean Manicouagan Manilas Maningrida Manipur
Manipuri Manitoulin Manjiljarra Mankato Manley Mann Mannheim Mannich Manobo Mansfield Manson Manteca Mantegna Manuel
Manuela Maoism Maoisms Maoists Maoris Mapplethorpe Maputo Mara Maracaibo Marangoni Marat Maratha Marattiaceae Marburg
Marc Marceau Marcelino Marcella Marcelo Marci Marcia Marciano Marcie Marco Marconi Marcos Marcus Marcuse
Marcy Marduk Marfan Margaret Margarito Margery Margie Margo Margot Margret Margrethe Marguerite Mari Marian
Marianas Marianne Mariano Maribel Maricela Maricopa Marie Marietta Marilyn Marin Marino Marion Maris Marisa
Marisol Marissa Maritain Maritimes Maritza Mariupol Marius Marjorie Marjory Markab Markham Markovianity Marla Marlboro
Marlborough Marlene Marley Marlon Marmara Marne Maronitarum Marple Marquesan Marquesas Marquette Marquez Marquita Marrakesh
Marriott Marsala Marseillaise Marseillaises Marseilles Marses Marsha Marta Martel Martha Martina Martinez Martinique Martuthunira
Marty Martynia Maru Marva Marvell Marvin Marxisms Maryann Maryanne Maryellen Marylander Marylou Marysville Masada
Masai Masaryk Mascagni Masdevallia Masefield Maserati Maseru Mashhad Maslov Masonite Masorah Massasoit Massenet Massey
Massif Massigil Massim Mather Matheson Mathew Mathews Mathewson Mathias Mathieu Mathis Matias Matilda Matisse
Matricaria Matsubara Matt Mattel Matterhorn Matthews Matthias Mattie Maud Maude Maugham Maui Mauldin Maundy
Maung Maupassant Maura Maureen Mauriac Maurice Mauricio Maurier Maurine Mauritania Mauritanian Mauritanians Mauritian Mauritians
Mauro Maurois Mauryan Mauser Mavis Mawng Maximian Maximilian Maxine Maxwellian Mayans Mayas Mayer Mayfair
Mayflower Maynard Mayo Mayra Maytag Mazama Mazarin Mazatlan Mazda Mazola Mazzini Mbabane Mbay Mbini
Meade Meagan Mecoptera Medan Medea Medellin Medford Medicago Medicaids Medicares Medicis Medina Mediterraneans Medoc
Megachiroptera Megan Megatheriidae Meghan Meibomian Meier Meighen Meir Meitei Meiteilon Meiteiron Meitner Mejia Mekong
Melanie Melanthiaceae Melba Melchior Melchizedek Meleagrididae Melendez Meliaceae Melinae Melinda Melisa Melisande Melissa Mellon
Melnikov Melolonthidae Melpomene Melton Melva Melville Melvin Memcached Memling Memphis Menander Mencius Mencken Mende
Mendeleev Mendez Mendocino Mendoza Menelaus Menelik Menes Mengzi Menifee Menkalinan Menkar Menkent Mennen Menninger
Mennonites Menominee Menomini Menotti Mensa Mentholatum Menuhin Menzies Meo Mephisto Mephistopheles Mephitinae Merak Meramera
Mercator Merced Mercedes Mercia Merck Mercuries Mercurochrome Meredith Meriwether Merlan Merle Merlin Merlot Mermin
Meroitic Merriam Merrick Merrill Merrimac Merrimack Merritt Merthiolate Merton Mervin Mesabi Meshkov Mesmer Messerschmidt
Messiaen Messina Metallica Metamucil Metazoa Methodisms Methuselah Metternich Meuse Mexicali Meyer Meyerbeer Meyers Mfume
Miamis Mianyu Miao Miaplacidus Micah Micawber Mich Michael Michaelmas Michaelmases Micheal Michel Michele Michelin
Michelle Michelob Michelson Michigander Michiganders Michiganite Mickey Mickie Micky Micmac Micmacs Microbiol Microcystis Micronesian
Micropterus Microtus Middleton Middletown Mideast Mideastern Midwest Midwesterner Mie Miesowicz Miguel Mikhail Mikoyan Milagros
Milanese Mildred Milford Milken Millard Millay Miller Millicent Millie Millikan Milne Milosevic Miltiades Miltonian
Miltonic Miltown Mimidae Minamata Minamoto Mindanao Mindoro Mindy Minerva Mingus Minh Minn Minnelli Minnesotan
Minnesotans Minnie Minoan Minoans Minolta Minos Minot Minotaur Minsk Minsky Mintaka Minuit Minyaspis Mippy
Mirabeau Mirach Miranda Mirfak Miri Miriam Miro Mirzam Mirzapur Mishna Misima Miskito Mississauga Mississippian
Mississippians Missoula Missourian Missourians Missy Mistassini Mitch Mitchel Mitchell Mitford Mithra Mithraism Mithridates Mitsubishi
Mittag Mittal Mitterrand Mitty Mitzi Mixe Mixtec Mixtecan Mizar Mizo Mlle Mmen Mmes Mnemosyne
Mobil Mobulidae Mobutu Modesto Modigliani Moet Mogadishu Mogul Mohacs Mohamed Mohammad Mohammed Mohammedan Mohammedanism
Mohammedanisms Mohammedans Mohave Mohaves Mohawks Mohegan Mohican Moho Mohorovicic Moihlimbe Moira Moises Moiseyev Mojave
Mojaves Moldavia Moldavian Moldovan Moliere Molina Mollie Molnar Moloch Molokai Moloko Molotov Moluccas Mombasa
Mona Monacan Mondale Mondrian Monegasque Monegasques Monera Monessen Mongolians Mongolic Monica Monilia Moniliaceae Monique
Monmouth Monocotyledones Monongahela Monophysitism Monotropa Monroe Monrovia Mons Monsanto Montague Montanan Montanans Montcalm Montenegrin
Monterey Monterrey Montesquieu Monteverdi Montevideo Montezuma Montgolfier Montgomery Monticello Montmartre Montoya Montpelier Montrachet Montserrat
Monty Moog Mooney Moraceae Moran Moravia Moravian Mordred Moreno Morgan Morgans Morgantown Moriarty Morin
Morison Morita Moriya Morley Mormonisms Moroccans Moroni Morpheus Morphy Morris Morrison Morristown Morse Mort
Mortimer Morton Moru Morus Mosan Moseley Moselle Moslem Moslems Mosley Mosul Motorola Motown Motrin
Mott Motter Motu Moulton Mountbatten Mountie Mounties Moussorgsky Mouthe Mowgli Mozambican Mozambicans Mpemba Msgr
Muawiya Mubarak Mueller Muensters Mugabe Mugilidae Muhammadan Muhammadanism Muhammadanisms Muhammadans Muir Mujib Mulder Mull
Mullen Muller Mullerian Mullidae Mullikan Mullins Mulroney Multan Multics Mumford Mun Muna Munchhausen Muncie
Munda Mundari Mungkan Munkan Munnipore Munoz Munro Munster Muppet Murasaki Murat Murchison Murcia Murdoch
Murfreesboro Muridae Muriel Murillo Murinbata Murmansk Murphy Murray Murrieta Murrinh Murrow Murrumbidgee Musa Musaceae
Muscicapidae Muscidae Muscovy Musharraf Musial Muskegon Muskhogean Muskogee Mussorgsky Mustelidae Mutsuhito Mycenae Mycenaean Mycoplasmataceae
Myers Mylar Mylars Myles Myotis Myra Myrdal Myrmecophagidae Myrna Myron Myrsinaceae Myrtales Mysidae Mysore
Myst Mytilus Myung Myxinidae Myxomycetes Myxomycota Mälaren Mézard Möbius Mössbauer Müller Mǐn Nabak Nabalus
Nabarro Nabisco Nader Nadia Nadine Naga Nagas Nagel Nagoya Nagpur Nagumo Nagy Nahuatls Nahum
Naipaul Nair Naismith Nakagami Naki Nama Namath Namia Namibian Namibians Nampa Nanak Nanchang Nancy
Nandi Nanette Nanna Nannie Nanook Nansen Nantes Nanticoke Nantucket Naomi Naphtali Napier Napster Nar
Narmada Narnia Naro Narraganset Narragansett Nashua Nashville Nassau Nasser Natalia Natalie Natasha Natchez Nathan
Nathaniel Nathans Natl Naugahyde Nauru Nautilidae Navaho Navajoes Navajos Navarre Navarro Navratilova Nawuri Naxi
Nazarene Nazareth Nazca Nazisms Ndjamena Ndjebbana Neal Neandertal Neapolitan Nebr Nebraskan Nebraskans Nebuchadnezzar Nefertiti
Negev Negress Negresses Negroes Negroid Negroids Negros Nehan Nehemiah Nehru Neil Nelda Nell Nellie
Nelly Nelsen Nelson Nematoda Nembe Nembutal Nemophila Neobatrachia Neogene Neoplatonism Neotropics Nepalis Nepenthes Nephelium
Nephropsidae Nereid Nereids Nereus Nerf Neritidae Neruda Nescafe Nesselrode Nestor Nestorianism Netherlander Netherlanders Netscape
Nettie Netzahualcoyotl Neumann Neva Nevadan Nevadans Nevadian Nevis Nevsky Newar Newari Newark Newburg Newburgh
Newell Newfoundland Newfoundlander Newfoundlands Newman Newport Newsweek Nexis Nez Ngaanyatjarra Ngalakan Ngaliema Nganasan Nganhcara
Ngarinyin Ngarinyman Ngarluma Ngoni Ngukurr Nguni Nguyen Niagara Niamey Nibelung Nibelungenlied Nicaea Nicaraguan Nicaraguans
Niccolo Nicene Nichiren Nicholas Nichole Nichols Nicholson Nicklaus Nickolas Nicobar Nicobarese Nicodemus Nicola Nicolas
Nicole Nicosia Nicotiana Nidulariaceae Niebuhr Nielsen Nieves Nigel Nigella Nigerians Nigerien Nijenhuis Nijinsky Nikita
Nikkei Nikki Nikolai Nikon Nilgiri Nilo Nilotic Nimitz Nineveh Ninkhursag Niobe Nippon Nipponese Nirenberg
Nisan Nishimori Nissan Nita Niuean Nivea Niño Njorth Nkrumah Noah Nobelist Nobelists Nocardia Noctuidae
Noelle Noemi Noguchi Noi Noibano Nolan Nomatsiguenga Nona Nootka Nora Norbert Norberto Nordic Nordics
Noreen Norfolk Noriega Norma Normand Normandie Norns Norplant Norris Norseman Norsemen Northampton Northamptonshire Northcote
Northeasts Northrop Northrup Norths Northwests Norton Norw Norwegians Nosferatu Nostradamus Nostratic Nosé Nothofagus Nouakchott
Noumea Nova Novartis Novembers Novgorod Novocaine Novocains Novokuznetsk Novosibirsk Noxzema Noyce Noyes Nuba Nubia
Nubian Nuer Nukualofa Numanggang Numbami Numidia Nunavut Nunez Nunggubuyu Nuni Nunki Nuosu Nupe Nureyev
Nuu Nyakyusa Nyamal Nyana Nyang Nyangumarda Nyanja Nyasa Nyasaland Nyerere Nyi Nymphaeaceae Nymphalidae Nystrm
Nystrom Nyulnyul Nyulnyulan Nyungan Nyx Oahu Oakley Oates Obadiah Oberlin Oberon Obolo Ocaina Ocala
Ocaml Occident Occitan Oceania Oceanside Oceanus Ochoa Ocimum Octavia Octavian Octavio Octobers Octopoda Oddi
Odell Oder Odessa Odets Odin Odis Odom Odontesthes Odysseus Ofelia Offenbach Ofo Ogbomosho Ogden
Ogilvy Oglala Oglethorpe Ohioan Ohioans Oise Ojebway Ojibwa Ojibwas Okayama Okeechobee Okefenokee Okhotsk Okinawan
Okla Oklahoman Oktoberfest Oku Olaf Olajuwon Olami Olav Oldenburg Oldfield Oldroyd Oldsmobile Olduvai Oleaceae
Olen Olenek Olga Olibra Olin Oliver Olivetti Olivia Olivier Ollie Olmec Olmsted Olo Olsen
Olsobip Olson Olympia Olympiad Olympiads Olympian Olympians Olympias Olympus Omaha Omahas Omanis Omar Omayyad
Omdurman Omenn Ometo Omori Omotic Omsk Onagraceae Onassis Oncidium Oncorhynchus Oneal Onega Onegin Oneida
Oneidas Ono Onondaga Onondagas Onsager Ontarian Oomycetes Oort Opel Ophelia Ophioglossaceae Ophiuchus Oppenheimer Oprah
Ops Opsanus Opuntiales Oran Oranjestad Orbison Orchidaceae Oreg Oregonator Oregonian Oregonians Orem Oreo Oreochromis
Orestes Organiser Orientalism Origanum Orin Orinoco Orissa Oriya Orizaba Orkney Orlando Orlicz Orlon Orlons
Orly Ormosia Ornithorhynchidae Ornstein Orokaiva Oromo Oroqen Orpheus Orphic Ortega Orthoptera Ortiz Orudis Orval
Orville Orwellian Oryzias Osage Osages Osama Osbert Osborn Osborne Oscan Oscar Oscars Osceola Oscines
Osgood Oshawa Oshkosh Osiris Osman Osmundaceae Ostrogoth Ostrovsky Ostrya Ostryopsis Ostwald Ostyak Osvaldo Oswald
Othello Otis Oto Otomanguean Otoro Ottawas Otto Ouagadougou Ouija Ouijas Ouse Owen Owens Owensboro
Oxbridge Oxnard Oxon Oxonian Oxus Oxycontin Ozark Ozarks Ozymandias Ozzie Paar Pablo Pabst Pacheco
Pacino Packard Pacoh Padam Padang Paderewski Padilla Padé Paganini Paglia Pahlavi Paige Paiute Paiutes
Pakistanis Palauan Palaung Palembang Palenquero Paleogene Paleozoic Palermo Palestrina Paley Pali Palikir Palinuridae Palladio
Palmae Palmdale Palmer Palmerston Palmolive Palomar Pama Pamela Pamirs Pamlico Pampa Panamanians Panasonic Panax
Pandora Panfilov Pangaea Panhellenic Panicum Pankhurst Panmunjom Pano Pantagruel Pantaloon Panza Papago Paphiopedilum Papiamentu
Paracelsus Paraclete Paraguayan Paraguayans Paralympic Paralympics Paramaribo Parana Parcae Parcheesi Paridae Parietales Parisi Parisian
Parisians Parker Parkersburg Parkia Parkinsonism Parkman Parliamentarians Parmesan Parmesans Parnassus Parnassuses Parnell Parnkalla Parrington
Parrish Parry Parsifal Parthenon Parthia Parulidae Pasadena Pascagoula Paschen Pasco Pasquale Passamaquoddy Passovers Pasternak
Pasteurella Patagonia Patagonian Patel Patep Paterson Patna Patpatar Patrica Patrice Patricia Patterson Patti Patton
Patwin Paul Paula Paulette Pauline Pauling Paulo Pavarotti Pawnee Pawnees Payne Pbcollisions Peabody Peale
Pearlie Peary Pechora Peckinpah Pecos Pedi Pedro Pegasus Pegasuses Peggy Pegu Peguan Peierls Peiping
Peking Pekings Pelagius Pele Pelee Pellicularia Pelodiscus Peloponnese Peloponnesian Peloponnesus Pelycosauria Pemba Pembroke Pena
Penaeus Pendau Penderecki Penelope Penicillium Penn Penna Penney Penning Pennington Pennsylvanian Pennsylvanians Pennzoil Penobscot
Pensacola Pentax Pentecost Pentecostals Pentecosts Pentium Pentiums Penutian Peoria Pepin Pepsi Pepys Pequot Peraia
Perce Percheron Percidae Perciformes Percival Percus Perelman Perez Periclean Pericles Peripatidae Peristediinae Perkins Perl
Perls Permalloy Pernod Peron Peronosporaceae Perot Perrier Perry Perseid Persephone Persepolis Perseus Pershing Peruvians
Peshawar Petain Petaluma Pete Petersburg Petersen Peterson Petra Peugeot Peyrard Peziza Pezizaceae Pfaffian Pfizer
Phaedra Phaethon Phalangeridae Phalaropidae Phallales Phanerozoic Pharaoh Pharisaical Phaseolus Phasianidae Phegopteris Phekda Phelps Phidias
Phil Philby Philemon Philippe Philippi Philippians Philips Philistia Philistines Phillip Phillipa Phillips Philly Philoxeniana
Phintias Phipps Phobos Phoenicians Pholidota Photinia Photostat Phragmites Phraya Phrygia Phrygian Phu Phula Phycomycetes
Phyllis Phyllostomatidae Phys Physalis Physarum Physeteridae Phytolacca Phytophthora Piaf Piccadilly Picea Pichia Picidae Pickering
Pickett Pickford Pickwick Pict Pierre Pierrot Pilate Pilates Pilbara Pilcomayo Pillsbury Pilosella Pima Pinaceae
Pinatubo Pincus Pinguicula Pinkerton Pinocchio Pinochet Pinophytina Pinopsida Pintupi Pipidae Pipturus Piqueria Piraeus Pirahã
Pirandello Piro Pisces Pisin Pisistratus Piskunov Pissaro Pisum Pitaevskii Pitcairn Pithecanthropus Pitjantjatjara Pitman Pitot
Pitt Pitta Pittman Pitts Pittsfield Pius Pizarro Plano Plantagenet Plantaginaceae Plassey Plasticine Plata Plataea
Platanus Plath Platonist Platte Plautus Playtex Plectranthus Pleiades Plethodontidae Pleuronectidae Pleurosorus Plexiglas Plexiglases Pliny
Pliocenes Ploceidae Plukenetia Plumbaginaceae Plumbago Plymouth Pocahontas Pocatello Pocono Poconos Podgorica Podhoretz Podicipedidae Podocarpus
Podoko Podunk Pogonia Poincare Poinciana Poiret Poirot Poiseuille Poissonian Poitier Pokemon Pol Polanski Polaris
Polaroids Polemoniaceae Polemoniales Polk Pollicott Pollux Polly Pollyanna Poltava Polycomb Polygala Polygonatum Polygonum Polyhymnia
Polynesians Polyodontidae Polyphemus Polypodiaceae Polypodium Polyporaceae Polystichum Pomak Pomerania Pomeranian Pomo Pomona Pompeian Pompey
Pongidae Pontchartrain Pontiac Pontianak Pontus Poole Poona Poonoo Popeye Popigai Popocatepetl Poppins Porfirio Porifera
Porod Porrima Porsche Porterville Portevin Portland Porto Portsmouth Portunidae Poseidon Potamogeton Potamogetonaceae Potawatomi Potemkin
Potomac Pottawatomie Potts Pottstown Poughkeepsie Poussin Powell Powhatan Poynting Poznan Prada Pradesh Prado Praetorian
Praia Prakaa Prakrit Prandtl Pratchett Pratt Pravda Praxiteles Preakness Preisach Preminger Premyslid Prenanthes Prensa
Prentice Presbyterianism Presbyterianisms Presbyterians Prescott Presley Preston Priam Pribilof Priceline Priestley Primulales Principe Principense
Priscilla Prius Procrustean Procrustes Procter Procyon Procyonidae Promethean Proserpina Proserpine Prosimii Protagoras Proteaceae Proteidae
Protestantisms Proteus Protista Protoctista Prototheria Proudhon Provencal Provencals Providences Provo Prozac Prozacs Pruitt Prunus
Prussians Prut Pryor Psalter Psalters Pseudococcidae Psilotaceae Psittacidae Psychopsis Ptah Pteridaceae Pterocarpus Pteroclididae Ptilonorhynchidae
Ptolemies Ptychadena Puccini Puckett Puebla Puerto Puget Pugh Pulaski Pullman Pullmans Puma Pumi Punic
Punjabi Puppis Purana Purcell Purdue Purim Purims Purina Puritanisms Purkinje Purus Pusan Pusey Pushkin
Pushtu Puzo Pwo Pygmalion Pyle Pynchon Pyongyang Pyotr Pyralidae Pyrex Pyrexes Pyrococcus Pyrola Pyrolaceae
Pyrrhic Pythias Pyu Pyxis Päri Péclet Pérot Qaddafi Qaeda Qantas Qatari Qataris Qiang Qiangyu
Qin Qingdao Qiqihar Quaalude Quaero Quakerism Quakerisms Qualcomm Quaoar Quasimodo Quayle Quebecois Quechuan Quentin
Quetzalcoatl Quezon Quincke Quincy Quinn Quintilian Quinton Quirinal Quito Quixote Quixotism Qumran Quonset Rabat
Rabelaisian Rabi Rabin Rachael Rachel Rachelle Racine Radcliff Radcliffe Rafael Ragnarok Raleigh Rallidae Ralph
Ralstonia Rama Ramada Ramadans Ramakrishna Ramayana Rambo Ramirez Ramiro Ramon Ramona Ramos Ramsay Ramses
Randal Randall Randell Randi Randolph Rangers Rangoon Ranidae Rankin Rankine Ranunculaceae Ranunculus Rao Raoul
Raphaelite Raphaelites Raphanus Rappaport Rapunzel Raquel Rasalgethi Rasalhague Rasmussen Rasputin Rasta Rastaban Rastafarian Rastafarianism
Rastafarians Ratliff Raul Rauwolfia Rawalpindi Rawang Rayburn Raymond Raymundo Reaganomics Reba Rebekah Recife Redding
Redfield Redford Redgrave Redis Redmond Reduviidae Reebok Reese Reeves Reformations Refugio Regel Reggie Regina
Reginae Reginald Regor Regulus Rehnquist Reich Reid Reilly Reinaldo Reinhardt Reinhold Remarque Rembarrnga Remicade
Remington Remus Rena Renaudotio Renault Rene Renee Rengao Reno Renoir Renyi Reptilia Republicans Resígaro
Reuben Reuters Reuther Reva Revere Revlon Reyes Reykjavik Reyna Reynaldo Reynard Reynolds Rgyud Rhaeto
Rhapis Rhea Rhee Rheidae Rheingau Rheum Rhiannon Rhinolophidae Rhizopogonaceae Rhizopus Rho Rhoda Rhode Rhodesian
Rhodobacter Rhodococcus Rhonda Rhone Rhus Rhynchocephalia Ribbentrop Ribes Rica Ricardo Richard Richards Richardson Richelieu
Richie Richmond Richter Richthofen Richtmyer Rickenbacker Rickie Rickover Ricky Rico Riefenstahl Rieger Ries Riesling
Rieslings Riga Rigel Riggs Rigoberto Rigoletto Riley Rimbaud Ringling Ringo Rio Rios Ripley Ripper
Risorgimento Rita Ritalin Ritharngu Rivas Rivera Riviera Riyadh Rizal Rnyi Roanoke Robbie Robbin Robbins
Robby Roberson Roberta Roberto Roberts Robertson Robeson Robespierre Robinson Robitussin Robles Robnik Robson Robt
Robyn Rocco Rocha Rochambeau Roche Rochechouart Rochelle Rochester Rockefeller Rockford Rockies Rockne Rockwell Roddenberry
Rodentia Roderick Rodger Rodgers Rodin Rodney Rodolfo Rodrick Rodrigo Rodriguez Rodriquez Roeg Rogelio Roger
Rogers Roget Rojas Rokeach Roku Rolaids Roland Rolando Rolex Rolland Rollerblade Rollerblades Rollins Rolodex
Rolvaag Romanesque Romanesques Romanians Romanies Romano Romanov Romansh Romanticism Romany Romberg Romero Romes Rommel
Romney Romulus Ronald Ronda Rong Ronnie Ronny Ronstadt Rontgen Rooney Roper Roquefort Roqueforts Rory
Rosaceae Rosales Rosalie Rosalind Rosalinda Rosalyn Rosanna Rosanne Rosario Roscoe Roseann Roseau Rosecrans Rosella
Rosemarie Rosenberg Rosenbluth Rosendo Rosenfeld Rosensweig Rosenzweig Rosetta Rosicrucian Rosie Roslyn Ross Rossby Rosseland
Rossetti Rossini Rostand Rostov Rostropovich Roswell Rotarian Roth Rothko Rothschild Rotokas Rotuman Rouault Rourke
Rous Rowe Rowena Rowland Rowling Rowlinson Roxanne Roxie Roxy Roy Royalists Royce Rozelle Rte
Rubaiyat Rubbermaid Ruben Rubiaceae Rubicon Rubicons Rubik Rubinstein Rubus Ruc Ruchbah Rudolf Rudolph Rudy
Rudyard Ruelle Ruhr Ruiz Rukeyser Rumania Ruminantia Rumpelstiltskin Rumsfeld Runge Runnymede Runyon Rupert Ruritania
Rushbrooke Rushdie Rushmore Russ Russel Russo Rustbelt Rutaceae Rutan Rutgers Ruth Ruthie Rutledge Rwandans
Rwandas Ryan Rydberg Ryder Ryukyu Rényi Rössler Rơglai Saab Saar Saarinen Saatchi Sabah Sabaki
Sabik Sabin Sabina Sabine Sabrina Sacajawea Sacco Sachs Sacramento Sadat Saddam Sadducee Sade Sadie
Sadr Saek Safeway Saffman Sagan Saginaw Sagitta Sagittarius Sagittariuses Saha Saigon Saiph Saisiyat Sakaguchi
Sakai Sakha Sakhalin Sakharov Saki Saks Saladin Salado Salas Salazar Salem Salerno Salesforce Saliba
Salicaceae Salinas Salinger Salinibacter Salisbury Salish Salishan Salk Sallie Sallust Salmo Salmonidae Salome Salonika
Salton Salvador Salvadoran Salvadorans Salvadorean Salvadoreans Salvadorian Salvadorians Salvatore Salween Salyut Samantha Samar Samara
Samaritans Samarkand Samhitas Sammie Sammy Samoans Samoset Samoyed Samoyedic Sampela Sampson Samson Samsonite Samsung
Samuel Samuelson San Sana Sanchez Sancho Sandawe Sandburg Sandinista Sandoval Sandra Sanford Sanforized Sanger
Sango Sanhedrin Sanka Sankara Santa Santal Santali Santals Santana Santayana Santeria Santhal Santiago Santome
Santos Sao Sapindaceae Sapindales Sapotaceae Sappho Sapporo Sara Saracen Saracens Saragossa Sarah Sarajevo Saramaccan
Sarasota Saratoga Saratov Sarawak Sargasso Sargent Sargon Sarnoff Saronic Saroyan Sarto Sasa Sasha Sask
Saskatoon Sasquatch Sasquatches Sassoon Satsuma Saturdays Satureja Saturnalia Saturniidae Saudi Saudis Sauk Saunders Saundra
Saupe Sauria Sauropoda Sauternes Savara Savonarola Savoy Savoyard Saxifragaceae Sayers Scala Scandinavians Scarabaeidae Scaramouch
Scarborough Scarlatti Schaffneria Scheat Schedar Scheherazade Scheldt Schenectady Schiaparelli Schick Schiff Schindler Schlesinger Schliemann
Schlitz Schloss Schlumbergera Schmidt Schmitt Schnabel Schneider Schoenberg Schottky Schreckenberg Schrieffer Schrodinger Schroeder Schultz
Schulz Schuyler Schuylkill Schwann Schwarzenegger Schwarzkopf Schweitzer Schweppes Schwinn Sciaenidae Scientologist Scientologists Scientology Scincidae
Scipio Scolopacidae Scombridae Scorpio Scorpios Scorpius Scorsese Scot Scotchman Scotchmen Scotchwoman Scotchwomen Scotia Scotsman
Scotsmen Scotswoman Scotswomen Scott Scottie Scotties Scottsdale Scranton Scriabin Scribner Scripps Scrophularia Scrophulariaceae Scrophulariales
Scruggs Sculley Scutellaria Scylla Scythia Scythians Seaborg Seagram Sealyham Sean Sebastian Sebring Seconal Secotiaceae
Seder Seders Sedna Seebeck Seeger Sega Segovia Segre Segundo Segway Segways Seiko Seinfeld Sejong
Seke Selaginella Selaginellaceae Selassie Selectric Selena Selene Seleucus Selim Seljuk Selkirk Selkup Selma Selznick
Sema Semai Semarang Seminole Seminoles Semiramis Semite Semites Semitics Semtex Sendai Senecas Senecio Senegalese
Senghor Senna Sennacherib Sennett Sensurround Sentani Sephardi Sepik Sepoy Sept Septembers Septuagints Sequoya Serbians
Serena Serengeti Sergei Sergio Seriola Seriphidium Serpens Serra Serranidae Serrano Serratia Sertoli Sesotho Sesuto
Setaria Seth Seton Setswana Seurat Seuss Sevastopol Severn Severus Sevres Seward Sextans Seybold Seychelles
Seyfert Seyi Seymour Sgaw Shaanxi Shackleton Shaffer Shah Shahaptian Shaka Shakti Shalev Shan Shana
Shandong Shane Shankara Shanna Shanxi Shapiro Shari Sharif Sharlene Sharma Sharon Sharpe Sharron Shasta
Shastan Shastry Shaula Shaun Shauna Shavian Shavuot Shaw Shawn Shawna Shawnee Shawnees Shcharansky Sheba
Shebeli Sheboygan Sheena Sheetrock Sheffield Shelby Sheldon Shelia Shelly Shelton Shenandoah Shenyang Sheol Shepard
Sheppard Sheratan Sheraton Sheree Sheri Sheridan Sherman Sherpa Sherri Sherrie Sherrington Sherwood Sheryl Shetland
Shetlands Shevardnadze Shevat Shiga Shiism Shiites Shijiazhuang Shikoku Shillong Shilluk Shilnikov Shiloh Shina Shintoism
Shintoisms Shintoist Shintoists Shintos Shipibo Shiraz Shirley Shiva Shockley Shona Shorto Shoshone Shoshonean Shoshones
Shostakovitch Shrek Shreveport Shriner Shropshire Shrove Shuar Shuiluo Shula Shylock Shylockian Siam Siamese Siane
Sibelius Siberians Sichuan Sicilians Sicite Siddhartha Sidney Siegel Siegfried Siemens Sierpinski Sierpinński Sierra Sigismund
Sigurd Sihanouk Sikhote Sikkim Sikkimese Sikorsky Silas Silene Siljan Silurians Silva Silvia Simaroubaceae Simenon
Simmental Simmons Simone Simons Simpsons Simpsonville Sinai Sinatra Sinbad Sinclair Sindbad Sindhi Singaporean Singaporeans
Singh Sinhalese Siniperca Sinkhorn Sinkiang Sinn Sinwal Siouan Siraj Siraya Siria Sirius Sissala Sistine
Sisymbrium Sisyphean Sisyphus Sittidae Sitwell Siva Sivan Sivashinsky Sjaelland Skagerrak Skippy Skopje Skou Skye
Skylab Slackware Slashdot Slater Slidell Sloan Sloane Slocum Slovakian Slovaks Slovenes Slovenians Slurpee Smalley
Smetana Smilax Smirnoff Smith Smithson Smithsonian Smolensk Smollett Smoluchowski Smyrna Snapple Snead Snell Snellen
Sneppen Snowbelt Snyder Soave Sobei Socastee Socorro Soddy Sodom Sofia Solanaceae Soleidae Solenostemon Solis
Solon Solzhenitsyn Somalian Somalians Somalis Somme Sommerfeld Somoza Sondheim Sondra Songhai Songhay Songhua Sonia
Sonja Sonora Sony Sonya Sophia Sophie Sophoclean Sopwith Sora Sorbonne Soret Sorex Soricidae Sosa
Sotho Souphanouvong Sourceforge Sousa Southampton Southeasts Southerner Southerners Southey Souths Southwests Soweto Soyinka Soyuz
Spaatz Spahn Spanglish Spanis Sparidae Sparta Spartacus Spartanburg Spartans Spartina Speer Spence Spencer Spencerian
Spengler Spenglerian Spenserian Spermatophyta Sperry Spheniscidae Spica Spielberg Spillane Spinx Spiraea Spiranthes Spirula Spitsbergen
Spock Spodoptera Spokane Sprache Springdale Springfield Springsteen Squanto Squibb Sranan Sri Srinagar Srivijaya Stacey
Staci Stacie Stackelberg Stacy Stael Stafford Stalingrad Stallone Stamford Stan Standish Stanislavsky Stanton Starbucks
Starkey Starr Staten Staubach Staunton Steadicam Steele Stefan Stefanie Steinem Steiner Steinmetz Steinway Stella
Stendhal Stengel Stephan Stephanie Stephen Stephens Stephenson Sterculia Sterculiaceae Sterne Sterno Steuben Steubenville Steve
Steven Stevenson Stevia Stevie Stewart Stewartson Stieglitz Stilton Stiltons Stimson Stine Stockhausen Stockmayer Stockton
Stoicism Stoicisms Stokesian Stolichnaya Stolypin Stonehenge Stoppard Stowe Strabo Stradivari Stradivarius Straley Stratford Stratonovich
Streisand Streptocarpus Strickland Strigiformes Strindberg Strogatz Stromboli Strongyloides Strophanthus Stuart Stuarts Studebaker Stuyvesant Stygian
Styrax Styrofoam Styrofoams Styron Styx Suai Suarez Subaru Sucre Sucrets Sudbury Sudetenland Sudra Suetonius
Suez Suharto Suidae Suk Sukarno Sukhodaya Sukhothai Sukkot Sukuma Sulawesi Suleiman Sulla Sullivan Sumatran
Sumatrans Sumeria Sumerians Sumner Sumter Sundanese Sundas Sundays Sunkist Sunnis Sunnite Sunnites Sunnyvale Sunwar
Sunwari Suomo Superbowl Surabaya Surinamese Surma Surmic Surya Susan Susana Susanna Susanne Susie Susquehanna
Sutherland Sutton Suva Suwanee Suzanne Suzette Suzhou Suzuki Suzy Svalbard Svan Sven Svengali Sverdlovsk
Swadesh Swahilis Swammerdam Swanee Swansea Swanson Swazi Swazis Swed Swedenborg Swedes Sweeney Swertia Swinburne
Swissair Swisses Switz Sykes Sylvester Sylvia Sylvian Sylvie Sylviidae Symplocaceae Synechocystis Synge Syngnathidae Syracuse
Syrorum Systeme Szilard Szilárd Sznajd Szymborska São Tabasco Tabascos Tabatha Tabernacle Tabitha Tabriz Tabrizes
Tachyglossidae Tacoma Tadzhik Taegu Taejon Tafari Taft Tagalogs Tagore Tagus Tahiti Tahitian Tahitians Tahoe
Tai Taichung Taimyr Tainan Taine Taiping Tairora Taiyuan Taj Takayasu Takens Taklamakan Talbot Taliban
Taliesin Tallahassee Tallapoosa Tallchief Talley Talleyrand Tallinn Talmudist Talmuds Tamang Tamara Tameka Tamera Tamerlane
Tami Tamika Tamils Tamm Tammany Tammi Tammie Tammuz Tammy Tampa Tampax Tamra Tamworth Tanacetum
Tancred Taneja Taney Tangale Tanganyika Tangiers Tangsa Tangshan Tangut Tania Tanisha Tannhauser Tanoan Tantalus
Tantrism Tanya Tanzanians Taoisms Taoists Taracahitian Tarantino Tarawa Taraxacum Tarazed Tarazona Tarbell Tariana Tarim
Tarkenton Tarkington Tartarus Tartuffe Tarzan Tasha Tashkent Tasman Tasmanian Tasmanians Tass Tatars Tate Tatum
Tauruses Tavares Tawney Taxaceae Taxales Taxodiaceae Taxophytina Taxopsida Tayler Tayo Tbilisi Teasdale Tecumseh Teflon
Teflons Tegucigalpa Tela Telemachus Telemann Teleostei Telescopium Temecula Temiar Tempe Templar Tenn Tennessean Tennesseans
Tennysonian Tenochtitlan Tenofovir Teop Teotihuacan Terence Teresa Tereshkova Terkel Terpsichore Terran Terrance Terrell Terrence
Terrie Terry Tess Tessa Tessie Testament Tethys Teton Tetons Tetrahymena Tetraonidae Tetris Teucrium Teuton
Teutonic Teutons Tevatron Tevet Texaco Texan Texans Texarkana Thaayorre Thackeray Thad Thaddeus Thadou Thais
Thakali Thales Thalia Thanh Thant Tharp Thea Thebes Theiler Thelma Thelypteris Themistocles Theocritus Theodor
Theodora Theodoric Therapsida Theresa Therese Thermopylae Theron Theseus Thespis Thessalonian Thessalonians Thessaloniki Thessaly Thieu
Thimbu Thimphu Thiocapsa Tho Thomistic Thompson Thomson Thor Thorazine Thornton Thorpe Thoth Thouless Thr
Thracian Thraco Thue Thuja Thule Thulung Thunderbird Thunnus Thur Thurber Thurman Thurmond Thurs Thursdays
Thutmose Tianjin Tianshan Tiber Tiberius Tibetans Tibeto Ticketmaster Ticonderoga Tienanmen Tierra Tiffany Tigrinya Tigris
Tijuana Tikar Tilia Tiliomycetes Tilletiaceae Tillich Tillman Tilsit Timbuktu Timex Timmy Timon Timor Timothy
Timur Timurid Tina Tinkerbell Tinkertoy Tinseltown Tintoretto Tippecanoe Tipperary Tirane Tirol Tirolean Tisha Tishri
Titan Titaness Titanic Titans Titicaca Tito Titusville Tiv Tiwi Tlaloc Tlingit Tobago Tobagonian Tobit
Toby Tocantins Toda Todd Todea Togolese Tojo Tokay Tokyoite Toledos Toltec Tolyatti Tomas Tombaugh
Tome Tomlin Tommie Tommy Tompkins Tomsk Tongan Tongans Toni Tonia Tonks Tonto Tonya Toom
Topeka Torahs Tories Torquemada Torrance Torrens Torres Torricelli Tortola Tortuga Torvalds Tory Tosca Toscanini
Toshiba Totonac Townes Townsend Townsville Toxicodendron Toynbee Toyoda Tracey Tracheophyta Traci Tracie Tracy Trafalgar
Trailways Trajan Tran Transcaucasia Transeurasian Transvaal Transylvanian Trapa Trappist Trappists Travis Travolta Treblinka Trekkie
Tremellales Trent Trenton Trevelyan Trevino Trevor Triangulum Tribonemaceae Triceratops Trichuris Tricia Trieste Triglidae Trimurti
Trina Trinidadian Trinidadians Trinitarianism Tripitaka Tripoli Trippe Trique Trisha Tristan Trobriand Troglodytidae Trogonidae Troilus
Trojans Trollope Trombellio Trondheim Tropaeolum Tropicana Trotter Troyes Truckee Trudeau Trudy Truffaut Trujillo Trumai
Trumbull Tsallis Tsetlin Tsez Tsimshian Tsiolkovsky Tsitsihar Tsonga Tsongkhapa Tsou Tswana Tuamotu Tuan Tuareg
Tuatha Tubman Tucana Tucson Tucuman Tudors Tues Tuesdays Tugun Tujia Tukanoan Tulane Tule Tull
Tulsa Tulsidas Tumai Tungus Tungusic Tunguska Tunisians Tunney Tupela Tupperware Tupungato Turkestan Turkics Turkmenistan
Turlock Turpin Tuscaloosa Tuscan Tuscarora Tuscaroras Tuscon Tuskegee Tussaud Tussilago Tutankhamen Tutsi Tuu Tuvalu
Tuvaluan Tuvan Tweedledee Tweedledum Twi Twila Twinkies Twizzlers Tycho Tylenol Tyler Tyndale Tyndall Tyne
Typha Typhon Tyranni Tyrannidae Tyre Tyree Tyrolean Tyrone Tyrrhenian Tyson Tzeltal Tzotzil Ubangi Ubiq
Ucayali Uccello Udall Ugandans Ugrian Ugric Uhlenbeck Uighur Ujungpandang Ukrainians Ulam Ulmaceae Ulmus Ultrasuede
Ulyanovsk Ulysses Umbelliferae Umbriel Umbundu Umpila Umpithamu Ungarinjin Ungava Unilever Uniontown Uniroyal Unitarian Unitarianism
Unitarianisms Unitarians Unitas United Univac Universitat Unixes Unukalhai Updike Upjohn Upton Ural Urals Urania
Uredinales Urey Uriah Uriel Urim Uris Urquhart Ursa Ursula Ursuline Ursus Urtica Urticaceae Urticales
Uruguayans Urumqi Usarufa Usenets Usnea Usneaceae Ustilaginales Ustinov Utahan Utahans Utes Utica Uto Utopians
Utricularia Utrillo Uttar Uzis Vacaville Vaccinium Vader Vaduz Vagla Valarie Valdez Valdosta Valencias Valenti
Valentin Valentino Valenzuela Valeria Valerian Valerie Valery Valhalla Valiums Valkyrie Valkyries Vallejo Valletta Valois
Valparaiso Valvoline Vance Vanderbilt Vandyke Vanessa Vang Vanir Vanuatu Vanzetti Varanasi Varese Vargas Vaseline
Vaselines Vasquez Vassar Vaticana Vauban Vaughan Vaughn Vazquez Veblen Vedanta Vedism Vegas Vegemite Vela
Velasquez Velazquez Velcro Velcros Velez Velma Velveeta Venda Veneridae Venetians Veneto Venezuelans Venn Ventolin
Ventura Venuses Venusian Veracruz Verbenaceae Verbesina Verde Verdean Verdun Verhulst Verizon Verlaine Verlet Vermonter
Vermonters Vern Verna Verne Vernon Verona Veronese Versailles Verticillium Vesalius Vespasian Vespidae Vespucci Vesta
Vesuvius Viacom Vic Vicente Vichy Vicki Vickie Vicksburg Vicky Vicsek Victorianism Victorians Victorville Victrola
Vidal Viennese Vientiane Viet Vietcong Vietic Vietminh Vigna Vijayanagar Vijayawada Vila Villarreal Villon Vilma
Vilnius Vilyui Vince Vincent Vindemiatrix Vineland Vinson Viperidae Virgie Virginian Virginians Virgo Virgos Visalia
Visayan Visayans Viscaceae Vishnu Visigoth Visigoths Vistula Viterbi Viti Vitim Vitis Vito Vitus Vivaldi
Vivekananda Viverridae Vivian Vivienne Vlad Vladimir Vladivostok Vlaminck Vlasic Vlasov Volcker Voldemort Volga Volgograd
Volkhov Volkswagen Volstead Volta Volterra Volvo Volvox Vonda Vonnegut Voronezh Voronoi Vorster Vries Vuitton
Vulg Vulgate Vulgates Vycor Waals Wabash Waco Wagiman Wahhabi Waikiki Waite Wakashan Waksman Walbiri
Waldemar Walden Waldensian Waldheim Waldorf Walesa Walgreen Walgreens Walkman Wallace Wallenstein Waller Wallis Walloon
Walmart Walmatjari Walpole Walpurgisnacht Walsh Walt Walters Walton Wambaya Wanamaker Wanda Wang Wangerriburra Wangganguru
Wangka Wankel Wanyjirra Wappo Waring Warlpiri Warner Warray Warrungu Warrwa Waru Warwick Wasatch Washingtonian
Washingtonians Washkuk Waskia Wassermann Waterbury Waterford Waterloo Waterloos Watertown Watkins Watson Watsonville Watteau Watusi
Waugh Wausau Wawa Wayne Waynesboro Webb Webern Webster Websters Weddell Wedgewood Wedgwood Wednesdays Wehrmacht
Weibel Weibull Weill Weimar Weinberg Weirton Weiss Weissmuller Weizmann Weldon Welland Weller Welles Welshman
Welshmen Welshwoman Wenatchee Wendell Wendelstein Wendi Wendy Weniger Wenzel Weri Wesak Weser Wesley Wesleyan
Wesleyanism Wessex Wesson Westinghouse Weston Westphalia Wests Wetumpka Weyden Wezen Wharton Wheaties Wheatstone Whig
Whigs Whipple Whitaker Whitefield Whitehall Whitehorse Whiteley Whitfield Whitley Whitney Whitsunday Whitsundays Whittier Wicca
Wichita Widom Wiemar Wien Wierzbicka Wiesel Wiesenfeld Wiesenthal Wiggins Wik Wikileaks Wiktionary Wilberforce Wilbert
Wilbur Wilburn Wilcox Wilda Wiley Wilford Wilfred Wilfredo Wilhelm Wilhelmina Wilkerson Wilkes Wilkins Wilkinson
Willa Willamette Willard Willebrand Willemstad Williams Williamsburg Williamson Williamsport Willie Willis Wilma Wilmer Wilmington
Wilsonian Wilton Wimbledon Wimsey Winchell Winchester Winchesters Windex Windhoek Windsor Windsors Winesap Winfred Winfree
Winfrey Winifred Winkler Winnebago Winnie Winnipeg Winston Winthrop Wisc Wisconsinite Wisconsinites Wishart Witoto Witu
Witwatersrand Wobe Wobegon Wodehouse Wolaitta Wolfe Wolff Wolfgang Wollongong Wolof Wolsey Wolverhampton Wonderbra Wong
Woodard Woodhull Woodrow Woodstock Woodward Woodwardia Woolite Woolongong Woolworth Wooster Wooten Worcester Worcesters Worcestershire
Worora Wotan Wovoka Wozniak Wozzeck Wrangell Wrigley Wroclaw Wurlitzer Wurm Wyatt Wycherley Wycliffe Wyeth
Wylie Wynn Wyomingite Wyomingites Wörtern Xamarin Xanadu Xanthippe Xavier Xenakis Xenia Xenicidae Xerxes Xhosa
Xiamen Xian Xians Xiao Xiaoping Ximenes Xingu Xinjiang Xiongnu Xmas Xmases Xochipilli Xumi Xuzhou
Xyridales Xõo Yacc Yagua Yahoos Yahtzee Yakhot Yakima Yakut Yakutsk Yalanji Yalow Yalta Yalu
Yamabe Yamagata Yamaha Yamoussoukro Yanan Yangian Yangians Yangon Yangtze Yankee Yankees Yankunytjatjara Yanyuwa Yao
Yaobang Yaounde Yapa Yaqui Yaraldi Yaren Yaroslavl Yasser Yasuko Yat Yataro Yates Yauco Yawuru
Yeager Yekaterinburg Yellowknife Yellowstone Yeltsin Yemeni Yemenis Yemenite Yemsa Yenisei Yerevan Yerkes Yesenia Yesusinge
Yesusini Yevick Yevtushenko Yggdrasil Yidiny Yimidhirr Yimithirr Yinhawangka Yipma Yir Yizu Ymir Yoda Yoknapatawpha
Yoko Yokohama Yolanda Yolngu Yom Yoneda Yong Yongning Yonkers York Yorkshires Yorktown Yoront Yorùbá
Yosemite Yossarian Youngstown Ypres Ypsilanti Yucatan Yucatec Yuendumu Yugambeh Yugo Yugoslavian Yugoslavians Yugoslavs Yui
Yukaghir Yukawa Yukon Yules Yuletides Yuma Yuman Yumas Yun Yunnan Yuri Yurok Yves Yvette
Yvon Yvonne Zachariah Zachary Zachery Zagreb Zaire Zairian Zakharov Zambezi Zambian Zambians Zamboni Zamenhof
Zamora Zande Zane Zangyu Zanuck Zapata Zapf Zaporozhye Zapotecan Zappa Zara Zarathustra Zea Zealand
Zebedee Zechariah Zedekiah Zedong Zeffirelli Zehnder Zeichen Zeke Zelig Zelma Zener Zenger Zephaniah Zephyrhills
Zephyrus Zhabotinsky Zhamanshin Zhang Zhangzhung Zhdanov Zhejiang Zhengzhou Zhivago Zhu Zhuang Zhukov Zhuokeji Zhōngyuán
Zibo Ziegfeld Ziegler Ziff Ziggy Ziman Zimbabweans Zimmerman Zingiberaceae Zionisms Zionists Zions Ziploc Zircaloy
Ziv Zoarcidae Zollinger Zollverein Zoloft Zomba Zoque Zoquean Zorn Zoroaster Zoroastrianisms Zoroastrians Zosma Zosteraceae
Zsigmondy Zubenelgenubi Zubeneschamali Zukor Zululand Zulus Zuni Zurek Zurvan Zwanzig Zwingli Zworykin Zygomycota Zyrtec
Zyuganov
`;

/** Names of several words, none of which is one alone. */
export const LEARNED_PHRASES = `
Aare River|Abstract Expressionism|Abu Dhabi|Abu Nidal Organization|Abu Sayyaf|Abukir Bay
Academy Award|Acadia National Park|Acts of the Apostles|Adar Sheni|Addis Ababa|Additions to Esther
Adelie Coast|Adelie Land|Adi Granth|Adirondack Mountains|Admiralty Island|Admiralty Islands
Admiralty Range|Admission Day|Advanced Research and Development Activity|Advent Sunday|Aegadean Islands|Aegadean Isles
Aegates Isles|Afars and Issas|African American Vernacular English|Age of Fishes|Age of Mammals|Age of Reason
Age of Reptiles|Agnus Dei|Agriculture Department|Agriculture Secretary|Air Combat Command|Air Corps
Air Force|Air Force Research Laboratory|Air Force Space Command|Air Medal|Air National Guard|Aire River
Aksa Martyrs Brigades|Al Alamayn|Al Aqabah|Al Faran|Al Ladhiqiyah|Al Madinah
Al Mg|Al Mg Si|Al Nathir|Al Qahira|Al Qanoon|Al Tawhid
Alabama River|Alaska Peninsula|Alaska Range|Alaska Standard Time|Alcoholics Anonymous|Aleutian Islands
Alex Boncayao Brigade|Alexander Archipelago|Allegheny Mountains|Allegheny River|Allied Command Atlantic|Allied Command Europe
Aloha State|Alpha Centauri|Alpha Crucis|Alpha Geminorum|Alpha Orionis|Altai Mountains
Altay Mountains|Amazon River|American Baptist Convention|American Civil War|American Falls|American Federalist Party
American Federation of Labor|American Heart|American Labor Party|American Legion|American Party|American Physical
American Revised Version|American Revolution|American Revolutionary War|American Standard Version|American Stock Exchange|American Virgin Islands
American War of Independence|Amphitheatrum Flavium|Amur River|An Nafud|An Nefud|Angara River
Angel Falls|Anglesea Island|Anglesey Island|Anglican Church|Anglican Communion|Angostura Bridge
Ann Arbor|Annunciation Day|Antarctic Circle|Antarctic Ocean|Antarctic Peninsula|Antarctic Zone
Antonine Wall|Apalachicola River|Appalachian Mountains|Appian Way|Aquarius the Water Bearer|Ar Rimsal
Arab League|Arab Republic of Egypt|Arab Revolutionary Brigades|Arabian Desert|Arabian Gulf|Arabian Nights
Arabian Peninsula|Araguaia River|Araguaya River|Aran Islands|Arbor Day|Arches National Park
Arctic Archipelago|Arctic Circle|Arctic Ocean|Arctic Zone|Argentine Republic|Argonne Forest
Argun River|Ark of the Covenant|Arkansas River|Armata Corsa|Armed Forces Day|Armed Islamic Group
Armenian Apostolic Orthodox Church|Armenian Church|Arminian Baptist|Arminian Church|Armistice Day|Army Intelligence
Army National Guard|Army of Muhammad|Army of the Confederacy|Army of the Pure|Army of the Righteous|Arnhem Land
Arno River|Articles of Confederation|Artium Baccalaurens|Artium Magister|Ascension Day|Ascension of Christ
Ascension of the Lord|Ashcan School|Ashkin Teller|Asia Minor|Assemblies of God|Associate in Applied Science
Associate in Arts|Associate in Nursing|Association of Orangemen|Association of Southeast Asian Nations|Assumption of Mary|Aswan High Dam
Atacama Desert|Atacama Trench|Athanasian Creed|Atlantic City|Atlantic Coast|Atlantic Ocean
Atlantic Standard Time|Atlantic Time|Atlas Mountains|Atomic Energy Commission|Attorney General|Augsburg Confession
Augustinian Canons|Augustinian Hermits|Aum Shinrikyo|Austin Friars|Austral Islands|Australian Desert
Australian Labor Party|Authorized Version|Ave Maria|Az Zarqa|Azerbaijani Republic|Azerbajdzhan Republic
Baader Meinhof Gang|Babylonian Captivity|Bachelor of Arts|Bachelor of Arts in Nursing|Bachelor of Divinity|Bachelor of Laws
Bachelor of Literature|Bachelor of Medicine|Bachelor of Music|Bachelor of Naval Science|Bachelor of Science|Bachelor of Science in Architecture
Bachelor of Science in Engineering|Bachelor of Theology|Bad Lands|Badger State|Badlands National Park|Baffin Island
Bahama Islands|Bahasa Kebangsaan|Bahasa Malaysia|Bahasa Melayu|Bahrain Island|Bahrein Island
Balearic Islands|Balkan Mountain Range|Balkan Mountains|Balkan Peninsula|Balkan Wars|Ballistic Missile Defense Organization
Balmoral Castle|Baltic Republic|Baltic State|Band Aid|Band of Partisans|Bangla Desh
Bank of England|Bank of Japan|Baptist Church|Barbary Coast|Basic English|Basque Fatherland and Liberty
Basque Homeland and Freedom|Bastille Day|Baton Rouge|Baton Rouge Bridge|Battle Born State|Battle of Britain
Battle of Bull Run|Battle of El Alamein|Battle of Flodden Field|Battle of Fontenoy|Battle of Fredericksburg|Battle of Gettysburg
Battle of Granicus River|Battle of Guadalcanal|Battle of Jena|Battle of Kerbala|Battle of Lake Trasimenus|Battle of Lepanto
Battle of Little Bighorn|Battle of Magenta|Battle of Maldon|Battle of Midway|Battle of Monmouth|Battle of Monmouth Court House
Battle of Naseby|Battle of Puebla|Battle of Pydna|Battle of Ravenna|Battle of Rocroi|Battle of Wake
Battle of Wake Island|Battle of Waterloo|Battle of the Ardennes Bulge|Battle of the Bulge|Battle of the Little Bighorn|Battle of the Marne
Battle of the Somme|Battle of the Spanish Armada|Baxter Wu|Bay State|Bayonne Bridge|Bayt Lahm
Beacon Hill|Bean Town|Bearer of the Sword|Beaver State|Beehive State|Bel and the Dragon
Belleau Wood|Belmont Park|Belmont Stakes|Belo Horizonte|Ben Sira|Benjamin Franklin Bridge
Bering Standard Time|Bering Strait|Bering Time|Berkshire Hills|Bermuda Triangle|Beta Centauri
Beta Crucis|Beta Orionis|Bethlehem Ephrathah|Beverly Hills|Bhatnagar Gross|Bible Belt
Biblical Aramaic|Biblical Latin|Big Bend|Big Bend National Park|Big Blue|Big Dipper
Big Sioux River|Bighorn River|Bight of Benin|Bill of Rights|Bininj Gun|Biscayne National Park
Bismarck Archipelago|Black Africa|Black English|Black English Vernacular|Black Forest|Black Hand
Black Hills|Black Hole of Calcutta|Black Maria|Black Panthers|Black Rock Desert|Black Sea
Black September|Black September Movement|Black Tai|Black Vernacular|Black Vernacular English|Blaia Zimondal
Blarney Stone|Bloodless Revolution|Bloomsbury Group|Blue Nile|Blue Ridge|Blue Ridge Mountains
Bluegrass Country|Bluegrass Region|Bluegrass State|Blume Emery|Bonfire Night|Book of Amos
Book of Baruch|Book of Common Prayer|Book of Daniel|Book of Deuteronomy|Book of Ecclesiastes|Book of Esther
Book of Exodus|Book of Ezekiel|Book of Ezra|Book of Genesis|Book of Habakkuk|Book of Haggai
Book of Hosea|Book of Isaiah|Book of Jeremiah|Book of Job|Book of Joel|Book of Joshua
Book of Judges|Book of Judith|Book of Lamentations|Book of Leviticus|Book of Malachi|Book of Micah
Book of Mormon|Book of Nahum|Book of Nehemiah|Book of Numbers|Book of Obadiah|Book of Proverbs
Book of Psalms|Book of Revelation|Book of Ruth|Book of Susanna|Book of Tobit|Book of Zachariah
Book of Zephaniah|Book of the Prophet Daniel|Bosporus Bridge|Boston Harbor|Boston Tea Party|Bosworth Field
Bougainville Trench|Bouvet Island|Bowling Green|Boxing Day|Boy Scouts|Boy Scouts of America
Brahmaputra River|Brazos River|Brenner Pass|Brigate Rosse|Bristol Channel|British Cabinet
British Crown|British East Africa|British Empire|British House of Commons|British House of Lords|British Isles
British Labour Party|British Virgin Islands|British West Africa|British West Indies|Bronze Age|Bronze Star
Bronze Star Medal|Brooklyn Bridge|Brown University|Bryce Canyon National Park|Buckeye State|Buckingham Palace
Buena Vista|Bull Moose Party|Bull Run|Bunker Buster|Bunker Hill|Bureau of Customs
Bureau of Diplomatic Security|Bureau of Engraving and Printing|Bureau of Intelligence and Research|Bureau of Justice Assistance|Bureau of Justice Statistics|Bureau of the Census
Buzzards Bay|Byzantine Church|Byzantine Empire|Caledonian Canal|California Personality Inventory|Caliphate State
Caloosahatchee Canal|Caloosahatchee River|Cam River|Cambrian Mountains|Cambridge University|Camellia State
Camp David|Canadian Falls|Canadian Maritime Provinces|Canadian River|Canadian Security Intelligence Service|Canadian Shield
Canakkale Bogazi|Canal Zone|Canandaigua Lake|Canary Islands|Cancer the Crab|Candlemas Day
Canis Major|Canis Minor|Cantabrian Mountains|Canterbury Tales|Canticle of Canticles|Canticle of Simeon
Canton River|Canyonlands National Park|Cape Ann|Cape Breton Island|Cape Canaveral|Cape Cod
Cape Cod Bay|Cape Cod Canal|Cape Colony|Cape Fear|Cape Fear River|Cape Flattery
Cape Froward|Cape Girardeau|Cape Hatteras|Cape Horn|Cape Kennedy|Cape May
Cape Passero|Cape Province|Cape Sable|Cape Town|Cape Trafalgar|Cape Verde
Cape Verde Islands|Cape York|Cape York Peninsula|Cape of Good Hope|Cape of Good Hope Province|Capitol Building
Capitol Hill|Capitol Reef National Park|Capricorn the Goat|Caribbean Island|Carlsbad Caverns|Carlsbad Caverns National Park
Carnegie Mellon University|Caroline Islands|Carpathian Mountains|Carson City|Cascade Mountains|Casualty Care Research Center
Catalina Island|Cataract Canyon|Catholic Church|Catholic Reaction Force|Catskill Mountains|Caucasus Mountains
Caudine Forks|Cayman Islands|Cayuga Lake|Cebu City|Cedar Rapids|Celestial City
Census Bureau|Centennial State|Central African Republic|Central America|Central Arrernte|Central Dravidian
Central Intelligence Agency|Central Intelligence Machinery|Central Park|Central Powers|Central Standard Time|Central Thai
Central Tibetan|Central Time|Centre for International Crime Prevention|Champs Elysees|Chandler Andersen|Channel Island
Channel Islands National Park|Channel Tunnel|Chao Phraya|Chapel Hill|Chari River|Charles River
Charlestown Navy Yard|Chartres Cathedral|Chattahoochee River|Chechen Republic|Chemical Weapons Convention|Cheviot Hills
Chihuahuan Desert|Chinese Revolution|Chinese Wall|Chiricahua Apache|Chisholm Trail|Christian Science
Chu Kiang|Chukchi Peninsula|Chula Vista|Church Slavic|Church of Christ Scientist|Church of England
Church of Ireland|Church of Rome|Church of Scientology|Church of the Brethren|Churchill Downs|Cimarron River
Citizenship Day|City of Bridges|City of Brotherly Love|City of God|City of Light|City of London
City of Westminster|City of the Angels|Ciudad Bolivar|Ciudad Juarez|Ciudad Trujillo|Ciudad Victoria
Clinch River|Coast Mountains|Coast Range|Coats Land|College of Cardinals|Colorado Desert
Colorado Plateau|Colorado River|Colorado Springs|Colossus of Rhodes|Columbia River|Columbia University
Coma Berenices|Commerce Department|Commerce Secretary|Commission on Human Rights|Commission on Narcotic Drugs|Committee for State Security
Commodore John Barry Bridge|Common Market|Commonwealth of Independent States|Commonwealth of Nations|Communications Security Establishment|Communism Peak
Communist China|Communist Manifesto|Communist Party|Communist Party of Kampuchea|Comptroller of the Currency|Coney Island
Confederate Army|Confederate States|Confederate States of America|Congo River|Congregation of the Inquisition|Congregational Christian Church
Congregational Church|Congress of Industrial Organizations|Congress of Racial Equality|Congressional Medal of Honor|Congressional Record|Connecticut River
Conservative Judaism|Conservative Party|Constitution State|Constitution of the United States|Constitutional Convention|Constitutional Union Party
Continental Army|Continental Congress|Continuity Army Council|Continuity Irish Republican Army|Cook Strait|Cooper Union
Coosa River|Coptic Church|Coral Sea|Corn Belt|Cornell University|Cornhusker State
Corona Borealis|Corpus Christi|Corsican Army|Cosa Nostra|Cotswold Hills|Council Bluffs
Council of Chalcedon|Council of Constance|Council of Economic Advisors|Council of Ephesus|Council of Trent|Council of Vienne
Council on Environmental Policy|Counter Reformation|Counterterrorist Center|Coyote State|Crab Nebula|Crater Lake National Park
Creek Confederacy|Criminal Intelligence Services of Canada|Criminal Investigation Command|Crna Gora|Crock Pot|Crocodile River
Crown Colony|Crux Australis|Cultural Revolution|Cumberland Mountains|Cumberland Plateau|Cumberland River
Cuquenan Falls|Customs Bureau|Customs Service|Czech Republic|Dail Eireann|Danube River
Dari Persian|Dark Ages|Darling River|Dartmouth College|Das Kapital|Day of Atonement
Day of Judgement|Day of Judgment|Daytona Beach|Dead Sea|Death Valley|Decoration Day
Deep South|Defender of the Faith|Defense Advanced Research Projects Agency|Defense Department|Defense Information Systems Agency|Defense Intelligence Agency
Defense Logistics Agency|Defense Reutilization and Marketing Service|Defense Secretary|Defense Technical Information Center|Dehong Dai|Delaware Memorial Bridge
Delaware River|Democratic Party|Democratic Republic of the Congo|Den Haag|Denali Fault|Denali National Park
Department of Agriculture|Department of Commerce|Department of Commerce and Labor|Department of Defense|Department of Defense Laboratory System|Department of Education
Department of Energy|Department of Energy Intelligence|Department of Homeland Security|Department of Justice|Department of Justice Canada|Department of Labor
Department of State|Department of Transportation|Department of Veterans Affairs|Department of the Interior|Department of the Treasury|Des Moines
Detroit River|Diamond State|Dien Bien Phu|Dies Irae|Disciples of Christ|Discovery Day
Dissident Irish Republican Army|Distinguished Conduct Medal|Distinguished Flying Cross|Distinguished Service Cross|Distinguished Service Medal|Distinguished Service Order
District of Columbia|Divina Commedia|Divine Comedy|Divine Office|Divine Unity|Dnieper River
Doctor of Arts|Doctor of Dental Medicine|Doctor of Dental Surgery|Doctor of Divinity|Doctor of Education|Doctor of Fine Arts
Doctor of Humane Letters|Doctor of Humanities|Doctor of Laws|Doctor of Medicine|Doctor of Music|Doctor of Musical Arts
Doctor of Optometry|Doctor of Osteopathy|Doctor of Philosophy|Doctor of Public Health|Doctor of Sacred Theology|Doctor of Science
Doctor of Theology|Dodge City|Dog Star|Doing Business As|Dolomite Alps|Domesday Book
Dominican Republic|Dominion Day|Don River|Donets Basin|Donner Pass|Doomsday Book
Douay Version|Downing Street|Drug Enforcement Administration|Drug Enforcement Agency|Duke University|Dutch East Indies
East Africa|East African|East Anglia|East Asia|East Chadic|East China Sea
East Germanic|East Germany|East India Company|East Indies|East Malaysia|East Midland
East Pakistan|East River|East Saint Louis|East Sea|East Sussex|East Timor
East Tocharian|East Turkestan Islamic Movement|East Turkistan Islamic Movement|Eastern Catholicism|Eastern Church|Eastern Desert
Eastern Europe|Eastern Highlands|Eastern Mediterranean|Eastern Orthodox|Eastern Orthodox Church|Eastern Roman Empire
Eastern Samoa|Eastern Standard Time|Eastern Time|Eastern Turki|Ebro River|Economic Commission for Africa
Economic Commission for Europe|Economic Commission for Latin America|Economic and Social Council|Education Department|Education Secretary|Egadi Islands
Egyptian Empire|Egyptian Islamic Jihad|Eiffel Tower|Eighteenth Amendment|El Aaium|El Alamein
El Beda|El Iskandriyah|El Libertador|El Misti|El Muerto|El Paso
El Qahira|Elbe River|Elgin Marbles|Elizabeth River|Ellice Islands|Ellis Island
Elysian Fields|Ember Day|Emerald Isle|Emergency Alert System|Emery Griffiths|Empire State
Empire State Building|Empire State of the South|Enderby Land|Energy Department|Energy Secretary|English Channel
English Civil War|English Revolution|Environmental Protection Agency|Eolithic Age|Epiphany of Our Lord|Episcopal Church
Episcopal Church of Scotland|Epistle of James|Epistle of Jeremiah|Epistle of Jude|Epistle to Philemon|Epistle to Titus
Epistle to the Colossians|Epistle to the Ephesians|Epistle to the Galatians|Epistle to the Hebrews|Epistle to the Philippians|Epistle to the Romans
Epsilon Aurigae|Equality State|Equatorial Guinea|Ergun He|Erie Canal|Estates General
Eternal City|Eton College|Euphrates River|European Central Bank|European Community|European Economic Community
European Law Enforcement Organisation|European Union|Euxine Sea|Evangelical United Brethren Church|Evangelical and Reformed Church|Evening Prayer
Everglade State|Everglades National Park|Evergreen State|Executive Office of the President|Eye Study|Eyre Peninsula
Eysenck Personality Inventory|Fabian Society|Faeroe Islands|Falkland Islands|Far East|Farm Credit System
Faroe Islands|Fast of Ab|Fast of Av|Fast of Esther|Fast of Gedaliah|Fast of Tammuz
Fast of Tevet|Fast of the Firstborn|Fatah Revolutionary Council|Fatah Tanzim|Feast of Booths|Feast of Dedication
Feast of Dormition|Feast of Lights|Feast of Sacrifice|Feast of Tabernacles|Feast of Weeks|Feast of the Circumcision
Feast of the Dedication|Feast of the Unleavened Bread|February Revolution|Fedayeen Saddam|Federal Aviation Administration|Federal Bureau of Investigation
Federal Bureau of Prisons|Federal Communications Commission|Federal Democratic Republic of Ethiopia|Federal Deposit Insurance Corporation|Federal Emergency Management Agency|Federal Home Loan Bank System
Federal Home Loan Mortgage Corporation|Federal Housing Administration|Federal Judiciary|Federal Law Enforcement Training Center|Federal National Mortgage Association|Federal Party
Federal Protective Service|Federal Republic of Germany|Federal Republic of Nigeria|Federal Republic of Yugoslavia|Federal Reserve|Federal Reserve Bank
Federal Reserve Board|Federal Reserve System|Federal Security Bureau|Federal Security Service|Federal Trade Commission|Federalist Party
Federated States of Micronesia|Federation of Malaysia|Federative Republic of Brazil|Feliz Lusitania|Fermi Pasta|Fertile Crescent
Festival of Lights|Fifth Amendment|Fifth Avenue|Fifth Crusade|Fifth Lateran Council|Fighting French
Fiji Islands|Financial Crimes Enforcement Network|Financial Management Service|Finger Lakes|First Council of Constantinople|First Council of Lyons
First Council of Nicaea|First Crusade|First Epistle of John|First Epistle of Peter|First Epistle to Timothy|First Epistle to the Corinthians
First Epistle to the Thessalonians|First Lateran Council|First State|First Vatican Council|First World War|First of May
Firth of Clyde|Firth of Forth|Five Nations|Flag Day|Flaminian Way|Fleet Street
Flint River|Flying Dutchman|Foggy Bottom|Followers of the Prophet|Food and Agriculture Organization|Food and Drug Administration
Forbidden City|Foreign Intelligence Service|Foreign Intelligence Surveillance Act|Foreign Intelligence Surveillance Court|Foreign Office|Foreign Service
Former Armed Forces|Fort George Gordon Meade|Fort Lauderdale|Fort Meade|Fort Myers|Fort Smith
Fort Ticonderoga|Fort Wayne|Fort Worth|Forth River|Fountain of Youth|Four Hundred
Fourteenth Amendment|Fourth Council of Constantinople|Fourth Crusade|Fourth Lateran Council|Fourth of July|Fox River
Frank Wolfe|Frankfurt on the Main|Free French|Free Soil Party|Free State|Free World
Freedom Party|French Academy|French Foreign Legion|French Foreign Office|French Republic|French Revolution
French West Indies|Friendly Islands|Frigid Zone|Frisian Islands|Gabonese Republic|Galapagos Islands
Galveston Island|Gambier Islands|Ganges River|Garden State|Garden of Eden|Garonne River
Gateway to the West|Gauss Bonnet|Gay Berne|Gaza Strip|Gem State|Gemini the Twins
General Assembly|General Baptist|General Security Services|General Services Administration|Geneva Convention|George Town
George Washington Bridge|German Democratic Republic|Gettysburg Address|Gibson Desert|Gila Desert|Gila River
Gilbert Islands|Gilbert and Ellice Islands|Girl Scouts|Glen Canyon Dam|Global Positioning System|Glorious Revolution
Go Fish|Godwin Austen|Golan Heights|Gold Coast|Golden Gate|Golden Gate Bridge
Golden Horde|Golden State|Good Book|Good Friday|Gopher State|Gospel According to John
Gospel According to Luke|Gospel According to Mark|Gospel According to Matthew|Gota Canal|Governador Valadares|Government Accounting Office
Government Printing Office|Graf Zeppelin|Gran Santiago|Grand Canal|Grand Canyon|Grand Canyon National Park
Grand Canyon State|Grand Duchy of Luxembourg|Grand Guignol|Grand Island|Grand National|Grand Prix
Grand Rapids|Grand River|Grand Teton|Grand Teton National Park|Granite State|Granth Sahib
Gray Scott|Great Arabian Desert|Great Attractor|Great Australian Bight|Great Australian Desert|Great Barrier Reef
Great Bear|Great Britain|Great Depression|Great Divide|Great Dividing Range|Great Dog
Great Falls|Great Indian Desert|Great Lakes|Great Lakes State|Great Mendenhall Glacier|Great Plains
Great Plains of North America|Great Proletarian Cultural Revolution|Great Pyramid|Great Revolt|Great Rift Valley|Great Salt Desert
Great Salt Lake|Great Sandy Desert|Great Schism|Great Slave Lake|Great Smoky Mountains|Great Smoky Mountains National Park
Great Victoria Desert|Great Wall|Great Wall of China|Great War|Great White Way|Greater Antilles
Greater London|Greater New Orleans Bridge|Greater New York|Greater Sunda Islands|Greek Church|Greek Orthodox Church
Green Bay|Green Kubo|Green Line|Green Mountain State|Green Mountains|Green Party
Green River|Greenback Party|Greenwich Mean Time|Greenwich Meridian|Greenwich Time|Greenwich Village
Gromov Wasserstein|Gros Ventre|Gross Krook|Gross Pitaevskii|Groundhog Day|Grub Street
Guadalupe Island|Guadalupe Mountains|Guadalupe Mountains National Park|Guaira Falls|Guatemala City|Guiana Highlands
Gulf Coast|Gulf States|Gulf War|Gulf of Aden|Gulf of Aegina|Gulf of Akaba
Gulf of Alaska|Gulf of Antalya|Gulf of Aqaba|Gulf of Bothnia|Gulf of California|Gulf of Campeche
Gulf of Carpentaria|Gulf of Corinth|Gulf of Finland|Gulf of Guinea|Gulf of Lepanto|Gulf of Martaban
Gulf of Mexico|Gulf of Ob|Gulf of Oman|Gulf of Riga|Gulf of Saint Lawrence|Gulf of Siam
Gulf of Sidra|Gulf of Suez|Gulf of Tehuantepec|Gulf of Thailand|Gulf of Venice|Gunpowder Plot
Guy Fawkes Night|Hagia Sofia|Hagia Sophia|Hail Mary|Haleakala National Park|Hall of Fame
Hampton Roads|Handies Peak|Hanging Gardens of Babylon|Hanseatic League|Hare Krishna|Harlem River
Harley Street|Harpers Ferry|Harris Tweed|Harvard University|Hashemite Kingdom of Jordan|Hatteras Island
Hawaii Island|Hawaii Standard Time|Hawaii Time|Hawaii Volcanoes National Park|Hawaiian Islands|Hawkeye State
Health and Human Services|Heart Association|Heart of Dixie|Heavenly City|Hebrew Scripture|Hebridean Islands
Hebridean Isles|Heilong Jiang|Hellenic Republic|High Anglican Church|High Anglicanism|High Church
High Commission|High Dam|High German|High Holiday|High Holy Day|High Sierra
Higher National Diploma|Highlands of Scotland|Highway Code|Himalaya Mountains|Hindmarsh Rose|Hindu Kush Mountains
Hippo Regius|Ho Chi Minh City|Holy City|Holy Communion|Holy Eucharist|Holy Grail
Holy Land|Holy Roman Empire|Holy Sacrament|Holy Saturday|Holy Scripture|Holy See
Holy Sepulcher|Holy Sepulchre|Holy Thursday|Holy War Warriors|Holy Week|Holy Writ
Holy Year|Home Counties|Home Loan Bank|Homeland Security|Hook of Holland|Hoosier State
Horn of Africa|Horseshoe Falls|Hot Springs|Hot Springs National Park|Housatonic River|House of Burgesses
House of Commons|House of Hanover|House of Islam|House of Lancaster|House of Lords|House of Representatives
House of Tudor|House of War|House of Windsor|House of York|Houses of Parliament|Housing and Urban Development
Hsuan Chiao|Huang Hai|Huang He|Hub of the Universe|Hudson River|Humber Bridge
Hwang Ho|Iberian Peninsula|Idaho Falls|Idiom Neutral|Iditarod Trail|Iditarod Trail Dog Sled Race
Iguassu Falls|Iguazu Falls|Iles Comores|Iles Marquises|Illinois River|Immaculate Conception
Immigration and Naturalization Service|Inauguration Day|Independence Day|Independence Hall|Independent State of Samoa|Indian Mutiny
Indian Ocean|Indigenous Australians|Indigirka River|Indus River|Industrial Workers of the World|Inland Passage
Inland Revenue|Inland Sea|Inner Hebrides|Inner Mongolia|Inside Passage|Intelligence Community
Interior Department|Interior Secretary|Internal Revenue Service|International Atomic Energy Agency|International Civil Aviation Organization|International Court of Justice
International Date Line|International Development Association|International Finance Corporation|International Labor Organization|International Labour Organization|International Maritime Organization
International Monetary Fund|International Olympic Committee|International Relations and Security Network|International Society for Krishna Consciousness|International Wanted Notice|Internet Explorer
Interstate Commerce Commission|Invincible Armada|Iraqi Intelligence Service|Iraqi Mukhabarat|Iraqi National Congress|Irish National Liberation Army
Irish Republic|Irish Republican Army|Iroquois League|Irrawaddy River|Irtish River|Irtysh River
Isere River|Islam Nation|Islamic Army of Aden|Islamic Community|Islamic Group|Islamic Group of Uzbekistan
Islamic Jihad|Islamic Party of Turkestan|Islamic Republic of Iran|Islamic Republic of Mauritania|Islamic Republic of Pakistan|Islamic Resistance Movement
Islamic State of Afghanistan|Islamic Ummah|Islamic Unity|Isle Royal National Park|Isle of Man|Isle of Skye
Isle of Wight|Isles of Scilly|Isole Egadi|Israeli Defense Force|Isthmian Games|Isthmus Zapotec
Isthmus of Corinth|Isthmus of Darien|Isthmus of Kra|Isthmus of Panama|Isthmus of Suez|Isthmus of Tehuantepec
Italian Peninsula|Italian Republic|Iu Mien|Ivory Coast|Ivy League|Iwo Jima
James River|Jammu and Kashmir|Japan Trench|Japanese Archipelago|Japanese Islands|Japanese Red Army
Jaws of Life|Jazz Age|Jebel Musa|Jefferson City|Jemaah Islamiyah|Jersey City
Jerusalem Warriors|Jewish New Year|Jim Crow|Joao Pessoa|Johns Hopkins|Johnson City
Joint Chiefs|Joint Chiefs of Staff|Joint Direct Attack Munition|Jolly Roger|Jordan River|Judgement Day
Judgment Day|Justice Department|Kahane Chai|Kahoolawe Island|Kalaallit Nunaat|Kam Muang
Kam Tai|Kamchatka Peninsula|Kammon Strait Bridge|Kan River|Kanawha River|Kansas City
Kansas River|Kaplan Group|Karakoram Range|Karakorum Range|Karelian Isthmus|Kasai River
Katar Peninsula|Katmai National Park|Kauai Island|Kavir Desert|Kaw River|Kenai Fjords National Park
Kennedy International|Kennedy International Airport|Kennesaw Mountain|Kentucky Derby|Keuka Lake|Key West
Keystone State|Keystone Symposia|Khmer Rouge|Khyber Pass|King James Bible|King James Version
Kingdom of Belgium|Kingdom of Bhutan|Kingdom of Cambodia|Kingdom of Denmark|Kingdom of God|Kingdom of Lesotho
Kingdom of Morocco|Kingdom of Nepal|Kingdom of Norway|Kingdom of Saudi Arabia|Kingdom of Spain|Kingdom of Swaziland
Kingdom of Sweden|Kingdom of Thailand|Kingdom of The Netherlands|Kingdom of Tonga|Kings Canyon National Park|Kirkwood Buff
Kissimmee River|Kizil Kum|Klamath Falls|Klamath River|Kobuk Valley National Park|Kodiak Island
Kohn Sham|Kol Nidre|Kola Peninsula|Kon Tiki|Korea Strait|Korean Peninsula
Korean Strait|Krung Thep|Kuala Lumpur|Kuenlun Mountains|Kukenaam Falls|Kunlan Shan
Kunlun Mountains|Kura River|Kurdistan Labor Pary|Kurdistan Workers Party|Kuuk Thaayorre|Kuwait City
Kyrgyz Republic|Kyzyl Kum|La Crosse|La Spezia|Labor Day|Labor Department
Labor Secretary|Labour Party|Labrador Peninsula|Labyrinth of Minos|Ladrone Islands|Lady Day
Lai Chin|Lake Albert|Lake Albert Nyanza|Lake Aral|Lake Baikal|Lake Balaton
Lake Baykal|Lake Canandaigua|Lake Cayuga|Lake Chad|Lake Champlain|Lake Chelan
Lake Clark National Park|Lake Constance|Lake District|Lake Edward|Lake Erie|Lake Eyre
Lake Geneva|Lake Huron|Lake Ilmen|Lake Keuka|Lake Kivu|Lake Ladoga
Lake Leman|Lake Malawi|Lake Mead|Lake Michigan|Lake Nasser|Lake Nyasa
Lake Okeechobee|Lake Onega|Lake Ontario|Lake Powell|Lake Saint Clair|Lake Seneca
Lake Superior|Lake Tahoe|Lake Tana|Lake Tanganyika|Lake Trasimenus|Lake Tsana
Lake Urmia|Lake Vanern|Lake Victoria|Lake Volta|Lake Winnipeg|Lammas Day
Lanai Island|Land of Enchantment|Land of Lincoln|Land of Opportunity|Large Magellanic Cloud|Las Cruces
Laskar Jihad|Lassen Volcanic National Park|Last Day|Last Judgement|Last Supper|Late Greek
Late Latin|Lateran Council|Lateran Palace|Lateran Treaty|Latin Quarter|Laurel and Hardy
Laurentian Highlands|Laurentian Plateau|Lautaro Popular Rebel Forces|Lautaro Youth Movement|Le Havre|League of Iroquois
League of Nations|Leaning Tower|Leaning Tower of Pisa|Lebanese Republic|Lee Yang|Leeward Islands
Left Bank|Lehigh River|Lena River|Leo the Lion|Lesser Antilles|Lesser Sunda Islands
Letter of Jeremiah|Lewis and Clark Expedition|Lexington and Concord|Leyte Island|Liaodong Bandao|Liaodong Peninsula
Liberal Democrat Party|Liberal Party|Liberation Tigers of Tamil Eelam|Liberty Bell|Liberty Island|Liberty Party
Libra the Balance|Libra the Scales|Libyan Fighting Group|Libyan Islamic Fighting Group|Libyan Islamic Group|Lincoln Memorial
Line of Control|Lingvo Kosmopolita|Lions Club|Lippmann Schwinger|Little Bear|Little Bighorn
Little Bighorn River|Little Dipper|Little Dog|Little Horn|Little Missouri|Little Missouri River
Little Office|Little Rhody|Little Rock|Little Sioux River|Little Wabash|Little Wabash River
Llano Estacado|Loch Achray|Loch Linnhe|Loch Ness|Loire River|Loire Valley
Lombard Street|Long Beach|Long Island|Long Island Sound|Lords Spiritual|Lords Temporal
Los Angeles|Lost Tribes|Lothian Region|Louisiana Purchase|Louvre Museum|Low Archipelago
Low Countries|Lower California|Lower Carboniferous|Lower Egypt|Lower Paleolithic|Lower Peninsula
Lower Saxony|Lower Tunguska|Lowlands of Scotland|Loya Jirga|Loyalist Volunteer Force|Ludi Saeculares
Lule Burgas|Lut Desert|Lutheran Church|Luxembourg City|Machu Picchu|Mackenzie River
Mackinac Bridge|Madeira Islands|Madeira River|Mae West|Magdalena River|Magellanic Cloud
Magen David|Magic Marker|Maginot Line|Magna Carta|Magna Charta|Magnolia State
Main Street|Malagasy Republic|Malay Archipelago|Malay Peninsula|Malaysia Militant Group|Malaysian Mujahidin Group
Maldive Islands|Mammoth Cave National Park|Manhattan Island|Manhattan Project|Manuel Rodriquez Patriotic Front|Mardi Gras
Mariana Islands|Marine Corps|Marine Corps Intelligence Activity|Marmara Denizi|Marne River|Marquesas Islands
Marshall Islands|Marston Moor|Martin Luther King Day|Marx Brothers|Mason City|Massachusetts Bay Colony
Massachusetts Institute of Technology|Massif Central|Master in Business|Master in Business Administration|Master in Public Affairs|Master of Architecture
Master of Arts|Master of Arts in Teaching|Master of Divinity|Master of Education|Master of Fine Arts|Master of Laws
Master of Library Science|Master of Literature|Master of Science|Master of Science in Engineering|Master of Theology|Matthew Walker
Maui Island|Mauna Kea|Mauna Loa|May Leonard|Medaille Militaire|Medal of Honor
Medieval Greek|Medieval Latin|Mekong River|Melanesian Pidgin|Memorial Day|Menai Strait
Mendenhall Glacier|Mennonite Church|Merrimack River|Mesa Verde National Park|Mesabi Range|Metaurus River
Methodist Church|Meuse River|Mexican Revolution|Mexico City|Mg Si|Miami Beach
Middle East|Middle English|Middle Greek|Middle High German|Middle Irish|Middle Low German
Middle Paleolithic|Midsummer Day|Midsummer Eve|Midsummer Night|Midway Islands|Militant Tendency
Milk River|Milky Way|Milky Way Galaxy|Milky Way System|Minato Ohashi Bridge|Minnesota Multiphasic Personality Inventory
Mississippi River|Missouri Compromise|Missouri River|Mobile Bay|Mobile River|Mobuto Lake
Mogen David|Mohave Desert|Mohawk River|Mojave Desert|Molokai Island|Mon Khmer
Monmouth Court House|Monongahela River|Monroe Doctrine|Mont Blanc|Monte Bianco|Montego Bay
Moranzanist Patriotic Front|Moray Firth|Moreau River|Moreton Bay|Morgan City|Mormon Church
Mormon State|Moro Islamic Liberation Front|Mother Hubbard|Motor City|Mount Adams|Mount Ararat
Mount Asama|Mount Athos|Mount Bartle Frere|Mount Carmel|Mount Communism|Mount Elbert
Mount Etna|Mount Everest|Mount Fuji|Mount Garmo|Mount Godwin Austen|Mount Hubbard
Mount Kanchenjunga|Mount Kilimanjaro|Mount Logan|Mount Olympus|Mount Orizaba|Mount Parnassus
Mount Pinatubo|Mount Rainier|Mount Rainier National Park|Mount Rushmore|Mount Rushmore State|Mount Saint Helens
Mount Shasta|Mount Sherman|Mount Sinai|Mount Tacoma|Mount Vernon|Mount Vesuvius
Mount Whitney|Mount Wilson|Mountain Standard Time|Mountain State|Mountain Time|Movement for Revenge
Movement of Holy Warriors|Movimiento Revolucionario Tupac Anaru|Mozambique Channel|Mujahedeen Khalq|Mujahedeen Kompak|Murray River
Murrumbidgee River|Muscat and Oman|Muslim Ummah|Mustagh Range|Nag Hammadi|Nag Hammadi Library
Naha City|Namoi River|Nan Ling|Nan River|Nanda Devi|Nanga Parbat
Napoleonic Wars|Nares Deep|Nation of Islam|National Academy of Sciences|National Aeronautics and Space Administration|National Archives and Records Administration
National Association of Realtors|National Baseball Hall of Fame|National Climatic Data Center|National Guard|National Guard Bureau|National Institute of Justice
National Institutes of Health|National Intelligence Community|National Labor Relations Board|National Liberation Army|National Liberation Front of Corsica|National Library of Medicine
National Oceanic and Atmospheric Administration|National Park Service|National Reconnaissance Office|National Rifle Association|National Science Foundation|National Security Agency
National Security Council|National Technical Information Service|National Trust|National Volunteers Association|National Weather Service|Nationalist China
Nauru Island|Naval Research Laboratory|Naval Special Warfare|Naval Surface Warfare Center|Naval Underwater Warfare Center|Navy Cross
Navy Department|Navy Secretary|Nazi Party|Neckar River|Negara Brunei Darussalam|Negeri Sembilan
Negev Desert|Nei Monggol|Nemean Games|Neosho River|Nestor Paz Zamora Commission|Nestorian Church
Neva River|New Britain|New Caledonia|New Caledonian|New England|New Flower
New Forest|New Guinea|New Haven|New Netherland|New River|New River Gorge Bridge
New Scotland Yard|New Siberian Islands|New South|New South Wales|New Stone Age|New Testament
New Year|New York|New York City|New York State|New York State Barge Canal|New York Stock Exchange
New Zealand|New Zealand Islands|Newport News|Ni Co|Niagara Falls|Niagara River
Nicene Creed|Niger River|Nihau Island|Nile River|Nilgiri Hills|Nineteenth Amendment
Ninth of Ab|Ninth of Av|Niobrara River|Nizhni Novgorod|Nizhnyi Novgorod|Nob Hill
Nonproliferation Center|Norfolk Island|Norman Conquest|North Africa|North America|North American
North American Free Trade Agreement|North Atlantic|North Atlantic Council|North Atlantic Treaty|North Atlantic Treaty Organization|North Borneo
North Carolina|North Cascades National Park|North Channel|North China|North Dakota|North Dravidian
North Frigid Zone|North Germanic|North Island|North Korea|North Pacific|North Peak
North Platte|North Platte River|North Pole|North Sea|North Star|North Star State
North Temperate Zone|North Vietnam|North Yorkshire|Northern Alliance|Northern Baptist Convention|Northern Cross
Northern Ireland|Northern Mariana Islands|Northern Marianas|Northern Rhodesia|Northern Sotho|Northern Territory
Northwest China|Northwest Passage|Northwest Territories|Nouvelle Vague|Nova Lisboa|Nova Zembla
Novaya Zemlya|Nubian Desert|Nuclear Regulatory Commission|Nullarbor Plain|Nusa Tenggara|Nutmeg State
Oahu Island|Oak Leaf Cluster|Ob River|Occupational Safety and Health Administration|Ocean State|October Revolution
Oder River|Office of Inspector General|Office of Intelligence Support|Office of Management and Budget|Office of Naval Intelligence|Office of the Dead
Ohio River|Ohio State University|Okeechobee Waterway|Okefenokee Swamp|Oklahoma City|Old Bailey
Old Catholic Church|Old Chinese|Old Church Slavic|Old Church Slavonic|Old Colony|Old Dominion
Old Dominion State|Old English|Old Faithful|Old Glory|Old High German|Old Ironsides
Old Japanese|Old Line State|Old North French|Old North State|Old South|Old Tibetan
Olduvai Gorge|Olympian Games|Olympic National Park|Omega Centauri|Online First|Open University
Operation Desert Storm|Oracle of Apollo|Orange Free State|Orange Group|Orange Order|Orange River
Order of the Purple Heart|Ordnance Survey|Oregon Jargon|Organization of American States|Oriental Studies|Orinoco River
Orkney Islands|Orly Group|Orthodox Catholic Church|Orthodox Judaism|Osage River|Ottoman Empire
Ouachita River|Ouse River|Outer Hebrides|Outer Mongolia|Oval Office|Oxford English Dictionary
Oxford University|Ozark Mountains|Ozark Plateau|Pacific Coast|Pacific Northwest|Pacific Standard Time
Pacific Time|Pago Pago|Painted Desert|Palace of Versailles|Palau Islands|Palestine Authority
Palestine Islamic Jihad|Palestine Liberation Front|Palestine Liberation Organization|Palestine National Authority|Palestinian Islamic Jihad|Palestinian National Authority
Pall Mall|Palm Beach|Palm Sunday|Palmer Peninsula|Palmetto State|Palo Alto
Pamir Mountains|Pan American Union|Panama Canal|Panama Canal Zone|Panama City|Pango Pango
Papal States|Papua New|Para River|Parallel Lives|Parana River|Paris University
Park Avenue|Particular Baptist|Partiya Karkeran Kurdistan|Party of Democratic Kampuchea|Party of God|Paschal Lamb
Passero Cape|Passion Sunday|Passion Week|Pasta Ulam|Patagonian Desert|Patent and Trademark Office Database
Paulo Afonso|Paulo Afonso Falls|Paumotu Archipelago|Peace Corps|Peace Garden State|Peace of Westphalia
Peach State|Pearl Harbor|Pearl River|Pecos River|Pee Dee River|Pelican State
Peloponnesian Peninsula|Peninsular Malaysia|Pennine Chain|Penobscot River|Pentagon Gang|Persian Empire
Persian Gulf|Persian Gulf War|Pesh Merga|Petersburg Campaign|Petrified Forest National Park|Petronas Towers
Philippine Islands|Phnom Penh|Physical Society|Pierre Laporte Bridge|Pillars of Hercules|Pine Bluff
Pine Tree State|Ping River|Pisces the Fishes|Pittsburgh of the South|Plata River|Platt National Park
Platte River|Pleasant Island|Plymouth Colony|Plymouth Rock|Pnom Penh|Po River
Pobeda Peak|Pobedy Peak|Poplar Bluff|Poppy Day|Popular Struggle Front|Population Commission
Populist Party|Port Arthur|Port Louis|Port Moresby|Port Sudan|Port Vila
Port of Spain|Porto Novo|Portuguese Republic|Post Office|Postal Rate Commission|Potomac River
Potsdam Conference|Praetorian Guard|Prairie State|Presbyterian Church|President of the United States|Presidential Directive
Prince Albert|Prince Edward Island|Princeton University|Principality of Andorra|Principality of Liechtenstein|Principality of Monaco
Prix Goncourt|Progressive Party|Prohibition Party|Promised Land|Protestant Church|Protestant Episcopal Church
Proto Tai|Provisional Irish Republican Army|Proxima Centauri|Prudhoe Bay|Puget Sound|Puka Inti
Punta Arenas|Purple Heart|Purus River|Pyramids of Egypt|Pythian Games|Qara Qum
Qassam Brigades|Qatar Peninsula|Qizil Qum|Quadrigesima Sunday|Quebec Bridge|Quebec City
Queen Charlotte Sound|Queen City|Queen Maud Land|Queensboro Bridge|Quezon City|Quinquagesima Sunday
Quintana Roo|Ram Khamhaeng|Rapid City|Rappahannock River|Rashtriya Swayamsevak Sangh|Real Estate Investment Trust
Real Irish Republican Army|Received Pronunciation|Reconstruction Period|Red Army Faction|Red Brigades|Red Cross
Red Guard|Red Hand Defenders|Red Lahu|Red Notice|Red Planet|Red River
Redwood National Park|Reform Judaism|Reign of Terror|Rejoicing in the Law|Rejoicing of the Law|Religious Society of Friends
Remembrance Day|Remembrance Sunday|Republic of Albania|Republic of Angola|Republic of Armenia|Republic of Austria
Republic of Belarus|Republic of Benin|Republic of Bolivia|Republic of Bosnia and Herzegovina|Republic of Botswana|Republic of Bulgaria
Republic of Burundi|Republic of Cameroon|Republic of Cape Verde|Republic of Chad|Republic of Chile|Republic of China
Republic of Colombia|Republic of Costa Rica|Republic of Croatia|Republic of Cuba|Republic of Cyprus|Republic of Djibouti
Republic of Ecuador|Republic of El Salvador|Republic of Equatorial Guinea|Republic of Estonia|Republic of Fiji|Republic of Finland
Republic of Ghana|Republic of Guatemala|Republic of Guinea|Republic of Haiti|Republic of Honduras|Republic of Hungary
Republic of Iceland|Republic of India|Republic of Indonesia|Republic of Iraq|Republic of Ireland|Republic of Kazakhstan
Republic of Kenya|Republic of Kiribati|Republic of Korea|Republic of Latvia|Republic of Liberia|Republic of Lithuania
Republic of Madagascar|Republic of Malawi|Republic of Maldives|Republic of Mali|Republic of Malta|Republic of Mauritius
Republic of Moldova|Republic of Mozambique|Republic of Namibia|Republic of Nauru|Republic of Nicaragua|Republic of Niger
Republic of Palau|Republic of Panama|Republic of Paraguay|Republic of Peru|Republic of Poland|Republic of San Marino
Republic of Senegal|Republic of Seychelles|Republic of Sierra Leone|Republic of Singapore|Republic of Slovenia|Republic of South Africa
Republic of Suriname|Republic of Tajikistan|Republic of The Gambia|Republic of Trinidad and Tobago|Republic of Tunisia|Republic of Turkey
Republic of Uganda|Republic of Uzbekistan|Republic of Vanuatu|Republic of Venezuela|Republic of Yemen|Republic of Zambia
Republic of Zimbabwe|Republic of the Congo|Republic of the Marshall Islands|Republic of the Philippines|Republic of the Sudan|Republican Guard
Republican Party|Republican River|Reserve Officers Training Corps|Resurrection of Christ|Revised Standard Version|Revolutionary Armed Forces of Colombia
Revolutionary Justice Organization|Revolutionary Organization of Socialist Muslims|Revolutionary Proletarian Army|Revolutionary Proletarian Initiative Nuclei|Revolutionary Proletarian Nucleus|Revolutionary United Front
Rhine River|Rhode Island|Rhodope Mountains|Rhone River|Right Bank|Rigil Kent
Rio Bravo|Riot Act|River Acheron|River Adige|River Aire|River Arno
River Avon|River Cam|River Cocytus|River Delta|River Kasai|River Lethe
River Severn|River Styx|River Thames|River Trent|River Tyne|Rock Island
Rock Springs|Rock of Gibraltar|Rocky Mountain|Rocky Mountain National Park|Rocky Mountains|Rogation Day
Roman Catholic Church|Roman Church|Roman Empire|Roman Inquisition|Roman Legion|Roman Republic
Romantic Movement|Rosetta Stone|Rosh Chodesh|Rosh Hashana|Rosh Hashanah|Rosh Hashona
Rosh Hashonah|Rosh Hodesh|Rotary Club|Rotary International|Royal Academy|Royal Academy of Arts
Royal Air Force|Royal Canadian Mounted Police|Royal National Eisteddfod|Royal Society|Ruhr River|Ruhr Valley
Russian Federation|Russian Orthodox Church|Russian Revolution|Russian River|Russian Soviet Federated Socialist Republic|Rwandese Republic
Ryukyu Islands|Saale River|Sabine River|Sacramento Mountains|Sacramento River|Sacred College
Sacred College of Cardinals|Sagebrush State|Sagittarius the Archer|Sahara Desert|Saint Augustine|Saint Christopher
Saint Cloud|Saint Eustatius|Saint Francis|Saint Francis River|Saint John|Saint John River
Saint Johns|Saint Johns River|Saint Joseph|Saint Kitts|Saint Kitts and Nevis|Saint Lawrence
Saint Lawrence River|Saint Lawrence Seaway|Saint Louis|Saint Lucia|Saint Maarten|Saint Martin
Saint Paul|Saint Petersburg|Saint Vincent|Saint Vincent and the Grenadines|Saints Peter and Paul|Salafist Group
Salmon River|Salt Lake City|Salvation Army|Sambre River|Samoan Islands|San Andreas Fault
San Bernardino|San Fernando Valley|San Joaquin River|San Joaquin Valley|San Juan Hill|San Juan Mountains
San Luis Potosi|San Mateo|San Pedro Sula|Sandwich Islands|Santa Barbara|Santa Fe Trail
Santo Domingo|Sao Goncalo|Sao Tiago Island|Saone River|Saran Wrap|Saratoga Springs
Saronic Gulf|Sault Sainte Marie|Savannah River|Sayan Mountains|Sayeret Matkal|Scandinavian Peninsula
Scheldt River|Scilly Islands|Scorpio the Scorpion|Scotland Yard|Scottish Lallans|Sea of Azof
Sea of Azoff|Sea of Marmora|Seanad Eireann|Sears Tower|Second Advent|Second Adventism
Second Coming|Second Coming of Christ|Second Council of Constantinople|Second Council of Lyons|Second Council of Nicaea|Second Crusade
Second Empire|Second Epistel of John|Second Epistle of Peter|Second Epistle to Timothy|Second Epistle to the Corinthians|Second Epistle to the Thessalonians
Second Lateran Council|Second Reich|Second Vatican Council|Second World War|Secret Intelligence Service|Secret Service
Secretary of Agriculture|Secretary of Commerce|Secretary of Commerce and Labor|Secretary of Defense|Secretary of Education|Secretary of Energy
Secretary of Labor|Secretary of State|Secretary of Transportation|Secretary of Veterans Affairs|Secretary of War|Secretary of the Interior
Secretary of the Navy|Secretary of the Treasury|Section Eight|Securities and Exchange Commission|Security Council|Security Intelligence Review Committee
Security Service|Segway Human Transporter|Seine River|Selective Service|Selective Service System|Selkirk Mountains
Sendero Luminoso|Seneca Lake|Sepoy Mutiny|Septuagesima Sunday|Sequoia National Park|Serengeti National Park
Serengeti Plain|Sermon on the Mount|Sete Quedas|Seven Hills of Rome|Seven Wonders of the World|Seventh Avenue
Seventh Crusade|Severn River|Seward Peninsula|Seyhan River|Shari River|Shenandoah National Park
Shenandoah River|Shenandoah Valley|Sherwood Forest|Shetland Islands|Shiah Islam|Shield of David
Shimchath Torah|Shin Bet|Shining Path|Show Me State|Shuha Shinto|Sicilian Mafia
Siege Perilous|Sierra Madre Occidental|Sierra Madre Oriental|Sierra Nevada Mountains|Silicon Valley|Silk Road
Silver City|Silver Star|Silver Star Medal|Silver State|Simchas Torah|Simchat Torah
Simhat Torah|Simhath Torah|Simpson Desert|Sinai Desert|Sinai Peninsula|Singapore Island
Sioux City|Sioux Falls|Sistine Chapel|Six Nations|Sixteen Personality Factor Questionnaire|Sixth Crusade
Skagens Odde|Slovak Republic|Sluzhba Vneshney Razvedki|Small Business Administration|Small Magellanic Cloud|Snake River
Social Democratic Party|Social Development Commission|Social Security Administration|Socialist Labor Party|Socialist Party|Socialist Republic of Vietnam
Society Islands|Society of Friends|Society of Jesus|Sol Rojo|Soldiers of God|Solemnity of Mary
Solomon Islands|Solway Firth|Somme River|Song of Solomon|Song of Songs|Sonoran Desert
Sooner State|South Africa|South America|South American|South Atlantic|South Australia
South Australian|South Bend|South Carolina|South Dakota|South Dravidian|South Frigid Zone
South Island|South Korea|South Platte|South Platte River|South Pole|South Sea
South Sea Islands|South Slavic|South Temperate Zone|South Vietnam|South Wales|South West Africa
South Yorkshire|South of Houston|Southeast Asian|Southern Baptist Convention|Southern Cross|Southern Rhodesia
Southern Tai|Southern Triangle|Southwest China|Soviet Socialist Republic|Soviet Union|Space Needle
Spanish Armada|Spanish Civil War|Spanish Inquisition|Sparrow Unit|Special Air Service|Special Branch
Special Forces|Special Olympics|Spice Islands|St Mihiel|Stalin Peak|Stamp Act
Stanford University|Stanley Steamer|Star Chamber|Star of David|Stars and Bars|Stars and Stripes
State Department|State of Bahrain|State of Eritrea|State of Israel|State of Katar|State of Kuwait
State of Qatar|State of the Vatican City|Staten Island|States General|Station of the Cross|Stations of the Cross
Statistical Commission|Statue of Liberty|Stony Tunguska|Storm Troops|Strait of Calais|Strait of Dover
Strait of Georgia|Strait of Gibraltar|Strait of Hormuz|Strait of Magellan|Strait of Malacca|Strait of Messina
Strait of Ormuz|Strategic Arms Limitation Talks|Su Schrieffer|Sublime Porte|Suez Canal|Sultanate of Oman
Sun City|Sun River|Sun Valley|Sunda Islands|Sunflower State|Sunshine State
Supporters of Islam|Supreme Allied Commander Atlantic|Supreme Allied Commander Europe|Supreme Court|Supreme Headquarters Allied Powers Europe|Supreme Truth
Surinam River|Suriname River|Susquehanna River|Sussex University|Swift Hohenberg|Swiss Confederation
Sydney Harbor Bridge|Synoptic Gospels|Syrian Arab Republic|Syrian Desert|Tacoma Narrows Bridge|Taconic Mountains
Tagus River|Tai Dam|Tai Long|Tai Lue|Tai Nuea|Tai Yuan
Taimyr Peninsula|Taklamakan Desert|Taklimakan Desert|Tallapoosa River|Tamil Eelam|Tamil Nadu
Tamil Tigers|Tammany Hall|Tammany Society|Tanzimul Fuqra|Tappan Zee Bridge|Tar Heel State
Taurus the Bull|Taylor Green|Taymyr Peninsula|Te Deum|Teamsters Union|Teapot Dome
Technology Administration|Tel Aviv|Temperate Zone|Temple of Apollo|Temple of Artemis|Temple of Jerusalem
Temple of Solomon|Ten Commandments|Tennessee River|Terre Adelie|Territorial Army|Teton Range
Teutoburger Wald|Texas Independence Day|Thames River|Thanksgiving Day|Thar Desert|The Gadarene
The Great Charter|The Holy See|Theodore Roosevelt Memorial National Park|Third Council of Constantinople|Third Crusade|Third Epistel of John
Third Lateran Council|Third Reich|Thousand and One Nights|Thunder Bay|Tibetan Plateau|Tien Shan
Tigris River|Times Square|Tin Pan Alley|Tirich Mir|Tocantins River|Togolese Republic
Tok Pisin|Tombigbee River|Torrid Zone|Tower of London|Tower of Pharos|Trafalgar Square
Transfiguration Day|Transfiguration of Jesus|Transportation Secretary|Transportation Security Administration|Traverse City|Treasure State
Treasury Department|Treasury Secretary|Treaty of Versailles|Trent River|Triangulum Australe|Tribes of Israel
Trinity River|Triple Frontier|Trojan Horse|Trondheim Fiord|Trondheim Fjord|Tropic of Cancer
Tropic of Capricorn|Trusteeship Council|Tuamotu Archipelago|Tubuai Islands|Tugela Falls|Tuileries Gardens
Tuileries Palace|Tupac Amaru Revolutionary Movement|Tupac Katari Guerrilla Army|Turkestan Desert|Turkish Empire|Tuxtla Gutierrez
Twelve Tribes of Israel|Twilight of the Gods|Twin Cities|Twin Falls|Tyan Shan|Tyne River
Type Ia|Ulan Bator|Ulster Defence Association|Ulugh Muz Tagh|Ulugh Muztagh|Uncompahgre Peak
Underground Railroad|Underground Railway|Uniat Church|Uniate Church|Unification Church|Union Army
Union Jack|Union of Burma|Union of Serbia and Montenegro|Union of Soviet Socialist Republics|Unitarian Church|United Arab Emirates
United Arab Republic|United Church of Christ|United Front|United Kingdom|United Methodist Church|United Mexican States
United Mine Workers|United Mine Workers of America|United Nations|United Nations Day|United Nations Secretariat|United Republic of Tanzania
United States|United States Air Force|United States Air Force Academy|United States Army|United States Army Rangers|United States Army Special Forces
United States Border Patrol|United States Cabinet|United States Civil War|United States Coast Guard|United States Code|United States Congress
United States Constitution|United States Department of Defense|United States Department of State|United States Government Accounting Office|United States Government Printing Office|United States House of Representatives
United States Intelligence Community|United States Marine Corps|United States Marines|United States Marshals Service|United States Military Academy|United States Mint
United States Naval Academy|United States Navy|United States Post Office|United States Postal Inspection Service|United States Postal Service|United States Public Health Service
United States Secret Service|United States Senate|United States Supreme Court|United States Trade Representative|United States Treasury|United States Virgin Islands
United States of America|Universal Product Code|University of Chicago|University of Michigan|University of Nebraska|University of North Carolina
University of Paris|University of Pennsylvania|University of Pittsburgh|University of Sussex|University of Texas|University of Vermont
University of Washington|University of West Virginia|University of Wisconsin|Upper Avon|Upper Avon River|Upper Carboniferous
Upper Egypt|Upper Paleolithic|Upper Peninsula|Upper Tunguska|Upper Volta|Ural Mountains
Urim and Thummim|Ursa Major|Ursa Minor|Urubupunga Falls|Uruguay River|Valentine Day
Vancouver Island|Vanguards of Conquest|Vanua Levu|Vatican City|Vatican Council|Vatican Palace
Verrazano Narrows|Very Reverend|Veterans Day|Veterans of Foreign Wars|Vetluga River|Victoria Cross
Victoria Falls|Victoria Land|Victoria Nyanza|Victory Day|Villa Hermosa|Virgin Birth
Virgin Islands|Virgin Islands National Park|Virginia Beach|Virgo the Virgin|Visayan Islands|Vistula River
Volcano Islands|Volga River|Volkhov River|Volunteer State|Voyageurs National Park|Vulgar Latin
Wabash River|Wagga Wagga|Wailing Wall|Wake Island|Wall Street|Walla Walla
Walpurgis Night|Walt Disney World|Walt Whitman Bridge|War Department|War Secretary|War of American Independence
War of Greek Independence|War of the Austrian Succession|War of the Grand Alliance|War of the Roses|War of the Spanish Succession|Wars of the Roses
Washington Monument|Water Bearer|Ways and Means Committee|Web Map Server|Web Map Service|Weeks Chandler
Weimar Republic|Weser River|Wesleyan Methodist Church|West African|West Bengal|West Berlin
West Chadic|West Country|West End|West Germanic|West Germany|West Indies
West Malaysia|West Midland|West Pakistan|West Palm Beach|West Point|West Saxon
West Sussex|West Tocharian|West Virginia|West Yorkshire|Western Church|Western Desert
Western Empire|Western Islands|Western Isles|Western Roman Empire|Western Sahara|Western Samoa
Westminster Abbey|Wheeler Peak|Whig Party|White House|White Nile|White River
White Russia|White Russian|White Sea|White Tai|Whitsun Monday|Whitsun Tuesday
Wichita Falls|Wiffle Ball|Wild West|Wild West Show|Wilderness Campaign|Wilkes Land
Willamette River|Winchester College|Wind Cave National Park|Windward Islands|Windward Isles|Windward Passage
Windy City|Winter Olympic Games|Winter Olympics|Wisconsin River|Wisdom of Solomon|Wolverine State
Wooden Horse|World Bank|World Council of Churches|World Court|World Cup|World Meteorological Organization
World Tamil Association|World Tamil Movement|World Trade Organization|Xinjiang Uighur Autonomous Region|Xishuangbanna Dai|Yale University
Yalta Conference|Yalu River|Yang Lee|Yang Mills|Yangtze Kiang|Yangtze River
Yazoo River|Yellow River|Yellow River Delta|Yellow Sea|Yellowstone National Park|Yellowstone River
Yenisei River|Yenisey River|Yongning Na|Yosemite Falls|Yosemite National Park|Yukon River
Yukon Territory|Yukon Time|Zaire River|Ziegfeld Follies|Zion National Park|Zuider Zee
the Great Calamity|the Great Hunger|the Great Starvation|the Irish Famine
`;
