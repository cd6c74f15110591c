/** Names learned from titles in sentence case; written by libs/formatting/train/casing.ts, not by hand. */
export const LEARNED = `
Aachen Aaliyah Aaron Abau Abbas Abbott Abby Abdul Abelard Abelmoschus Abelson Aberdeen Abernathy Abeta
Abidjan Abigail Abilene Abkhaz Abkhazian Ablowitz Abnaki Abner Aboriginal Aboriginals Abram Abrams Abronia Absalom
Abu Abuja Abulas Abyssinia Abyssinian Abū Acad Acadia Acadian Acapulco Acari Acarina Accenture Accipitridae
Accra Acehnese Acevedo Achaea Achaean Achebe Achehnese Achernar Acheron Acheson Achlioptas Achomawi Achromobacter Acinetobacter
Acipenser Aconcagua Aconitum Acosta Acrux Actaea Actaeon Actium Activase Acton Acuff Adamawa Adams Adana
Adansonia Adar Addams Adderley Addie Addison Adela Adelaide Adelbert Adele Adelgidae Adeline Aden Adenauer
Adhara Adiantaceae Adidas Adige Adirondack Adirondacks Adivasis Adkins Adler Admiralty Adnjamathanha Adolf Adolfo Adolph
Adolphus Adonis Adonises Adrenalin Adrenalins Adrian Adriana Adrianople Adriatic Adrienne Adventist Adventists Advil Adyghe
Adzera Adī Aegean Aegisthus Aelfric Aeneas Aeolis Aeroflot Aeromonas Aesculapius Aesir Aesop Afrasian Afrikaner
Afrikaners Afro Afroasiatic Afrocentric Afrocentrism Afros Agamemnon Agamidae Agana Agarabi Agaricaceae Agaricales Agaricus Agassi
Agassiz Agastache Agatha Agathis Agavaceae Agaw Agdestis Agene Aggie Aghem Aglaia Agnes Agnew Agni
Agra Agricola Agrippa Agrippina Aguadilla Aguaruna Aguascalientes Aguilar Aguinaldo Aguirre Agustin Ahab Aharonov Ahir
Ahlborn Ahmad Ahmadabad Ahmadinejad Ahmed Ahom Ahoms Ahriman Ahura Aida Aiken Aikhenvald Aileen Ailuropodidae
Aimee Ainu Airedale Airedales Aires Aisha Akan Akawaio Akbar Akera Akha Akhmatova Akihito Akita
Akiva Akkad Akoose Akron Akɔɔse Alabaman Alabamans Alabamian Alabamians Aladdin Alamblak Alamo Alamogordo Alamos
Alan Alana Alar Alaric Alaskan Alaskans Alba Albanians Albarradas Albee Alberio Albertan Alberto Albigenses
Albigensian Albigensianism Albion Albireo Albizia Albuquerque Alcatraz Alcea Alcedinidae Alcestis Alcibiades Alcidae Alcindor Alcmena
Alcoa Alcott Alcuin Alcyone Aldan Aldebaran Alden Alderamin Aldrin Alec Alectoria Aleichem Alejandra Alejandro
Alekarenge Alembert Aleppo Aletris Aleut Aleutian Aleutians Aleuts Alex Alexanders Alexandra Alexandria Alexandrian Alexandrina
Alexei Alexis Aleyrodidae Alfonso Alfonzo Alford Alfreda Alfredo Alfvén Alfvénic Algenib Alger Algerians Algic
Algieba Algol Algonkian Algonkin Algonquian Algonquians Algonquin Algonquins Alhambra Alhena Alicia Aliev Alighieri Alin
Aline Alioth Alisa Alisha Alison Alissa Alistair Aljawara Alkaid Allahabad Allan Allee Alleghenies Allegheny
Allegra Allen Allende Allentown Allhallows Alliaceae Allie Allison Allium Allstate Allyson Almach Almaty Almeida
Almohad Almoravid Alnilam Alnitak Aloeaceae Alonzo Alor Alpert Alphard Alphecca Alpher Alpheratz Alphonse Alphonso
Alpo Alsace Alsatian Alsatians Alsop Alston Alstroemeriaceae Alta Altaba Altai Altaic Altair Altamira Althaea
Althea Altiplano Altman Altmann Altoids Alton Altoona Alu Aludra Alungum Alva Alvarado Alvarez Alvaro
Alvin Alyawara Alyawarra Alyce Alyson Alyssa Ama Amadeus Amado Amahuaca Amalia Amanda Amanita Amarillo
Amaru Amaryllidaceae Amaterasu Amati Amazonian Ambo Ambrose Ambrosiaceae Ambulas Amdo Amele Amelia Amenhotep Amerasian
Americanism Americanisms Americanization Americanizations Americanize Americanized Americanizes Americanizing Amerind Amerindians Amerinds Ames Ameslan Amgen
Amherst Amie Amiga Amman Amoco Amos Amoy Amparo Amphineura Amphiprion Amphotericin Amritsar Amtrak Amu
Amundsen Amur Amurdak Amuzgo Amway Anabaptism Anabel Anacardiaceae Anacin Anacreon Anaesth Anaheim Analects Ananias
Anasazi Anastasia Anastrepha Anatidae Anatole Anatolia Anatolian Anaxagoras Andalusian Andaman Andamanese Andersen Andhra Andorra
Andorran Andorrans Andre Andrea Andrei Andres Andretti Andrews Andrianampoinimerina Andromache Andronov Andropogon Andropov Andru
André Andy Angami Angan Angara Angave Angela Angeles Angelia Angelico Angelina Angeline Angelique Angelita
Angelo Angelou Angevin Anggor Angie Angiospermae Angkor Angkorian Angleton Anglia Anglicanisms Anglicans Anglicization Anglo
Anglophobe Anglophone Angolans Angor Angora Angraecinae Anguilla Angus Anhui Aniakchak Anibal Anindilyakwa Anita Anjou
Anna Annabel Annabelle Annam Annamese Annapolis Annapurna Anne Annelida Annette Annie Anniston Annmarie Annona
Anomalopidae Anouilh Anselm Anselmo Anshan Anshar Antaeus Antananarivo Antarctic Antares Antedonidae Anthemis Anthony Anthropos
Antichrist Antichrists Antietam Antifa Antigone Antigonus Antigua Antillean Antilles Antipas Antirrhinum Antofagasta Antoine Antoinette
Anton Antone Antonia Antoninus Antonio Antonius Antonov Antony Antwan Anubis Anura Anwar Anzac Anzio
Apaches Apalachicola Apennines Apertium Aphididae Aphrodite Apia Apidae Apocryphal Apogonidae Apollinaire Apollonian Apollos Aposel
Apostles Appalachian Appalachians Appl Appleseed Appleton Appomattox Aprils Apsu Apterygiformes Apuleius Apulia Apurinã Aqaba
Aquafresh Aquarian Aquarius Aquariuses Aquila Aquino Aquitaine Arabana Arabians Arabis Arabist Arabists Arabizi Arabum
Araby Araceae Araceli Arafat Arafura Araguaya Arakanese Aral Aram Aramco Aranda Arandic Arapaho Arapahoes
Arapahos Arapesh Ararat Araucanian Arawakan Arbitron Arbore Arcadia Archean Archibald Archie Archimedean Archosauria Arcturus
Ardabil Arden Ardennes Arecibo Arenaria Arequipa Argentinean Argentinians Argo Argonaut Argonauts Argonne Argos Argyranthemum
Ariadne Arianrhod Ariel Aries Arieses Arikara Ariosto Aristarchus Aristides Aristotelianism Arius Ariz Arizonan Arizonans
Arizonian Arizonians Arjuna Arkansan Arkansans Arkhangelsk Arkwright Arlene Arline Arlington Armageddon Armageddons Armagnac Armand
Armando Armani Armeniae Armenians Armenorum Armillaria Arminianism Arminius Armonk Armstrong Arneb Arnhem Arno Arnulfo
Aron Arracan Arrernte Arron Artaxerxes Artemia Artemis Artemisia Arthurian Artie Artif Artiodactyla Arturo Aruba
Arunachal Arunta Aruru Arwakori Aryans Asama Asante Asaro Ascaphus Ascaris Ascella Asclepias Ascomycota Asgard
Ashanti Ashburton Ashcroft Ashe Asheville Ashgabat Ashikaga Ashkenazim Ashkhabad Ashkin Ashlee Ashley Ashmolean Ashurbanipal
Asiago Asiatic Asiatics Asimov Asli Aslian Asmara Asmat Asoka Aspekte Aspell Asperula Aspidiske Asplenium
Asquith Assad Assam Assamese Assemanis Assisi Assyrians Astacidae Astaire Astana Astarte Asteraceae Asteridae Aston
Astor Astoria Astragalus Asturias Asuncion Asur Aswan Atacama Atahualpa Atakapa Atalanta Atameng Atari Atascadero
Ataturk Atayal Athabasca Athabaskan Athabaskans Athanasius Athapaskan Athelstan Athene Athenians Athpariya Atkins Atkinson Atlantes
Atlantis Atman Atreus Atriplex Atropos Attica Attila Attlee Attucks Atwood Atzera Auboti Aubrey Auca
Auckland Auden Audi Audion Audra Audrey Audubon Augean Augsburg Augusta Augustan Augustinian Augustinians Augusts
Auhelawa Auni Aurangzeb Aurelia Aurelio Aurelius Aureomycin Auriculariaceae Auriga Aussie Aussies Aust Austerlitz Austins
Australasian Australoid Australopithecus Austrians Austric Austro Austroasiatic Austronesia Avak Avalon Avar Avatime Aventine Avernus
Avery Aves Avesta Avicennia Avignon Avila Avior Aviv Avokaya Avon Avondale Avrami Awa Awaba
Awabakal Awngi Awtuw Axelrod Axininca Axum Ayala Ayers Ayrshire Ayurveda Ayutla Azana Azania Azazel
Azerbaijani Azerbaijanis Azores Azov Azoyú Aztecan Aztlan Baal Baals Baath Baathist Babanki Babbage Babbitt
Babe Babylonians Babylons Bacall Bacardi Bacchic Bacchus Backus Bacteriol Bactria Bactrocera Badaga Baden Badhun
Baedeker Baedekers Baez Baffin Bafut Bagnold Baguio Bahaism Bahama Bahamanian Bahamas Bahamian Bahamians Bahia
Bahnar Bahnaric Bahr Baibel Baidu Baikal Bailey Baiman Baird Baiyu Baizu Baja Bak Baka
Bakelite Bakersfield Baku Bakueri Bakunin Bakweri Balaenopteridae Balanchine Balanta Balaton Balder Baldwin Baldwins Balearic
Balescu Balfour Balinese Balkhash Ballard Balmer Balochi Balthazar Balti Balto Baluchistan Bamako Bamana Bambi
Bamileke Bamyili Bancroft Banda Bandjalang Bandung Bangerang Banggi Bangla Bangladeshis Bangor Bangui Banhuaynamkhun Banjarmasin
Banjul Banneker Bannister Bannockburn Bantawa Banting Bantoid Bantus Banzhaf Baotou Baptiste Baptistic Baptists Barabbas
Barabási Barack Barai Baraise Baran Barbadian Barbadians Barbados Barbarella Barbareño Barbarossa Barbary Barbour Barbra
Barbuda Barceloneta Barclay Barclays Barcoo Bardeen Bardi Barents Bargam Bargh Barhebraei Bariai Bariba Barkhausen
Barkley Barkly Barlow Barnabas Barnaby Barnard Barnaul Barnes Barnett Barnum Baroda Barquisimeto Barr Barranquilla
Barrera Barrett Barrie Barron Barry Barrymore Barshad Bart Barth Bartholdi Bartholomew Bartlett Bartok Barton
Baruch Baruya Baryshnikov Basaa Basho Basidiomycota Basie Basiliana Basqu Basra Basseterre Basutoland Bataan Batak
Batangan Batavia Batchelor Bathsheba Bathurst Batista Batticaloa Baudouin Bauer Baule Baum Bauschinger Baw Baxter
Bayamon Bayer Bayeux Bayh Baylis Baylor Bayonne Bayreuth Baywatch Beardmore Beardsley Bearnaise Beasley Beatlemania
Beatles Beatrice Beatrix Beatriz Beatty Beaufort Beaujolais Beaumarchais Beaumont Beauregard Beauvoir Becchi Bechtel Beck
Becker Becket Beckley Beckman Bede Bedeutung Bedouin Bedouins Beebe Beecher Beefaroni Beelzebub Beerbohm Beeton
Behan Behring Beiderbecke Beja Bekesy Bel Bela Belarusian Belau Belem Belg Belgians Belhare Belinda
Belizean Bella Bellamy Bellatrix Belleek Bellerophon Bellingham Bellini Belmont Belmopan Beloit Belorussian Belorussians Belousov
Belshazzar Beltane Beltrami Belushi Bemba Bena Benabena Benacerraf Benchley Benchnon Bendictus Bendix Benedictine Benedictines
Benelux Benet Benetton Bengalee Bengals Benghazi Beninese Benita Benito Bennett Bennie Benny Benson Bentham
Bentinck Bentley Benton Benue Benz Benzedrine Berbers Berbice Berenice Beretta Berezinskii Bergen Berger Bergerac
Bergman Beri Beria Berik Bering Berkshire Berkshires Berle Berliner Berliners Berlins Berlioz Berlitz Bermuda
Bermudan Bermudans Bermudas Bermudian Bermudians Bernadette Bernadine Bernanke Bernard Bernardo Bernays Bernbach Berne Bernese
Bernhardt Bernice Bernie Bernini Bernot Bernstein Berra Bert Berta Bertelsmann Bertha Bertie Bertillon Bertram
Bertrand Berwick Berzelius Besi Besov Bess Bessemer Bessie Betelgeuse Beth Bethany Bethe Bethesda Bethlehem
Bethune Betsy Bette Bettie Betty Bettye Betula Betulaceae Beulah Beveridge Beverley Beverly Beyer Bharat
Bhatnagar Bhopal Bhotiya Bhutanese Bhutto Bialystok Bianca Bianchi Biangai Biao Biddle Biden Bierce Biggles
Bignoniaceae Biham Bihar Bijie Biko Bikol Bilbao Bilbo Billie Billy Bilyeme Bimini Binandere Bingham
Binghamton Bininj Biobank Biogen Bioko Biot Birale Birdseye Birhor Birkenstock Biro Biscay Biscayne Bishkek
Bislama Bismark Bisquick Bissau Bisu Biswas Bivalvia Bizet Bjerknes Bjork Blackbeard Blackburn Blackfeet Blackfoot
Blackpool Blacksburg Blackshirt Blackstone Blackwell Blagden Blaine Blair Blanca Blanchard Blanche Blankenship Blantyre Blastomyces
Blattodea Blatz Blautia Blavatsky Blechnum Bleek Blenheim Blenniidae Bletia Blevins Bligh Bloch Blodgett Bloemfontein
Blondel Blondie Bloomfield Bloomingdale Bloomington Bloomsburg Bloomsbury Blucher Bluebeard Blume Blythe Boadicea Bobbi Bobbie
Bobbitt Boccaccio Bodhidharma Bodhisattva Bodic Bodleian Bodleiana Bodo Bodoni Boeing Boeotia Boeotian Boer Boers
Boethius Bogart Bogino Bogoliubov Bogota Bohai Bohemia Bohm Bohmian Boidae Boiken Boise Bojangles Bokmål
Boko Bola Boletaceae Boletus Boleyn Bolivar Bolivians Bollywood Bolsheviki Bolshevist Bolshoi Bolton Boltzman Bomahau
Bombacaceae Bon Bonaparte Bonaventure Bonda Bondos Bongaarts Bonggi Bongo Bonhoeffer Boniface Bonn Bonner Bonnetterm
Bonnettheory Bonneville Bonnie Bono Bonpo Boone Bootes Bopp Bora Boraginaceae Borden Bordon Boreas Borg
Borgia Borglum Borgs Boris Bork Borlaug Boro Borobudur Borodin Boru Bos Bosch Boshan Bosporus
Bostonian Bostonians Bostons Bosumtwi Boswell Bosworth Botha Bothrops Botox Botticelli Bougainville Boulez Boulia Bourbaki
Bourbons Bournemouth Boussinesq Bouyei Bovary Bovidae Bowditch Bowell Bowen Bowern Bowie Boyd Boyer Boyle
Brachycephalus Bradbury Braddock Bradenton Bradford Bradley Bradly Bradshaw Bradstreet Brady Braess Brahe Brahma Brahmagupta
Brahmanas Brahmani Brahmanism Brahmanisms Brahmaputra Brahmas Brahui Brailles Bramidae Brampton Branchiopoda Brandeis Branden Brandenburg
Brandenstein Brandi Brandie Brando Brandon Brandt Braque Brascamp Brasilia Brassicaceae Bratislava Brattain Braxton Brayton
Brazilians Brazos Brazzaville Breakspear Breckenridge Breen Bremen Bremerhaven Bremerton Brenda Brendan Brennan Brenner Brent
Brenton Brest Bret Brett Brewster Brezhnev Brian Briana Brianna Brice Bridalveil Bridgeport Bridger Bridget
Bridgetown Bridgett Bridgette Bridgman Bries Brigadoon Briggs Brigham Brighton Brigid Brigitte Brillo Brillouin Brinkley
Brinkman Brit Britannia Britannic Britannici Britannico Briticism Briticisms Britisher Britishers Britney Brits Britt Brittanies
Britten Brittney Brno Broadway Broadways Brobdingnag Brobdingnagian Brock Brok Brokaw Bromeliaceae Broncos Bronson Bronte
Bronx Brooke Brookes Broome Browne Brownshirt Brownsville Bru Brubeck Bruce Bruchidae Bruckner Bruegel Bruggeman
Brummel Bruneian Bruneians Brunelleschi Brunhilde Brunswick Brusselator Brut Brutus Bryaceae Bryan Bryant Bryce Brynhild
Brynner Bryon Bryophyta Bryozoa Brzezinski Buang Buber Buchan Buchanan Buchenwald Buchwald Buckingham Buckley Buckner
Buddhas Buddhisms Budweiser Buenos Buffy Bufo Bufonidae Buford Buganda Bugatti Bugzilla Buhnmars Buick Buin
Bujumbura Bukhara Bukharin Bukiyip Bulawayo Bulfinch Bulganin Bulgar Bulgari Bulgarians Buli Bullwinkle Bultmann Bumppo
Bunaba Bunama Bunche Bundesbank Bundestag Bundjalung Bunimovich Bunin Bunsen Bunuba Bunuel Bunyan Bura Burarra
Burbank Burberry Burch Burera Bures Burgers Burgess Burgoyne Burgundian Burji Burkholderia Burkitt Burks Burlington
Burman Burmish Burnett Burnside Burridge Burris Burroughs Burseraceae Burt Burton Burundian Burundians Burunge Burushaski
Busa Busch Bushido Bushman Bushmen Bushnell Buteo Buton Buxtehude Byblos Byelorussia Byers Byrd Byronic
Byzantines Bårå Bès Bénard Büttiker Cabernet Cabot Cabral Cabrera Cabrini Cacalia Cachar Cactaceae Caddo
Caddoan Cadette Cadillac Cadiz Caedmon Caerphilly Caesalpinia Caesalpiniaceae Caesarea Caesars Cagney Cahiers Cahn Cahokia
Caiaphas Cain Cains Caitlin Cajonos Cajun Cajuns Cakchiquel Calais Caldeira Calder Calderon Caldwell Caleb
Caledonia Caledonian Calexico Calhoun Cali Caliban Californian Californians Caligula Callaghan Callahan Callao Callaway Callhome
Callie Callisto Calochortus Calogero Caloocan Caloosahatchee Calvary Calvert Calvinisms Calvinistic Calvinists Camacho Camarillo Camassa
Cambodians Cambrians Camden Camelidae Camelopardalis Camelot Camelots Camelus Camembert Camemberts Cameron Cameroonian Cameroonians Cameroons
Camilla Camille Camoens Campa Campanella Campania Campanula Campanulales Campaspe Campbell Campeche Campinas Campos Campylocentrum
Camry Canaan Canaanite Canaanites Canad Canadianism Canaletto Canaveral Cancun Candace Candice Candide Cangin Canidae
Canna Cannes Canopus Cantabrian Cantabrigian Cantelli Canterbury Cantrell Cantu Canute Caodeng Capablanca Capanahua Capek
Capel Capell Capella Capet Capetian Capetown Capeverdean Caph Capistrano Capitoline Capiznon Capone Capote Cappadocian
Capparis Capra Capri Capricorn Capricorns Capricornus Caprimulgidae Capuchin Capulet Caputo Cara Caracalla Caracas Carangidae
Caravaggio Carboloy Carbondale Carcharhinidae Cardamine Cardenas Cardiff Cardin Cardozo Carex Carey Cariamidae Carib Cariban
Caribbeans Caribs Carina Carissa Carl Carla Carlene Carlin Carlo Carlos Carlsbad Carlson Carlton Carly
Carlyle Carmela Carmelite Carmella Carmelo Carmichael Carnegie Carney Carol Carole Carolina Carolinas Caroline Carolinian
Carolyn Carpathian Carpathians Carpentaria Carpinaceae Carpinus Carr Carranza Carreau Carribean Carrie Carrillo Carroll Carson
Carswell Carta Carter Cartersville Carthage Carthaginian Carthaginians Carthusian Cartier Cartwright Caruso Cary Caryophyllaceae Caryophyllales
Casablanca Casals Casandra Casanova Casanovas Casey Cashinawa Casimir Casio Caslon Caspar Casper Caspian Cassandra
Cassandras Cassatt Cassidy Cassie Cassiopeia Cassius Castanea Castaneda Castanopsis Castillo Castlereagh Castries Castro Casuarina
Casuarinaceae Catalans Catalina Catawba Cates Catharanthus Cathartidae Cathay Cather Catherine Cathleen Catholicisms Cathryn Cathy
Catiline Cato Catostomidae Catskill Catskills Catt Cattaneo Cattleya Catullus Caucasia Caucasians Caucasoid Caulobacter Cavendish
Cavite Cavour Caxton Cayley Cayman Cayuga Cayugas Ceausescu Cebu Cebuano Cecelia Cecil Cecile Cecilia
Cecily Cedric Celebes Celeste Celgene Celia Celina Cellini Celsius Celt Celtics Celtis Cenomanian Centaurea
Centaurus Centrarchidae Centropomidae Cepheid Cepheids Cepheus Ceratocystis Ceratophryidae Ceratophryinae Ceratophrys Ceratophyllum Cerberus Cercidium Cercopithecidae
Cerenkov Ceres Cerf Cervidae Cesar Cessna Cetus Ceylon Ceylonese Cezanne Chabacano Chabad Chablis Chadian
Chadians Chadwick Chaetognatha Chaga Chagall Chagas Chagga Chaha Chaitanya Chaitin Chalcatongo Chalcedon Chaldea Chaldean
Chaldee Chalmers Cham Chamba Chambersburg Chamic Chamorro Champaign Champlain Champollion Chan Chancellorsville Chandigarh Chandon
Chandra Chandragupta Chandrasekhar Chanel Chaney Chang Changchun Changsha Chantilly Chantyal Chaplin Chaplinesque Chapman Chappaquiddick
Chapultepec Characidae Charbray Chardonnay Charlene Charleston Charlestons Charlestown Charlevoix Charley Charlotte Charlottesville Charlottetown Charmaine
Charmin Charolais Charon Charpentier Chartism Chartres Charybdis Chasity Chateaubriand Chatelier Chatino Chattahoochee Chattanooga Chatterley
Chatterton Chauncey Chautauqua Chavez Chayefsky Cheetos Cheever Cheiranthus Chekhovian Chelsea Chelyabinsk Chemakum Chen Cheney
Chengdu Chenopodiaceae Cheops Chepang Cherenkov Cheri Cherie Chernenko Chernomyrdin Cherokees Chervonenkis Cheryl Chesapeake Cheshire
Chesley Chester Chesterton Chevalier Chevrolet Chevy Chewa Cheyenne Cheyennes Chiang Chianti Chiantis Chiba Chibcha
Chibchan Chicagoan Chicana Chicano Chichewa Chichicapan Chickasaw Chickasaws Chiclets Chico Chicxulub Chiengrai Chihuahua Childress
Chileans Chilopoda Chimaphila Chimariko Chimborazo Chimbu Chimu Chinaman Chinantec Chinatown Chinchillidae Chinook Chinookan Chinooks
Chins Chintang Chinyanja Chipaya Chipewyan Chippendale Chippewa Chippewas Chiquita Chirico Chirikov Chisholm Chisinau Chittagong
Chitwan Chivas Chiwere Chlamydiaceae Chloe Chlorophyceae Choapan Choctaw Choctaws Chokwe Chondrichthyes Chongqing Chontal Chopra
Choquet Chordata Chota Chotanagpur Chou Chowie Chrau Chretien Chris Christa Christchurch Christendoms Christensen Christi
Christianities Christianize Christie Christina Christine Christlike Christmases Christmastide Christmastides Christmastime Christmastimes Christoper Christopher Christs
Chromebook Chromebooks Chrysanthemum Chrysler Chrysophyta Chrysopsis Chrysosplenium Chrystal Chuang Chukchee Chukchi Chukotkan Chumash Chumburung
Churriguera Chuvash Chytridiales Cibemba Ciconiidae Cilungu Cimabue Cinderella Cinderellas Cindi Cindy Cinerama Cipro Circassian
Circe Cissus Citibank Citigroup Citrobacter Citroen Ciyao Claiborne Clair Claire Clairol Clancy Clapeyron Clapton
Clara Clare Clarence Clarendon Clarice Clarissa Clark Clarke Clarkson Clarksville Clathraceae Claude Claudette Claudia
Claudine Claudio Claudius Claus Clausius Clayton Clearasil Clearwater Clem Clemenceau Clemens Clementino Clements Clemons
Clemson Clendon Cleo Cleome Cleopatra Cliburn Clifton Clint Clio Clitellata Clive Clojure Clorets Clorox
Clotho Clouseau Clovis Clyde Clydesdale Clytemnestra Cmdr Coatlán Coatzospan Cobain Cobar Cobb Cochabamba Cochin
Cochise Cochran Cocteau Cody Coen Coffey Cohan Cohen Coiffait Coimbatore Cointreau Colac Colbert Colby
Colchis Cole Coleen Coleman Coleoptera Colette Coleus Colfax Colgate Colin Collembola Collin Collins Colo
Colocasia Colombians Colombo Coloradan Coloradans Coloradoan Colossae Colosseum Colossians Colpitts Coltrane Colubridae Columba Columbidae
Colville Comanche Comanches Combretaceae Comdr Comintern Commelina Commelinaceae Como Comoran Comoro Comoros Compaq Compositae
Conakry Concepcion Concepticon Concetta Concorde Condillac Condren Conestoga Confederate Confucianisms Confucians Congolese Congregational Congress
Congreve Conibo Coniferales Coniferophytina Conium Conley Conn Connellsville Connemara Conner Connery Connie Connolly Connors
Conrail Conroe Constance Consuelo Contreras Conus Convallariaceae Convolvulus Conway Cooke Coola Cooley Coolidge Cooper
Cooperstown Coors Coosa Copacabana Copala Copehan Copepoda Copland Copley Copperfield Coppertone Coppola Coptorum Cora
Coraciiformes Corchorus Cordelia Cordia Cordoba Coreopsis Corey Corfu Corina Corine Corinne Corinthian Corinthians Coriolanus
Corleone Cormack Cornaceae Corneille Cornelia Cornelius Cornell Cornishes Cornus Cornwallis Coronado Corot Correggio Corrine
Cortes Corteses Corti Corticium Cortland Corvallis Corvus Cory Corylus Corynebacteriaceae Corynebacterium Cosby Cossack Cosserat
Costa Costanoan Costco Costello Costner Cotingidae Cotonou Cotopaxi Cotswold Couette Coulter Couperin Courbet Courtney
Cousteau Coventries Coventry Covington Cowan Cowell Cowley Cowper Coxeter Coyle Cozumel Crabbe Cracidae Cracticidae
Craig Cramér Cranach Cranmer Crassostrea Crassulaceae Crataegus Crawford Crecy Crees Creighton Creon Cressida Cretan
Cretans Creutzfeldt Cricetidae Crichton Crimean Criollo Crioulo Crisco Crist Cristina Croatians Croats Croce Crockett
Crocodyliformes Croesus Cromwell Cromwellian Cronin Cronkite Cronus Crookes Crosby Crossopterygii Crowley Cruciferae Cruikshank Crusoe
Crustacea Cruz Cryptogrammataceae Cryptozoic Cryst Csonka Ctenocephalides Ctenopharyngodon Ctesiphon Cthulhu Cubans Cuchulain Cuculidae Cucurbita
Cucurbitaceae Cuicatec Cuicateco Cuisinart Culbertson Cullen Cumberland Cummings Cunard Cunningham Cupan Cupid Cupressus Curaçao
Curitiba Currier Curtis Curzon Cushitic Custer Cuvier Cuyúj Cuzco Cyanophyceae Cyatheaceae Cybele Cyc Cycadaceae
Cycadales Cycadofilicales Cycadopsida Cyclades Cygnus Cymbeline Cynops Cyperaceae Cyprian Cyprinidae Cypriniformes Cyprinus Cypriots Cypripedium
Cyrano Cyril Cyrilli Cyrillic Cyrus Cytisus Czechoslovak Czechoslovakian Czechoslovakians Czechs Czerny Côte Daai Dachau
Dacron Dacrons Dacrydium Dadibi Daedalus Dafla Daga Dagaare Dagbani Daghestanian Daguerre Dagwood Dahomey Daimler
Daju Dak Daka Dakotan Dakotas Dalabon Dalai Daley Dalhousie Dali Dalian Dalmatia Dalton Daly
Damara Damian Damien Damin Damion Damocles Damon Dampierland Danae Danann Danbury Danelaw Dangerfield Dangme
Danial Daniel Danielle Daniels Danio Dannie Danny Danone Danton Danu Danubian Danville Daphne Darboux
Darby Darcy Dardanelles Dardic Daren Dargi Dargwa Darien Darin Dario Darius Darjeeling Darla Darlene
Darnell Darrel Darrell Darren Darrieus Darrin Darrow Darryl Darth Dartmoor Dartmouth Darvon Darwinism Darwinisms
Darwinist Daryl Dasypodidae Datamation Datooga Datura Daugherty Daumier Dauxois Davallia Davao Dave Davey Davids
Davidson Davies Davis Davy Davydov Dawes Dawkins Dawson Dayan Dayton Deana Deandre Deann Deanna
Deanne Debbie Debby Debian Debora Deborah Debouillet Debra Debussy Decalogue Decapoda Decatur Decaturville Decca
Deccan Decembers Dedua Deena Deere Defaka Defoe Degas Dege Deidre Deimos Deirdre Dejesus Delacroix
Delacruz Delaney Delano Delawarean Delawareans Delawares Delbert Deleon Delgado Delia Delibes Deligne Delilah Delilahs
Delius Delmar Delmarva Delmer Delmonico Delonix Delores Deloris Delphi Delphic Delphinidae Delphinium Delphinus Deltona
Demavend Demerol Demeter Demetrius Deming Democrat Democrats Demosthenes Dempsey Dena Denali Dene Deneb Denebola
Deng Denis Denise Dennis Dennstaedtiaceae Denny Denton Denya Deon Deori Depp Derek Derick Dermot
Desai Desdemona Desiree Desmodontidae Desmodus Desmond Desv Deuri Deutsche Deutschland Devanagari Devi Devin Devon
Dewar Dewayne Dewitt Dexedrine Dexter Dhaasanac Dhaulagiri Dhegiha Dhimal Dhimál Dholuo Diaghilev Diana Diane
Diann Dianna Dianne Dianthus Diapensiaceae Dias Dibabawon Dick Dicke Dickensian Dickerson Dickson Dicksonia Dictaphones
Dictyostelium Diderot Didinga Didrikson Diefenbaker Diego Diegueño Dien Dieri Dietrich Digo Dijkgraaf Dijkstra Dijon
Dik Dilbert Dilberts Dileina Dillard Dillenia Dillinger Dillon Dina Dinah Dinka Dino Dio Diocletian
Diogenes Diola Dion Dionne Dionysian Dionysius Dionysus Dior Dioscorea Diplopoda Dipodidae Diptera Dipterocarpaceae Discomycetes
Disney Disneyland Disraeli Diuxi Diwali Dixie Dixiecrat Dixielands Dixon Diyari Dizi Djambarrpuyngu Django Djaru
Djibouti Djinang Djingili Djuka Dmitri Dnepropetrovsk Dnieper Dniester Dobu Doctorow Dodgson Dodoma Dodson Dogon
Doha Dolakha Dolakhali Dolby Dole Dolichos Dollie Dolores Domany Domari Domesday Domingo Dominguez Dominic
Dominica Dominick Dominique Domitian Dompo Donahue Donald Donaldson Donatello Donatism Donetsk Dongba Donizetti Donn
Donne Donnell Donner Donnie Donny Donovan Doodia Dooley Doolittle Doonesbury Dora Dorado Dorcas Doreen
Dorian Doric Doris Doritos Dorobo Dorothea Dorothy Dorset Dorsey Dorthy Dortmund Dothan Dotson Douala
Douay Doubleday Doug Douglas Douglass Douro Dover Dow Doyayo Doyle Draco Dracula Drake Dramamine
Dramamines Drambuie Drano Dreiser Dreissena Dreyfus Dristan Droseraceae Drude Druids Drupal Dryden Dryopteridaceae Dryopteris
Dschang Dschubba Duane Dubai Dubbo Dubcek Dubhe Dubrovnik Duchamp Dudley Duffing Duffy Dugongidae Duisburg
Dulles Dulong Duluth Dumas Dumbledore Dumi Dunant Dunbar Duncan Dundee Dunedin Dungmali Dunhuang Dunkirk
Dunlap Dunn Dunne Duracell Durant Durante Durban Durer Durex Durhams Duroc Durocher Duse Dushanbe
Dusseldorf Dustbuster Dustin Dutcher Dutchman Dutchmen Dutchwoman Dutton Duungidjawu Duval Duvalier Duwell Dvina Dvorak
Dwayne Dwight Dyck Dyen Dyirbal Dylan Dyson Dzerzhinsky Dzongkha Dzungaria Dzyaloshinskii Dzyaloshinsky Eades Eakins
Earhart Earle Earlene Earline Earnestine Earnhardt Earp Easters Eastman Easts Eastwood Eaton Eben Ebenales
Ebeneezer Ebert Ebira Ebonics Ebro Echeneididae Echie Echinocactus Echinodermata Eckart Eckhaus Ecuadoran Ecuadorans Ecuadorean
Ecuadorians Edam Edams Edda Eddie Eddington Eden Edessa Edgar Edgardo Edith Edmond Edmonton Edmund
Edna Edo Edolo Edsel Eduardo Edward Edwardo Edwards Edwin Edwina Edwy Eeyore Efate Effie
Efik Efrain Efren Egeria Eggo Eggon Egitto Egyptologist Egyptology Ehrenberg Ehrenfest Ehrlich Eichmann Eiffel
Eileen Einsteins Eire Eisenstein Eisner Ejagham Ekegusii Eki Ekman Elaeis Elaenia Elaine Elam Elanor
Elasticsearch Elastoplast Elba Elbe Elbert Elbrus Eldersburg Eldon Eleanor Eleazar Elector Electra Elena Elephantidae
Elgar Elias Elijah Elinor Elisa Elisabeth Elisabethville Elise Eliseo Elisha Eliza Elizabethans Elizabethtown Elkhart
Ella Ellen Ellesmere Ellice Ellie Ellington Elliot Elliott Ellis Ellison Elma Elmer Elmira Elmont
Elnath Elnora Elohim Eloise Eloy Elroy Elsa Elsey Elsie Elsinore Eltanin Elton Elul Elva
Elvia Elvin Elvira Elvis Elway Elwood Elyce Elymus Elyria Elysee Elysium Elysiums Emacs Emai
Emanuel Emerillon Emerson Emil Emile Emilia Emilio Emily Eminem Emma Emmanuel Emmett Emmi Emmy
Emory Encarta Encyclopédie Endamoeba Endegen Endymion Enga Engels Englis Englisher Englishes Englishmen Englishra Englishwoman
Englishwomen Engsh Enid Enif Eniwetok Enkidu Ennemor Enoch Enos Enrico Enrique Enron Enskog Enterobius
Enterocytozoon Entomophthoraceae Eos Epacridaceae Epcot Ephesian Ephesians Ephraem Ephraemi Ephraim Epictetus Epidendrum Epimetheus Epimethius
Epinephelus Episcia Episcopalian Episcopalians Epsom Epson Equidae Equuleus Equus Eranian Erato Eratosthenes Erdos Erdös
Erdőős Erebus Ereshkigal Erewhon Erhard Eric Erica Ericaceae Erich Erick Ericka Ericksen Erickson Eridanus
Erie Erigeron Erik Erika Eriksen Erin Eriophyllum Eris Erises Eritrean Eritreans Erlang Erlenmeyer Erma
Erna Ernabella Ernest Ernestine Ernesto Ernie Ernst Eros Eroses Errol Erromangan Erse Erwin Erysimum
Erysiphaceae Erzya Esau Escher Escondido Eskimos Esmeralda Esperanto Esperanza Espinoza Esq Essen Essene Essequibo
Essie Esteban Estela Estella Estelle Esterhazy Estes Esther Estonians Estrada Etai Ethan Ethel Ethelred
Ethiopians Etna Etruria Etruscans Etta Eubacteriales Eucharist Eucharistic Eucharists Eugene Eugenia Eugenie Eugenio Euglena
Eugénie Eula Eulogios Eumenides Eumycota Eunice Eupatorium Euphorbia Euphorbiaceae Eurasians Eurasiatic Eurodollar Europa Europeanist
Euryale Eurydice Eurylaimi Eustachian Eustis Euterpe Eutheria Evan Evangelina Evangeline Evangeliorum Evans Evansville Evelyn
Evenki Everette Everglades Evert Evian Evita Ewald Ewe Excalibur Excedrin Excellency Exercycle Exocet Exxon
Eyck Eylandt Eyre Eysenck Ezra Faberge Fabian Fabians Fabricius Fabry Faeroe Fafnir Fagaceae Fagin
Fagus Fahd Fahrenheit Fairbanks Fairfield Fairhope Faisal Faisalabad Fajardo Falasha Falconiformes Falkland Falklands Fallopian
Falstaff Falwell Fannie Fano Fante Farefare Fargo Farley Farmington Faroe Farragut Farrakhan Farrell Farsi
Faso Fassbinder Fasu Fatah Fatima Faulknerian Fauntleroy Faustian Faustino Faustus Fawkes Fay Faye Fayetteville
Februaries Feder Federalist Federico Feeney Fein Feir Feldman Felecia Felice Felicia Felipe Felix Feller
Fellini Feng Fenian Fenna Fenton Ferber Ferdinand Fergus Ferguson Fergusson Ferlinghetti Fernandez Fernando Ferrari
Ferraro Ferrell Ferris Feshbach Fiberglas Fick Fickian Ficus Fidel Fido Figaro Figueroa Fijian Fijians
Fijis Filicales Filifita Filipinos Fillmore Filofax Finlay Finley Finnbogadottir Finnegan Finnic Finno Finns Finsler
Fiona Firebase Firestone Fischer Fischhoff Fisk Fitchburg Fitzgerald Fitzpatrick Fitzroy Fizeau Flaminius Flanagan Flatt
Flavobacterium Fleischer Fleming Fletcher Flierl Flintstones Floquet Florentine Flores Floridan Floridian Floridians Florine Florsheim
Flory Flossie Flynn Foch Fock Fogny Fokas Fokker Foley Folgers Folopa Folsom Fomalhaut Fonda
Fongbe Fontainebleau Foosball Forbes Formica Formicariidae Formicas Formicidae Formosa Formosan Fornax Forrest Forster Fortaleza
Fortuin Fosse Fothergilla Fotomat Fourneyron Fowler Fragonard Framingham Fran Frances Francesca Francine Francisca Francisco
Francisella Franck Franco Francois Francoise Franconian Francophile Francophone Franglais Frankel Frankenstein Frankfort Frankie Franny
Franz Fraser Frau Frauen Fraulein Frazier Fred Freda Freddie Freddy Frederic Fredericksburg Fredericton Fredric
Fredrick Fredrickson Freedericksz Freemason Freemasonries Freemasons Freetown Freida Fremont Frenches Frenchman Frenchmen Frenchwoman Frenchwomen
Frenkel Freon Fresnel Fresno Frey Freya Fridays Frieda Friedan Friedel Friedmann Friedrich Friesland Frigg
Frigga Frigidaire Fringillidae Frisco Frisia Frisian Frisians Frito Frobisher Frodo Froggie Froissart Fromm Fronde
Frontenac Frostbelt Froude Frunze Frye Fréedericksz Fucaceae Fucales Fuchs Fuego Fuentes Fugger Fuji Fujian
Fujitsu Fujiwara Fujiyama Fukuoka Fukushima Fukuyama Fula Fulani Fulfulde Fullerton Fulton Funafuti Fundy Furman
Furtwangler Furu Fusarium Fushun Futunan Fuzhou Fuzzbuster Förster Gaagudju Gabonese Gaborone Gabriel Gabriela Gabrielle
Gacrux Gadarene Gade Gadidae Gadsden Gadsup Gadus Gael Gaels Gagari Gagarin Gage Gagnon Gahuku
Gahukuq Gail Gaiman Gaines Gainesville Gainsborough Galahad Galahads Galali Galatea Galatia Galatians Galbraith Galerkin
Galibi Galician Galilean Galileans Galilei Galiwinku Galla Gallagher Gallegos Gallicism Gallicisms Gallo Galloway Gallup
Galo Galsworthy Galton Galvani Galveston Galway Gamay Gambian Gambians Gambier Gamilaraay Gamo Gamow Gandaki
Gandalf Gandhian Ganesha Ganga Ganges Gangetic Gangtok Gansu Ganymede Garawa Garbo Garcia Garcinia Gardner
Gareth Garfield Garfunkel Gargantua Gariai Garibaldi Garo Garos Garrett Garrick Garrwa Garry Garth Garvey
Gary Garza Gascony Gascoyne Gasser Gastaut Gasteromycetes Gastonia Gastropoda Gatling Gatorade Gatsby Gatun Gaucher
Gaudin Gauguin Gaul Gauls Gaussianity Gaussians Gautama Gauteng Gautier Gavin Gawain Gawler Gayle Gazhuo
Gazhuoyu Gaziantep Gazili Gdansk Geastraceae Geb Gedney Geelong Geffen Gehenna Gehrig Gelbvieh Geller Gemini
Geminis Gempylidae Gena Genaro Genevieve Genghis Genista Gennes Geno Genoas Gentiana Gentianaceae Gentianales Gentianella
Gentianopsis Gentoo Geoffrey Geomyidae Georges Georgetown Georgetta Georgette Georgiana Georgians Georgina Gerald Geraldine Geraniaceae
Geraniales Gerard Gerardia Gerardo Gerber Gere Geritol Geronimo Gerreidae Gerry Gershwin Gertrude Geschichte Gestalt
Gethsemane Getty Gettysburg Gewurztraminer Geyma Ghale Ghatak Ghats Ghazal Ghazvanid Ghent Ghibelline Giacometti Giannini
Giardia Giauque Gibbsian Gibraltars Gibrat Gibson Gidabul Gide Gideon Gielgud Gienah Giha Gila Gilaki
Gilbert Gilbertese Gilberto Gilchrist Gilda Gilead Giles Gilford Gilgamish Gillespie Gillette Gilliam Gillian Gilligan
Gilman Gilmore Gilroy Gilyak Gimi Gimira Gingrich Ginibre Ginkgo Ginkgoaceae Ginkgoales Ginkgophytina Ginkgopsida Ginny
Gino Ginsberg Ginsburg Ginsu Ginzburg Giorgione Giovanni Gippsland Girardeau Giraudoux Girondists Giselle Gish Giuliani
Giuseppe Giza Gladstone Gladstones Gladys Glaser Glastonbury Glaswegian Glaswegians Glauber Glaxo Gleason Glenda Glendale
Glenelg Glenlivet Glenn Glenna Glick Gliridae Gloria Gloriosa Gloucester Gloucestershire Glover Gnetaceae Gnetophytina Gnetopsida
Gnostics Gobi Godard Goddard Godel Godhead Godie Godiva Godoberi Godot Godspeeds Godthaab Godunov Godzilla
Goebbels Goemai Goering Goethals Goff Gogo Goiania Gokana Golan Golconda Golda Goldie Goldilocks Golding
Goldman Goldsboro Goldstein Goldstone Goldwater Goldwyn Golgi Golgotha Goliath Golin Gomez Gomorrah Gompers Gomulka
Goncourt Gondi Gondwana Gondwanaland Gondwanan Gongora Gonzales Gonzalez Gonzalo Goodall Goode Goodman Goodrich Goodwin
Goodyear Gook Goolagong Goonganji Gooniyandi Gooreng Goos Gordian Gordimer Gordon Gordonequation Goren Gorenstein Gorey
Gorgas Gorgonzola Gorky Gorum Gossypium Goteborg Goth Gotham Gothics Gouda Goudas Goudy Goulburn Gould
Gounod Gouy Goya Graafian Grable Gracchus Graceland Gracie Graciela Grady Graffias Grafton Grahame Grail
Gramineae Grammatik Grammy Grampians Grandpa Gras Grassfields Grassman Grassmannian Grayslake Grebo Grecian Greeley Greenberg
Greenbergian Greene Greenlanders Greenlandic Greenpeace Greensboro Greensleeves Greenspan Greenville Greenwich Greer Greg Gregg Gregor
Gregorian Gregorio Grenada Grenadian Grenadians Grenadines Grendel Grenville Gresham Greta Gretchen Gretel Gretzky Grieg
Griffin Griffith Griffiths Grimm Grimmett Grinch Grinfeld Griqua Gris Gromov Gromyko Groningen Groote Gropius
Grosz Grotius Grover Grozny Grumman Grundpositionen Grundy Grunewald Gruppen Gruyere Gruyeres Gruyter Guadalajara Guadalcanal
Guadalquivir Guadalupe Guaiacum Guallatiri Guam Guamanian Guanano Guangxi Guantanamo Guaraní Guarneri Guarnieri Guatemalan Guatemalans
Guayama Guayaquil Guaykuruan Gubagub Gucci Gudschinsky Guelph Guernsey Guernseys Guerrero Guevara Guevea Gugada Guggenheim
Gugu Guhu Guiana Guido Guillermo Guinean Guineans Guinevere Guinier Guinness Guiyang Guizhou Guizot Gujarat
Gujranwala Gulari Gulf Gulfport Gullah Gulliver Gumatj Gumbaynggir Gumbel Gundungurra Gunn Gunther Gunu Gunwinggu
Gunwinyguan Guofeng Gupta Gurage Gurang Gurindji Gurkha Gurung Gusii Gustav Gustavo Gustavus Gutenberg Guthrie
Gutierrez Gutierrezia Gutob Gutpela Guugu Guyanese Guzman Gwalior Gwen Gwendoline Gwendolyn Gwydion Gwyn Gyalrongic
Gyarong Gymnophiona Gymnospermae Gymnospermophyta Gympie Gypsy Gàn Haas Habakkuk Habenaria Haber Hackett Hadar Hades
Hadiyya Hadrian Hadza Haemodoraceae Haemulidae Hafiz Hagar Hagerstown Haggai Hagiographa Hague Hahn Haida Haidas
Haifa Hailey Hainan Haiphong Haitians Hakha Hakka Hakluyt Haldane Hale Haleakala Haley Halia Halicarnassus
Halifax Halley Halliburton Hallie Halloween Halloweens Hallstatt Halmahera Halobatrachus Haloferax Hals Halsey Hamamelidae Hamamelis
Haman Hamas Hamhung Hamilcar Hamill Hamiltonians Hamitic Hamlin Hammarskjold Hammerstein Hammett Hamming Hammond Hammurabi
Hampshire Hampton Hamsun Han Hanabi Hancock Handel Handlungen Haney Hanford Hangul Hangzhou Hani Haniyu
Hanna Hannah Hanni Hannibal Hanoi Hanover Hanoverian Hans Hansard Hansel Hansen Hanson Hanuka Hanukkahs
Hanunoo Haplopappus Harare Harbin Hardin Harding Hargreaves Harkins Harlan Harley Harlingen Harlow Harmon Harold
Harper Harrell Harriet Harriett Harrington Harris Harrisburg Harrison Harrisonburg Harrods Harte Hartford Hartline Hartman
Hartmann Hartree Haruai Harvey Hasbro Hasidim Hastings Hataia Hatfield Hathaway Hatsheput Hatteras Hattie Hattiesburg
Haughton Hauptmann Havana Havanas Havarti Havel Havoline Hawaiians Hawkes Hawkins Hawthorne Hayden Hayes Haynes
Hayu Hayward Haywood Hayworth Hazleton Hazlitt Hearst Heaviside Hebb Hebbian Hebe Hebei Hebert Hebraei
Hebraic Hebraism Hebraisms Hebrides Hecate Heck Hecke Hector Hecuba Heeger Heep Hefner Heider Heidi
Heifetz Heiles Heilongjiang Heimlich Heine Heineken Heinlein Heinrich Heinz Heisman Hele Helen Helena Helene
Helfand Helfrich Helga Helianthus Helichrysum Helicon Heliopolis Helios Helipterum Helleborus Hellene Hellenes Hellenism Hellenisms
Hellenist Hellenization Hellenize Heller Hellespont Hellinger Hellman Heloise Helotiales Helvellaceae Helvetian Helvetius Hemet Hemiptera
Henan Hench Henderson Hendrick Hendricks Hendrix Henley Hennessy Henon Henri Henrietta Henrik Hensley Henson
Hepaticopsida Hepburn Hephaestus Hepplewhite Hera Heracles Herakles Herbart Herbert Herculaneum Hercules Hercus Hereford Herefords
Herero Heriberto Herman Hermann Hermaphroditus Hermes Herminia Hermosillo Hernandez Herod Heroku Herr Herrera Herrick
Herschel Hersey Hershel Hershey Hertzian Hertzsprung Herzegovina Herzl Heshvan Hesperia Hess Hesse Hester Heston
Heterokontophyta Heteroptera Hettie Heusler Hewitt Hewlett Hexagrammidae Heyerdahl Heyo Heywood Hezbollah Hezekiah Hialeah Hiawatha
Hibernia Hibernian Hickman Hickok Hidatsa Hieracium Hieronymus Higashiosaka Higgins Higgs Hightstown Hijja Hilario Hilary
Hilda Hildebrand Hilfiger Hillary Hillel Hilliard Hilton Himalayan Himalays Himmler Hinayana Hindemith Hindenburg Hindmarsh
Hinduisms Hindustan Hindustanis Hines Hinesville Hinton Hipparchus Hippel Hippocratic Hipposideridae Hiram Hirobumi Hirohito Hirota
Hirshfeld Hirundinidae Hispaniola Historie Hitachi Hitlers Hittites Hiyewe Hizballah Hlai Hlonipa Hmongic Hmu Hobart
Hobbs Hockney Hodges Hodgson Hoechst Hoff Hoffa Hoffman Hofstadter Hogarth Hogwarts Hohenberg Hohenlohe Hohenstaufen
Hohenzollern Hohhot Hohokam Hokan Hokkaido Hokusai Holbein Holcomb Holden Hollander Hollanders Hollands Hollerith Holley
Hollie Hollis Holloway Holman Holmer Holocentridae Holst Holstein Holsteins Holt Hom Homaridae Hominidae Hominoidea
Homobasidiomycetes Honda Hondurans Honecker Honeywell Hong Honiara Honolulu Honshu Hooke Hookean Hooker Hooper Hoosier
Hoosiers Hoover Hopevale Hopewell Hopi Hopis Hopkins Horacio Horatio Hormel Hormuz Hornblower Horne Horowitz
Horthy Horton Horus Hosea Hotpoint Hottentot Hottentots Houdini Houma Housman Houttuynia Houyhnhnm Hovhaness Howard
Howarth Howe Howell Howells Howrah Hoyle Hrothgar Hsin Htin Huallaga Huave Hubbard Hubei Huber
Hubert Huck Huddersfield Hudson Huerta Huey Huggins Hugh Hughes Hugoniot Huguenot Huguenots Huichol Huitzilopotchli
Humber Humberto Humboldt Hummel Humphrey Humphreys Humulus Humvee Hunan Hungarians Huns Hunspell Huntley Huntsville
Huon Hup Hupa Hurault Hurd Hurley Huron Hurst Husimi Hussein Hussite Huston Hutchinson Hutton
Hutu Huánuco Hwasimani Hyacinthaceae Hyades Hyaenidae Hyalospongiae Hyde Hyderabad Hydnaceae Hydrangeaceae Hydrobatidae Hydrozoa Hydrus
Hygeia Hygrophoraceae Hylidae Hylocereus Hymenomycetes Hymenoptera Hyperion Hypocreaceae Hyriopsis Hyundai Hänchen Hénon Hölder Hörmander
Hückel Iaai Iaccoca Iago Iamalele Iapetus Iatmul Ibadan Ibibio Ibie Ibiza Iblis Ibo Iboland
Icahn Icarus Icelander Icelanders Ichthyosauridae Icteridae Idahoan Idahoans Idahoes Idahos Idoma Iduna Iesu Iesus
Ieyasu Ife Igboid Igede Ignacio Ignas Ignatius Igo Igor Iguanidae Iguassu Ijsselmeer Ikhnaton Ikwere
Ilene Iliads Ilianen Illawarra Illinoisan Illinoisans Illuminati Ilocano Iloco Ilokano Ilorin Ilyushin Imdlawn Imelda
Imhotep Immunitor Imodium Imogene Impressionism Imus Inc Incan Inchon Indianan Indianans Indianian Indies Indio
Indira Indochinese Indonesians Indore Indra Indriidae Indus Indy Ines Inez Infeld Inga Inge Inglewood
Inglis Ingram Ingres Inkeles Innsbruck Inoke Inonu Insecta Installer Instamatic Intelsat Internationale Internets Interpol
Inuits Inuktitut Inula Invar Ionesco Ionia Ionian Ionians Ionics Iowan Iowans Iowas Iphigenia Ipsus
Ipswich Iqaluit Iqbal Iquitos Iranians Iraqis Iraqw Iraya Irene Irian Iridaceae Irisher Irishman Irishmen
Irishwoman Irishwomen Irkutsk Irma Iro Iroquoian Iroquoians Irrawaddy Irtish Irvin Irvine Irving Irwin Isabel
Isabela Isabella Isama Iscariot Isfahan Isherwood Ishim Ishmael Ishtar Isiah Isidro Isirawa Isis Islamabad
Islamists Islamophobic Islams Islander Islanders Isleta Ismael Ismail Isoetaceae Isolde Isoptera Ispell Israelites Israels
Issac Issachar Istiophoridae Isuzu Itaipu Italianate Itasca Ithaca Ithacan Ituri Ivanhoe Ives Ivie Ivorian
Iwaidja Iwaidjan Iwam Ixodes Iyar Izaak Izanagi Izanami Izhevsk Izi Izmir Izod Izvestia Jabêm
Jacaltec Jackie Jacklyn Jacksonian Jacksonville Jacky Jaclyn Jacobians Jacobin Jacobins Jacobitarum Jacobs Jacobson Jacobus
Jacq Jacqueline Jacquelyn Jacques Jacuzzi Jaffna Jagger Jagiellon Jagst Jahai Jahangir Jahn Jai Jaime
Jaipur Jairus Jaish Jake Jakob Jamaal Jamaicans Jamal Jamar Jame Jamel Jameson Jamestown Jami
Jamie Jaminjung Jaminjungan Jamul Jan Jana Janacek Janeiro Janell Janelle Janesville Janet Janette Janice
Janie Janine Janis Janissary Janjaweed Janna Jannie Jansen Jansenism Jansenist Janssen Januaries Janus Japaneses
Japhug Japs Japura Jaralde Jarawa Jarawara Jarceva Jared Jarlsberg Jarrett Jarrod Jarvis Jarzynski Jason
Jataka Java Javas Javier Jawoyn Jaxartes Jaya Jayapura Jayawardene Jaycee Jaycees Jayne Jaynes Jayson
Jean Jeanette Jeanie Jeanine Jeanne Jeannette Jeannie Jeannine Jedi Jeeves Jeff Jefferey Jeffersonian Jeffery
Jeffrey Jeffry Jeh Jehoshaphat Jehovah Jekyll Jenifer Jenkins Jenna Jenner Jennie Jennifer Jennings Jensen
Jephthah Jerald Jeremiahs Jeremy Jeri Jericho Jermaine Jerold Jerri Jerrod Jerrold Jerry Jersey Jess
Jesse Jessica Jessie Jetway Jewell Jewess Jewesses Jewishness Jezebel Jezebels Jiang Jiangsu Jiangxi Jiarong
Jidda Jilin Jill Jillian Jim Jimenez Jimmie Jinan Jinghpaw Jinghpo Jingpho Jingpo Jingpoyu Jingulu
Jinnah Jinny Jino Jirel Jirga Jisas Jivaro Jiwarli Jixi Joann Joanna Joanne Joaquin Jocasta
Jocelyn Jodi Jodie Jody Joe Joel Jogjakarta Johann Johanna Johannes Johari Johnathan Johnathon Johnie
Johnnie Johnny Johnston Johnstown Joice Jolene Jolson Jon Jona Jonah Jonahs Jonas Jonathan Jonathon
Jones Jonesboro Jong Joni Jonson Joola Joplin Jordanians Jorge Jos Jose Josef Josefa Josefina
Josephine Josephs Josephson Josephus Joshua Josiah Josie Josue José Jove Joycean Joyner Jru Juan
Juana Juang Juanita Juarez Jubal Juda Judaeo Judah Judaical Judaisms Judas Judases Judd Jude
Judea Judith Judson Judy Juglandaceae Jules Juliana Julianne Julie Julies Juliet Juliette Julio Julius
Julliard Juncaceae Juneau Junes Jungen Jungermanniales Jungfrau Juniperus Juno Jurua Justin Justine Jutes Jutland
Juvenal Jyarong Jüttner Kaaba Kaali Kabardian Kabiye Kabul Kac Kachari Kachin Kadai Kadugli Kafir
Kagate Kagayan Kagoshima Kahlua Kahobo Kahului Kaifeng Kaiho Kaike Kailua Kainji Kaitlin Kak Kaki
Kalahari Kalam Kalamazoo Kalapalo Kalasha Kalashnikov Kalaw Kalb Kaldor Kalenjin Kalgoorlie Kalimantan Kalkatungu Kalmia
Kalmyk Kama Kamarupan Kamasau Kamayo Kamba Kambaata Kambari Kambera Kamchatka Kamehameha Kamilaroi Kammu Kampa
Kampala Kampuchea Kamu Kanawha Kanchenjunga Kandahar Kandelaar Kandinsky Kane Kaneohe Kanerva Kaniadakis Kanite Kankakee
Kannada Kano Kanpur Kans Kansan Kansans Kantorovich Kanuri Kanyara Kaohsiung Kapau Kapitza Kaposi Kapton
Kara Karachi Karaganda Karaim Karajarri Karajá Karakoram Karakorum Karamazov Karamoja Karanga Kardar Kareem Karelia
Karen Karenina Karhunen Kari Karimojong Karin Karina Karitiana Karl Karla Karlgren Karloff Karman Karnic
Karol Karroo Kartujarra Kartvelian Karyn Kasai Kasem Kasey Kashaya Kashmiri Kashmirs Kasong Kasparov Kasteleyn
Katcha Kate Katelyn Katharine Katherine Katheryn Kathiawar Kathie Kathleen Kathrine Kathryn Kathy Katie Katimo
Katina Katmai Kato Katowice Katrina Katu Katuic Katunki Katy Katz Kauai Kaufman Kaunas Kaunda
Kaurna Kavango Kawabata Kawasaki Kawaw Kayah Kayardild Kaye Kayla Kayseri Kaytetye Kazakhs Kazan Kazantsev
Kazantzakis Keaton Keble Keck Keenan Keewatin Keillor Keisha Keith Keller Kelley Kelli Kellie Kellogg
Kelly Kelsey Kemeny Kemerovo Kemp Kempis Kendall Kendra Kendrick Kenmore Kennan Kennedia Kenneth Kennewick
Kennith Kenny Kenosha Kent Kenton Kentuckian Kentuckians Kenyans Kenyatta Kenyon Keogh Keokuk Kepping Kera
Kerbala Kerensky Kerker Kermit Kerouac Kerr Kerri Kerry Kesira Ket Ketenge Kettering Keven Kevin
Kevlar Kevorkian Kewa Kewpie Kha Khabarovsk Khachaturian Khalid Khaling Khalkha Kham Khamhaeng Khamti Khara
Kharia Kharkov Khartoum Khasi Khasis Khassi Khazar Kherwarian Khme Khmu Khoe Khoekhoe Khoekhoegowab Khoesan
Khoikhoi Khoisan Khomeini Khonoma Khorana Khrushchev Khufu Khulna Khwarizmi Khwe Khyber Kibera Kickapoo Kidd
Kieth Kiga Kigali Kija Kijam Kikamba Kikuria Kikuyu Kilauea Kilham Kilimanjaro Kiling Kilip Kilivila
Killeen Kilroy Kimbe Kimberley Kimberleys Kimberly Kimura Kinabalu Kinande Kinaray Kingsport Kingston Kingstown Kinnauri
Kinney Kinsey Kinshasa Kinyambo Kinyarwanda Kinzel Kiowa Kiowas Kipare Kippur Kiranti Kirapeasi Kirby Kirchhoff
Kirchner Kire Kirghistan Kirghiz Kirghizia Kiribati Kirinyaga Kirk Kirkland Kirkpatrick Kirkwood Kirov Kirsten Kirundi
Kisangani Kishinev Kisi Kislev Kissimmee Kissinger Kiswahili Kitaev Kitakyushu Kitchener Kitja Kitts Kituba Kivu
Kivung Kivunjo Kiwai Kiwanis Klamath Klan Klansman Klassifikation Klaus Klee Kleene Kleenex Kleenexes Klimt
Kline Klingon Klondike Klondikes Kluckhohn Klux Kmart Knapp Knesset Kngwarreye Knickerbocker Knicks Knievel Knopf
Knopoff Knossos Knowles Knox Knoxville Knudsen Knuth Knuths Koasati Kobe Koch Kochab Kodachrome Kodagu
Kodak Kodaly Kodiak Koesana Koestler Koga Kohinoor Kohlrausch Koiali Koizumi Kojak Kokama Koki Kokka
Kokomo Kol Kolarian Kolyma Komba Komi Kommunizma Komödie Kondo Kong Kongo Koni Konibo Konni
Konrad Kontorova Koontz Koopman Koori Koorie Koories Koozime Kope Koppel Korafe Korana Korku Kornberg
Korringa Korteweg Korwa Korwas Kory Korzybski Kosciusko Kosena Kossel Kossuth Kosterlitz Kosygin Kota Kotlin
Koufax Kovacs Kowloon Kraft Krahn Kraichnan Krakatoa Krakow Kramer Kramers Krasnodar Krasnoyarsk Krebs Kremlinologist
Kremlinology Kresge Kriegspiel Kringle Krio Kriol Kris Krishna Krishnamurti Krista Kristen Kristi Kristie Kristin
Kristina Kristine Kristo Kristopher Kristy Kroc Kroger Kronecker Kronig Krook Kropotkin Kroto Kru Kruger
Krugerrand Krupp Krystal Kshatriya Kuay Kublai Kubo Kubrick Kuei Kuibyshev Kukata Kukatj Kukatja Kuki
Kulbob Kuliak Kulthumm Kulunge Kunawar Kundu Kune Kunibidji Kunimaipa Kuniyanti Kunjen Kunlun Kunming Kunumang
Kunwinjku Kunwok Kunz Kuomintang Kuot Kura Kuramoto Kuria Kurku Kurnai Kurosawa Kurt Kurti Kurtis
Kurukh Kusch Kush Kusunda Kutenai Kutta Kutuzov Kuuku Kuvi Kuwaiti Kuwaitis Kuyonon Kuznets Kuznetsk
Kuznetsov Kven Kwadi Kwakiutl Kwangju Kwanzaa Kwanzaas Kwarin Kwawu Kwaza Kweichow Kwundi Kxoe Kyakhta
Kyirong Kyle Kyushu Kármán Kähler Köhler Köln Laban Labiatae Labrador Labradorean Labradors Lacepede Lacey
Lachesis Lactobacillaceae Lactococcus Lactuca Ladakh Ladakhi Ladik Ladoga Ladonna Lafayette Lafitte Lagaw Lagrangians Laguerre
Lahore Lahoul Lahu Lahuzu Laichi Laius Lajos Lakeisha Lakeland Lakers Lakewood Lakhota Lakisha Lakkja
Lakshmi Lalana Lalo Lamaism Lamaisms Lamang Lamar Lamarck Lamarckian Lamarckism Lamaze Lamba Lambert Lamborghini
Lambrusco Laminariaceae Lamnidae Lamnso Lamont Lampang Lancashire Lancaster Lancelot Lanczos Landauer Landon Landry Landsat
Landsteiner Langdoc Langer Langerhans Langland Langley Langmuir Laniidae Lanka Lankan Lanny Lansing Lanzhou Laocoon
Laotian Laotians Laplacians Lapland Laplander Lapp Lapps Laptev Lara Laramie Lardil Lardner Laredo Laridae
Larix Larmor Larousse Larry Lars Larsen Larson Larvacea Lascaux Lasher Lashkar Lassa Lassen Latasha
Lateolabrax Lateran Lates Latham Lathyrus Latiner Latins Latisha Latium Latonya Latoya Latrobe Latvians Lauder
Laudunensis Laue Laura Lauraceae Laurasia Lauren Laurence Laurent Lauri Laurie Laval Lavallee Lavandula Lavern
Laverne Laves Lavis Lavoisier Lavonne Lawa Lawanda Lawngwaw Lawrence Lawson Lawton Lawā Layamon Laycock
Layla Layton Lazaro Lazarus Laze Leadbelly Leah Leakey Lealao Leander Leann Leanna Leanne Lear
Learjet Leary Leavenworth Leblanc Lebwohl Lecar Lederberg Leesburg Leeuwenhoek Lefever Lefff Leffler Legendre Leger
Leggett Legree Leguminosae Lehman Leicester Leicesters Leidenfrost Leif Leigh Leila Leiopelmatidae Leka Lela Leland
Lele Lelia Lemaitre Lembena Lemnaceae Lempel Lemuel Lemuria Lemuroidea Lena Lenard Lende Lendu Lenells
Lengyel Leningrad Leninism Lennard Lennon Lenny Leno Lenoir Lenora Lenore Lent Lenten Lents Leola
Leominster Leon Leona Leonard Leoncavallo Leone Leonel Leonid Leonidas Leonor Leopold Leopoldo Leos Lepcha
Lepidoptera Lepidus Lepismatidae Lepke Leporidae Leptodactylidae Lepus Lerner Leroy Lesa Lesbos Lesley Leslie Lesquerella
Lesseps Lessie Lester Lestrade Letha Lethe Leti Leticia Letitia Leto Letterman Levantine Levenshtein Levesque
Levin Levine Levis Levitt Levu Lewinsky Lewis Lewiston Lewisville Lewy Lexington Lexus Leydesdorff Leyte
Lezgian Lha Lhasa Lhasas Lhotse Liangshan Liaodong Liaoning Libby Liber Liberace Liberian Liberians Liberman
Libocedrus Libra Libras Libreville Librium Libyans Lichenes Lichnerowicz Lichtenstein Lidia Lieb Lieberman Liebfraumilch Liechtenstein
Liechtensteiner Liechtensteiners Liesegang Lieut Lifshitz Liguria Ligurian Ligustrum Liisa Lila Lilia Liliaceae Lilian Liliana
Lilith Liliuokalani Lille Lillian Lillie Lilliput Lilliputians Lillooet Lilly Lilongwe Lilypond Limbaugh Limbu Limbum
Limburger Limoges Limousin Limpopo Limulidae Lincolns Lind Linda Lindau Lindbergh Lindblad Lindl Lindsay Lindsey
Lindy Lingala Linguistik Liniger Linn Linton Linus Linuxes Linwood Lionel Liouville Liouvillian Liparis Lipizzaner
Lipkin Lipo Lippi Lippmann Lipscomb Lipton Liquidambar Lisa Lise Lismore Lissajous Lissamphibia Lister Listerine
Liston Lisu Lithuanians Litopenaeus Litton Livermore Liverpudlian Liverpudlians Livia Livingston Livingstone Livonia Livonian Liza
Lizzie Lizzy Liénard Llewellyn Lloyd Loba Lobachevsky Lobeliaceae Loch Lochinvar Lockheed Lockne Lockwood Lodi
Lodz Loewe Loewi Loewner Loews Logan Lohengrin Loire Lois Lokep Loki Lola Lolita Lolium
Lollard Lollobrigida Lolo Loloish Loma Lomas Lombardi Lome Lomnitz Lompoc Lonar Londoner Londoners Longa
Longacre Longfellow Longmont Longstreet Longueuil Longview Lonnie Lopez Lopingian Lora Lorain Loraine Loranthaceae Lorelei
Loren Lorena Lorene Lorenzo Loretta Lorie Lorisidae Lorna Lorraine Lorre Lorrie Loschmidt Lothar Lothario
Lotharios Lotka Lott Lottie Lou Louella Louie Louisa Louise Louisianan Louisianans Louisianian Louisianians Louisville
Lourdes Lout Louvre Lovecraft Lovelace Lowe Lowell Lowenbrau Lowery Loyang Loyd Loyola Lozi Loève
Luanda Luann Lubavitch Lubavitcher Lubbock Lubumbashi Lucae Lucas Luce Lucia Lucian Luciano Lucida Lucien
Lucile Lucille Lucinda Lucio Lucite Lucites Lucius Lucknow Lucretia Lucy Luddite Luddites Ludhiana Ludwick
Ludwig Luella Lufthansa Luftwaffe Luganda Luger Lugiato Lugosi Luguru Luigi Luis Luisa Luk Lukas
Lula Lully Lumiere Luna Lunda Luo Lupe Lupercalia Lupinus Luria Luritja Lusaamia Lusaka Lushai
Lushootseed Lusitania Lusitanian Lutheranisms Lutherans Lutjanidae Luvale Luvs Luxembourger Luxembourgers Luxembourgian Luxembourgish Luxemburg Luzon
Lvov Lwoo Lyallpur Lycaenidae Lychnis Lycium Lycoperdales Lycopersicon Lycopodiaceae Lycopodiales Lycopsida Lycra Lycurgus Lydia
Lydian Lydians Lyell Lygus Lyle Lyly Lyman Lymantria Lymantriidae Lyme Lynch Lynchburg Lynda Lyndal
Lyndon Lynette Lynip Lynn Lynne Lynnette Lyons Lyra Lyrae Lysander Lysenko Lysistrata Lysol Lytton
Lëtzebuergesch Lūang Maalox Maastricht Maastrichtian Maba Mabel Mable Macao Macassar Macaulay Macbeth Maccabees Maccabeus
Macedon Macedonians Machado Machiguenga Machlup Macias Mack Mackenzie Mackey Mackinac Macleay Macmillan Macon Macquarie
Macropodidae Macuilxochitl Macushi Macy Madagascan Madagascans Madak Madang Madara Madden Maddox Madeira Madeiras Madeleine
Madeline Madelyn Madera Madge Madi Madison Madonna Madonnas Madras Madre Madurai Maestro Maeterlinck Magadhan
Magar Magdalena Magdalene Magellan Magellanic Magenis Maggie Maghreb Maginot Magnaporthe Magnificat Magnitogorsk Magnoliaceae Magnoliophyta
Magnus Magog Magoo Magritte Magsaysay Maguindanao Magyarországon Magyars Mahal Maharashtra Mahatma Mahavira Mahayanist Mahdi
Mahfouz Mahican Mahicans Mahādharmarājā Maidenform Maier Maigret Maillol Maima Maiman Maimonides Mainer Mainers Maisie
Maithili Maitreya Maiwa Maiwala Maiyan Majorca Majuro Makarios Makeindex Makian Makonde Makua Malabar Malabo
Malachi Malacopterygii Malagasy Malakula Malamud Malaprop Malawian Malawians Malaya Malayan Malayans Malayic Malayo Malays
Malaysians Malcolm Maldive Maldives Maldivian Maldivians Maldonado Malecite Maleu Malian Malians Malibu Malinda Malinowski
Mallarme Mallomars Mallory Malmberg Malone Malory Malplaquet Malraux Malthusians Malus Maluti Malvaceae Malvastrum Mamana
Mamanwa Mambila Mameluke Mamet Mamie Mammalia Mammillaria Mammon Mamore Managua Manakov Manam Manama Manambu
Manang Manange Manasseh Mancha Manchu Manchurian Manchus Mancini Mancunian Mancunians Mandalay Mandani Mandara Mandeville
Manding Mandingo Mandrell Mandu Mandy Manfred Manga Mangala Mangseng Manhattans Manichean Manicouagan Manilas Maningrida
Manipur Manipuri Manitoulin Manjiljarra Mankato Manley Mann Manneville Mannheim Mannheimia Mannich Manobo Mansalay Mansfield
Manson Manteca Mantegna Mantharta Manubot Manuel Manuela Manus Manutius Maoism Maoisms Maoists Maoris Mapplethorpe
Maprik Maputo Mara Maraa Maracaibo Marangoni Marat Maratha Marattiaceae Marburg Marc Marceau Marcelino Marcella
Marcelo Marci Marcia Marciano Marcie Marco Marconi Marcos Marcus Marcuse Marcy Marduk Marfan Margaret
Margarito Margery Margie Margo Margot Margret Margrethe Marguerite Mari Maria Marian Marianas Marianne Mariano
Maribel Maricela Maricopa Marie Marietta Marilyn Marin Marino Marion Maris Marisa Marisol Marissa Maritain
Maritza Mariupol Marius Marjorie Marjory Markab Markham Markovianity Marla Marlboro Marlborough Marlene Marley Marlon
Marmara Marne Maronitarum Marple Marquesan Marquesas Marquette Marquez Marquita Marrakesh Marriott Marrngu Marsala Marseillaise
Marseillaises Marseilles Marses Marsha Marta Martel Martha Martina Martinez Martinique Martuthunira Marty Martynia Maru
Marva Marvell Marvin Marxisms Maryann Maryanne Maryellen Marylander Marylou Marysville María Masa Masada Masai
Masaryk Mascagni Masdevallia Masefield Maserati Maseru Mashhad Maslov Masonite Masorah Massasoit Massenet Massey Massif
Massigil Massim Masta Masterman Matantiduk Mather Matheson Mathew Mathews Mathewson Mathias Mathieu Mathis Matias
Matilda Matisse Matricaria Matsubara Matt Mattel Matterhorn Matthews Matthias Mattie Mau Maud Maude Maugham
Maui Mauldin Maundy Maung Maupassant Maura Maureen Mauriac Maurice Mauricio Maurier Maurine Mauritania Mauritanian
Mauritanians Mauritian Mauritians Mauro Maurois Mauryan Mauser Mauwake Mavis Mawng Maximian Maximilian Maxine Maxwellian
Mayans Mayas Mayer Mayfair Mayflower Mayi Maynard Mayo Mayra Maytag Mazama Mazarin Mazatlan Mazda
Mazola Mazzini Mbabane Mbay Mbini Mbugu Mbugwe Mbuko Mbuti Meade Meagan Mecoptera Medan Medea
Medellin Medford Medicago Medicaids Medicares Medicis Medina Mediterraneans Medoc Megachiroptera Megan Megatheriidae Meghan Mehl
Meibomian Meier Meighen Meir Meitei Meiteilon Meiteiron Meitner Mejia Mekong Melanaw Melanie Melanthiaceae Melayu
Melba Melchior Melchizedek Meleagrididae Melendez Meliaceae Melinae Melinda Melisa Melisande Melissa Mellon Melnikov Melolonthidae
Melpomene Melton Melva Melville Melvin Memcached Memling Memphis Menander Mencius Mencken Mende Mendeleev Mendez
Mendocino Mendoza Menelaus Menelik Menero Menes Mengguzu Mengzi Menifee Menkalinan Menkar Menkent Mennen Menninger
Mennonites Menominee Menomini Menotti Mensa Mentholatum Menuhin Menzerath Menzies Meo Mephisto Mephistopheles Mephitinae Merak
Meramera Mercado Mercator Merced Mercedes Mercia Merck Mercuries Mercurochrome Meredith Mergenthaler Meriwether Merkwuse Merlan
Merle Merlin Merlot Mermin Meroitic Merriam Merrick Merrill Merrimac Merrimack Merritt Merthiolate Merton Mervin
Mesabi Meshkov Mesmer Messerschmidt Messiaen Messina Metallica Metamucil Metazoa Methodisms Methuselah Metternich Meuse Mexicali
Meyer Meyerbeer Meyers Mezquital Mfume Miamis Mian Mianmin Mianyu Miao Miaplacidus Micah Micawber Mich
Michael Michaelmas Michaelmases Micheal Michel Michele Michelin Michelle Michelob Michelson Michif Michigander Michiganders Michiganite
Michiyo Mickey Mickie Micky Micmac Micmacs Microbiol Microcystis Micronesian Micropterus Microtus Middleton Middletown Mideast
Mideastern Midwest Midwesterner Mie Mienic Miesowicz Miguel Mijikenda Mike Mikhail Mikir Mikoyan Milagros Milanese
Mildred Milford Milken Millard Millay Miller Millicent Millie Millikan Milne Milner Milosevic Milovic Miltiades
Miltonian Miltonic Miltown Mimidae Minamata Minamoto Mindanao Mindoro Mindy Minerva Mingana Mingus Minh Miniafia
Minn Minnelli Minnesotan Minnesotans Minnie Minoan Minoans Minolta Minos Minot Minotaur Minsk Minsky Mintaka
Minuit Minyaspis Mippy Mirabeau Mirach Miranda Miraña Mirfak Miri Miriam Miriwoong Miro Mirzam Mirzapur
Mishna Misima Mising Misión Miskito Missiology Mississauga Mississippian Mississippians Missoula Missourian Missourians Missy Mistassini
Misumalpan Mitch Mitchel Mitchell Mitford Mithra Mithraism Mithridates Mitsubishi Mittag Mittal Mitterrand Mitty Mitzi
Miwok Mixe Mixtec Mixteca Mixtecan Mixtepec Mizar Mizo Mlabri Mlle Mmen Mmes Mnemosyne Mnong
Mobil Mobulidae Mobutu Modesto Modigliani Moet Mogadishu Mogul Mohacs Mohamed Mohammad Mohammed Mohammedan Mohammedanism
Mohammedanisms Mohammedans Mohave Mohaves Mohawks Mohegan Mohican Moho Mohorovicic Moihlimbe Moira Moises Moiseyev Mojave
Mojaves Moken Molbog Moldavia Moldavian Moldovan Moliere Molima Molina Mollie Molnar Moloch Molokai Moloko
Molot Molotov Moluccas Mombasa Monacan Mondale Mondrian Monegasque Monegasques Monera Monessen Monge Mongolians Mongolic
Monica Monilia Moniliaceae Monique Monmouth Monocotyledones Monograph Monongahela Monophysitism Monotropa Monpa Monroe Monrovia Mons
Monsanto Montague Montanan Montanans Montcalm Montenegrin Monterey Monterrey Montesquieu Monteverdi Montevideo Montezuma Montgolfier Montgomery
Monticello Montmartre Montoya Montpelier Montrachet Montserrat Monty Moog Mooney Moraceae Moran Moravia Moravian Mordred
Moreno Moresby Moreton Morgan Morgans Morgantown Moriarty Morin Morison Morita Moriya Morley Mormonisms Mornington
Moro Moroccans Moroni Morpheus Morphy Morris Morrison Morristown Morse Mort Mortimer Morton Moru Morus
Mosan Moseley Moselle Mosetén Moslem Moslems Mosley Mosul Motorola Motown Motrin Mott Motter Motu
Motuna Motzkin Moulton Mountbatten Mountie Mounties Moussorgsky Mouthe Movima Mowgli Moyal Moyle Mozambican Mozambicans
Mparntwe Mpemba Mpre Mran Msgr Muawiya Mubarak Mueller Muensters Mugabe Mugilidae Muhammadan Muhammadanism Muhammadanisms
Muhammadans Muhiang Muir Mujib Mukulu Mulder Mull Mullen Muller Mullerian Mullidae Mullikan Mullins Mulroney
Multan Multics Mumford Mun Muna Munchhausen Muncie Munda Mundari Mundas Mundum Mungkan Munkan Munnipore
Munoz Munro Munster Muong Muppet Mupun Murasaki Murat Murchison Murcia Murdoch Murfreesboro Muridae Muriel
Murillo Murinbata Murmansk Murphy Murra Murray Murri Murrieta Murrinh Murrow Murrumbidgee Musa Musaceae Muscicapidae
Muscidae Muscovy Musei Musharraf Musial Muskegon Muskhogean Muskogee Mussorgsky Mustelidae Mutsuhito Muyuw Myazedi Mycenae
Mycenaean Mycoplasmataceae Myers Mylar Mylars Myles Myotis Myra Myrdal Myriapoda Myrmecophagidae Myrna Myron Myrsinaceae
Myrtales Mysidae Mysore Myst Mytilus Myung Myxinidae Myxomycetes Myxomycota Mâr Mälaren Métis Mézard Möbius
Mössbauer Mühlhäusler Müller Mār Mương Mǐn Nabak Nabalus Nabarro Nabisco Nabuaal Nader Nadia Nadine
Nadu Nafion Nafwey Naga Nagaland Nagas Nagata Nagazing Nagel Nagoya Nagpur Nagumo Nagy Nahuatls
Nahum Naii Naipaul Nair Naismith Nakagami Nakh Naki Nali Namaqua Namaqualand Namath Nambu Namia
Namib Namibian Namibians Namo Nampa Nanak Nanchang Nancowry Nancy Nanette Nanga Nanna Nannie Nanook
Nansen Nantes Nanticoke Nantucket Naomi Naphtali Napier Napster Nar Narinjari Narmada Narnia Naro Naron
Narraganset Narragansett Narrinyeri Narungga Nashua Nashville Nasioi Naskapi Nassau Nasser Natalia Natalie Natasha Natchez
Nathan Nathaniel Nathans Natl Naturalis Naugahyde Nauk Nauru Nautilidae Navaho Navajoes Navajos Navarre Navarro
Navratilova Nawuri Naxi Nazarene Nazareth Nazca Nazisms Ndembu Ndjamena Ndjebbana Ndjébbana Ndrandruwisik Neal Neandertal
Neapolitan Nebr Nebraskan Nebraskans Nebuchadnezzar Ned Nefertiti Negev Negress Negresses Negroes Negroid Negroids Negros
Nehan Nehemiah Nehru Neil Nelda Nell Nellie Nelly Nelsen Nelson Nematoda Nembe Nembutal Nemertea
Nemophila Neobatrachia Neogene Neoplatonism Neoproterozoic Nepalis Nepenthes Nephelium Nephropsidae Nereid Nereids Nereus Nerf Neritidae
Neruda Nescafe Nesselrode Nessy Nestor Nestorianism Netherlander Netherlanders Netscape Nettie Netzahualcoyotl Neumann Neva Nevadan
Nevadans Nevadian Neville Nevis Nevsky Newar Newari Newark Newburg Newburgh Newell Newfoundland Newfoundlander Newfoundlands
Newick Newman Newport Newsela Newsweek Nexis Nez Ngaanyatjarra Ngadjuri Ngalakan Ngaliema Ngamiland Nganasan Ngandi
Ngangiwumirri Nganhcara Ngarinyin Ngarinyman Ngarla Ngarluma Ngarr Ngayarda Ngayarta Ngepma Ngiyambaa Ngiyampaa Ngoni Ngukurr
Ngumpin Nguni Nguyen Nguyên Ngyemboon Nhanda Niagara Niamey Nibelung Nibelungenlied Nicaea Nicaraguan Nicaraguans Niccolo
Nicene Nichiren Nicholas Nichole Nichols Nicholson Nicklaus Nickol Nickolas Nicobar Nicobarese Nicodemus Nicola Nicolas
Nicole Nicosia Nicotiana Nidulariaceae Niebuhr Nielsen Nieves Nigel Nigella Nigerians Nigerien Nihals Nijenhuis Nijinsky
Nikita Nikkei Nikki Nikolai Nikon Nilgiri Nilo Nilotic Nimitz Nineveh Ninkhursag Niobe Nippon Nipponese
Nirenberg Nisan Nishimori Nissan Nissayas Nita Niuean Niuwozi Nivea Nivkh Niño Njigina Njorth Njua
Njuñ Nkore Nkrumah Noah Noam Nobelist Nobelists Nocardia Noctuidae Noelle Noemi Noguchi Noi Noibano
Nolan Nomatsiguenga Nona Nong Noonkanbah Nootka Nora Norbert Norberto Nord Nordic Nordics Nordlingen Noreen
Norfolk Noriega Norma Normanby Normand Normandie Norns Norplant Norris Norseman Norsemen Northampton Northamptonshire Northcote
Northeasts Northrop Northrup Norths Northwests Norton Norw Norwegians Nosferatu Nostradamus Nostratic Nosé Nothofagus Nouakchott
Noumea Nova Novartis Novembers Novgorod Novocaine Novocains Novokuznetsk Novosibirsk Noxzema Noyce Noyes Nuba Nubi
Nubia Nubian Nue Nuer Nukualofa Numanggang Numbami Numidia Nunavut Nunez Nung Nunggubuyu Nuni Nunki
Nuosu Nupe Nureyev Nuu Nyah Nyakyusa Nyamal Nyana Nyang Nyangumarda Nyanja Nyasa Nyasaland Nyerere
Nyeu Nyi Nyikina Nyindrou Nymphaeaceae Nymphalidae Nynorsk Nyol Nyssa Nystrm Nystrom Nyström Nyul Nyulnyul
Nyulnyulan Nyungan Nyungans Nyx Nzema Néel Nêlêmwa Oahu Oakley Oates Obadiah Oberlin Oberon Obolo
Ocaina Ocala Ocaml Occident Occitan Oceania Oceanside Oceanus Ochoa Ocimum Octavia Octavian Octavio Octobers
Octopoda Oddi Odell Odessa Odets Odin Odionganon Odis Odom Odontesthes Odysseus Oenpelli Ofelia Offenbach
Ofo Ogbomosho Ogden Ogilvy Oglala Oglethorpe Ohioan Ohioans Oise Ojebway Ojibwa Ojibwas Okanagan Okayama
Okeechobee Okefenokee Okhotsk Okinawan Okla Oklahoman Oksapmin Oktoberfest Oku Okýawioý Olaf Olajuwon Olami Olav
Oldenburg Oldfield Oldroyd Oldsmobile Olduvai Oleaceae Olen Olenek Olga Olibra Olin Oliver Olivetti Olivia
Olivier Ollie Olmec Olmsted Olo Olsen Olsobip Olson Olympia Olympiad Olympiads Olympian Olympians Olympias
Olympus Omaha Omahas Omanis Omar Omayyad Omdurman Omenn Omeo Ometo Omori Omotic Omsk Onagraceae
Onaping Onassis Oncidium Oncorhynchus Oneal Onega Onegin Oneida Oneidas Onge Ongota Onishi Onitsha Ono
Onondaga Onondagas Onsager Ontarian Ooldea Oomycetes Oort Opel Ophelia Ophioglossaceae Ophiuchus Oppenheimer Oprah Ops
Opsanus Opthof Opuntiales Oran Orang Oranjestad Oraon Orbison Orchidaceae Oreg Oregonator Oregonian Oregonians Orem
Oreo Oreochromis Orestes Oreta Organiser Orientalism Origanum Orin Orinoco Orissa Oriya Orizaba Orkney Orlando
Orlicz Orlon Orlons Orly Ormosia Ornithorhynchidae Ornstein Orokaiva Oromo Oroqen Orpheus Orphic Ortega Orthoptera
Ortiz Orudis Orval Orville Orwellian Oryzias Osage Osages Osama Osbert Osborn Osborne Oscan Oscar
Oscars Osceola Oscines Osgood Oshawa Oshkosh Osiris Osman Osmundaceae Ossetic Ostracon Ostrogoth Ostrovsky Ostrya
Ostryopsis Ostwald Ostyak Osvaldo Oswald Othello Otis Otomanguean Otomi Otoro Ott Ottawas Otto Ouagadougou
Ouija Ouijas Ouse Owen Owens Owensboro Oxbridge Oxnard Oxon Oxonian Oxus Oxycontin Oykangand Ozark
Ozarks Ozymandias Ozzie Paar Pablo Pabst Pacheco Pacino Packard Pacoh Padam Padang Paderewski Padilla
Padoe Padé Paganini Paghjella Paglia Pahang Pahariya Pahlavi Pahun Paige Painlevé Paiute Paiutes Pakhtunkhwa
Pakistanis Palaeozoic Palauan Palaung Palawano Palembang Palenquero Paleogene Paleozoic Palermo Palestrina Paley Pali Palikir
Palinuridae Palladio Palma Palmae Palmdale Palmer Palmerston Palmolive Palomar Palus Pama Paman Pame Pamela
Pamirs Pamlico Pampa Panamanians Panasonic Panax Pandie Pandora Panfilov Pangaea Panhellenic Panicum Pankhurst Panmunjom
Pano Panoan Pantagruel Pantaloon Pantar Panza Papago Papagyi Paphiopedilum Papiamentu Paracelsus Paraclete Paraguayan Paraguayans
Paralympic Paralympics Paramaribo Parana Paraná Parcae Parcheesi Parengi Paridae Parietales Parisi Parisian Parisians Parker
Parkersburg Parkes Parkia Parkinsonism Parkman Parliamentarians Parmesan Parmesans Parnassus Parnassuses Parnell Parnkalla Parrington Parrish
Parry Parsifal Parthenon Parthia Parulidae Pasadena Pascagoula Paschen Pasco Pasin Pasquale Passamaquoddy Passovers Pasternak
Pasteurella Patagonia Patagonian Patel Patep Paterson Patna Patpatar Patrica Patrice Patricia Pattani Patterson Patti
Patton Patung Patwin Paul Paula Paulette Pauline Pauling Paulo Paulus Pauropoda Pavarotti Pawnee Pawnees
Payne Paz Pbcollisions Peabody Peale Peano Pearlie Peary Pechora Peckinpah Pecos Pedi Pedro Pegasus
Pegasuses Peggy Pegu Peguan Peierls Peiping Peking Pekings Pelagius Pele Pelee Pellicularia Pelodiscus Peloponnese
Peloponnesian Peloponnesus Pelycosauria Pemba Pembroke Pena Penaeus Pendau Penderecki Penelope Penh Penicillium Penn Penna
Penney Penning Pennington Pennsylvanian Pennsylvanians Pennzoil Penobscot Pensacola Pentax Pentecost Pentecostals Pentecosts Pentium Pentiums
Penutian Peoria Pepin Pepsi Pepys Pequot Peraia Perak Perce Percheron Percidae Perciformes Percival Percus
Perelman Perez Periclean Pericles Peripatidae Peristediinae Perkins Perl Perls Permalloy Pernambuco Pernod Peron Peronosporaceae
Perot Perrier Perry Perseid Persephone Persepolis Perseus Pershing Peruvians Peshawar Petain Petaluma Pete Petersburg
Petersen Peterson Petra Petrovskii Peugeot Peyrard Peziza Pezizaceae Pfaffian Pfizer Phaedra Phaethon Phake Phalangeridae
Phalaropidae Phallales Phanerozoic Pharaoh Pharisaical Phaseolus Phasianidae Phegopteris Phekda Phelps Phidias Phil Philby Philemon
Philippe Philippi Philippians Philips Philistia Philistines Phillip Phillipa Phillips Philly Philoxeniana Phintias Phipps Phnom
Phobos Phoenicians Pholidota Photinia Photostat Phragmites Phraya Phrygia Phrygian Phu Phuket Phula Phycomycetes Phyllis
Phyllostomatidae Phys Physalis Physarum Physeteridae Phytolacca Phytolaccaceae Phytophthora Piaf Piccadilly Picea Pichia Picidae Pickering
Pickett Pickford Pickwick Pict Pierre Pierrot Pijin Pilate Pilates Pilbara Pilcomayo Pileni Pillsbury Pilosella
Pima Pinaceae Pinatubo Pincus Pinguicula Pinkerton Pinocchio Pinochet Pinokio Pinophytina Pinopsida Pintupi Piperaceae Pipidae
Pipturus Piqueria Piraeus Pirahã Pirandello Piring Piro Pisces Pisin Pisini Pisintaga Pisistratus Piskunov Pissaro
Pisum Pitaevskii Pitcairn Pithecanthropus Pitjantjajara Pitjantjatjara Pitman Pitot Pitt Pitta Pittman Pitts Pittsfield Pius
Pizarro Placencia Plang Plano Plantagenet Plantaginaceae Plassey Plasticine Plata Plataea Platanus Plath Platonist Platte
Plautus Playtex Plectranthus Pleiades Plethodontidae Pleuronectidae Pleurosorus Plexiglas Plexiglases Pliny Pliocenes Ploceidae Plukenetia Plumbaginaceae
Plumbago Plymouth Pocahontas Pocatello Pocono Poconos Podgorica Podhoretz Podicipedidae Podocarpus Podoko Podolsky Podunk Pogonia
Pohnpei Poincare Poinciana Poiret Poirot Poiseuille Poissonian Poitier Pokemon Pol Polanski Polaris Polaroids Polemoniaceae
Polemoniales Polk Pollicott Pollux Polly Pollyanna Poltava Polycomb Polygala Polygalaceae Polygonaceae Polygonatum Polygonum Polyhymnia
Polynesians Polyodontidae Polyphemus Polypodiaceae Polypodium Polyporaceae Polystichum Pomak Pomeau Pomerania Pomeranian Pomo Pomoan Pomona
Pompeian Pompey Pompidou Pongidae Pontchartrain Pontiac Pontianak Pontus Poole Poona Poonoo Popeye Popigai Popocatepetl
Popolocan Poppins Porfirio Porifera Porod Porrima Porsche Porterville Portevin Portland Porto Portsmouth Portugues Portunidae
Poseidon Postmasburg Potamogeton Potamogetonaceae Potawatomi Potemkin Potomac Pottawatomie Potts Pottstown Pou Poughkeepsie Poussin Powell
Powhatan Poynting Poznan Prada Pradesh Prado Praetorian Praia Prakaa Prakrit Prandtl Pratchett Pratt Pravda
Praxiteles Preakness Preisach Preminger Premyslid Prenanthes Prensa Prentice Presbyteri Presbyterianism Presbyterianisms Presbyterians Prescott Presley
Preston Priam Pribilof Priceline Priestley Prigogine Primulales Principe Principense Prinmi Priscilla Prius Procrustean Procrustes
Procter Procyon Procyonidae Prof Prolexbase Promethean Proserpina Proserpine Prosimii Protagoras Proteaceae Proteidae Protestantisms Proteus
Protista Protoctista Prototheria Proudhon Provencal Provencals Providences Provo Proxem Prozac Prozacs Pruitt Prunus Prussians
Prut Pryor Psalmum Psalter Psalters Pseudococcidae Psilotaceae Psittacidae Psychopsis Ptah Pteridaceae Pterocarpus Pteroclididae Ptilonorhynchidae
Ptolemies Ptychadena Puccini Puchezh Puckett Puebla Puerto Puget Pugh Pulaski Pullman Pullmans Pumi Punic
Punjabi Punu Puppis Purana Purcell Purdue Purim Purims Purina Puritanisms Purkinje Purus Pusan Pusey
Pushkin Pushtu Puumala Puwarrah Puzo Pwo Pygmalion Pyle Pynchon Pyongyang Pyotr Pyralidae Pyrex Pyrexes
Pyrococcus Pyrola Pyrolaceae Pyrrhic Pythias Pyu Pyxicephalus Pyxis Pápalo Päri Péclet Pérot Pākehā Qaddafi
Qaeda Qantas Qatari Qataris Qiang Qiangic Qiangyu Qiangyuzhi Qiangzu Qin Qingdao Qinghai Qiqihar Qièyùn
Quaalude Quakerism Quakerisms Qualcomm Quaoar Quasimodo Quayle Quebecois Quechuan Quentin Quetzalcoatl Quezon Quileute Quincke
Quincy Quinn Quintilian Quinton Quiotepec Quirinal Quito Quixote Quixotism Qumran Quonset Qāsim Rabat Rabelaisian
Rabi Rabin Rachael Rachel Rachelle Racine Radcliff Radcliffe Rafael Ragnarok Rahtz Rai Raleigh Rallidae
Ralph Ralstonia Rama Ramada Ramadans Ramakrishna Ramaswamy Ramayana Rambo Ramirez Ramiro Ramkamhaeng Ramon Ramona
Ramos Ramsar Ramsay Ramses Randal Randall Randell Randi Randolph Randy Rangers Rangoon Ranidae Rankin
Rankine Ranunculaceae Ranunculus Rao Raoul Raphaelite Raphaelites Raphanus Rappaport Rapunzel Raquel Rasalgethi Rasalhague Rasmussen
Rasputin Rasta Rastaban Rastafarian Rastafarianism Rastafarians Ratliff Rauke Raul Rauwolfia Rawa Rawalpindi Rawang Rayburn
Raymond Raymundo Reaganomics Reba Rebekah Rechtfertigung Recife Redding Redfield Redford Redgrave Redis Redmond Reduviidae
Reebok Reese Reeves Reformations Refugio Regel Reggie Regina Reginae Reginald Regor Regulus Rehnquist Reich
Reid Reilly Reinaldo Reinhardt Reinhold Rejang Remarque Rembarrnga Remicade Remington Remo Remus Rena Renaudotio
Renault Rendille Rene Renee Rengao Reno Renoir Rensch Renyi Reptilia Republicans Resígaro Reth Reuben
Reuters Reuther Reva Revere Revlon Reyes Reykjavik Reyna Reynaldo Reynard Reynolds Rgyalrongic Rgyud Rhaeto
Rhapis Rhea Rhee Rheidae Rheingau Rheum Rhiannon Rhinolophidae Rhizopogonaceae Rhizopus Rho Rhoda Rhode Rhodesian
Rhodobacter Rhodococcus Rhonda Rhone Rhus Rhynchocephalia Ribbentrop Ribes Rica Ricardo Richard Richards Richardson Richelieu
Richie Richmond Richter Richthofen Richtmyer Rickenbacker Rickie Rickover Ricky Rico Riefenstahl Rieger Ries Riesling
Rieslings Riga Rigel Riggs Rigoberto Rigoletto Riley Rimbaud Ringling Ringo Rio Rios Ripley Ripper
Risorgimento Rita Ritalin Ritharngu Rivas Rivera Riviera Riyadh Rizal Rnyi Roanoke Robbie Robbin Robbins
Robby Roberson Roberta Roberto Roberts Robertson Robeson Robespierre Robinson Robitussin Robles Robnik Robson Robt
Robyn Rocco Rocha Rochambeau Roche Rochechouart Rochelle Rochester Rockefeller Rockford Rockies Rockne Rockwell Roddenberry
Rodentia Roderick Rodger Rodgers Rodin Rodinia Rodney Rodolfo Rodrick Rodrigo Rodriguez Rodriquez Roeg Rogelio
Roger Rogers Roget Rojas Rokeach Roku Rolaids Roland Rolando Rolex Rolland Rollerblade Rollerblades Rollins
Rolodex Rolvaag Romanesque Romanesques Romanians Romanies Romanis Romano Romanov Romansh Romanticism Romany Romberg Romero
Romes Rommel Romney Romulus Ronald Ronda Rondônia Rong Ronnie Ronny Ronstadt Rontgen Rooney Roper
Roquefort Roqueforts Rory Rosaceae Rosales Rosalie Rosalind Rosalinda Rosalyn Rosanna Rosanne Rosario Roscoe Roseann
Roseau Rosecrans Rosella Rosemarie Rosen Rosenberg Rosenbluth Rosendo Rosenfeld Rosensweig Rosenzweig Rosetta Rosicrucian Rosie
Roslyn Ross Rossby Rosseland Rossetti Rossini Rostand Rostoker Rostov Rostropovich Roswell Rotarian Roth Rothko
Rothman Rothschild Rotokas Rotuman Rouault Rouet Rourke Rouruoyu Rous Routledge Rowe Rowena Rowland Rowling
Rowlinson Roxanne Roxie Roxy Roy Royalists Royce Rozelle Rtau Rte Ruah Rubaiyat Rubbermaid Ruben
Rubiaceae Rubicon Rubicons Rubik Rubinstein Rubus Ruc Ruchbah Rudolf Rudolph Rudy Rudyard Ruelle Ruhr
Ruiz Rukeyser Rumania Ruminantia Ruminococcus Rumpelstiltskin Rumsey Rumsfeld Runge Runnymede Runyankore Runyon Rupert Ruritania
Rushbrooke Rushdie Rushmore Russ Russel Russo Rustbelt Rutaceae Rutan Rutgers Ruth Ruthie Rutledge Ruy
Rwandans Rwandas Ryan Rydberg Ryder Ryukyu Rényi Rössler Rơglai Rơlơm Saab Saar Saaremaa Saarinen
Saatchi Sabah Sabaki Sabik Sabin Sabina Sabine Sabrina Sacajawea Sacco Sachs Sacramento Sadani Sadat
Saddam Sadducee Sade Sadie Sadr Saek Saeme Safeway Saffman Sagan Saginaw Sagitta Sagittarius Sagittariuses
Saha Sahul Saibai Saigon Saiph Saisiyat Saiwe Sakaguchi Sakai Sakha Sakhalin Sakharov Saks Saku
Saladin Salado Salas Salazar Salem Saleng Salerno Salesforce Saliba Salicaceae Salientia Salimun Salinan Salinas
Salinger Salinibacter Salisbury Salish Salishan Salk Sallie Sallust Salmo Salmonidae Salome Salonika Salta Salton
Salvador Salvadoran Salvadorans Salvadorean Salvadoreans Salvadorian Salvadorians Salvatore Salvia Salween Salyut Samane Samantha Samar
Samara Samaria Samarin Samaritans Samarkand Samhitas Sammie Sammy Samo Samoans Samoset Samoyed Samoyedic Sampela
Sampson Samson Samsonite Samsung Samuel Samuelson Sana Sanchez Sancho Sandawe Sandburg Sandinista Sandoval Sandra
Sanford Sanforized Sanger Sangkong Sango Sanhedrin Saniyo Sanka Sankara Santa Santal Santali Santals Santana
Santayana Santeria Santhal Santhals Santiago Santome Santos Sao Sapindaceae Sapindales Sapir Sapirs Sapotaceae Sappho
Sapporo Sara Saracen Saracens Saragossa Sarah Sarajevo Saramaccan Sarasota Saratoga Saratov Sarawak Sareki Sargasso
Sargent Sargon Sarnoff Saronic Saroyan Sarto Sarug Sasa Sasha Sask Saskatoon Sasquatch Sasquatches Sassoon
Satsuma Saturdays Satureja Saturnalia Saturniidae Saudi Saudis Sauk Saun Saunders Saundra Saupe Sauria Sauropoda
Sauternes Savaiko Savara Saveros Savonarola Savoy Savoyard Saxifraga Saxifragaceae Saya Sayers Sayfo Scala Scandinavians
Scarabaeidae Scaramouch Scarborough Scarlatti Schaffneria Scheat Schedar Scheherazade Scheldt Schenectady Schiaparelli Schick Schiff Schindler
Schleicher Schlesinger Schliemann Schlitz Schloss Schlumbergera Schmidt Schmitt Schnabel Schneider Schoenberg Schottky Schramm Schreckenberg
Schrieffer Schrodinger Schroeder Schultz Schultze Schulz Schuyler Schuylkill Schwann Schwarzenegger Schwarzkopf Schweitzer Schweppes Schwinn
Sciaenidae Scientologist Scientologists Scientology Scincidae Scipio Scolopacidae Scombridae Scorpio Scorpios Scorpius Scorsese Scot Scotchman
Scotchmen Scotchwoman Scotchwomen Scotia Scotsman Scotsmen Scotswoman Scotswomen Scott Scottie Scotties Scottsdale Scranton Scriabin
Scribner Scripps Scripture Scrophularia Scrophulariaceae Scrophulariales Scruggs Sculley Scutellaria Scylla Scythia Scythians Sdok Seaborg
Seagram Sealyham Sean Sebastian Sebring Seconal Secotiaceae Sedang Seder Seders Sedna Seebeck Seeger Sega
Segi Segovia Segre Segundo Segway Segways Seiko Seinfeld Sejong Seke Selaginella Selaginellaceae Selassie Selectric
Selena Selene Selepet Seleucia Seleucus Selim Seljuk Selkirk Selkup Selma Selznick Sema Semai Semang
Semaq Semarang Seminole Seminoles Semiramis Semite Semites Semitics Semtex Sendai Senecas Senecio Senegalese Senghor
Senna Sennacherib Sennett Senseval Sensurround Sentani Senufo Sepedonea Sephardi Sepik Sepoy Sept Septembers Septuagints
Sequoya Serave Serbians Serena Serengeti Sergei Sergio Serif Seriola Seriphidium Serpens Serra Serranidae Serrano
Serratia Sertoli Serugh Sesi Sesotho Sesuto Setaria Setenene Seth Seton Setswana Seurat Seuss Sevastopol
Severn Severus Sevres Seward Sextans Seybold Seychelles Seyfert Seyi Seymour Sgaw Shaanxi Shaba Shabat
Shabo Shackleton Shafer Shaffer Shah Shahaptian Shaka Shakti Shalev Shambala Shan Shana Shandong Shane
Shankara Shanna Shanxi Shapiro Shari Sharif Sharlene Sharma Sharon Sharpe Sharron Shasta Shastan Shastry
Shaula Shaun Shauna Shavian Shavuot Shaw Shawn Shawna Shawnee Shawnees Shcharansky Sheba Shebeli Sheboygan
Sheena Sheetrock Sheffield Shefts Shelby Sheldon Shelia Shelly Shelton Shenandoah Shenyang Sheol Shepard Sheppard
Sheratan Sheraton Sheree Sheri Sheridan Sherman Sherpa Sherri Sherrie Sherrington Sherwood Sheryl Shetland Shetlands
Shevardnadze Shevat Shiga Shigatse Shiism Shiites Shijiazhuang Shikoku Shillong Shilluk Shilnikov Shiloh Shina Shintoism
Shintoisms Shintoist Shintoists Shintos Shipibo Shiraz Shiriana Shirley Shiva Shlesinger Shockley Shona Shorto Shoshone
Shoshonean Shoshones Shostakovitch Shrek Shreveport Shriner Shropshire Shrove Shuar Shuiluo Shula Shylock Shylockian Siam
Siamese Siane Siawari Sibelius Siberians Sichuan Sicilians Sicite Siddhartha Sidney Siegel Siegfried Siemens Sierpinski
Sierpinński Sierra Sievert Siewierska Sigismund Sigurd Sihanouk Sikhote Sikkim Sikkimese Sikorsky Silacayoapan Silas Silene
Siljan Silurians Silva Silvia Simaroubaceae Simenon Simeon Simmental Simmons Simone Simons Simpsons Simpsonville Simuliidae
Sinai Sinatra Sinauþoro Sinbad Sinclair Sindbad Sindhi Singaporean Singaporeans Singel Singh Singhbhum Singlish Sinhalese
Siniperca Sinkhorn Sinkiang Sinn Sinwal Siouan Sipiyan Siraj Siraya Siria Sirikei Sirius Siroi Sissala
Sistine Sisymbrium Sisyphean Sisyphus Sittidae Sitwell Siva Sivan Sivashinsky Siyane Sjaelland Skagerrak Skippy Skopje
Skou Skye Skylab Slackware Slashdot Slater Slidell Sloan Sloane Slocum Slovakian Slovaks Slovenes Slovenians
Slurpee Smalley Smetana Smilax Smirnoff Smirnov Smith Smithson Smithsonian Smolensk Smollett Smoluchowski Smyrna Smythe
Snapple Snead Snell Snellen Sneppen Snowbelt Snyder Soave Sobei Socastee Sochiapan Socorro Soddy Sodom
Sofia Sogratl Solanaceae Soleidae Solenostemon Solis Solomons Solon Solzhenitsyn Somalian Somalians Somalis Somba Somme
Sommerfeld Somoza Sondheim Sondra Songhai Songhay Songhua Sonia Sonja Sonora Sony Sonya Sophia Sophie
Sophoclean Sopwith Sora Sorbian Sorbonne Soret Sorex Soricidae Sosa Sotho Souphanouvong Sourceforge Sousa Southampton
Southea Southeasts Southerner Southerners Southey Southport Souths Southwests Soweto Soyinka Soyuz Spaatz Spahn Spanglish
Spanis Sparidae Sparta Spartacus Spartanburg Spartans Spartina Speer Spence Spencer Spencerian Spengler Spenglerian Spenserian
Spermatophyta Sperry Spheniscidae Spica Spielberg Spillane Spinx Spiraea Spiranthes Spirula Spiti Spitsbergen Spock Spodoptera
Spokane Sprachbund Sprache Sprachen Sprachwissenschaft Springdale Springfield Springsteen Squanto Squibb Sranan Sri Srinagar Srivijaya
Stacey Staci Stacie Stackelberg Stacy Stael Stafford Stalingrad Stallone Stamford Stan Standish Stanislavsky Stanley
Stanly Stanton Starbucks Starkey Starr Staten Staubach Staunton Steadicam Steele Stefan Stefanie Steinem Steiner
Steinheim Steinmetz Steinway Stella Stemmer Stendhal Stengel Stephan Stephanie Stephen Stephens Stephenson Sterculia Sterculiaceae
Sterne Sterno Steuben Steubenville Steve Steven Stevenson Stevia Stevie Stewart Stewartson Stieglitz Stieng Stillinger
Stilton Stiltons Stimson Stine Stirzaker Stockhausen Stockmayer Stockton Stoddard Stoicism Stoicisms Stokesian Stolichnaya Stolypin
Stonehenge Stoppard Stora Stowe Strabo Stradivari Stradivarius Strahler Straits Straley Stratford Stratonovich Strehlow Streisand
Strelley Streptocarpus Strickland Strigiformes Strindberg Strogatz Stromboli Strongyloides Strophanthus Stuart Stuarts Studebaker Stuyvesant Stygian
Stylophora Styrax Styrofoam Styrofoams Styron Styx Stäckel Suai Suarez Subanon Subaru Subtiaba Sucre Sucrets
Sudanic Sudbury Sudetenland Sudra Suena Suetonius Suez Suharto Suidae Suk Sukarno Sukhodaya Sukhothai Sukkot
Sukuma Sulawesi Suleiman Sulla Sullivan Sumatran Sumatrans Sumeria Sumerians Sumner Sumter Sunda Sundanese Sundas
Sundays Sunkist Sunnis Sunnite Sunnites Sunnyvale Sunwar Sunwari Suomo Superbowl Suphanburi Surabaya Surat Surin
Surinamese Surma Surmic Sursurunga Surya Susan Susana Susanna Susanne Susie Susquehanna Sutherland Sutton Suva
Suwanee Suzanne Suzette Suzhou Suzuki Suzy Svalbard Svan Sven Svengali Sverdlovsk Swadesh Swahilis Swammerdam
Swanee Swansea Swanson Swartz Swati Swazi Swazis Swed Swedenborg Swedes Sweeney Swendsen Swertia Swetra
Swinburne Swissair Swisses Switz Sykes Sylvester Sylvia Sylvian Sylvie Sylviidae Symplocaceae Synechocystis Synge Syngnathidae
Syracuse Syri Syro Syrorum Systeme Szechuan Szilard Szilárd Sznajd Szymborska São Sòng Sören Taa
Tabasco Tabascos Tabatha Tabernacle Tabitha Tabriz Tabrizes Tachyglossidae Tacoma Tadzhik Taegu Taejon Tafari Taft
Tagalogs Tagbanwa Tagore Tagus Tahiti Tahitian Tahitians Tahoe Tai Taichung Taimyr Tainan Taine Taiping
Tairora Taiyuan Taj Takayasu Takelma Takens Takia Taklamakan Talaing Talbot Taliban Taliesin Tallahassee Tallapoosa
Tallchief Talley Talleyrand Tallinn Talmudist Talmuds Tamang Tamara Tamazight Tambol Tambon Tameka Tamera Tamerlane
Tami Tamika Tamils Tamm Tammany Tammi Tammie Tammuz Tammy Tampa Tampax Tamra Tamworth Tanacetum
Tancred Taneja Taney Tangale Tanganyika Tanggu Tangiers Tangkic Tangsa Tangshan Tangut Tani Tania Tanisha
Tannhauser Tanoan Tantalus Tantrism Tanya Tanzanians Tao Taoisms Taoists Taplin Taracahitian Tarantino Tarawa Taraxacum
Tarazed Tarazona Tarbell Tariana Tarim Tarja Tarkenton Tarkington Tartarus Tartuffe Tarzan Tasha Tashkent Tashlhiyt
Tasman Tasmanian Tasmanians Tass Tatana Tatars Tate Tatoi Tatum Taubuid Taungthu Tauruses Tausug Tauya
Tavamane Tavares Tawney Taxaceae Taxales Taxodiaceae Taxophytina Taxopsida Tay Tayler Tayo Tbilisi Teasdale Tecumseh
Teflon Teflons Tegucigalpa Teichmüller Tela Telemachus Telemann Teleostei Telescopium Temecula Temiar Tempe Templar Tenn
Tennant Tennessean Tennesseans Tennysonian Tenochtitlan Tenofovir Tenyidie Teop Teotihuacan Tepe Terei Terence Teresa Tereshkova
Terkel Termitidae Terpsichore Terran Terrance Terrell Terrence Terrie Terry Tess Tessa Tessie Testamen Testament
Tethys Teton Tetons Tetrahymena Tetraonidae Teucrium Teuton Teutonic Teutons Tevatron Tevet Tewa Texaco Texan
Texans Texarkana Texmelucan Tey Tezoatlán Thaayorre Thackeray Thad Thaddeus Thadou Thais Thakaali Thakali Thakalis
Thales Thalia Thanh Thant Tharp Tharu Thavung Thea Thebes Theiler Thelma Thelypteris Themistocles Theocritus
Theodor Theodora Theodoret Theodoric Theodorus Therapsida Theresa Therese Thermopylae Theron Theropoda Theseus Thespis Thessalonian
Thessalonians Thessaloniki Thessaly Thieu Thimbu Thimphu Thiocapsa Tho Thom Thomistic Thompson Thomson Thor Thorazine
Thornton Thorpe Thoth Thouless Thr Thracian Thraco Threlkeld Thue Thuja Thule Thulung Thunderbird Thunnus
Thur Thurber Thurman Thurmond Thurs Thursdays Thutmose Tianjin Tianshan Tiber Tiberius Tibetans Tibeto Ticketmaster
Ticonderoga Tiddim Tidore Tienanmen Tierra Tiffany Tigrinya Tigris Tijuana Tikar Tilia Tiliomycetes Tilletiaceae Tillich
Tillman Tilsit Timbuktu Timex Timmy Timon Timor Timothy Timoti Timur Timurid Tina Tinauri Tindale
Tinkerbell Tinkertoy Tinseltown Tintoretto Tippecanoe Tipperary Tirane Tirol Tirolean Tisha Tishri Titan Titaness Titanic
Titans Titicaca Tito Titusville Tiv Tiwi Tlaloc Tlapanec Tlingit Tobago Tobagonian Tobit Toby Tocantins
Toda Todd Todea Tofunama Togolese Tojo Tokano Tokay Tokyoite Tolai Toledos Toltec Tolyatti Tomas
Tombaugh Tombstones Tome Tomense Tomlin Tommie Tommy Tompkins Tomsk Tomé Tongan Tongans Toni Tonia
Tonkawa Tonks Tonto Tonya Toom Topeka Torahs Tories Torquemada Torrance Torrens Torres Torricelli Tortola
Tortuga Torvalds Tory Tosca Toscanini Toshiba Totonac Townes Townsend Townsville Toxicodendron Toynbee Toyoda Tracey
Tracheophyta Traci Tracie Tracy Trafalgar Trailways Trajan Tran Transcaucasia Transeurasian Transvaal Transylvanian Trapa Trappist
Trappists Travaile Travis Travolta Treblinka Trekkie Tremellales Trent Trento Trenton Trevelyan Trevino Trevor Triangulum
Triatoma Tribonemaceae Triceratops Trichuris Tricia Trieste Triglidae Trimurti Trina Trinidadian Trinidadians Trinitarianism Tripitaka Tripoli
Trippe Trique Trisha Tristan Trobriand Troglodytidae Trogonidae Troilus Trojans Trollope Trombellio Trondheim Tropaeolum Tropicana
Trotter Troyes Truckee Trudeau Trudy Truffaut Trujillo Trumai Trumbull Tryon Tsakhur Tsallis Tsat Tschichold
Tsetlin Tsez Tsezic Tshi Tsimshian Tsingou Tsiolkovsky Tsitsihar Tsonga Tsongkhapa Tsou Tsung Tswana Tsz
Tuamotu Tuan Tuareg Tuatha Tubman Tucana Tucson Tucuman Tudors Tues Tuesdays Tufte Tugun Tujia
Tukang Tukanoan Tuki Tulagola Tulane Tule Tull Tully Tulsa Tulsidas Tulu Tumai Tumbuka Tungus
Tungusic Tunguska Tunisians Tunney Tupela Tupperware Tupungato Tupían Turkana Turkestan Turkics Turkmenistan Turlock Turpin
Tuscaloosa Tuscan Tuscarora Tuscaroras Tuscon Tuskegee Tussaud Tussilago Tutankhamen Tutsi Tuu Tuvalu Tuvaluan Tuvan
Tweedledee Tweedledum Twi Twila Twinkies Twitte Twizzlers Tycho Tylenol Tyler Tyndale Tyndall Tyne Typha
Typhon Tyranni Tyrannidae Tyre Tyree Tyrolean Tyrone Tyrrhenian Tyson Tyutin Tzeltal Tzotzil Ubangi Ubiq
Ucayali Uccello Udall Uehling Ugandans Ugong Ugrian Ugric Uhlenbeck Uighur Ujungpandang Ukarumpa Ukrainians Ulam
Ulitarra Ulmaceae Ulmus Ultrasuede Ulyanovsk Ulysses Umbano Umbelliferae Umbriel Umbundu Umpila Umpithamu Ungarinjin Ungava
Unilever Uniontown Uniroyal Unitarian Unitarianism Unitarianisms Unitarians Unitas United Univac Universitat Unixes Unukalhai Uon
Updike Upjohn Upton Ural Urals Urania Uredinales Urey Uriah Uriel Urim Uris Urmia Urquhart
Ursa Ursula Ursuline Ursus Urtica Urticaceae Urticales Uruguayans Urumqi Usarufa Usenets Usnea Usneaceae Ustilaginales
Ustinov Utahan Utahans Ute Utes Utica Uto Utopians Utricularia Utrillo Uttar Uttarakhand Uzis Vacaville
Vaccinium Vader Vaduz Vagla Valarie Valdez Valdosta Vale Valencias Valenti Valentin Valentino Valenzuela Valeria
Valerian Valerie Valery Valhalla Valiums Valkyrie Valkyries Vallejo Valletta Valois Valparaiso Valvoline Vance Vandeae
Vanderbilt Vandyke Vanessa Vang Vanir Vanuatu Vanzetti Vapnik Varanasi Varese Vargas Varian Variscan Vaseline
Vaselines Vasquez Vassar Vaticana Vauban Vaughan Vaughn Vaupés Vavagobuo Vazquez Veblen Vedanta Vedism Vegas
Vegemite Vela Velasquez Velazquez Velcro Velcros Velez Velma Velveeta Venda Veneridae Venetians Veneto Venezuelans
Venn Ventolin Ventura Venuses Venusian Veracruz Verbenaceae Verbesina Verde Verdean Verdun Verhulst Verizon Verlaine
Verlet Vermonter Vermonters Vern Verna Verne Vernon Verona Veronese Versailles Verticillium Vesalius Vespasian Vespidae
Vespucci Vesta Vesuvius Vevo Viacom Vic Vicente Vichy Vicki Vickie Vicksburg Vicky Vicsek Victorianism
Victorians Victorville Victrola Vidal Viennese Vientiane Viet Vietcong Vietic Vietminh Vigna Vijayanagar Vijayawada Vila
Villarreal Villon Vilma Vilnius Vilyui Vince Vincent Vindemiatrix Vineland Vinson Viperidae Virgie Virginian Virginians
Virgo Virgos Visalia Visayan Visayans Viscaceae Vishnu Visigoth Visigoths Vistula Viterbi Viti Vitim Vitis
Vito Vitus Vivaldi Vivekananda Viverridae Vivian Vivienne Vlad Vladimir Vladivostok Vlaminck Vlasic Vlasov Voegelin
Volcker Voldemort Volga Volgograd Volkhov Volkswagen Volstead Volta Volterra Volvo Volvox Vonda Vonnegut Voronezh
Voronoi Vorster Vredefort Vries Vuitton Vulg Vulgate Vulgates Vycor Văt Waals Wabash Waco Wadai
Wadeye Wadu Wagiman Wahgi Wahhabi Waikiki Wailbri Waite Wakashan Waksman Walbiri Waldemar Walden Waldensian
Waldheim Waldorf Walesa Walgreen Walgreens Walkman Wallace Wallenstein Waller Wallis Walloon Walmart Walmatjari Walpiri
Walpole Walpurgisnacht Walsh Walt Walters Walton Wambaya Wambo Wanamaker Wanda Wang Wangaaybuwan Wangerriburra Wangganguru
Wangkajunga Wangkumara Wanguwe Wankel Wankiwen Wano Wantoat Wanyjirra Wappo Waray Warburton Wardaman Waring Waris
Warlpiri Warner Warray Warrongo Warrungu Warrwa Waru Warumungu Warungu Warwa Warwick Wasamiau Wasatch Wasco
Washingtonian Washingtonians Washkuk Washo Waskia Wassermann Wasserstein Waterbury Waterford Waterloo Waterloos Watertown Watkins Watson
Watsonville Watteau Watusi Waugh Wausau Wawa Wawi Wayan Wayne Waynesboro Webb Webern Webster Websters
Weddell Wedgewood Wedgwood Wednesdays Wehrmacht Weibel Weibull Weill Weimar Weinberg Weirton Weiss Weissmuller Weizang
Weizmann Weldon Welland Weller Welles Welsby Welshman Welshmen Welshwoman Wenatchee Wendell Wendelstein Wendi Wendy
Weniger Wenzel Weri Wesak Weser Wesley Wesleyan Wesleyanism Wessex Wesson Westinghouse Weston Westphalia Wests
Wetumpka Weyden Weynakwo Wezen Wharton Wheaties Wheatstone Whig Whigs Whipple Whitaker Whitefield Whitehall Whitehorse
Whiteley Whitfield Whitley Whitney Whitsunday Whitsundays Whittier Whorfians Wiangpapao Wicca Wichita Widom Wiemar Wien
Wierzbicka Wiesel Wiesenfeld Wiesenthal Wiggins Wigglesworth Wik Wikileaks Wilberforce Wilbert Wilbur Wilburn Wilcox Wilda
Wiley Wilford Wilfred Wilfredo Wilhelm Wilhelmina Wilkerson Wilkes Wilkins Wilkinson Willa Willamette Willard Willebrand
Willemstad Williams Williamsburg Williamson Williamsport Willie Willis Wilma Wilmer Wilmington Wilsonian Wilton Wimbledon Wimsey
Winchell Winchester Winchesters Windex Windhoek Windsor Windsors Winesap Winfred Winfree Winfrey Winifred Winkler Winnebago
Winnie Winnipeg Winnow Winston Winthrop Wintun Wiradjuri Wirangu Wiru Wisc Wisconsinite Wisconsinites Wishart Wishram
Witoto Witotoan Witten Witu Witwatersrand Wiyot Wobe Wobegon Wodehouse Wolaitta Wolfe Wolff Wolfgang Wollongong
Wolsey Wolverhampton Wonderbra Wong Woodard Woodhull Woodrow Woodstock Woodward Woodwardia Woolite Woolongong Woolworth Wooster
Wooten Worcester Worcesters Worcestershire Worora Wortfamilien Wosera Wotan Wovoka Wozniak Wozzeck Wrangell Wrigley Wroclaw
Wuman Wuming Wurlitzer Wurm Wyatt Wycherley Wycliffe Wyeth Wylie Wynn Wyomingite Wyomingites Wörtern Xamarin
Xanadu Xanaguía Xanthippe Xavier Xenakis Xenia Xenicidae Xerxes Xhosa Xiamen Xian Xians Xiao Xiaoping
Ximenes Xingu Xinjiang Xiongnu Xióng Xióngś Xiāoshān Xmas Xmases Xochipilli Xuebao Xumi Xuzhou Xyridales
Xõo Yabula Yacc Yagmai Yagua Yaguan Yahoos Yahtzee Yakhot Yakima Yakut Yakutsk Yal Yalanji
Yalow Yalta Yalu Yamabe Yamagata Yamaha Yamatji Yamoussoukro Yanan Yananda Yangian Yangians Yangon Yangoru
Yangtze Yankee Yankees Yankunytjatjara Yanyuwa Yao Yaobang Yaounde Yapa Yaphim Yapua Yaqui Yaraldi Yaren
Yaroku Yaroslavl Yarra Yarrabah Yasser Yasuko Yat Yataro Yates Yatzachi Yauco Yaw Yaweyuha Yawu
Yawuru Yawyin Yeager Yeisu Yekaterinburg Yele Yellowknife Yellowstone Yeltsin Yemba Yemeni Yemenis Yemenite Yemsa
Yenisei Yeniseian Yerevan Yerkes Yeru Yesenia Yessan Yesus Yesusi Yesusinge Yesusini Yevick Yevtushenko Yggdrasil
Yidin Yidiny Yimidhirr Yimidjir Yimithirr Yindjibarndi Yinhawangka Yipma Yir Yirrkala Yiwen Yizu Ymir Yoda
Yoknapatawpha Yoko Yokohama Yokuts Yolanda Yolngu Yolnu Yom Yoneda Yongning Yonkers York Yorke Yorkshires
Yorktown Yoront Yorta Yorùbá Yosemite Yossarian Youngstown Ypres Ypsilanti Yucatan Yucatec Yucatán Yuchi Yuda
Yuendumu Yugambeh Yugo Yugoslavian Yugoslavians Yugoslavs Yui Yukaghir Yukawa Yukon Yules Yuletides Yulparija Yulu
Yuma Yuman Yumas Yun Yunnan Yupik Yuri Yurok Yuta Yuwaalaraay Yves Yvette Yvon Yvonne
Yáng Yīndú Zacchaeus Zaccheus Zachariah Zachary Zachery Zagreb Zaire Zairian Zakharov Zambezi Zambian Zambians
Zamboni Zamenhof Zamora Zande Zane Zangwen Zangyu Zanuck Zapata Zapf Zaporozhye Zapotecan Zapotecs Zappa
Zara Zarathustra Zaïre Zea Zealand Zebedee Zechariah Zedekiah Zedong Zeffirelli Zehnder Zeichen Zeke Zelig
Zellig Zelma Zener Zenger Zephaniah Zephyrhills Zephyrus Zhabotinsky Zhamanshin Zhang Zhangzhung Zhdanov Zhejiang Zhengzhou
Zhivago Zhongguo Zhongyang Zhu Zhuang Zhukov Zhuokeji Zhōngyuán Zibo Zide Ziegfeld Ziegler Ziff Ziggy
Ziman Zimbabweans Zimmer Zimmerman Zingiberaceae Zionisms Zionists Zions Ziploc Zircaloy Zisasmagen Ziv Zoarcidae Zollinger
Zollverein Zoloft Zomba Zoogocho Zoque Zoquean Zorn Zoroaster Zoroastrianisms Zoroastrians Zosma Zosteraceae Zsigmondy Zubenelgenubi
Zubeneschamali Zukor Zululand Zulus Zuni Zurek Zurvan Zwanzig Zwingli Zworykin Zygmunt Zygomycota Zyrtec Zyuganov
`;

/** Names of several words, none of which is one alone. */
export const LEARNED_PHRASES = `
Aare River|Abstract Expressionism|Abu Dhabi|Abu Nidal Organization|Abu Sayyaf|Abukir Bay
Acad Sci|Academy Award|Acadia National Park|Adar Sheni|Addis Ababa|Additions to Esther
Adelie Coast|Adelie Land|Adi Granth|Adirondack Mountains|Admiralty Island|Admiralty Islands
Admiralty Range|Admission Day|Advanced Research and Development Activity|Advent Sunday|Aegadean Islands|Aegadean Isles
Aegates Isles|Afars and Issas|African American Vernacular English|African Pidgin|Age of Fishes|Age of Mammals
Age of Reason|Age of Reptiles|Agnus Dei|Agriculture Department|Agriculture Secretary|Air Combat Command
Air Corps|Air Force|Air Force Research Laboratory|Air Force Space Command|Air Medal|Air National Guard
Aire River|Akera Tua|Aksa Martyrs Brigades|Al Alamayn|Al Aqabah|Al Faran
Al Ladhiqiyah|Al Madinah|Al Mg|Al Mg Si|Al Nathir|Al Qahira
Al Qanoon|Al Tawhid|Alabama River|Alaska Peninsula|Alaska Range|Alaska Standard Time
Alcoholics Anonymous|Aleutian Islands|Alex Boncayao Brigade|Alexander Archipelago|Allegheny Mountains|Allegheny River
Allied Command Atlantic|Allied Command Europe|Aloha State|Alpha Centauri|Alpha Crucis|Alpha Geminorum
Alpha Orionis|Altai Mountains|Altay Mountains|Amazon River|American Baptist Convention|American Civil War
American Falls|American Federalist Party|American Federation of Labor|American Heart|American Labor Party|American Legion
American Party|American Physical|American Revised Version|American Revolution|American Revolutionary War|American Standard Version
American Stock Exchange|American Virgin Islands|American War of Independence|Amphitheatrum Flavium|Amur River|An Nafud
An Nefud|Angara River|Angel Falls|Anglesea Island|Anglesey Island|Anglican Church
Anglican Communion|Angostura Bridge|Ann Arbor|Annunciation Day|Antarctic Circle|Antarctic Ocean
Antarctic Peninsula|Antarctic Zone|Antonine Wall|Ao Naga|Apalachicola River|Appalachian Mountains
Appian Way|Aquarius the Water Bearer|Ar Rimsal|Arab League|Arab Republic of Egypt|Arab Revolutionary Brigades
Arabian Desert|Arabian Nights|Arabian Peninsula|Araguaia River|Araguaya River|Aran Islands
Arbor Day|Arches National Park|Arctic Archipelago|Arctic Circle|Arctic Ocean|Arctic Zone
Argentine Republic|Argonne Forest|Argun River|Ark of the Covenant|Arkansas River|Armata Corsa
Armed Forces Day|Armed Islamic Group|Armenian Apostolic Orthodox Church|Armenian Church|Arminian Baptist|Arminian Church
Armistice Day|Army Intelligence|Army National Guard|Army of Muhammad|Army of the Confederacy|Army of the Pure
Army of the Righteous|Arnhem Land|Arno River|Articles of Confederation|Artium Baccalaurens|Artium Magister
Ascension Day|Ascension of Christ|Ascension of the Lord|Ashcan School|Ashkin Teller|Asia Minor
Asiatic Society|Assemblies of God|Associate in Applied Science|Associate in Arts|Associate in Nursing|Association of Orangemen
Association of Southeast Asian Nations|Assumption of Mary|Aswan High Dam|Atacama Desert|Atacama Trench|Athanasian Creed
Atlantic City|Atlantic Coast|Atlantic Ocean|Atlantic Standard Time|Atlantic Time|Atlas Mountains
Atomic Energy Commission|Attorney General|Augsburg Confession|Augustinian Canons|Augustinian Hermits|Aum Shinrikyo
Austin Friars|Austral Islands|Australian Capital|Australian Desert|Australian Labor Party|Australian Pidgin
Authorized Version|Az Zarqa|Azerbaijani Republic|Azerbajdzhan Republic|Baader Meinhof Gang|Babylonian Captivity
Bachelor of Arts|Bachelor of Arts in Nursing|Bachelor of Divinity|Bachelor of Laws|Bachelor of Literature|Bachelor of Medicine
Bachelor of Music|Bachelor of Naval Science|Bachelor of Science|Bachelor of Science in Architecture|Bachelor of Science in Engineering|Bachelor of Theology
Bad Lands|Badger State|Badlands National Park|Baffin Island|Bahama Islands|Bahasa Kebangsaan
Bahasa Malaysia|Bahasa Melayu|Bahrain Island|Bahrein Island|Balearic Islands|Balkan Mountain Range
Balkan Mountains|Balkan Peninsula|Balkan Wars|Ballistic Missile Defense Organization|Balmoral Castle|Baltic Republic
Baltic State|Band Aid|Band of Partisans|Bangla Desh|Bank of England|Bank of Japan
Bar Hebraei|Barbary Coast|Basque Fatherland and Liberty|Basque Homeland and Freedom|Bastille Day|Batchelor College
Baton Rouge|Baton Rouge Bridge|Battle Born State|Battle of Britain|Battle of Bull Run|Battle of El Alamein
Battle of Flodden Field|Battle of Fontenoy|Battle of Fredericksburg|Battle of Gettysburg|Battle of Granicus River|Battle of Guadalcanal
Battle of Jena|Battle of Kerbala|Battle of Lake Trasimenus|Battle of Lepanto|Battle of Little Bighorn|Battle of Magenta
Battle of Maldon|Battle of Midway|Battle of Monmouth|Battle of Monmouth Court House|Battle of Naseby|Battle of Puebla
Battle of Pydna|Battle of Ravenna|Battle of Rocroi|Battle of Wake|Battle of Wake Island|Battle of Waterloo
Battle of the Ardennes Bulge|Battle of the Bulge|Battle of the Little Bighorn|Battle of the Marne|Battle of the Somme|Battle of the Spanish Armada
Baxter Wu|Bay Province|Bay State|Bayonne Bridge|Bayt Lahm|Beacon Hill
Bean Town|Bearer of the Sword|Beaver State|Beehive State|Bel and the Dragon|Belizean Creole
Belleau Wood|Belmont Park|Belmont Stakes|Belo Horizonte|Ben Sira|Benjamin Franklin Bridge
Bering Standard Time|Bering Strait|Bering Time|Berkshire Hills|Bermuda Triangle|Beta Centauri
Beta Crucis|Beta Orionis|Bethlehem Ephrathah|Beverly Hills|Bhatnagar Gross|Bible Belt
Biblical Aramaic|Biblical Latin|Big Bend|Big Bend National Park|Big Blue|Big Dipper
Big Sioux River|Bighorn River|Bight of Benin|Bill of Rights|Bininj Gun|Biscayne National Park
Bishop Dauxois|Bismarck Archipelago|Black Africa|Black English|Black English Vernacular|Black Forest
Black Hand|Black Hills|Black Hole of Calcutta|Black Maria|Black Panthers|Black Rock Desert
Black Sea|Black September|Black September Movement|Black Tai|Black Vernacular|Black Vernacular English
Blaia Zimondal|Blarney Stone|Bloodless Revolution|Bloomsbury Group|Blue Nile|Blue Ridge
Blue Ridge Mountains|Bluegrass Country|Bluegrass Region|Bluegrass State|Blume Emery|Bonfire Night
Book of Amos|Book of Baruch|Book of Common Prayer|Book of Daniel|Book of Deuteronomy|Book of Ecclesiastes
Book of Esther|Book of Exodus|Book of Ezekiel|Book of Ezra|Book of Genesis|Book of Habakkuk
Book of Haggai|Book of Hosea|Book of Isaiah|Book of Jeremiah|Book of Job|Book of Joel
Book of Joshua|Book of Judges|Book of Judith|Book of Lamentations|Book of Leviticus|Book of Malachi
Book of Micah|Book of Mormon|Book of Nahum|Book of Nehemiah|Book of Numbers|Book of Obadiah
Book of Proverbs|Book of Psalms|Book of Revelation|Book of Ruth|Book of Susanna|Book of Tobit
Book of Zachariah|Book of Zephaniah|Book of the Prophet Daniel|Bosporus Bridge|Boston Harbor|Boston Tea Party
Bosworth Field|Botany Bay|Bougainville Trench|Bouvet Island|Bowling Green|Boxing Day
Boy Scouts|Boy Scouts of America|Brahmaputra River|Brazos River|Brenner Pass|Brigate Rosse
Bristol Channel|British Cabinet|British Crown|British East Africa|British Empire|British House of Commons
British House of Lords|British Isles|British Labour Party|British Virgin Islands|British West Africa|British West Indies
Bronze Age|Bronze Star|Bronze Star Medal|Brooklyn Bridge|Brown University|Bryce Canyon National Park
Buckeye State|Buckingham Palace|Buena Vista|Bull Moose Party|Bull Run|Bunker Buster
Bunker Hill|Bureau of Customs|Bureau of Diplomatic Security|Bureau of Engraving and Printing|Bureau of Intelligence and Research|Bureau of Justice Assistance
Bureau of Justice Statistics|Bureau of the Census|Buzzards Bay|Byzantine Church|Byzantine Empire|Cachar Hills
Caledonian Canal|California Personality Inventory|Caliphate State|Caloosahatchee Canal|Caloosahatchee River|Cam River
Cambrian Mountains|Cambridge University|Camellia State|Camp David|Canadian Falls|Canadian Maritime Provinces
Canadian River|Canadian Security Intelligence Service|Canadian Shield|Canakkale Bogazi|Canal Zone|Canandaigua Lake
Canary Islands|Cancer the Crab|Candlemas Day|Canis Major|Canis Minor|Cantabrian Mountains
Canterbury Tales|Canticle of Canticles|Canticle of Simeon|Canton River|Canyonlands National Park|Cape Ann
Cape Breton Island|Cape Canaveral|Cape Cod|Cape Cod Bay|Cape Cod Canal|Cape Colony
Cape Fear|Cape Fear River|Cape Flattery|Cape Froward|Cape Girardeau|Cape Hatteras
Cape Horn|Cape Kennedy|Cape May|Cape Passero|Cape Province|Cape Sable
Cape Town|Cape Trafalgar|Cape Verde|Cape Verde Islands|Cape York|Cape York Peninsula
Cape of Good Hope|Cape of Good Hope Province|Capital Territory|Capitol Building|Capitol Hill|Capitol Reef National Park
Capricorn the Goat|Caribbean Island|Carlsbad Caverns|Carlsbad Caverns National Park|Carnegie Mellon University|Caroline Islands
Carpathian Mountains|Carson City|Cascade Mountains|Casualty Care Research Center|Catalina Island|Cataract Canyon
Catholic Church|Catholic Reaction Force|Catskill Mountains|Caucasus Mountains|Caudine Forks|Cayman Islands
Cayuga Lake|Cebu City|Cedar Rapids|Celestial City|Census Bureau|Centennial State
Central African Republic|Central America|Central Arrernte|Central Asia|Central Asian|Central Australian Aboriginal
Central Dravidian|Central Intelligence Agency|Central Intelligence Machinery|Central Nigeria|Central Park|Central Powers
Central Standard Time|Central Time|Centre for International Crime Prevention|Champs Elysees|Chandler Andersen|Channel Island
Channel Islands National Park|Channel Tunnel|Chao Phraya|Chapel Hill|Chari River|Charles River
Charlestown Navy Yard|Charlotte Bay|Chartres Cathedral|Chattahoochee River|Chechen Republic|Chemical Weapons Convention
Cheviot Hills|Chi Minh|Chi Minh City|Chihuahuan Desert|Chinese Pidgin|Chinese Revolution
Chinese Treebank|Chinese Wall|Chiricahua Apache|Chisholm Trail|Christian Science|Chu Kiang
Chukchi Peninsula|Chula Vista|Church Slavic|Church of Christ Scientist|Church of England|Church of Ireland
Church of Rome|Church of Scientology|Church of the Brethren|Churchill Downs|Cimarron River|Citizenship Day
City of Bridges|City of Brotherly Love|City of God|City of Light|City of London|City of Westminster
City of the Angels|Ciudad Bolivar|Ciudad Juarez|Ciudad Trujillo|Ciudad Victoria|Clinch River
Coast Mountains|Coast Range|Coats Land|College of Cardinals|Colorado Desert|Colorado Plateau
Colorado River|Colorado Springs|Colossus of Rhodes|Columbia River|Columbia University|Coma Berenices
Commerce Department|Commerce Secretary|Commission on Human Rights|Commission on Narcotic Drugs|Committee for State Security|Commodore John Barry Bridge
Common Market|Commonwealth of Independent States|Commonwealth of Nations|Communications Security Establishment|Communism Peak|Communist China
Communist Manifesto|Communist Party|Communist Party of Kampuchea|Comptroller of the Currency|Coney Island|Confederate Army
Confederate States|Confederate States of America|Congo River|Congregation of the Inquisition|Congregational Christian Church|Congregational Church
Congress of Industrial Organizations|Congress of Racial Equality|Congressional Medal of Honor|Congressional Record|Connecticut River|Conservative Judaism
Conservative Party|Constitution State|Constitution of the United States|Constitutional Convention|Constitutional Union Party|Continental Army
Continental Congress|Continuity Army Council|Continuity Irish Republican Army|Cook Strait|Cooper Union|Coosa River
Coptic Church|Coral Sea|Corn Belt|Cornell University|Cornhusker State|Corona Borealis
Corpus Christi|Corsican Army|Cosa Nostra|Cotswold Hills|Council Bluffs|Council of Chalcedon
Council of Constance|Council of Economic Advisors|Council of Ephesus|Council of Trent|Council of Vienne|Council on Environmental Policy
Counter Reformation|Counterterrorist Center|Coyote State|Crab Nebula|Crater Lake National Park|Creek Confederacy
Creole English|Creole Portuguese|Creole Spanish|Cretaceous Tertiary|Criminal Intelligence Services of Canada|Criminal Investigation Command
Crna Gora|Crock Pot|Crocodile River|Crown Colony|Crux Australis|Cultural Revolution
Cumberland Mountains|Cumberland Plateau|Cumberland River|Cuquenan Falls|Customs Bureau|Customs Service
Czech Republic|Daai Chin|Dail Eireann|Daly River|Danube River|Dari Persian
Dark Ages|Darling River|Dartmouth College|Das Kapital|Day of Atonement|Day of Judgement
Day of Judgment|Daytona Beach|Dead Sea|Dean Kawasaki|Death Valley|Decoration Day
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
East Africa|East African|East Anglia|East Asia|East Asian|East Chadic
East China Sea|East Cree|East Germanic|East Germany|East India Company|East Indies
East Malaysia|East Midland|East Pakistan|East River|East Saint Louis|East Sea
East Sussex|East Timor|East Tocharian|East Turkestan Islamic Movement|East Turkistan Islamic Movement|Eastern Catholicism
Eastern Church|Eastern Desert|Eastern Mediterranean|Eastern Orthodox|Eastern Orthodox Church|Eastern Roman Empire
Eastern Samoa|Eastern Standard Time|Eastern Time|Eastern Turki|Ebro River|Economic Commission for Africa
Economic Commission for Europe|Economic Commission for Latin America|Economic and Social Council|Education Department|Education Secretary|Edward River
Egadi Islands|Egyptian Empire|Egyptian Islamic Jihad|Eiffel Tower|Eighteenth Amendment|El Aaium
El Alamein|El Beda|El Iskandriyah|El Libertador|El Misti|El Muerto
El Paso|El Qahira|Elbe River|Elgin Marbles|Elizabeth River|Ellice Islands
Ellis Island|Elysian Fields|Ember Day|Emerald Isle|Emergency Alert System|Emery Griffiths
Empire State|Empire State Building|Empire State of the South|Enderby Land|Energy Department|Energy Secretary
English Channel|English Civil War|English Revolution|Environmental Protection Agency|Eolithic Age|Epiphany of Our Lord
Episcopal Church|Episcopal Church of Scotland|Epistle of James|Epistle of Jeremiah|Epistle of Jude|Epistle to Philemon
Epistle to Titus|Epistle to the Colossians|Epistle to the Ephesians|Epistle to the Galatians|Epistle to the Hebrews|Epistle to the Philippians
Epistle to the Romans|Epsilon Aurigae|Equality State|Equatorial Guinea|Ergun He|Erie Canal
Estates General|Eternal City|Eton College|Euphrates River|European Central Bank|European Community
European Economic Community|European Law Enforcement Organisation|European Union|Euxine Sea|Evangelical United Brethren Church|Evangelical and Reformed Church
Evening Prayer|Everglade State|Everglades National Park|Evergreen State|Executive Office of the President|Eye Study
Eyre Peninsula|Eysenck Personality Inventory|Fabian Society|Faeroe Islands|Falkland Islands|Far East
Farm Credit System|Faroe Islands|Fast of Ab|Fast of Av|Fast of Esther|Fast of Gedaliah
Fast of Tammuz|Fast of Tevet|Fast of the Firstborn|Fatah Revolutionary Council|Fatah Tanzim|Feast of Booths
Feast of Dedication|Feast of Dormition|Feast of Lights|Feast of Sacrifice|Feast of Tabernacles|Feast of Weeks
Feast of the Circumcision|Feast of the Dedication|Feast of the Unleavened Bread|February Revolution|Fedayeen Saddam|Federal Aviation Administration
Federal Bureau of Investigation|Federal Bureau of Prisons|Federal Communications Commission|Federal Democratic Republic of Ethiopia|Federal Deposit Insurance Corporation|Federal Emergency Management Agency
Federal Home Loan Bank System|Federal Home Loan Mortgage Corporation|Federal Housing Administration|Federal Judiciary|Federal Law Enforcement Training Center|Federal National Mortgage Association
Federal Party|Federal Protective Service|Federal Republic of Germany|Federal Republic of Nigeria|Federal Republic of Yugoslavia|Federal Reserve
Federal Reserve Bank|Federal Reserve Board|Federal Reserve System|Federal Security Bureau|Federal Security Service|Federal Trade Commission
Federalist Party|Federated States of Micronesia|Federation of Malaysia|Federative Republic of Brazil|Feliz Lusitania|Fermi Pasta
Fertile Crescent|Festival of Lights|Fifth Amendment|Fifth Avenue|Fifth Crusade|Fifth Lateran Council
Fighting French|Fiji Islands|Financial Crimes Enforcement Network|Financial Management Service|Finger Lakes|First Council of Constantinople
First Council of Lyons|First Council of Nicaea|First Crusade|First Epistle of John|First Epistle of Peter|First Epistle to Timothy
First Epistle to the Corinthians|First Epistle to the Thessalonians|First Lateran Council|First State|First Vatican Council|First World War
First of May|Firth of Clyde|Firth of Forth|Five Nations|Flag Day|Flaminian Way
Fleet Street|Flinders Ranges|Flint River|Flying Dutchman|Foggy Bottom|Followers of the Prophet
Food and Agriculture Organization|Food and Drug Administration|Forbidden City|Foreign Intelligence Service|Foreign Intelligence Surveillance Act|Foreign Intelligence Surveillance Court
Foreign Office|Foreign Service|Former Armed Forces|Fort George Gordon Meade|Fort Lauderdale|Fort Meade
Fort Myers|Fort Smith|Fort Ticonderoga|Fort Wayne|Fort Worth|Forth River
Fountain of Youth|Four Hundred|Fourteenth Amendment|Fourth Council of Constantinople|Fourth Crusade|Fourth Lateran Council
Fourth of July|Fox River|Frank Wolfe|Frankfurt on the Main|Free Soil Party|Free State
Free World|Freedom Party|French Academy|French Foreign Legion|French Foreign Office|French Republic
French Revolution|French West Indies|Friendly Islands|Frigid Zone|Frisian Islands|Gabonese Republic
Galapagos Islands|Galveston Island|Gambier Islands|Ganges River|Garden State|Garden of Eden
Garonne River|Gateway to the West|Gauss Bonnet|Gay Berne|Gaza Strip|Gem State
Gemini the Twins|General Assembly|General Baptist|General Security Services|General Services Administration|Geneva Convention
George Town|George Washington Bridge|German Democratic Republic|Gettysburg Address|Gibson Desert|Gila Desert
Gila River|Gilbert Islands|Gilbert and Ellice Islands|Girl Scouts|Glen Canyon Dam|Global Positioning System
Glorious Revolution|Go Fish|Godwin Austen|Golan Heights|Gold Coast|Golden Gate
Golden Gate Bridge|Golden Horde|Golden State|Good Book|Good Friday|Good Hope
Google Scholar|Gopher State|Gospel According to John|Gospel According to Luke|Gospel According to Mark|Gospel According to Matthew
Gota Canal|Governador Valadares|Government Accounting Office|Government Printing Office|Graf Zeppelin|Gran Santiago
Grand Canal|Grand Canyon|Grand Canyon National Park|Grand Canyon State|Grand Duchy of Luxembourg|Grand Guignol
Grand Island|Grand National|Grand Prix|Grand Rapids|Grand River|Grand Teton
Grand Teton National Park|Granite State|Granth Sahib|Gray Scott|Great Arabian Desert|Great Attractor
Great Australian Bight|Great Australian Desert|Great Barrier Reef|Great Bear|Great Britain|Great Depression
Great Divide|Great Dividing Range|Great Dog|Great Falls|Great Indian Desert|Great Lakes
Great Lakes State|Great Mendenhall Glacier|Great Plains|Great Plains of North America|Great Proletarian Cultural Revolution|Great Pyramid
Great Revolt|Great Rift Valley|Great Salt Desert|Great Salt Lake|Great Sandy Desert|Great Schism
Great Slave Lake|Great Smoky Mountains|Great Smoky Mountains National Park|Great Victoria Desert|Great Wall|Great Wall of China
Great War|Great White Way|Greater Antilles|Greater London|Greater New Orleans Bridge|Greater New York
Greater Sunda Islands|Greek Church|Greek Orthodox Church|Green Bay|Green Kubo|Green Line
Green Mountain State|Green Mountains|Green Party|Green River|Greenback Party|Greenwich Mean Time
Greenwich Meridian|Greenwich Time|Greenwich Village|Gros Ventre|Gross Krook|Gross Pitaevskii
Groundhog Day|Grub Street|Guadalupe Island|Guadalupe Mountains|Guadalupe Mountains National Park|Guaira Falls
Guatemala City|Guiana Highlands|Guinea Pidgin|Gulf Coast|Gulf District|Gulf States
Gulf War|Gulf of Aegina|Gulf of Akaba|Gulf of Antalya|Gulf of Bothnia|Gulf of Lepanto
Gulf of Martaban|Gulf of Saint Lawrence|Gulf of Sidra|Gulf of Tehuantepec|Gunpowder Plot|Guy Fawkes Night
Hadron Collider|Hagia Sofia|Hagia Sophia|Hail Mary|Haleakala National Park|Hall of Fame
Hampton Roads|Handies Peak|Hanging Gardens of Babylon|Hanseatic League|Hare Krishna|Harlem River
Harley Street|Harpers Ferry|Harris Tweed|Harvard University|Hashemite Kingdom of Jordan|Hatteras Island
Hawaii Island|Hawaii Standard Time|Hawaii Time|Hawaii Volcanoes National Park|Hawaiian Islands|Hawkeye State
Health and Human Services|Heart Association|Heart of Dixie|Heavenly City|Hebridean Islands|Hebridean Isles
Heilong Jiang|Hellenic Republic|High Anglican Church|High Anglicanism|High Church|High Commission
High Dam|High German|High Holiday|High Holy Day|High Sierra|Higher National Diploma
Highlands of Scotland|Highway Code|Himalaya Mountains|Hindmarsh Rose|Hindu Kush Mountains|Hippo Regius
His Excellency|Hmong Mien|Ho Chi|Ho Chi Minh City|Holy City|Holy Communion
Holy Eucharist|Holy Grail|Holy Land|Holy Roman Empire|Holy Sacrament|Holy Saturday
Holy Scripture|Holy See|Holy Sepulcher|Holy Sepulchre|Holy Thursday|Holy War Warriors
Holy Week|Holy Writ|Holy Year|Home Counties|Home Loan Bank|Homeland Security
Hook of Holland|Hoosier State|Horn of Africa|Horseshoe Falls|Hot Springs|Hot Springs National Park
Housatonic River|House of Burgesses|House of Commons|House of Hanover|House of Islam|House of Lancaster
House of Lords|House of Representatives|House of Tudor|House of War|House of Windsor|House of York
Houses of Parliament|Housing and Urban Development|Hsuan Chiao|Huang Hai|Huang He|Hub of the Universe
Hudson River|Humber Bridge|Huon Peninsula|Hwang Ho|Iberian Peninsula|Idaho Falls
Idiom Neutral|Iditarod Trail|Iditarod Trail Dog Sled Race|Iguassu Falls|Iguazu Falls|Iles Comores
Iles Marquises|Illinois River|Immaculate Conception|Immigration and Naturalization Service|Inauguration Day|Independence Day
Independence Hall|Independent State of Samoa|Indian Mutiny|Indian Ocean|Indigenous Australians|Indigirka River
Indus River|Industrial Workers of the World|Inland Passage|Inland Revenue|Inland Sea|Inner Hebrides
Inner Mongolia|Inside Passage|Intelligence Community|Interior Department|Interior Secretary|Internal Revenue Service
International Atomic Energy Agency|International Civil Aviation Organization|International Court of Justice|International Date Line|International Development Association|International Finance Corporation
International Labor Organization|International Labour Organization|International Maritime Organization|International Monetary Fund|International Olympic Committee|International Relations and Security Network
International Society for Krishna Consciousness|International Wanted Notice|Internet Explorer|Interstate Commerce Commission|Invincible Armada|Iraqi Intelligence Service
Iraqi Mukhabarat|Iraqi National Congress|Irish National Liberation Army|Irish Republic|Irish Republican Army|Iroquois League
Irrawaddy River|Irtish River|Irtysh River|Isere River|Islam Nation|Islamic Army of Aden
Islamic Community|Islamic Group|Islamic Group of Uzbekistan|Islamic Jihad|Islamic Party of Turkestan|Islamic Republic of Iran
Islamic Republic of Mauritania|Islamic Republic of Pakistan|Islamic Resistance Movement|Islamic State of Afghanistan|Islamic Ummah|Islamic Unity
Isle Royal National Park|Isle of Man|Isle of Skye|Isle of Wight|Isles of Scilly|Isole Egadi
Israeli Defense Force|Isthmian Games|Isthmus Zapotec|Isthmus of Corinth|Isthmus of Darien|Isthmus of Kra
Isthmus of Panama|Isthmus of Suez|Isthmus of Tehuantepec|Italian Peninsula|Italian Republic|Iu Mien
Ivory Coast|Ivy League|Iwo Jima|Jamaican Creole|James River|Jammu and Kashmir
Japan Trench|Japanese Archipelago|Japanese Islands|Japanese Red Army|Jaws of Life|Jazz Age
Jebel Musa|Jefferson City|Jemaah Islamiyah|Jersey City|Jerusalem Warriors|Jewish New Year
Jim Crow|Joao Pessoa|Johns Hopkins|Johnson City|Joint Chiefs|Joint Chiefs of Staff
Joint Direct Attack Munition|Jolly Roger|Jordan River|Judgement Day|Judgment Day|Justice Department
Kahane Chai|Kahoolawe Island|Kala Lagaw|Kala Lagaw Ya|Kalaallit Nunaat|Kam Muang
Kam Tai|Kamchatka Peninsula|Kammon Strait Bridge|Kan River|Kanawha River|Kansas City
Kansas River|Kaplan Group|Karakoram Range|Karakorum Range|Karelian Isthmus|Kasai River
Katar Peninsula|Katmai National Park|Kauai Island|Kavir Desert|Kaw River|Kawaw Ya
Ken Hale|Kenai Fjords National Park|Kennedy International|Kennedy International Airport|Kennesaw Mountain|Kentucky Derby
Keuka Lake|Key West|Keystone State|Keystone Symposia|Khmer Rouge|Khyber Pass
King James Bible|King James Version|Kingdom of Belgium|Kingdom of Bhutan|Kingdom of Cambodia|Kingdom of Denmark
Kingdom of God|Kingdom of Lesotho|Kingdom of Morocco|Kingdom of Nepal|Kingdom of Norway|Kingdom of Saudi Arabia
Kingdom of Spain|Kingdom of Swaziland|Kingdom of Sweden|Kingdom of Thailand|Kingdom of The Netherlands|Kingdom of Tonga
Kings Canyon National Park|Kirkwood Buff|Kissimmee River|Kizil Kum|Klamath Falls|Klamath River
Kobuk Valley National Park|Kodiak Island|Kohn Sham|Kol Nidre|Kola Peninsula|Kon Tiki
Korea Strait|Korean Peninsula|Korean Strait|Krung Thep|Kuala Lumpur|Kuenlun Mountains
Kugu Nganhcara|Kukenaam Falls|Kuki Chin|Kunlan Shan|Kunlun Mountains|Kura River
Kurdistan Labor Pary|Kurdistan Workers Party|Kuuk Thaayorre|Kuwait City|Kyrgyz Republic|Kyzyl Kum
La Crosse|La Spezia|Labor Day|Labor Department|Labor Secretary|Labour Party
Labrador Peninsula|Labyrinth of Minos|Ladrone Islands|Lady Day|Lagaw Ya|Lai Chin
Lake Albert|Lake Albert Nyanza|Lake Aral|Lake Baikal|Lake Balaton|Lake Baykal
Lake Canandaigua|Lake Cayuga|Lake Chad|Lake Champlain|Lake Chelan|Lake Clark National Park
Lake Constance|Lake District|Lake Edward|Lake Erie|Lake Eyre|Lake Geneva
Lake Hindmarsh|Lake Huron|Lake Ilmen|Lake Keuka|Lake Kivu|Lake Ladoga
Lake Leman|Lake Macquarie|Lake Malawi|Lake Mead|Lake Michigan|Lake Nasser
Lake Okeechobee|Lake Onega|Lake Ontario|Lake Powell|Lake Saint Clair|Lake Seneca
Lake Superior|Lake Tahoe|Lake Tana|Lake Tanganyika|Lake Trasimenus|Lake Tsana
Lake Urmia|Lake Vanern|Lake Victoria|Lake Volta|Lake Winnipeg|Lammas Day
Lanai Island|Land of Enchantment|Land of Lincoln|Land of Opportunity|Large Magellanic Cloud|Las Cruces
Laskar Jihad|Lassen Volcanic National Park|Last Day|Last Judgement|Last Supper|Late Cretaceous
Late Greek|Late Latin|Lateran Council|Lateran Palace|Lateran Treaty|Latin Quarter
Laurel and Hardy|Laurentian Highlands|Laurentian Plateau|Lautaro Popular Rebel Forces|Lautaro Youth Movement|Le Havre
League of Iroquois|League of Nations|Leaning Tower|Leaning Tower of Pisa|Lebanese Republic|Lee Yang
Leeward Islands|Left Bank|Lehigh River|Lena River|Leo the Lion|Lesser Antilles
Lesser Sunda Islands|Letter of Jeremiah|Lewis and Clark Expedition|Lexington and Concord|Leyte Island|Liaodong Bandao
Liaodong Peninsula|Liberal Democrat Party|Liberal Party|Liberation Tigers of Tamil Eelam|Liberty Bell|Liberty Island
Liberty Party|Libra the Balance|Libra the Scales|Libyan Fighting Group|Libyan Islamic Fighting Group|Libyan Islamic Group
Lincoln Memorial|Line of Control|Lingvo Kosmopolita|Lions Club|Lippmann Schwinger|Little Bear
Little Bighorn|Little Bighorn River|Little Dipper|Little Dog|Little Horn|Little Missouri
Little Missouri River|Little Office|Little Rhody|Little Rock|Little Sioux River|Little Wabash
Little Wabash River|Llano Estacado|Loch Achray|Loch Linnhe|Loch Ness|Loire River
Loire Valley|Lombard Street|Long Beach|Long Island|Long Island Sound|Lords Spiritual
Lords Temporal|Los Angeles|Lost Tribes|Lothian Region|Louisiana Purchase|Louvre Museum
Low Archipelago|Low Countries|Lower California|Lower Carboniferous|Lower Egypt|Lower Paleolithic
Lower Peninsula|Lower Saxony|Lower Tunguska|Lowlands of Scotland|Loya Jirga|Loyalist Volunteer Force
Ludi Saeculares|Lule Burgas|Lut Desert|Lutheran Church|Luxembourg City|Machu Picchu
Mackenzie River|Mackinac Bridge|Madang Province|Madeira Islands|Madeira River|Mae West
Magdalena River|Magellanic Cloud|Magen David|Magic Marker|Maginot Line|Magna Carta
Magna Charta|Magnolia State|Main Street|Malagasy Republic|Malay Archipelago|Malay Peninsula
Malaysia Militant Group|Malaysian Mujahidin Group|Maldive Islands|Mammoth Cave National Park|Manhattan Island|Manhattan Project
Manuel Rodriquez Patriotic Front|Mardi Gras|Mariana Islands|Marine Corps|Marine Corps Intelligence Activity|Mark Atameng
Marmara Denizi|Marne River|Marquesas Islands|Marshall Islands|Marston Moor|Marten Saun
Martin Luther King Day|Marx Brothers|Mason City|Massachusetts Bay Colony|Massachusetts Institute of Technology|Massif Central
Master in Business|Master in Business Administration|Master in Public Affairs|Master of Architecture|Master of Arts|Master of Arts in Teaching
Master of Divinity|Master of Education|Master of Fine Arts|Master of Laws|Master of Library Science|Master of Literature
Master of Science|Master of Science in Engineering|Master of Theology|Matthew Walker|Maui Island|Mauna Kea
Mauna Loa|Maung Wun|May Leonard|Medaille Militaire|Medal of Honor|Medieval Greek
Medieval Latin|Mekong River|Melanesian Pidgin|Memorial Day|Menai Strait|Mendenhall Glacier
Mennonite Church|Merrimack River|Mesa Verde National Park|Mesabi Range|Metaurus River|Methodist Church
Meuse River|Mexican Revolution|Mexico City|Mg Si|Miami Beach|Middle American
Middle Chinese|Middle East|Middle English|Middle Greek|Middle High German|Middle Irish
Middle Low German|Middle Paleolithic|Midsummer Day|Midsummer Eve|Midsummer Night|Midway Islands
Militant Tendency|Milk River|Milky Way|Milky Way Galaxy|Milky Way System|Milne Bay
Minato Ohashi Bridge|Minh City|Minnesota Multiphasic Personality Inventory|Mississippi River|Missouri Compromise|Missouri River
Mobile Bay|Mobile River|Mobuto Lake|Mogen David|Mohave Desert|Mohawk River
Mojave Desert|Molokai Island|Mon Khmer|Monmouth Court House|Monongahela River|Monroe Doctrine
Mont Blanc|Monte Bianco|Montego Bay|Moranzanist Patriotic Front|Moray Firth|Moreau River
Moreton Bay|Morgan City|Mormon Church|Mormon State|Moro Islamic Liberation Front|Mother Hubbard
Motor City|Mount Adams|Mount Ararat|Mount Asama|Mount Athos|Mount Bartle Frere
Mount Carmel|Mount Communism|Mount Elbert|Mount Etna|Mount Everest|Mount Fuji
Mount Garmo|Mount Godwin Austen|Mount Hubbard|Mount Kanchenjunga|Mount Kilimanjaro|Mount Logan
Mount Olympus|Mount Orizaba|Mount Parnassus|Mount Pinatubo|Mount Rainier|Mount Rainier National Park
Mount Rushmore|Mount Rushmore State|Mount Saint Helens|Mount Shasta|Mount Sherman|Mount Sinai
Mount Tacoma|Mount Vernon|Mount Vesuvius|Mount Whitney|Mount Wilson|Mountain Standard Time
Mountain State|Mountain Time|Movement for Revenge|Movement of Holy Warriors|Movimiento Revolucionario Tupac Anaru|Mozambique Channel
Mujahedeen Khalq|Mujahedeen Kompak|Murray River|Murrumbidgee River|Muscat and Oman|Muslim Ummah
Mustagh Range|Nag Hammadi|Nag Hammadi Library|Naga Hills|Naha City|Nai Pan
Nai Pan Hla|Namoi River|Nan Ling|Nan River|Nanda Devi|Nanga Parbat
Napoleonic Wars|Nares Deep|Nation of Islam|National Academy of Sciences|National Aeronautics and Space Administration|National Archives and Records Administration
National Association of Realtors|National Baseball Hall of Fame|National Climatic Data Center|National Guard|National Guard Bureau|National Institute of Justice
National Institutes of Health|National Intelligence Community|National Labor Relations Board|National Liberation Army|National Liberation Front of Corsica|National Library of Medicine
National Oceanic and Atmospheric Administration|National Park Service|National Reconnaissance Office|National Rifle Association|National Science Foundation|National Security Agency
National Security Council|National Technical Information Service|National Trust|National Volunteers Association|National Weather Service|Nationalist China
Nauru Island|Naval Research Laboratory|Naval Special Warfare|Naval Surface Warfare Center|Naval Underwater Warfare Center|Navy Cross
Navy Department|Navy Secretary|Nazi Party|Neckar River|Negara Brunei Darussalam|Negeri Sembilan
Negev Desert|Nei Monggol|Nemean Games|Neosho River|Nestor Paz Zamora Commission|Nestorian Church
Neva River|New Britain|New Caledonia|New Caledonian|New England|New Flower
New Forest|New Guinea|New Guinea Pidgin|New Haven|New Ireland|New Mexico
New Netherland|New River|New River Gorge Bridge|New Scotland Yard|New Siberian Islands|New South
New South Wales|New Stone Age|New Testament|New York|New York City|New York State
New York State Barge Canal|New York Stock Exchange|New Zealand|New Zealand Islands|Newport News|Ni Co
Niagara Falls|Niagara River|Nicene Creed|Niger River|Nigerian Pidgin|Nihau Island
Nile River|Nilgiri Hills|Nineteenth Amendment|Ninth of Ab|Ninth of Av|Niobrara River
Nizhni Novgorod|Nizhnyi Novgorod|Nob Hill|Nonproliferation Center|Norfolk Island|Norman Conquest
North Africa|North America|North American|North American Free Trade Agreement|North Atlantic|North Atlantic Council
North Atlantic Treaty|North Atlantic Treaty Organization|North Borneo|North Carolina|North Cascades National Park|North Caucasus
North Channel|North Dakota|North Dravidian|North Frigid Zone|North Germanic|North Island
North Korea|North Peak|North Platte|North Platte River|North Pole|North Sea
North Star|North Star State|North Temperate Zone|North Vietnam|North Yorkshire|Northeast Brazil
Northern Alliance|Northern Baptist Convention|Northern Cross|Northern Ireland|Northern Khmer|Northern Mariana Islands
Northern Marianas|Northern Rhodesia|Northern Sotho|Northern Territory|Northwest Passage|Northwest Territories
Nouvelle Vague|Nova Lisboa|Nova Zembla|Novaya Zemlya|Nu Gini|Nubian Desert
Nuclear Regulatory Commission|Nullarbor Plain|Nusa Tenggara|Nutmeg State|Nyah Kur|Oahu Island
Oak Leaf Cluster|Ob River|Occupational Safety and Health Administration|Ocean State|October Revolution|Oder River
Office of Inspector General|Office of Intelligence Support|Office of Management and Budget|Office of Naval Intelligence|Office of the Dead|Ohio River
Ohio State University|Okeechobee Waterway|Okefenokee Swamp|Oklahoma City|Old Catholic Church|Old Chinese
Old Church Slavic|Old Church Slavonic|Old Colony|Old Dominion|Old Dominion State|Old English
Old Faithful|Old French|Old Glory|Old High German|Old Ironsides|Old Japanese
Old Line State|Old Mon|Old North French|Old North State|Old South|Old Testament
Olduvai Gorge|Olympian Games|Olympic National Park|Omega Centauri|Online First|Open University
Operation Desert Storm|Oracle of Apollo|Orange Free State|Orange Group|Orange Order|Order of the Purple Heart
Ordnance Survey|Oregon Jargon|Organization of American States|Oriental Studies|Orinoco River|Orkney Islands
Orly Group|Orthodox Catholic Church|Orthodox Judaism|Osage River|Ottoman Empire|Ouachita River
Ouse River|Outer Hebrides|Outer Mongolia|Oval Office|Oxford English Dictionary|Oxford University
Ozark Mountains|Ozark Plateau|Pacific Northwest|Pacific Standard Time|Pacific Time|Pago Pago
Painted Desert|Palace of Versailles|Palau Islands|Palestine Authority|Palestine Islamic Jihad|Palestine Liberation Front
Palestine Liberation Organization|Palestine National Authority|Palestinian Islamic Jihad|Palestinian National Authority|Pall Mall|Palm Beach
Palm Sunday|Palmer Peninsula|Palmetto State|Palo Alto|Pamir Mountains|Pan American Union
Pan Hla|Panama Canal|Panama Canal Zone|Panama City|Pango Pango|Papal States
Papua New|Papua Nu|Para River|Parallel Lives|Parana River|Paris University
Park Avenue|Particular Baptist|Partiya Karkeran Kurdistan|Party of Democratic Kampuchea|Party of God|Paschal Lamb
Passero Cape|Passion Sunday|Passion Week|Pasta Ulam|Patagonian Desert|Patent and Trademark Office Database
Paulo Afonso|Paulo Afonso Falls|Paumotu Archipelago|Pb Pbcollisions|Peace Corps|Peace Garden State
Peace of Westphalia|Peach State|Pearl Harbor|Pearl River|Pecos River|Pee Dee River
Pelican State|Peloponnesian Peninsula|Pennine Chain|Penobscot River|Pentagon Gang|Persian Empire
Pesh Merga|Petersburg Campaign|Petrified Forest National Park|Petronas Towers|Peyrard Bishop|Philippine Creole
Philippine Islands|Pho Karen|Physical Society|Pidgin English|Pidgin Englishes|Pierre Laporte Bridge
Pillars of Hercules|Pine Bluff|Pine Tree State|Ping River|Pisces the Fishes|Pitman Yor
Pittsburgh of the South|Plains Cree|Plata River|Platt National Park|Platte River|Pleasant Island
Plymouth Colony|Plymouth Rock|Pnom Penh|Po River|Pobeda Peak|Pobedy Peak
Poplar Bluff|Poppy Day|Popular Struggle Front|Population Commission|Populist Party|Port Arthur
Port Jackson|Port Louis|Port Moresby|Port Sudan|Port Vila|Port of Spain
Porto Novo|Portuguese Republic|Post Office|Postal Rate Commission|Potomac River|Potsdam Conference
Praetorian Guard|Prairie State|Pre Angkorian|Presbyterian Church|President of the United States|Presidential Directive
Prince Albert|Prince Edward Island|Princess Charlotte|Princess Charlotte Bay|Princeton University|Principality of Andorra
Principality of Liechtenstein|Principality of Monaco|Prix Goncourt|Progressive Party|Prohibition Party|Promised Land
Protestant Church|Protestant Episcopal Church|Proto Chadic|Proto Karen|Proto Oceanic|Proto Tai
Proto Tibetan|Proto Tibeto|Provisional Irish Republican Army|Proxima Centauri|Prudhoe Bay|Puget Sound
Puka Inti|Punta Arenas|Purple Heart|Purus River|Pyramids of Egypt|Pythian Games
Qara Qum|Qassam Brigades|Qatar Peninsula|Qizil Qum|Quadrigesima Sunday|Quebec Bridge
Quebec City|Queen Charlotte Sound|Queen City|Queen Maud Land|Queensboro Bridge|Queensland Aborigines
Quezon City|Quinquagesima Sunday|Quintana Roo|Ram Khamhaeng|Rapid City|Rappahannock River
Rashtriya Swayamsevak Sangh|Real Estate Investment Trust|Real Irish Republican Army|Received Pronunciation|Reconstruction Period|Red Army Faction
Red Brigades|Red Cross|Red Guard|Red Hand Defenders|Red Karen|Red Lahu
Red Notice|Red Planet|Red River|Redwood National Park|Reform Judaism|Reign of Terror
Rejoicing in the Law|Rejoicing of the Law|Religious Society of Friends|Remembrance Day|Remembrance Sunday|Republic of Albania
Republic of Angola|Republic of Armenia|Republic of Austria|Republic of Belarus|Republic of Benin|Republic of Bolivia
Republic of Bosnia and Herzegovina|Republic of Botswana|Republic of Bulgaria|Republic of Burundi|Republic of Cameroon|Republic of Cape Verde
Republic of Chad|Republic of Chile|Republic of China|Republic of Colombia|Republic of Costa Rica|Republic of Croatia
Republic of Cuba|Republic of Cyprus|Republic of Djibouti|Republic of Ecuador|Republic of El Salvador|Republic of Equatorial Guinea
Republic of Estonia|Republic of Fiji|Republic of Finland|Republic of Ghana|Republic of Guatemala|Republic of Guinea
Republic of Haiti|Republic of Honduras|Republic of Hungary|Republic of Iceland|Republic of India|Republic of Indonesia
Republic of Iraq|Republic of Ireland|Republic of Kazakhstan|Republic of Kenya|Republic of Kiribati|Republic of Korea
Republic of Latvia|Republic of Liberia|Republic of Lithuania|Republic of Madagascar|Republic of Malawi|Republic of Maldives
Republic of Mali|Republic of Malta|Republic of Mauritius|Republic of Moldova|Republic of Mozambique|Republic of Namibia
Republic of Nauru|Republic of Nicaragua|Republic of Niger|Republic of Palau|Republic of Panama|Republic of Paraguay
Republic of Peru|Republic of Poland|Republic of San Marino|Republic of Senegal|Republic of Seychelles|Republic of Sierra Leone
Republic of Singapore|Republic of Slovenia|Republic of South Africa|Republic of Suriname|Republic of Tajikistan|Republic of The Gambia
Republic of Trinidad and Tobago|Republic of Tunisia|Republic of Turkey|Republic of Uganda|Republic of Uzbekistan|Republic of Vanuatu
Republic of Venezuela|Republic of Yemen|Republic of Zambia|Republic of Zimbabwe|Republic of the Congo|Republic of the Marshall Islands
Republic of the Philippines|Republic of the Sudan|Republican Guard|Republican Party|Republican River|Reserve Officers Training Corps
Resurrection of Christ|Revised Standard Version|Revolutionary Armed Forces of Colombia|Revolutionary Justice Organization|Revolutionary Organization of Socialist Muslims|Revolutionary Proletarian Army
Revolutionary Proletarian Initiative Nuclei|Revolutionary Proletarian Nucleus|Revolutionary United Front|Rhine River|Rhode Island|Rhodope Mountains
Rhone River|Right Bank|Rigil Kent|Rio Bravo|Rio Grande|Rio Negro
Riot Act|River Acheron|River Adige|River Aire|River Arno|River Avon
River Cam|River Cocytus|River Delta|River Kasai|River Lethe|River Murray
River Severn|River Styx|River Thames|River Trent|River Tyne|Rock Island
Rock Springs|Rock of Gibraltar|Rocky Mountain|Rocky Mountain National Park|Rocky Mountains|Rogation Day
Roman Catholic Church|Roman Church|Roman Empire|Roman Legion|Roman Republic|Romantic Movement
Rosetta Stone|Rosh Chodesh|Rosh Hashana|Rosh Hashanah|Rosh Hashona|Rosh Hashonah
Rosh Hodesh|Rotary Club|Rotary International|Roy Gwyther|Royal Academy|Royal Academy of Arts
Royal Air Force|Royal Canadian Mounted Police|Royal National Eisteddfod|Royal Society|Ruhr River|Ruhr Valley
Russian Federation|Russian Orthodox Church|Russian Revolution|Russian River|Russian Soviet Federated Socialist Republic|Rwandese Republic
Ryukyu Islands|Saale River|Sabine River|Sacramento Mountains|Sacramento River|Sacred College
Sacred College of Cardinals|Sagebrush State|Sagittarius the Archer|Sahara Desert|Saint Augustine|Saint Christopher
Saint Cloud|Saint Eustatius|Saint Francis|Saint Francis River|Saint John|Saint John River
Saint Johns|Saint Johns River|Saint Joseph|Saint Kitts|Saint Kitts and Nevis|Saint Lawrence
Saint Lawrence River|Saint Lawrence Seaway|Saint Louis|Saint Lucia|Saint Maarten|Saint Martin
Saint Paul|Saint Petersburg|Saint Vincent|Saint Vincent and the Grenadines|Saints Peter and Paul|Salafist Group
Salmon River|Salt Lake City|Salvation Army|Sambre River|Samoan Islands|San Andreas Fault
San Bernardino|San Fernando Valley|San Francisco|San Joaquin River|San Joaquin Valley|San Juan Hill
San Juan Mountains|San Luis Potosi|San Mateo|San Miguel|San Pedro Sula|Sandwich Islands
Santa Barbara|Santa Fe Trail|Santo Domingo|Sao Goncalo|Sao Tiago Island|Saone River
Saran Wrap|Saratoga Springs|Sault Sainte Marie|Savannah River|Sayan Mountains|Sayeret Matkal
Scandinavian Peninsula|Scheldt River|Science Foundation|Scilly Islands|Scorpio the Scorpion|Scotland Yard
Scottish Lallans|Sea of Azof|Sea of Azoff|Sea of Marmora|Seanad Eireann|Sears Tower
Second Advent|Second Adventism|Second Coming|Second Coming of Christ|Second Council of Constantinople|Second Council of Lyons
Second Council of Nicaea|Second Crusade|Second Empire|Second Epistel of John|Second Epistle of Peter|Second Epistle to the Corinthians
Second Epistle to the Thessalonians|Second Lateran Council|Second Reich|Second Vatican Council|Second World War|Secret Intelligence Service
Secret Service|Secretary of Agriculture|Secretary of Commerce|Secretary of Commerce and Labor|Secretary of Defense|Secretary of Education
Secretary of Energy|Secretary of Labor|Secretary of State|Secretary of Transportation|Secretary of Veterans Affairs|Secretary of War
Secretary of the Interior|Secretary of the Navy|Secretary of the Treasury|Section Eight|Securities and Exchange Commission|Security Council
Security Intelligence Review Committee|Security Service|Segway Human Transporter|Seine River|Selective Service|Selective Service System
Selkirk Mountains|Sendero Luminoso|Seneca Lake|Sepoy Mutiny|Septuagesima Sunday|Sequoia National Park
Serengeti National Park|Serengeti Plain|Sermon on the Mount|Sete Quedas|Seven Hills of Rome|Seven Wonders of the World
Seventh Avenue|Seventh Crusade|Severn River|Seward Peninsula|Seyhan River|Shari River
Shenandoah National Park|Shenandoah River|Shenandoah Valley|Sherwood Forest|Shetland Islands|Shiah Islam
Shield of David|Shimchath Torah|Shin Bet|Shining Path|Show Me State|Shuha Shinto
Sicilian Mafia|Siege Perilous|Sierra Madre Occidental|Sierra Madre Oriental|Sierra Nevada Mountains|Silicon Valley
Silk Road|Silver City|Silver Star|Silver Star Medal|Silver State|Simchas Torah
Simchat Torah|Simhat Torah|Simhath Torah|Simpson Desert|Sinai Peninsula|Singapore Island
Sioux City|Sioux Falls|Sistine Chapel|Six Nations|Sixteen Personality Factor Questionnaire|Sixth Crusade
Skagens Odde|Slovak Republic|Sluzhba Vneshney Razvedki|Small Business Administration|Small Magellanic Cloud|Snake River
Social Democratic Party|Social Development Commission|Social Security Administration|Socialist Labor Party|Socialist Party|Socialist Republic of Vietnam
Society Islands|Society of Friends|Society of Jesus|Sol Rojo|Soldiers of God|Solemnity of Mary
Solomon Islands|Solway Firth|Somme River|Song of Solomon|Song of Songs|Sonoran Desert
Sooner State|South Africa|South Africans|South America|South American|South Asia
South Asian|South Atlantic|South Australia|South Australian|South Bend|South Carolina
South Caucasian|South Caucasus|South China|South Dakota|South Dravidian|South East Asia
South East Asian|South Frigid Zone|South Island|South Korea|South Platte|South Platte River
South Pole|South Sea|South Sea Islands|South Slavic|South Temperate Zone|South Vietnam
South Wales|South West Africa|South Yorkshire|South of Houston|Southeast Asia|Southeast Asian
Southern Baptist Convention|Southern Cross|Southern Tai|Southern Thai|Southern Triangle|Southport Church
Southwest China|Soviet Socialist Republic|Soviet Union|Space Needle|Spanish Armada|Spanish Civil War
Sparrow Unit|Special Air Service|Special Branch|Special Forces|Special Olympics|Spice Islands
St Mihiel|Stalin Peak|Stamp Act|Stanford University|Stanley Steamer|Star Chamber
Star of David|Stars and Bars|Stars and Stripes|State Department|State of Bahrain|State of Eritrea
State of Israel|State of Katar|State of Kuwait|State of Qatar|State of the Vatican City|Staten Island
States General|Station of the Cross|Stations of the Cross|Statistical Commission|Statue of Liberty|Stony Tunguska
Storm Troops|Strait Creole|Strait Islander|Strait Islanders|Strait of Calais|Strait of Dover
Strait of Georgia|Strait of Gibraltar|Strait of Hormuz|Strait of Magellan|Strait of Malacca|Strait of Messina
Strait of Ormuz|Strategic Arms Limitation Talks|Su Schrieffer|Sublime Porte|Suez Canal|Sultanate of Oman
Sun City|Sun River|Sun Valley|Sunda Islands|Sunflower State|Sunshine State
Supporters of Islam|Supreme Allied Commander Atlantic|Supreme Allied Commander Europe|Supreme Court|Supreme Headquarters Allied Powers Europe|Supreme Truth
Surinam River|Suriname River|Susquehanna River|Sussex University|Swift Hohenberg|Swiss Confederation
Sydney Harbor Bridge|Synoptic Gospels|Syrian Arab Republic|Syrian Desert|Tacoma Narrows Bridge|Taconic Mountains
Tagus River|Tai Long|Tai Lue|Tai Nuea|Tai Yuan|Taimyr Peninsula
Taklamakan Desert|Taklimakan Desert|Tallapoosa River|Tamil Eelam|Tamil Tigers|Tammany Hall
Tammany Society|Tanzimul Fuqra|Tappan Zee Bridge|Tar Heel State|Taurus the Bull|Taylor Green
Taymyr Peninsula|Te Deum|Te Reo|Teamsters Union|Teapot Dome|Technology Administration
Temperate Zone|Temple of Apollo|Temple of Artemis|Temple of Jerusalem|Temple of Solomon|Ten Commandments
Tennant Creek|Tennessee River|Terre Adelie|Territorial Army|Teton Range|Teutoburger Wald
Texas Independence Day|Thames River|Thanksgiving Day|Thar Desert|The Christmas|The Easter
The Gadarene|The Great Charter|The Holy See|The Kandelaar|Theodore Roosevelt Memorial National Park|Third Council of Constantinople
Third Crusade|Third Epistel of John|Third Lateran Council|Third Reich|Thousand and One Nights|Thunder Bay
Tibetan Plateau|Tien Shan|Tigris River|Times Square|Tin Pan Alley|Tirich Mir
Toba Batak|Tocantins River|Togolese Republic|Tok Pisin|Tom Dutton|Tombigbee River
Torres Strait|Torres Strait Island|Torrid Zone|Tower of London|Tower of Pharos|Trafalgar Square
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
Upper Cretaceous|Upper Egypt|Upper Paleolithic|Upper Peninsula|Upper Tunguska|Upper Volta
Ural Mountains|Urim and Thummim|Ursa Major|Ursa Minor|Urubupunga Falls|Uruguay River
Valentine Day|Vancouver Island|Vanguards of Conquest|Vanua Levu|Vatican City|Vatican Council
Vatican Palace|Verrazano Narrows|Very Reverend|Veterans Day|Veterans of Foreign Wars|Vetluga River
Victoria Cross|Victoria Falls|Victoria Land|Victoria Nyanza|Victory Day|Villa Hermosa
Virgin Birth|Virgin Islands|Virgin Islands National Park|Virginia Beach|Virgo the Virgin|Visayan Islands
Vistula River|Volcano Islands|Volga River|Volkhov River|Volunteer State|Voyageurs National Park
Vulgar Latin|Wabash River|Wagga Wagga|Wailing Wall|Wake Island|Wall Street
Walla Walla|Walpurgis Night|Walt Disney World|Walt Whitman Bridge|War Department|War Secretary
War of American Independence|War of Greek Independence|War of the Austrian Succession|War of the Grand Alliance|War of the Roses|War of the Spanish Succession
Wars of the Roses|Washington Monument|Water Bearer|Ways and Means Committee|Web Map Server|Web Map Service
Weeks Chandler|Weimar Republic|Weser River|Wesleyan Methodist Church|West African|West African Pidgin
West Bengal|West Berlin|West Chadic|West Country|West End|West Germanic
West Germany|West Greenlandic|West Indies|West Kimberley|West Malaysia|West Midland
West Pakistan|West Palm Beach|West Point|West Saxon|West Sussex|West Tocharian
West Virginia|West Yorkshire|Western Australian|Western Balkans|Western Church|Western Desert
Western Empire|Western Germany|Western Ghats|Western Islands|Western Isles|Western Roman Empire
Western Sahara|Western Samoa|Westminster Abbey|Wheeler Peak|When Andy|Whig Party
White Hmong|White House|White Nile|White River|White Russia|White Russian
White Sea|White Tai|Whitsun Monday|Whitsun Tuesday|Wichita Falls|Wiffle Ball
Wild West|Wild West Show|Wilderness Campaign|Wilkes Land|Willamette River|Winchester College
Wind Cave National Park|Windward Islands|Windward Isles|Windward Passage|Windy City|Winter Olympic Games
Winter Olympics|Wisconsin River|Wisdom of Solomon|Wolverine State|Wooden Horse|World Bank
World Council of Churches|World Court|World Cup|World Meteorological Organization|World Tamil Association|World Tamil Movement
World Trade Organization|Xinjiang Uighur Autonomous Region|Xishuangbanna Dai|Xióng Fāngyán|Xióngś Fāngyán|Yale University
Yalta Conference|Yalu River|Yang Baxter|Yang Lee|Yang Mills|Yangtze Kiang
Yangtze River|Yazoo River|Yellow River|Yellow River Delta|Yellow Sea|Yellowstone National Park
Yellowstone River|Yenisei River|Yenisey River|Yolngu Matha|Yongning Na|York City
York Peninsula|Yosemite Falls|Yosemite National Park|Yukon River|Yukon Territory|Yukon Time
Zaire River|Ziegfeld Follies|Zion National Park|Zuider Zee|the Great Calamity|the Great Hunger
the Great Starvation|the Irish Famine
`;
