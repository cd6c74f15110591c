/** Names written as facts: acts, offices, reports, media, firms and public persons; of several words first, then of one. */
export const STATE = `
ABC World News Tonight|AI Act|Aarhus Convention|Aboriginal and Torres Strait Islander Commission|Abortion Act|Abraham Accords
Abu Ghraib|Access to Environmental Information Directive|Access to Information Act|Accident Compensation Corporation
Accrington Stanley|Acheson-Lilienthal Report|Action Aid|Acts of Union|Adam Walsh Act|Adam Walsh Child Protection and Safety Act
Adaptation Gap Report|Adequate Minimum Wages Directive|Administrative Procedure Act|Advanced Research Projects Agency-Energy
Advertising Standards Authority|Africa Cup of Nations|African Charter on Human and Peoples’ Rights
African Commission on Human and Peoples’ Rights|African Court on Human and Peoples’ Rights|African Economic Outlook
African Group of Negotiators|Aga Khan Development Network|Aga Khan Foundation|Agence France-Presse
Agency for International Development|Agency for Toxic Substances and Disease Registry
Agency for the Cooperation of Energy Regulators|Agreement on Trade-Related Aspects of Intellectual Property
Agricultural Conservation Easement Program|Agricultural Marketing Service|Air India|Al Ahram|Al Arabiya|Al Hayat|Al Jazeera
Al Jazeera English|Al Qaeda|Al-Skeini v. United Kingdom|Alan Dershowitz|Alaska National Interest Lands Conservation Act
Alastair Campbell|Albie Sachs|Aldo Moro|Alex Salmond|Alexandria Ocasio-Cortez|Alexei Navalny|Alger Hiss|Alice v. CLS Bank
Alien Enemies Act|Alien Registration Act|Alien Tort Claims Act|Alien Tort Statute|Alien and Sedition Acts|Aliens Act|All Blacks
Allen & Unwin|Ally McBeal|Alternative Investment Fund Managers Directive|Amber Alert|Ambient Air Quality Directive
America Invents Act|American Apparel|American Bar Foundation|American Broadcasting Companies v. Aereo
American Broadcasting Company|American Clean Power Association|American Committee on Africa|American Convention on Human Rights
American Council for an Energy-Efficient Economy|American Electric Power|American Equal Rights Association
American Federation of Government Employees|American Film Institute|American Gas Association|American Immigration Council
American Israel Public Affairs Committee|American Jewish Joint Distribution Committee|American Law Institute|American League
American Mercury|American Missionary Association|American Music Awards|American Newspaper Publishers Association
American Opportunity Accounts Act|American Petroleum Institute|American Presidency Project|American Prospect|American Public Media
American Public Power Association|American Relief Administration|American Society of Newspaper Editors|American Spectator
American Wind Energy Association|American Woman Suffrage Association|Americans for Prosperity|Americans for Tax Reform
America’s Cup|Amsterdam Treaty|Amy Coney Barrett|Angela Merkel|Anglia Television|Anglo-Iranian Oil Company
Anglo-Persian Oil Company|Angola Prison|Animal Welfare Act|Animal and Plant Health Inspection Service|Anita Hill|Anna Lindh
Annan Report|Annual Energy Outlook|Ansari X Prize|Anthony Blunt|Anti-Ballistic Missile Treaty|Anti-Counterfeiting Trade Agreement
Anti-Drug Abuse Act|Anti-Money Laundering Directive|Anti-Saloon League|Anti-Tax Avoidance Directive
Anti-Terrorism, Crime and Security Act|Anti-Trafficking Directive|Antiterrorism and Effective Death Penalty Act|Antonin Scalia
Antony Anghie|Antony Blinken|António Guterres|Appalachian Regional Commission|Appalachian Trail|Apple Daily|Apple Inc.
Arab Human Development Report|Arab Peace Initiative|Arctic Council|Arctic Monkeys|Arizona Diamondbacks|Arizona Republic
Armed Forces (Special Powers) Act|Arms Trade Treaty|Arts Council England|Arts Council of Great Britain|Arts Council of Wales
Arusha Declaration|Asahi Shimbun|Assata Shakur|Associated Press|Associated Press Stylebook|Associated Press v. United States
Aston Villa|Asylum Procedures Directive|Athens Charter|Atlanta Braves|Atlanta Constitution|Atlanta Falcons|Atlanta Hawks
Atlanta Journal-Constitution|Atlantic Charter|Atomic Energy Authority|Attica Prison|Audiovisual Media Services Directive
Augusto Pinochet|Aung San Suu Kyi|Australia Institute|Australian Broadcasting Corporation
Australian Communications and Media Authority|Australian Competition and Consumer Commission|Australian Electoral Commission
Australian Energy Market Commission|Australian Energy Market Operator|Australian Energy Regulator|Australian Financial Review
Australian Football League|Australian Human Rights Commission|Australian Institute of Criminology
Australian Institute of Family Studies|Australian Law Reform Commission|Australian Public Service Commission
Australian Renewable Energy Agency|Australian Securities and Investments Commission|Australian Security Intelligence Organisation
Australian Strategic Policy Institute|Australian Taxation Office|Australian Women’s Weekly|Axios Pro|BBC World Service|BC Hydro
Baader-Meinhof Group|Baby P|Bad Bunny|Bali Action Plan|Bali Road Map|Ballot Act|Baltimore Orioles|Baltimore Ravens|Baltimore Sun
Bandung Declaration|Bangkok Post|Bank Recovery and Resolution Directive|Barbara Castle|Barcelona Declaration|Barcelona Traction
Barents Euro-Arctic Council|Barker Review|Barney Frank|Basel Convention|Basic Law for the Federal Republic of Germany
Bath & Body Works|Bathing Water Directive|Battersea Power Station|Bayern Munich|Bayreuth Festival|Beach Boys|Beacon Press
Beastie Boys|Beeching Report|Beijing Declaration|Benazir Bhutto|Benjamin Netanyahu|Berger Inquiry|Berlin Declaration
Berlin International Film Festival|Bernadette Devlin|Better Homes & Gardens|Better Homes and Gardens|Big Brother Watch|Big Local
Big Lottery Fund|Big Ten|Bill McKibben|Bill O’Reilly|Billie Jean King|Bilski v. Kappos|Biocidal Products Regulation
Biological and Toxin Weapons Convention|Biotech Directive|Biotechnology Directive|Bipartisan Infrastructure Law
Bipartisan Policy Center|Bipartisan Safer Communities Act|Birmingham Six|Black Codes|Black Entertainment Television
Black Eyed Peas|Black Sabbath|Black Sparrow Press|Bland v. Airedale|Block Island Wind Farm|Bloody Sunday Inquiry
Bloomberg Businessweek|Bloomberg Green|Bloomberg Law|Bloomberg News|Bloomberg Philanthropies|Blue Card Directive|Blue Labour
BoJack Horseman|Board of Agriculture|Board of Deputies of British Jews|Bob Hawke|Bob Marley|Bob Woodward|Bobbs-Merrill Company
Bobby Moore|Bobby Sands|Bobby Seale|Boca Juniors|Bohemian Grove|Bolam v. Friern Hospital|Boland Amendment|Bolkestein Directive
Bolton Wanderers|Bonneville Power Administration|Bonus Army|Borussia Dortmund|Bosnia v. Serbia|Bostock v. Clayton County
Boston Bruins|Boston Herald|Boston Marathon|Boston Red Sox|Boston Review|Boumediene v. Bush|Boundary Commission for England
Boundary Dam|Boundary Waters Treaty|Bowers v. Hardwick|Boys’ Brigade|Brady Bill|Brady Handgun Violence Prevention Act
Brandenburg v. Ohio|Brennan Center for Justice|Brent Spar|Breonna Taylor|Brett Kavanaugh|Bretton Hall|Bretton Woods Project
Bribery Act|Brill Nijhoff|Bristol City Council|Brit Awards|Britain Stronger in Europe|British Academy Film Awards
British Board of Film Censors|British Board of Film Classification|British Columbia Court of Appeal
British Columbia Utilities Commission|British Legion|British Mandate for Palestine|British Museum Act|British Nationality Act
British Nuclear Fuels|British Standards Institution|British Telecommunications Act|British Transport Commission
British Transport Police|British Vogue|Broadcasting Act|Brooklyn Dodgers|Brooklyn Nets|Browne Report|Bruno Kreisky Forum
Brussels Convention|Brussels Regulation|Buchanan Report|Budapest Convention|Budapest Memorandum|Buffalo Bills
Bulletin of the Atomic Scientists|Bureau of Alcohol, Tobacco, Firearms and Explosives|Bureau of Biological Survey
Bureau of Investigation|Bureau of Investigative Journalism|Bureau of Mines|Bureau of Ocean Energy Management|Bureau of Prisons
Bureau of Refugees, Freedmen, and Abandoned Lands|Bureau of Safety and Environmental Enforcement|Burger Court|Burning Man
Burra Charter|Burwell v. Hobby Lobby|Business Insider|Business Week|Butler Review|BuzzFeed News|Byline Times|CBS Evening News
Cabinet Office|Cadbury Code|Cairncross Review|Cairo Programme of Action|Calder Hall|Calgary Flames|Calgary Herald|Calgary Stampede
California Air Resources Board|California Coastal Act|California Coastal Commission|California Energy Commission
California Environmental Quality Act|California Global Warming Solutions Act|California Independent System Operator
California Public Utilities Commission|California Solar Initiative|Calvo Doctrine|Campaign for Homosexual Equality
Campaign for Nuclear Disarmament|Campaign for Real Ale|Campaign to Protect Rural England|Campbell v. Acuff-Rose|Campus SaVE Act
Canada Border Services Agency|Canada Council for the Arts|Canada Energy Regulator|Canada Evidence Act|Canada Health Infoway
Canada Post|Canada Reads|Canada Research Chairs|Canada Vigilance|Canada West Foundation|Canadian Bill of Rights
Canadian Broadcasting Corporation|Canadian Environmental Assessment Act|Canadian Environmental Protection Act
Canadian Food Inspection Agency|Canadian Human Rights Act|Canadian Human Rights Commission|Canadian Human Rights Tribunal
Canadian International Development Agency|Canadian Multiculturalism Act|Canadian National Railway
Canadian Nuclear Safety Commission|Canadian Pacific Railway|Canadian Radio-television and Telecommunications Commission
Canadian Tire|Canary Media|Cancun Agreements|Cannabis Act|Caparo v. Dickman|Cape Wind|Capital One|Capital Requirements Directive
Capital Requirements Regulation|Carbolic Smoke Ball|Carbon Brief|Carbon Pollution Reduction Scheme|Carbon Tracker
Carbon Tracker Initiative|Carbon Trust|Cardi B|Care Act|Care Standards Act|Caribbean Basin Initiative|Caribbean Court of Justice
Carla Del Ponte|Carlill v. Carbolic Smoke Ball Company|Carnegie Commission on Educational Television|Carolene Products
Carolina Panthers|Carter Doctrine|Cartoon Network|Casey Review|Cass Sunstein|Cassis de Dijon|Caster Semenya|Catharine MacKinnon
Center for Biological Diversity|Center for Climate and Energy Solutions|Center for Constitutional Rights
Center for Investigative Reporting|Center for Reproductive Rights|Center for Science in the Public Interest
Center for Security Policy|Center for a New American Security|Central Bureau of Investigation|Central Criminal Court
Central Electricity Authority|Central Electricity Board|Central Electricity Generating Board|Central European University
Central Park Five|Central Pollution Control Board|Centre for Cities|Centre for International Governance Innovation
Centre for Policy Research|Centre for Science and Environment|Century Magazine|Champions League|Chancery Lane|Change UK
Channel 4 News|Channel Four|Charity Commission for England and Wales|Charlemagne Prize|Charles de Gaulle|Charlie Hebdo
Charlotte Hornets|Charlotte Observer|Charlottetown Accord|Charter of Fundamental Rights
Charter of Fundamental Rights of the European Union|Charter of Rights and Freedoms|Charter of the French Language
Charter of the United Nations|Che Guevara|Cheltenham Literature Festival|Chequers Plan|Chernobyl Forum|Cherokee Nation v. Georgia
Chesapeake Bay Foundation|Chesapeake Bay Program|Chevron v. Natural Resources Defense Council|Chicago Bears|Chicago Bulls
Chicago Climate Exchange|Chicago Cubs|Chicago Daily News|Chicago Seven|Chicago Sun-Times|Chicago White Sox|Chilcot Report
Children Act|Children and Families Act|Children’s Bureau|Children’s Defense Fund|Children’s Television Workshop
China Central Television|China Daily|China Dialogue|Christian Aid|Christian Broadcasting Network|Christian Century
Christian Science Monitor|Christopher Commission|Chronicle of Philanthropy|Chuck Schumer|Church Committee|Churchill Falls
Cincinnati Reds|Cinematograph Act|Citizens Advice|Citizens Advice Bureau|Citizens Climate Lobby|Citizens UK|Citizens United v. FEC
Citizenship Amendment Act|Citizenship and Immigration Services|Citizens’ Council for Health Freedom|Citizens’ Rights Directive
Civil Liberties Act|Civil Partnership Act|Civil Rights Commission|Clare’s Law|Clarity Act|Clause Four|Clean Air Act Amendments
Clean Air Interstate Rule|Clean Air Markets Division|Clean Air Task Force|Clean Cooking Alliance|Clean Energy Finance Corporation
Clean Energy Ministerial|Clean Energy Regulator|Clean India Mission|Clean Power Plan|Clean Water Rule
Clean Water State Revolving Fund|Clear Channel Communications|Cleveland Browns|Cleveland Cavaliers|Cleveland Guardians
Cleveland Plain Dealer|Climate Action Network|Climate Action Tracker|Climate Bonds Initiative|Climate Central|Climate Change Act
Climate Change Authority|Climate Change Committee|Climate Home News|Climate Investment Funds|Climate Justice Alliance
Climate Leadership and Community Protection Act|Climate Policy Initiative|Climate and Clean Air Coalition|Climbié Inquiry
Clinical Trials Directive|Clinton Foundation|Coal India|Coastal Barrier Resources Act|Coastal Zone Management Act
Code of Federal Regulations|Codex Alimentarius|Codex Alimentarius Commission|Colin Kaepernick|Collier’s Weekly
Colonial Development Corporation|Colonial Development and Welfare Act|Colonial Film Unit|Colorado River Compact
Columbia Broadcasting System|Columbia Journalism Review|Columbia Pictures|Columbia Records|Columbia River Treaty
Columbia Spectator|Comedy Central|Commission for Africa|Commission for Racial Equality|Commission on Civil Rights
Commission on Global Governance|Commission on Presidential Debates|Commission on Race and Ethnic Disparities
Commission on Social Determinants of Health|Commission on the Status of Women|Committee on Climate Change
Committee to Protect Journalists|Common European Asylum System|Common Security and Defence Policy|Common Sense Media
Commonwealth Immigrants Act|Commonwealth v. Tasmania|Communications Act|Companies Act 2006|Competition Act
Competition Appeal Tribunal|Competition Bureau|Competition Commission of India|Competition and Markets Authority
Competitive Enterprise Institute|Comprehensive Environmental Response, Compensation, and Liability Act
Comprehensive Test Ban Treaty|Comstock Act|Con Edison|Condoleezza Rice|Condé Nast|Congested Districts Board
Congress for Cultural Freedom|Congressional Black Caucus|Congressional Quarterly|Congressional Quarterly Weekly Report
Congressional Review Act|Conrad Black|Conservation Stewardship Program|Consolidated Edison|Constitution Society|Constitution Unit
Constitutional Court of Colombia|Constitutional Court of South Africa|Constitutional Reform Act|Consumer Credit Directive
Consumer Product Safety Improvement Act|Consumer Rights Directive|Consumer Sales Directive|Control of Pollution Act
Convention against Corruption|Convention against Torture|Convention against Transnational Organized Crime
Convention on Cluster Munitions|Convention on International Trade in Endangered Species
Convention on Long-Range Transboundary Air Pollution|Convention on Migratory Species|Convention on Nuclear Safety
Convention on the Future of Europe|Convention on the Law of the Sea|Convention to Combat Desertification|Cook Political Report
Cooperative Extension Service|Copa América|Copa Libertadores|Copenhagen Accord|Copyright Clearance Center
Copyright Designs and Patents Act|Copyright Directive|Copyright Office|Copyright Term Extension Act|Cordell Hull
Coretta Scott King|Coretta Scott King Award|Corfu Channel|Corporate Sustainability Due Diligence Directive
Corporate Sustainability Reporting Directive|Corporate Transparency Act|Corriere della Sera|Corston Report|Cory Booker
Costa v ENEL|Cotton Bowl|Council of Australian Governments|Council of State Governments|Council on Environmental Quality
Counter-Terrorism and Security Act|Countryside and Rights of Way Act|Court of Appeals for the Federal Circuit
Court of Arbitration for Sport|Court of Auditors|Court of Claims|Court of Exchequer|Court of Federal Claims
Court of International Trade|Court of Justice of the European Union|Court of Protection|Court of Session|Creative Europe
Crichel Down|Crime and Courts Act|Criminal Cases Review Commission|Criminal Justice Act|Criminal Justice and Public Order Act
Cripps Mission|Cross-Border Healthcare Directive|Cross-State Air Pollution Rule|Crown Act|Crown Court|Crown Dependencies
Crown Estate|Crystal Palace Exhibition|Custody of Infants Act|Customs and Border Protection|Dag Hammarskjöld|Daily Caller
Daily Chronicle|Daily Express|Daily Herald|Daily Kos|Daily Maverick|Daily Nation|Daily Sketch|Daily Star|Daily Trust|Daily Wire
Daimler v. Bauman|Dakota Access Pipeline|Dallas Cowboys|Dallas Morning News|Dan Quayle|Dangerous Dogs Act|Dangerous Drugs Act
Daniel Ellsberg|Danube Commission|Darzi Review|Data Act|Data Protection Act|Data Protection Directive|Data Retention Directive
Database Directive|Daubert v. Merrell Dow|David Beckham|David Ben-Gurion|David Miliband|David Souter|David Trimble|Davies Review
Davis Cup|Davos Manifesto|Dayton Peace Accords|Dean Acheson|Deccan Chronicle|Deccan Herald|Declaration of the Rights of the Child
Declaration on the Rights of Indigenous Peoples|Declaratory Act|Defamation Act|Defense Nuclear Facilities Safety Board
Defense Production Act|Delaware River Basin Commission|Delgamuukw v. British Columbia|Demos Helsinki|Denis Healey|Denver Post
Department for Business, Energy and Industrial Strategy|Department for Culture, Media and Sport
Department for Environment, Food and Rural Affairs|Department for Exiting the European Union|Department for Transport
Department of Energy and Climate Change|Department of Fisheries and Oceans|Department of Foreign Affairs and Trade
Department of Government Efficiency|Department of Health and Social Care|Department of Home Affairs|Department of Indian Affairs
Department of Indian and Northern Affairs|Department of Native Affairs|Department of Scientific and Industrial Research
Department of Social Security|Deposit Guarantee Schemes Directive|Der Spiegel|Derrick Bell|Des Moines Register|Deseret News
Desert Land Act|Desertec Industrial Initiative|Detroit Free Press|Detroit Lions|Detroit Tigers|Deutsche Bahn|Deutsche Welle
Devil’s Island|Devlin Report|Diablo Canyon|Diamond v. Chakrabarty|Dickey Amendment|Die Welt|Dies Committee
Dietary Guidelines for Americans|Dietary Supplement Health and Education Act|Digital Economy and Society Index|Digital News Report
Digital Operational Resilience Act|Digital Rights Ireland|Digital Single Market Directive|Dilma Rousseff|Dilnot Commission
Discovery Channel|Disney Channel|Displaced Persons Act|District of Columbia v. Heller|Docklands Light Railway|Doctors’ Trial
Dodd-Frank Wall Street Reform|Doha Amendment|Dollar General|Dominion Energy|Dominions Office|Domino’s Pizza|Donald Maclean
Donald Tusk|Donoghue v. Stevenson|Doomsday Clock|Doug Ford|Dow Chemical|Downing Street Declaration|Dr Pepper|Drago Doctrine
Drax Power Station|Dred Scott v. Sandford|Drew Days|Drinking Water Directive|Driver and Vehicle Licensing Agency
Driver and Vehicle Standards Agency|Dublin Convention|Dublin Regulation|Ducks Unlimited|Dudgeon v. United Kingdom|Duke Energy
Duke Power|Dumbarton Oaks|Dumbarton Oaks Conference|Dunkin’ Donuts|Durban Declaration|Dáil Éireann|EU Artificial Intelligence Act
EU Birds and Habitats Directives|EU Deforestation Regulation|EU Observer|EU Taxonomy Regulation|EU Timber Regulation|Earth Charter
Earth Day|Earth Liberation Front|Earthshot Prize|East African Court of Justice|Eastern Partnership|Eastern State Penitentiary
Ecodesign Directive|Ed Miliband|Eddie Mabo|Edinburgh Festival|Edinburgh Festival Fringe|Edinburgh Fringe|Edison Electric Institute
Edison International|Edmonton Journal|Edmonton Oilers|Education Trust|Edward Coke|Edwards v. Canada|Eisenstadt v. Baird|El Mundo
El País|Eleanor Rathbone|Election Assistance Commission|Election Commission of India|Elections Canada|Electoral Commission
Electoral Count Act|Electoral Reform Society|Electric Power Annual|Electric Power Monthly|Electric Power Research Institute
Electric Reliability Council of Texas|Electricity Act|Electricity Generating Authority of Thailand|Electricity Supply Board
Electronic Communications Privacy Act|Electronic Intifada|Elementary Education Act|Elena Kagan|Eleventh Circuit|Elizabeth Fry
Elmira Reformatory|Ember Climate|Emergencies Act|Emergency Planning and Community Right-to-Know Act|Emissions Gap Report
Emissions Reduction Fund|Emmanuel Macron|Emmett Till|Emmett Till Antilynching Act|Emmy Award|Emmy Awards
Employer Sanctions Directive|Employment Division v. Smith|Employment Equality Directive|Encumbered Estates Act
Endrew F. v. Douglas County|Energy Charter Treaty|Energy East|Energy Efficiency Directive|Energy Independence and Security Act
Energy Information Administration|Energy Performance of Buildings Directive|Energy Policy Act|Energy Policy and Conservation Act
Energy Reorganization Act|Energy Taxation Directive|Energy Union|Enforcement Directive|Engineers Without Borders
English Bill of Rights|English Housing Survey|English Index of Multiple Deprivation|English Premier League|Entick v. Carrington
Environment Act|Environment Agency|Environment Protection and Biodiversity Conservation Act|Environment and Climate Change Canada
Environmental Defense Fund|Environmental Impact Assessment Directive|Environmental Liability Directive
Environmental Protection Act|Epsom Derby|Equal Justice Initiative|Equal Opportunities Commission|Equal Treatment Directive
Eric Garner|Erie Railroad v. Tompkins|Erin Brockovich|Espionage Act|Espoo Convention|Ethics in Government Act|Europa League
European Accessibility Act|European Anti-Fraud Office|European Asylum Support Office|European Aviation Safety Agency
European Battery Alliance|European Border and Coast Guard Agency|European Broadcasting Union|European Capital of Culture
European Charter for Regional or Minority Languages|European Chemicals Agency|European Climate Foundation
European Commission for Democracy through Law|European Committee for Standardization
European Committee for the Prevention of Torture|European Committee of the Regions|European Communities Act
European Consensus on Development|European Court Reports|European Cultural Convention|European Data Protection Board
European Data Protection Supervisor|European Defence Agency|European Defence Fund|European Development Fund
European Economic and Social Committee|European Environment Agency|European External Action Service|European Film Award
European Food Safety Authority|European Health Data Space|European Heritage Label|European Innovation Council
European Institute for Gender Equality|European Institute of Innovation and Technology|European Landscape Convention
European Language Portfolio|European Maritime Safety Agency|European Maritime and Fisheries Fund|European Media Freedom Act
European Patent Convention|European Patent Office|European Patent Organisation|European Peace Facility
European Public Prosecutor’s Office|European Raw Materials Alliance|European Solidarity Corps|European Union (Withdrawal) Act
European Union Agency for Asylum|European Union Agency for Fundamental Rights|European Voluntary Service|European Youth Forum
European Youth Parliament|Eva Perón|Evo Morales|Extraordinary Chambers in the Courts of Cambodia|Faber & Faber
Fair Debt Collection Practices Act|Fair Sentencing Act|Fair Use Week|Falsified Medicines Directive|Family Research Council
Family Reunification Directive|Farm Bureau|Farm Service Agency|Faro Convention|Farrar, Straus and Giroux|Fatou Bensouda
Federal Acquisition Regulation|Federal Advisory Committee Act|Federal Aid Highway Act|Federal Bureau of Narcotics|Federal Circuit
Federal Court of Appeal|Federal Court of Australia|Federal Highway Administration
Federal Insecticide, Fungicide, and Rodenticide Act|Federal Judicial Center|Federal Land Policy and Management Act
Federal Maritime Commission|Federal Motor Carrier Safety Administration|Federal Music Project|Federal Power Act
Federal Power Commission|Federal Radio Commission|Federal Railroad Administration|Federal Records Act
Federal Rules of Civil Procedure|Federal Rules of Evidence|Federal Theater Project|Federal Tort Claims Act
Federal Transit Administration|Feist v. Rural|Feminist Press|Fenway Park|Ferrybridge Power Station|Fifth Assessment Report
Fifth Circuit|Fifth National Climate Assessment|Filártiga v. Peña-Irala|Financial Express|Financial Management Initiative
Fiorello La Guardia|First Draft News|First Step Act|Fisheries and Oceans Canada|Fixed-term Parliaments Act|Floods Directive
Florida Power & Light|Folha de S. Paulo|Foo Fighters|Food Corporation of India|Food Quality Protection Act
Food Safety Modernization Act|Food Safety and Inspection Service|Food and Agriculture Organisation
Food and Environment Protection Act|Football Leaks|For the People Act|Foraker Act|Foreign Agents Registration Act
Foreign Agricultural Service|Foreign Assistance Act|Foreign Service Institute|Foreign Service Journal
Foreign Sovereign Immunities Act|Foreign and Commonwealth Office|Foreign, Commonwealth and Development Office
Foreshore and Seabed Act|Forest Conservation Act|Forest Law Enforcement, Governance and Trade|Forest Rights Act|Forest Service
Forestry Commission|Fouchet Plan|Fourth Assessment Report|Fourth Circuit|Fourth Geneva Convention
Fourth National Climate Assessment|Fox Business|Fox News|Fox News Sunday|Franck Report|Frankfurter Allgemeine Zeitung
Frankfurter Rundschau|Franklin Pierce|Fraud Act|Freddie Gray|Frederick Schauer|Freedom Rides|Friedrich Ebert Stiftung
Frye v. United States|Fugitive Slave Law|Fulbright Act|Furman v. Georgia|GI Bill of Rights|Gabčíkovo-Nagymaros Project
Gadgil Committee|Gaither Report|Gamal Abdel Nasser|Gambia v. Myanmar|Gambling Act|Gambling Commission|Gannett Company|Gap Inc.
Gavin Newsom|Gay Games|Geert Wilders|Gender Recognition Act|Gender Recognition Reform Bill|General Belgrano|General Land Office
General Mining Act|General Product Safety Directive|General Register Office|Genetic Information Nondiscrimination Act
Geneva Accords|Geneva Initiative|Geneva Protocol|Genocide Convention|George Best|George Cross|German Marshall Fund
Gibbons v. Ogden|Gideon v. Wainwright|Gillick v. West Norfolk|Giorgia Meloni|Girl Guides|Girl Scouts of the USA|Giro d’Italia
Glasgow Climate Pact|Glastonbury Festival|Global Affairs Canada|Global Compact for Migration|Global Compact on Refugees
Global Energy Monitor|Global Environment Outlook|Global Fishing Watch|Global Forest Watch|Global Fund|Global Magnitsky Act
Global Methane Pledge|Global Risks Report|Global Slavery Index|Global Strategy for Plant Conservation|Global Times
Global Warming Solutions Act|Globe and Mail|Goals 2000 Educate America Act|Golaknath v. State of Punjab|Golden Bear
Golden Globe Award|Golden Horse Awards|Golden Raspberry Awards|Golden State Warriors|Goldstone Report|Goldwater-Nichols Act
Gomery Commission|Good Neighbor Policy|Goodluck Jonathan|Goodman Report|Goods and Services Tax Network|Goodwill Industries
Goodyear Tire and Rubber Company|Government Communications Headquarters|Government Digital Service|Government Equalities Office
Government Office for Science|Government Publishing Office|Government of Ireland Act|Government of Wales Act|Gowers Review
Grace Commission|Graham v. Florida|Grain Futures Act|Granada Convention|Granada Television|Grand Ole Opry|Grateful Dead
Great American Outdoors Act|Great Barrier Reef Marine Park Authority|Great British Energy|Great British Nuclear
Great British Railways|Great Lakes Fishery Commission|Great Lakes Water Quality Agreement|Green Bay Packers|Green Deal
Green Energy Act|Green Homes Grant|Green Mountain Power|Green Party of Canada|Greenhouse Gas Pollution Pricing Act
Greenpeace International|Greens/European Free Alliance|Greentech Media|Gregg v. Georgia|Grenfell Tower Inquiry|Greta Thunberg
Grey Cup|Groundwater Directive|Guantanamo Bay|Guantánamo Bay|Guildford Four|Gulbenkian Foundation|Gulf Oil|Gun Control Act
Guy Burgess|H. L. A. Hart|Habeas Corpus Act|Hadley v. Baxendale|Hague Conventions|Hague Evidence Convention|Hague Peace Conference
Hague Programme|Hague Rules|Haida Nation v. British Columbia|Haldane Report|Hallmark Channel|Hamdan v. Rumsfeld|Hamdi v. Rumsfeld
Handyside v. United Kingdom|Hans Christian Andersen Award|Hans Kelsen|Hargreaves Review|Harlem Globetrotters|Harlequin Enterprises
Harley-Davidson Motor Company|Harmel Report|Harold Ickes|Harper and Row v. Nation|Harrison Narcotics Tax Act|Harry Truman
Hart Publishing|Harvard Crimson|Harvard Law Review|Harvey Milk|Harvey Weinstein|Hatch Act Reform Amendments|Hay Festival
Haymarket Books|Hays Code|Hazelwood v. Kuhlmeier|Health Data Research UK
Health Information Technology for Economic and Clinical Health|Health Security Agency|Health and Morals of Apprentices Act
Health and Safety at Work Act|Healthy Forests Restoration Act|Healthy, Hunger-Free Kids Act|Hearst Castle|Hearst Corporation
Heartland Institute|Hedley Byrne v. Heller|Held v. Montana|Helms Amendment|Helmut Kohl|Help America Vote Act|Helsinki Convention
Hersch Lauterpacht|Hewlett Foundation|High Speed Two|Hillsborough Independent Panel|Hindustan Times|Hinkley Point|Hinkley Point C
Hirst v. United Kingdom|Historic American Engineering Record|Historic Environment Scotland|History Channel|Hitachi Rail
Hobby Lobby|Hollywood Foreign Press Association|Hollywood Reporter|Home Box Office|Home Guard|Home Rule Bill|Homeland Security Act
Homes England|Homes for Ukraine|Honest Leadership and Open Government Act|Hornsdale Power Reserve|Hornsea One|Hosni Mubarak
Houghton Mifflin|Houghton Mifflin Harcourt|House Un-American Activities Committee|Housing Corporation|Housing and Planning Act
Housing of the Working Classes Act|Houston Chronicle|Houston Rockets|Howard League|Howard League for Penal Reform|Howlin’ Wolf
Hugo Black|Hugo Chávez|Human Fertilisation and Embryology Act|Human Fertilisation and Embryology Authority
Human Fertilisation and Embryology Bill|Human Rights Tribunal of Ontario|Human Tissue Act|Human Tissue Authority
Humane Slaughter Act|Hunting Act|Hutchins Commission|Hutton Inquiry|Hyogo Framework for Action|Ian Paisley|Ian Smith|Ida Tarbell
Idi Amin|Il Sole 24 Ore|Illegal Migration Act|Immigration Act|Immigration Restriction Act|Immigration and Asylum Act
Impact Assessment Act|Imperial Tobacco|Imran Khan|In Vitro Diagnostic Regulation|Independent Broadcasting Authority
Independent Commission Against Corruption|Independent Office for Police Conduct|Independent Parliamentary Standards Authority
Independent Police Complaints Commission|Independent Press Standards Organisation|Independent Television Authority
Independent Television Commission|Index on Censorship|Indian Citizenship Act|Indian Contract Act
Indian Council of Medical Research|Indian Councils Act|Indian Evidence Act|Indian Express|Indian Forest Act
Indian Gaming Regulatory Act|Indian Human Development Survey|Indian Penal Code|Indian Police Service|Indian Premier League
Indian Residential Schools Settlement Agreement|Indianapolis Colts|Indus Waters Treaty|Industrial Emissions Directive
Infant Custody Act|Infected Blood Inquiry|Information Society Directive|Inga Dam|Innocence Project|Inspector Morse
Institute for Energy Economics and Financial Analysis|Institute for Research on Public Policy|Institute for the Study of War
Institute of Museum and Library Services|Institute of Nuclear Power Operations|Insulate Britain|Insurrection Act
Intelligence and Security Committee|Inter Milan|Inter-American Commission on Human Rights
Intergovernmental Science-Policy Platform on Biodiversity|Intermediate-Range Nuclear Forces Treaty|Internal Market Act
International Bar Association|International Booker Prize|International Business Times|International Commission of Jurists
International Commission on Intervention and State Sovereignty|International Commission on Radiological Protection
International Cricket Council|International Documentary Festival Amsterdam|International Emmy Awards|International Energy Charter
International Energy Outlook|International Federation of Journalists|International Federation of Library Associations
International Herald Tribune|International Holocaust Remembrance Alliance|International Institute for Environment and Development
International Joint Commission|International Law Association|International Maritime Bureau|International Maritime Organisation
International Military Tribunal|International Military Tribunal for the Far East|International Narcotics Control Board
International Opium Commission|International Opium Convention|International Organisation for Migration
International Paralympic Committee|International Red Cross|International Religious Freedom Act|International Sanitary Conference
International Seabed Authority|International Shoe v. Washington|International Solar Alliance|International Telegraph Union
International Traffic in Arms Regulations|International Whaling Convention|International Year of Biodiversity
Invasive Alien Species Regulation|Investigatory Powers Act|Investigatory Powers Tribunal|Invictus Games|Iraq Inquiry
Iraq Study Group|Irish Citizen Army|Irish Examiner|Irish Independent|Irish Land Commission|Irish Times|Iron Cross|Island Press
Istanbul Convention|Istanbul Protocol|Ivanpah Solar|Izaak Walton League|Jacinda Ardern|Jack Balkin|Jack Layton|Jack Straw
Jackson Women’s Health Organization|Jacksonville Jaguars|Jacob Wetterling Act|Jacob Zuma|Jade Goody|Jaipur Literature Festival
Jair Bolsonaro|Jakarta Post|Jal Jeevan Mission|Jamal Khashoggi|Japan Times|Jawaharlal Nehru|Jean Charles de Menezes|Jean Chrétien
Jean-Claude Juncker|Jeremy Hunt|Jeremy Waldron|Jerome Frank|Jerry Brown|Jerusalem Post|Jesner v. Arab Bank|Jessica’s Law
Jewish Chronicle|Jewish Daily Forward|Jimmy Savile|Jo Cox|Jo Swinson|Jody Wilson-Raybould|Johannesburg Principles
John Lewis Voting Rights Advancement Act|John Major|John Reith|John Wiley & Sons|Johnny Cash|Johnson v. M’Intosh
Joint Comprehensive Plan of Action|Joint Nature Conservation Committee|Jomo Kenyatta|Josh Hawley|Juan Perón|Judicature Acts
Judicial Committee of the Privy Council|Judith Shklar|Julia Gillard|Juliana v. United States|Just Stop Oil
Just Transition Mechanism|Justice Verma Committee|Juvenile Justice and Delinquency Prevention Act|Jörg Haider|Kaiser Health News
Kamala Harris|Kansas City Chiefs|Kansas City Monarchs|Kansas City Royals|Kansas City Star|Kanye West|Karen Silkwood|Karim Khan
Kate Bush|Katharine Graham|Katz v. United States|Kay Review|Kelo v. City of New London|Kelo v. New London|Kemper County|Ken Lay
Ken Saro-Wiwa|Kendra’s Law|Kerr-Mills Act|Kesavananda Bharati|Kesavananda Bharati v. State of Kerala|Kevin Rudd|Keystone XL
Keystone XL Pipeline|Kids Count Data Book|Kigali Amendment|Kim Kardashian|Kim Philby|Kingsnorth Power Station|King’s Bench
Kiobel v. Royal Dutch Petroleum|Kirkus Reviews|Kirtsaeng v. John Wiley|Klaus Barbie|Kluge Prize|Knapp Commission|Knight Ridder
Kofi Annan|Korea Electric Power Corporation|Korea Herald|Korea Times|Korematsu v. United States|Kresge Foundation
Kunming-Montreal Global Biodiversity Framework|Kwame Nkrumah|Kyiv Independent|Kyiv Post|La France Insoumise|La Liga|La Nación
La Presse|La Repubblica|La Stampa|Ladies Professional Golf Association|Lady Bird Johnson|Lady Gaga|Lady Hale|Laming Report
Lammy Review|Lancaster House|Lance Armstrong|Land Reform (Scotland) Act|Land Rover|Land and Water Conservation Fund
Landfill Directive|Lani Guinier|Lanzarote Convention|Large Combustion Plant Directive|Larry Bird|Larry King|Las Vegas Raiders
Laura’s Law|Lautsi v. Italy|Lava Jato|Law Centres Network|Law Commission of Canada|Law Commission of India|Law Quarterly Review
Law Reform Commission|Law Society|Law Society Gazette|Law Society of England and Wales|Law of the Sea Convention|Lawrence v. Texas
Le Canard enchaîné|Le Devoir|Le Figaro|Le Monde|Le Monde diplomatique|LeBron James|League of Nations Union
Leahy-Smith America Invents Act|Learned Hand|Led Zeppelin|Lee Kuan Yew|Legal Aid Agency
Legal Aid, Sentencing and Punishment of Offenders Act|Legal Services Act|Legal Services Board|Leghari v. Pakistan|Leicester City
Leipzig Charter|Lemon v. Kurtzman|Leo Frank|Levelling-up and Regeneration Act|Leveson Report|Liberhan Commission|Library Journal
Library Services and Technology Act|Library and Archives Canada|Library of Parliament|Licensing of the Press Act|Lieber Code
Limburg Principles|Lincoln Steffens|Lisbon Recognition Convention|Little League|Little Richard|Little Rock Nine
Little, Brown and Company|Lloyd’s Register|Locarno Treaties|Lok Sabha|Lon Fuller|London Array|London County Council
London Evening Standard|London Fire Brigade|London Marathon|Long-Term Residents Directive|Loper Bright
Loper Bright Enterprises v. Raimondo|Lord Beaverbrook|Lord Denning|Lord Haw-Haw|Lord Northcliffe|Lord Reith|Los Angeles Dodgers
Los Angeles Lakers|Los Angeles Review of Books|Louise Arbour|Loving v. Virginia|Low Voltage Directive|Lula da Silva|Lyons Review
Mabo v Queensland|MacBride Report|Macdonald-Laurier Institute|Machinery Directive|Mackenzie King|Madeleine Albright
Madison Square Garden|Madrid Protocol|Magic Johnson|Magna Charta Universitatum|Magnitsky Act|Maguire Seven|Mail & Guardian
Mail on Sunday|Mainichi Shimbun|Major League Soccer|Makau Mutua|Make-A-Wish Foundation|Malala Yousafzai|Malcolm Turnbull
Manchester Arena|Manchester Arena Inquiry|Manchester City|Manchester Evening News|Manchester Ship Canal
Maneka Gandhi v. Union of India|Mangrove Nine|Manila Times|Manitoba Hydro|Mansfield Amendment|Mapp v. Ohio|March Madness
March on Washington|Marco Rubio|Marcus Rashford|Margaret Court|Marihuana Tax Act|Marine Conservation Society|Marine Le Pen
Marine Management Organisation|Marine Protection, Research, and Sanctuaries Act|Marine and Coastal Access Act
Maritime Spatial Planning Directive|Market Abuse Directive|Market Abuse Regulation|Markets in Crypto-Assets Regulation
Markets in Financial Instruments Directive|Marks and Spencer|Marrakesh Accords|Marrakesh Treaty|Marriage Act|Marriage Equality Act
Marsy’s Law|Martha Coakley|Martti Koskenniemi|Martyn’s Law|Mary Whitehouse|Massachusetts v. EPA|Masterpiece Cakeshop
Matrimonial Causes Act|Mattei Plan|Matteo Salvini|Mayo v. Prometheus|Maze Prison|McClatchy Company|McCleskey v. Kemp
McClure’s Magazine|McDonald v. Chicago|McGirt v. Oklahoma|Meadows Report|Meat Inspection Act|Medgar Evers
Medicare Access and CHIP Reauthorization Act|Medicare Prescription Drug, Improvement, and Modernization Act|Meech Lake Accord
Megan Rapinoe|Megan’s Law|Meghan Markle|Megyn Kelly|Melbourne Cup|Melody Maker|Memphis Grizzlies|Mental Treatment Act
Merchant Marine Act|Mercury News|Mercury Prize|Mercury and Air Toxics Standards|Merit Systems Protection Board
Meritor Savings Bank v. Vinson|Merrick Garland|Messina Conference|Meteorological Office|Metropolitan Board of Works
Metropolitan Police|Metropolitan Transportation Authority|Miami Dolphins|Miami Herald|Michael Bloomberg|Michael Brown|Michael Foot
Michael Gove|Michael Heseltine|Mid Staffordshire Inquiry|Midcontinent Independent System Operator|Middle East Eye
Middle East Monitor|Migration Policy Group|Migration Policy Institute|Mike Bloomberg|Mike Pence|Milieudefensie v. Shell
Military Cross|Millbank Penitentiary|Millennium Dome|Miller v. Alabama|Million Solar Roofs|Milwaukee Brewers|Milwaukee Bucks
Milwaukee Journal Sentinel|Minamata Convention|Mine Ban Treaty|Mineral Leasing Act|Minerva Mills
Minister of Health v. Treatment Action Campaign|Ministry of Agriculture, Fisheries and Food|Ministry of Aircraft Production
Ministry of Defence|Ministry of Food|Ministry of Foreign Affairs|Ministry of Health|Ministry of Health and Family Welfare
Ministry of Housing, Communities and Local Government|Ministry of Information|Ministry of Justice|Ministry of Labour
Ministry of Munitions|Ministry of State Security|Ministry of Statistics and Programme Implementation|Ministry of Supply
Ministry of Transport|Minneapolis Star Tribune|Minnesota Twins|Minsk Agreements|Minsk Protocol|Miranda v. Arizona
Missile Technology Control Regime|Mission Innovation|Misuse of Drugs Act|Mitch McConnell|Mitchell Report
Model Business Corporation Act|Model Penal Code|Modern Slavery Act|Monday Club|Montagu Declaration|Monterey Pop Festival
Montgomery v. Lanarkshire|Monthly Energy Review|Monti Report|Montreal Canadiens|Montreal Gazette|Montreux Document|Mookie Betts
Moon Agreement|Moon Treaty|Moscow Times|Moshe Dayan|Motion Picture Association of America|Motion Picture Production Code
Mountain Dew|Muammar Gaddafi|Mueller Report|Muhammad Ali|Multiple-Use Sustained-Yield Act|Mumbai Mirror|Munich Conference
Munich Security Conference|Munich Security Report|Munro Review|Murray-Darling Basin Authority|Murray-Darling Basin Plan
Muskrat Falls|Mustafa Kemal Atatürk|Mérida Initiative|NBC Nightly News|Nancy Pelosi|Nara Document|Narendra Modi
National Archives of Australia|National Book Critics Circle Award|National Book Foundation|National Cancer Act
National Catholic Reporter|National Climate Assessment|National Coal Board|National Crime Agency|National Crime Records Bureau
National Defense Authorization Act|National Disability Insurance Agency|National Electrical Code
National Emission Ceilings Directive|National Energy Board|National Energy Technology Laboratory|National Enquirer
National Express|National Film Board of Canada|National Fire Protection Association|National Firearms Act
National Flood Insurance Act|National Flood Insurance Program|National Food Security Act|National Forest Management Act
National Foundation on the Arts and Humanities|National Geographic|National Geographic Traveler|National Green Tribunal
National Health Insurance Act|National Health Service Act|National Heritage Act|National Highway Traffic Safety Administration
National Hockey League|National Human Rights Commission|National Incident Management System|National Infrastructure Commission
National Institute of Corrections|National Interagency Fire Center|National Invasive Species Council|National Lampoon
National Law Journal|National Library of Australia|National Lottery Community Fund|National Marine Sanctuaries Act
National Native Title Tribunal|National Nuclear Security Administration|National Ocean Service|National Organ Transplant Act
National Parks and Access to the Countryside Act|National People’s Congress|National Planning Policy Framework|National Post
National Probation Service|National Prohibition Act|National Public Radio|National Register of Citizens
National Register of Historic Places|National Research Act|National Response Framework|National Security Act
National Security Archive|National Telecommunications and Information Administration|National Thermal Power Corporation
National Transportation Safety Board|National Trust for Historic Preservation|National Trust for Scotland
National Union of Journalists|National Voter Registration Act|National Wildlife Refuge System|Nationality and Borders Act
Natural England|Natural Gas Act|Natural Gas Policy Act|Natural Resources Canada|Natural Resources Defense Council
Natural Resources Wales|Nature Conservancy Council|Nature Restoration Law|Navajo Generating Station|Navi Pillay
Navigable Waters Protection Act|Navigation Act|Navtej Singh Johar|Naz Foundation|Near v. Minnesota|Negro Leagues
Negro National League|Neil Gorsuch|Neil MacCormick|Neil Young|Net Zero Banking Alliance|Network Rail|Neubauer v. Germany
Neue Freie Presse|Neue Zürcher Zeitung|New Directions Publishing|New Economic Partnership for Africa’s Development
New England Patriots|New Haven Register|New Indian Express|New Labour|New Musical Express|New Orleans Saints
New Orleans Times-Picayune|New START Treaty|New Scientist|New Straits Times|New Towns Act|New York Daily News|New York Giants
New York Herald|New York Herald Tribune|New York Independent System Operator|New York Jets|New York Knicks|New York Magazine
New York Mets|New York Post|New York Power Authority|New York Rangers|New York Review Books|New York Sun
New York Times Book Review|New York Times Company|New York Times Magazine|New York Times v. Sullivan|New York Tribune
New York World|New York Yankees|New Zealand Herald|Newport Folk Festival|Newport Jazz Festival|News Corp|News Corporation
News International|News of the World|Newsmax TV|Next Steps Initiative|NextEra Energy|Nicaragua v. United States|Nice Treaty
Nickelodeon Studios|Nicki Minaj|Nicola Sturgeon|Nicosia Convention|Nieman Foundation|Nieman Lab|Nieman Reports
Nile Basin Initiative|Ninth Circuit|Nolan Principles|Non-Financial Reporting Directive|Nord Stream|Nord Stream 2|Nordic Council
Nordic Council of Ministers|Norris-LaGuardia Act|North American Agreement on Environmental Cooperation
North American Electric Reliability Corporation|North Atlantic Treaty Organisation|North Sea Transition Authority|Northern Echo
Northern Ireland Act|Northern Ireland Office|Northern Ireland Protocol|Northern Lights Project|Northwest Forest Plan
Northwest Ordinance|Northwest Power Act|Northwest Power and Conservation Council|Norwich City|Novara Media
Novartis v. Union of India|Novaya Gazeta|Nuclear Decommissioning Authority|Nuclear Energy Agency|Nuclear Energy Institute
Nuclear Nonproliferation Treaty|Nuclear Suppliers Group|Nuclear Threat Initiative|Nuclear Waste Policy Act|Nunca Más
Nutrition and Health Claims Regulation|O Globo|Oakland Athletics|Oakland Raiders|Obergefell v. Hodges|Obscene Publications Act
Ocean Conservancy|October Crisis|Octopus Energy|Office for Civil Rights|Office for Human Research Protections
Office of Fossil Energy|Office of Gas and Electricity Markets|Office of Juvenile Justice and Delinquency Prevention
Office of Legal Counsel|Office of Nuclear Energy|Office of Personnel Management|Office of Rail and Road
Office of Refugee Resettlement|Office of Science and Technology Policy|Office of Scientific Research and Development
Office of Special Counsel|Office of Surface Mining Reclamation and Enforcement|Office of Tax Simplification
Office of War Information|Office of the United States Trade Representative|Official Languages Act|Official Secrets Act
Oil Pollution Act|Oil and Gas Authority|Oil and Gas Climate Initiative|Oklahoma City Thunder|Olaf Scholz|Old Labour|Old Navy
Olga Tellis|Olmstead v. United States|Olof Palme|One America News|One America News Network|One Nation Party
Ontario Green Energy Act|Ontario Human Rights Commission|Ontario Hydro|Ontario Power Generation|Ontario Works|Open Data Directive
Open Doors Report|Open Rights Group|Open Skies Treaty|Operation Car Wash|Operation Enduring Freedom|Operation Gatekeeper
Operation Iraqi Freedom|Operation Sovereign Borders|Operation Streamline|Operation Wetback|Operation Yewtree|Orange Bowl
Order of Australia|Order of Canada|Order of the British Empire|Ordnance Survey of Ireland
Organisation for the Prohibition of Chemical Weapons|Organisation of American States
Organization for Security and Co-operation in Europe|Orlando Magic|Orlando Sentinel|Orphan Works Directive|Osama bin Laden
Oscar Pistorius|Otago Daily Times|Ottawa Citizen|Ottawa Senators|Ottawa Treaty|Our World in Data
Overseas Development Administration|Overseas Private Investment Corporation|PBS NewsHour|PJM Interconnection|Pacific Alliance
Pacific Gas and Electric Company|Pacific Islands Forum|Packaging and Packaging Waste Directive|Packard Foundation|Paddy Ashdown
Palme Commission|Palo Verde|Palsgraf v. Long Island Railroad|Pan American Games|Pan-American Exposition|Paperwork Reduction Act
Parchman Farm|Parent-Subsidiary Directive|Paris Climate Agreement|Paris Convention|Paris Match|Paris Principles|Paris Review
Paris Saint-Germain|Paris Vogue|Park Chung Hee|Park Geun-hye|Parks Canada|Parliament Act|Partial Test Ban Treaty
Patent Trial and Appeal Board|Patent and Trademark Office|Patrice Lumumba|Paul Kagame|Paul Wolfowitz|Pay Transparency Directive
Payment Services Directive|Peabody Award|Peacock Report|Pecora Commission|Peel Commission|Pembina Institute|Penguin Random House
Pennhurst State School v. Halderman|Pennoyer v. Neff|Pentonville Prison|People’s Daily|People’s Liberation Army|Peppa Pig
Pepper v. Hart|Perkins Act|Permanent Court of Arbitration|Permanent Court of International Justice|Permanent Mandates Commission
Perry Mason|Personal Information Protection and Electronic Documents Act|Persons Case|Pet Shop Boys|Pete Buttigieg|Peter Mandelson
Pharmaceutical Management Agency|Philadelphia Eagles|Philadelphia Inquirer|Philadelphia Phillies|Philip Morris v. Uruguay
Philippe Sands|Philippine Daily Inquirer|Phillis Report|Phoenix Suns|Picture Post|Pike Committee|Pilkington Report|Pim Fortuyn
Pink Floyd|Piper Alpha|Pittsburgh Courier|Pittsburgh Pirates|Pittsburgh Steelers|Pizza Hut|Plain Dealer|Plan Colombia
Planned Parenthood v. Casey|Plant Variety Protection Act|Platform Work Directive|Pluto Press|Point Four Program|Polar Silk Road
Police Executive Research Forum|Police Scotland|Police Service of Northern Ireland|Police and Criminal Evidence Act
Police, Crime, Sentencing and Courts Act|Policy Press|Politico Europe|Politico Magazine|Politics Home|Poor Law Act|Poor Law Board
Popular Mechanics|Portland General Electric|Portland Trail Blazers|Post Office Horizon Inquiry|Posted Workers Directive
Powell Memorandum|Power Africa|Power Grid Corporation of India|Powering Past Coal Alliance|Pregnancy Discrimination Act
Premium Times|Prescription Drug Marketing Act|Prescription Drug User Fee Act|Presidential Medal of Freedom
Presidential Records Act|Presidential Succession Act|President’s Cancer Panel|President’s Commission on Higher Education
Press Complaints Commission|Press Council of India|Press Gazette|Press Recognition Panel|Press Trust of India
Prevention of Terrorism Act|Price Waterhouse v. Hopkins|Price-Anderson Act|Prince Harry|Princess Diana|Printz v. United States
Prison Litigation Reform Act|Prison Policy Initiative|Prison Reform Trust|Pritzker Prize|Privacy Act|Proceeds of Crime Act
Product Liability Directive|Project Fear|Project for the New American Century|Proliferation Security Initiative
Prospectus Directive|Protect IP Act|Psychoactive Substances Act|Public Affairs Select Committee|Public Broadcasting Act
Public Broadcasting Service|Public Citizen Health Research Group|Public Health Act|Public Health Service Act
Public Interest Disclosure Act|Public Knowledge Project|Public Land Survey System|Public Library Association
Public Library of Science|Public Order Act|Public Safety Canada|Public Service Electric and Gas
Public Utility Regulatory Policies Act|Publishers Weekly|Puerto Rico Electric Power Authority|Puget Sound Energy
Pugwash Conferences on Science and World Affairs|Pujo Committee|Punch Magazine|Pussy Riot|Puttaswamy v. Union of India
Qualification Directive|Quartering Act|Queens Park Rangers|Queen’s Bench|Queen’s Bench Division|R v. Dudley and Stephens
R v. Gladue|R v. Morgentaler|R v. Oakes|R v. Sparrow|Race Relations Board|Rachel Maddow|Racial Discrimination Act
Racial Equality Directive|Radio Canada|Radio Caroline|Radio France|Radio France Internationale|Radio Free Asia|Radio Free Europe
Radio Liberty|Radio Luxembourg|Radio Mille Collines|Radio Moscow|Radio New Zealand|Radio Times
Radio Télévision Libre des Mille Collines|Radovan Karadžić|Rage Against the Machine|Raheem Sterling|Rainbow Warrior
Rainforest Action Network|Rainforest Alliance|Rajya Sabha|Raleigh News & Observer|Rampton Report|Rand Paul|Random House
Raphael Lemkin|Rasul v. Bush|Ratko Mladić|Real Clear Politics|Real ID Act|Real Madrid|Reason Foundation|Recep Tayyip Erdoğan
Reception Conditions Directive|Reconstruction Acts|Red Bull|Red Hot Chili Peppers|Red Lion Broadcasting|Refugee Convention
Refugee Relief Act|Regents v. Bakke|Regional Clean Air Incentives Market|Regulating Act|Regulation of Investigatory Powers Act
Rehnquist Court|Remain in Mexico|Renewable Energy Directive|Reporters Without Borders|Resource Conservation and Recovery Act
Resource Management Act|Respect Party|Respect for Marriage Act|Restatement of Contracts|Restatement of Torts|Retained EU Law Act
Rettig Report|Return Directive|Returns Directive|Reuters Institute|Reuters Institute for the Study of Journalism|Rhine Commission
Ricci v. DeStefano|Richard Posner|Rick and Morty|Right Livelihood Award|Right of Children to Free and Compulsory Education
Right to Information Act|Rikers Island|Riley v. California|Rio Declaration on Environment and Development|River Plate|Rob Ford
Robert Cover|Robert McNamara|Robert Muldoon|Roberts Court|Robin Cook|Robodebt Royal Commission|Rockefeller Commission|Rocky Flats
Rocky Mountain Institute|Rocky Mountain News|Rodney King|Rodrigo Duterte|Roger Ailes|Roger Stone|Rogers Commission|Rolling Stone
Rolling Stones|Rolls-Royce Holdings|Rome Convention|Rome Statute of the International Criminal Court|Rome Treaties|Ron DeSantis
Ron Paul|Roscoe Pound|Rose Bowl|Rotterdam Convention|Royal Ascot|Royal British Legion
Royal Commission into Aboriginal Deaths in Custody|Royal Commission into Aged Care Quality
Royal Commission on Bilingualism and Biculturalism|Royal Commission on Environmental Pollution|Royal Commission on the Poor Laws
Royal Commission on the Status of Women|Royal Mint|Royal National Institute of Blind People|Royal Rumble
Royal Society for the Protection of Birds|Royal Ulster Constabulary|Royal United Services Institute|Royal Variety Performance
Rucho v. Common Cause|Ruggie Principles|Runnymede Trust|Rural Development Administration|Rural Electrification Act
Rural Utilities Service|Rush Limbaugh|Russell-Einstein Manifesto|Russian Railways|Ruth Bader Ginsburg|Ryder Cup
Rylands v. Fletcher|Rystad Energy|Sachar Committee Report|Sacramento Kings|Sacramento Municipal Utility District
Safe Harbor Privacy Principles|Sage Publications|Sahara Reporters|Sakharov Prize|Salomon v. Salomon|Salt Lake Tribune
Salzburg Festival|Sam Rayburn|Samuel Alito|San Antonio Spurs|San Antonio v. Rodriguez|San Diego Gas & Electric
San Francisco Chronicle|San Francisco Examiner|San Francisco Giants|San Jose Mercury News|San Jose Sharks|San Quentin
San Remo Manual|Sandra Bland|Sandra Day O’Connor|Sarah Everard|Sarah’s Law|Sardar Patel|Sarkaria Commission|Save the Children Fund
Saville Inquiry|Schenck v. United States|Schengen Borders Code|Schengen Information System
Scholarly Publishing and Academic Resources Coalition|School Library Journal|Science Based Targets Initiative|Scientific American
Scott Inquiry|Scott Report|Scottish Environment Protection Agency|Scottish Land Commission|Scottish Office
Scottish and Southern Energy|Scottsboro Boys|Scribner’s Magazine|Sea Shepherd|Sea Shepherd Conservation Society|Sean Hannity
Seattle Mariners|Seattle Seahawks|Seattle Times|Second Chance Act|Second Circuit|Secure Fence Act|Securities Act
Securities Exchange Act|Sedition Act|Sendai Framework for Disaster Risk Reduction|Senedd Cymru|Senior Executive Service
Sentencing Council|Sentencing Project|Sentencing Reform Act|Serie A|Serious Crime Act|Serious Fraud Office
Serious Organised Crime Agency|Services Directive|Seveso Directive|Seveso III Directive|Sewage Sludge Directive|Sex Pistols
Sexual Offences Act|Shah Bano|Shah Commission|Shanghai Cooperation Organization|Shareholder Rights Directive|Shaw v. Reno
Shell Oil Company|Shelley v. Kraemer|Shimla Agreement|Shinzo Abe|Shoreham Nuclear Power Plant|Short-Term Energy Outlook
Sierra Club v. Morton|Silk Commission|Silvio Berlusconi|Simla Agreement|Simon & Schuster|Simon and Schuster
Simpson-Bowles Commission|Sinatra Doctrine|Sinclair Broadcast Group|Sing Sing|Single-Use Plastics Directive|Siracusa Principles
Site C Dam|Six Nations Championship|Sixth Assessment Report|Sizewell B|Sizewell C|Skeffington Report|Sky News|Sky Sports
Slave Trade Act|Slavery Abolition Act|Sloan Foundation|Slobodan Milošević|Smart Cities Mission|Smith Act|Smith Commission
Smithsonian Magazine|Smyth Report|Snoop Dogg|Snopes Media Group|Snowy Mountains Scheme|Soering v. United Kingdom
Software Directive|Soil Framework Directive|Solange I|Solar Decathlon|Solar Energy Industries Association|Solar Impulse
Somerset v. Stewart|Sonia Sotomayor|Sony v. Universal|Sony v. Universal City Studios|Sosa v. Alvarez-Machain
South Africa v. Israel|South China Morning Post|South Stream|South by Southwest|Southeastern Power Administration
Southern California Edison|Southern California Gas Company|Southern Common Market|Southern Company|Southern Gas Corridor
Southern Manifesto|Southern Tenant Farmers’ Union|Southwest Power Pool|Southwestern Power Administration|Spare Rib
Special Court for Sierra Leone|Special Report on Emissions Scenarios|Special Report on Global Warming|Special Tribunal for Lebanon
Species at Risk Act|Spice Girls|Spiked Online|Spinelli Group|Spiro Agnew|SpongeBob SquarePants|Sports Illustrated|Springer Nature
St. Louis Cardinals|St. Louis Post-Dispatch|Stanford Social Innovation Review|Stanley Cup|Star Tribune|Starr Report|Startup India
State Grid Corporation of China|State v. Makwanyane|Statute of Monopolies|Stella Prize|Stephen Breyer|Stephen Bright
Stephen Lawrence Inquiry|Steve Bannon|Stevie Wonder|Stimson Doctrine|Stockholm Declaration|Stonewall Inn|Stored Communications Act
Stormont House Agreement|Straits Times|Strategic Arms Reduction Treaty|Strategic Defense Initiative
Strategic Environmental Assessment Directive|Sugar Bowl|Sullivan Principles|SunShot Initiative|Sundance Film Festival
Sunday Express|Sunday Independent|Sunday Mirror|Sunday Telegraph|Sunday Times|Sunshine Policy
Superfund Amendments and Reauthorization Act|Supreme Court Economic Review|Supreme Court of the United Kingdom
Supreme Court of the United States|Surface Mining Control and Reclamation Act|Survivor Series|Susan Rice
Sustainable Finance Disclosure Regulation|Sustainable Groundwater Management Act|Svalbard Treaty|Sweatt v. Painter|Swift v. Tyson
Sydney Institute|Sydney Morning Herald|Sykes Committee|Symbionese Liberation Army|Süddeutsche Zeitung|Taco Bell|Taff Vale
Taguba Report|Taif Agreement|Takeover Directive|Tamir Rice|Tampa Bay Buccaneers|Tampa Bay Rays|Tampa Bay Times|Tarasoff v. Regents
Target Corporation|Task Force on 21st Century Policing|Tata Trusts|Taxonomy Regulation|Taylor Grazing Act|Taylor Review
Taylor Swift|Tea Party Patriots|Ted Bundy|Ted Cruz|Telecommunications Act|Television Act|Television Without Frontiers Directive
Telford Taylor|Temporary Protection Directive|Terrorism Act|Terry v. Ohio|Texas Education Agency|Texas Monthly|Texas Observer
Texas Railroad Commission|Texas Tribune|Texas v. Johnson|Thames Gateway|Thames Television|Theatres Act|Theft Act
Thematic Strategy for Soil Protection|Third National Climate Assessment|Thomson Reuters Foundation|Threshold Test Ban Treaty
Tickell Review|Tiger Woods|Timber Culture Act|Time Person of the Year|Times Mirror|Times Radio|Times of India|Times of Israel
Timpson Review|Tip O’Neill|Tissues and Cells Directive|Title X|Tobacco Advertising Directive|Tobacco Products Directive
Tokyo Declaration|Tokyo Electric Power Company|Tom Brady|Tony Abbott|Tony Award|Tony Awards|Toonen v. Australia|Topaz Solar Farm
Toronto Blue Jays|Toronto International Film Festival|Toronto Maple Leafs|Toronto Raptors|Toronto Star|Toronto Sun
Torture Convention|Tottenham Hotspur|Tower Commission|Towns Fund|Toy Safety Directive|Trade Secrets Directive
Trade and Cooperation Agreement|Trail Smelter|Trans Adriatic Pipeline|Trans Mountain|Trans Mountain Pipeline|Trans-Alaska Pipeline
Trans-Anatolian Natural Gas Pipeline|Transport Canada|Transport for London|Transport for the North|Trayvon Martin
Treasury Relief Art Project|Treaty of Rarotonga|Treaty of Tlatelolco|Treaty on Open Skies
Treaty on the Functioning of the European Union|Treaty on the Non-Proliferation of Nuclear Weapons
Treaty on the Prohibition of Nuclear Weapons|Tri Nations|Tribune Publishing|Troubled Families Programme|Trout Unlimited
Trussell Trust|Trust Project|Truth Commission for El Salvador|Truth and Reconciliation Commission of South Africa
Truth in Savings Act|Trygve Lie|Tsilhqot’in Nation v. British Columbia|Tucker Carlson|Turkish Stream|Turner Broadcasting
Turner Report|Tyne Tees Television|U.S. Air Force|U.S. Army|U.S. Chamber of Commerce|U.S. Climate Action Partnership
U.S. Coast Guard|U.S. Department of Agriculture|U.S. Global Change Research Program|U.S. Marine Corps|U.S. Navy
U.S. Postal Service|U.S. Sentencing Commission|U.S. Space Force|U.S. Supreme Court|U.S. Virgin Islands|UEFA Champions League
UK Independence Party|Ullswater Committee|Undercover Policing Inquiry|Unfair Commercial Practices Directive
Unfair Contract Terms Directive|Uniform Code of Military Justice|Uniform Crime Reporting Program
Uniform Determination of Death Act|Uniform Probate Code|Uniform Trade Secrets Act|Union for the Mediterranean
Union of Concerned Scientists|Unique Identification Authority of India|United Nations Charter
United Nations Conference on the Human Environment|United Nations Decade of Ocean Science
United Nations Decade on Ecosystem Restoration|United Nations Economic Commission for Europe
United Nations Economic and Social Council|United Nations Emergency Force|United Nations High Commissioner for Human Rights
United Nations Human Rights Committee|United Nations Human Rights Council|United Nations Human Settlements Programme
United Nations Office on Drugs and Crime|United Nations Population Division|United Nations Protection Force
United Nations Relief and Rehabilitation Administration|United Nations Special Commission|United Nations Volunteers
United Press International|United States Army Corps of Engineers|United States Digital Service|United States Housing Act
United States Information Agency|United States v. Carolene Products|United States v. Lopez|United States v. Nixon
United States v. Windsor|Universal Copyright Convention|Universal Music Group|Universal Pictures|Universal Studios
Univision Noticias|Unlawful Activities Prevention Act|Upendra Baxi|Urban Waste Water Treatment Directive|Urgenda Foundation
Urgenda v. Netherlands|Ursula von der Leyen|Usain Bolt|Utah Jazz|Uthwatt Report|Utility Dive|Vaccines for Children Program
Valech Report|Valletta Convention|Van Buren v. United States|Van Gend en Loos|Vancouver Canucks|Vancouver Sun|Venice Charter
Venice Commission|Venice Film Festival|Verso Books|Veterans Benefits Administration|Vice Media|Vice News|Victims’ Rights Directive
Victoria’s Secret|Video Recordings Act|Vienna Convention on Consular Relations|Vienna Convention on Diplomatic Relations
Vienna Convention on the Law of Treaties|Vienna Declaration|Vienna Declaration and Programme of Action|Viktor Orbán
Village of Euclid v. Ambler Realty|Vineyard Wind|Violent Crime Control and Law Enforcement Act|Visa Inc.
Vishaka v. State of Rajasthan|Vocational Rehabilitation Act|Voice of America|Voice of Kenya|Voice of Russia|Voice of Vietnam
Volodymyr Zelensky|Vote Leave|Vox Media|Wal-Mart v. Dukes|Walker Commission|Wall Street Reform and Consumer Protection Act
Walnut Street Jail|Wangari Maathai|War Measures Act|War Office|War Powers Act|War Powers Resolution|War Refugee Board
War Relocation Authority|War on Want|Warm Homes Plan|Warren Burger|Warren Commission|Warren Court|Warren Harding|Warren Report
Washington Capitals|Washington Commanders|Washington Examiner|Washington Free Beacon|Washington Monthly|Washington Nationals
Washington Naval Conference|Washington Naval Treaty|Washington Quarterly|Washington Times|Wassenaar Arrangement
Waste Framework Directive|Watergate Committee|Weather Channel|Weather Underground|Web Accessibility Directive|Weimar Constitution
Well-being of Future Generations Act|Welsh Assembly|Welsh Language Act|Welsh Office|Wembley Stadium|Wesley Hohfeld|West Ham United
West Virginia v. EPA|Western Area Power Administration|Western Climate Initiative|Whistleblower Directive|Whittaker Chambers
Whole Foods Market|Whole Woman’s Health|Wickard v. Filburn|Wickersham Commission|Widgery Report|Wik Peoples v. Queensland
Wild and Scenic Rivers Act|Wilderness Act|Wildlife Protection Act|Wildlife Trusts|Wildlife and Countryside Act
William Lyon Mackenzie King|William Twining|Williams Review|Willy Brandt|Windrush Lessons Learned Review|Winnipeg Free Press
Withdrawal Agreement|Wolfenden Report|Wolverhampton Wanderers|Women’s Aid|Women’s Institute
Women’s International League for Peace and Freedom|Women’s National Basketball Association|Women’s Royal Voluntary Service
Women’s Super League|Women’s Wear Daily|Wood Mackenzie|Woodhead Commission|Woodland Trust|Woody Guthrie|Woolf Report
Worcester v. Georgia|Work-Life Balance Directive|Working Time Directive|World Anti-Doping Agency|World Anti-Doping Code
World Central Kitchen|World Cities Report|World Commission on Dams|World Commission on Environment and Development
World Conference on Disaster Risk Reduction|World Conference on Human Rights|World Conservation Strategy|World Drug Report
World Energy Council|World Energy Outlook|World Fantasy Award|World Food Conference|World Food Summit|World Heritage Committee
World Heritage List|World Intellectual Property Organisation|World Justice Project|World Malaria Report|World Migration Report
World Nuclear Association|World Oil Outlook|World Politics Review|World Press Photo|World Prison Brief|World Series
World Summit for Children|World Wrestling Entertainment|Wormwood Scrubs|X Prize|Xcel Energy|Xi Jinping|Xinhua News Agency
Yale Daily News|Yale Law Journal|Yankee Stadium|Yarl’s Wood|Yomiuri Shimbun|Yorkshire Television|Yoshida Doctrine
Young Offenders Act|Youngstown Sheet and Tube|Youth Criminal Justice Act|Youth Justice Board|Youth Olympic Games|Zed Books
Zoos Directive|Électricité de France|Évian Accords|Évian Conference
`;

export const STATE_WORDS = `
Abe Aberfan Abkhazia Abzug Acela Ackerman Adani Adelson Adivasi Aereo Ahern Aintree Akayesu Akkuyu Albanese Alexy Alstom Ambani
Ambedkarite Amerasia Andreessen Andreotti Anfield Anghie Anzilotti Ardern Areva Artsakh Arusha Ashdown Ashio Atomausstieg Ausgrid
Austrade Avena Axios Ayushman Baathism Babri Bachmann Bagdikian Bakke Bakun Balkin Ballmer Bannon Barakah Barnardo Barroso
Barsebäck Batasuna Battersea Baxi Beaverbrook Beccaria Belchatow Belene Benfica Bennite Berlusconism Besant Beslan Bevanite
Beveridgean Beyoncé Bełchatów Beşiktaş Bismarckian Björk Blackadder Blinken Bolam Bolivarian Bolsonarismo Bolívar Borah Borgen
Bosman Bostock Boulangist Boumediene Bregret Breitbart Bretton Brexiteer Brexiteers Brexiter Bridgerton Broadchurch Brockovich
Brokdorf Brookside Bundeskartellamt Bundesliga Bundeswehr Bundy Bunreacht Bushehr Butskellism Buttigieg Cablegate Cadbury Caixin
Calpine Camorra Cancún Caparo Carlill Carlism Carlist Carlists Cartagena Casement Cassese Castroism Centrepoint Ceuta Chagossian
Chagossians Chavismo Chilcot Chirac Chornobyl Cinecittà Citroën Clausewitzian Climategate Clintonian Coachella Cobden Cobdenite
Coldplay Comey Conoco Corbynism Coughlin Crossrail Cuomo Cárdenas Dagestan Dalit Dalitbahujan Dalits Daschle Daubert Daytona
Decembrist Decembrists Deflategate Defra Delgamuukw Denning Desertec Diaoyu Diceyan Didcot Dieselgate Dimon Dimona Dinkins
Disneyfication Disneyization Dobbs Dobson Dokdo Donbas Donbass Donoghue Doraemon Dounreay Drax Dreyfusard Dreyfusards Dubrovka
Dubček Dunblane Dungeness Duplessis Ecowas Ehrlichman Emmerdale Enbridge Enel Energiewende Engie Entergy Entick Entman Equiano
Erdoğanism Ertzaintza Escom Eskom Euratom Eurodac Eurojust Eurostar Eurotunnel Eurovision Evers Everton Fabianism Factortame
Falungong Faubus Fenerbahçe Fenianism Fenians Fessenheim Feyenoord Filártiga Finnis Flamanville Flamengo Forbrydelsen Fordow
Forsmark Fortum Framatome Fraserism Frasier Freikorps Frexit Friedmanite Fujimori Fujimorismo Futenma Futurama Gacaca Gaddafi
Gaeltacht Gaitskell Galatasaray Gamesa Gannett Gardaí Garveyism Garveyite Garzweiler Generalitat Gentili Gerbner Gierke Gillard
Gillick Giscard Gitlin Gladue Glencore Globovisión Godhra Goodwood Googlization Gorleben Gorsuch Greggs Grenfell Griswold Grokster
Grootboom Grubhub Grundgesetz Guantánamo Guevarism Gunsmoke Gwangju Göring Haaretz Halabja Haldeman Hallstein Hallyu Hambach
Hamdan Hamdi Hannity Hartian Hasankeyf Haughey Haushofer Hawke Headingley Healey Hedley Heseltine Hillman Hillsborough Hinkley
Hirst Hitlerism Hohfeld Hohfeldian Holbrooke Hollande Hollyoaks Hornsea Huckabee Hungerford Ickes Idomeni Indignados Infowars
Instacart Interahamwe Interfax Interreg Irangate Itaipú Ivanpah Jaitapur Jaworski Jeju Jhering Juche Juncker Juventus Jänschwalde
Kaczyński Kadyrov Kaesong Kaiga Kantorowicz Kanye Karabakh Karadžić Kashmiris Kasich Kavanaugh Kefauver Kelo Kelsen Kesavananda
Khamenei Khodorkovsky Kilmainham Kinnock Kiobel Kiwibank Klobuchar Kollywood Kommersant Komsomol Korematsu Koskenniemi Kozloduy
Kraftwerk Kristol Kudankulam Kádár Laibach Lampedusa Langdell Lansdowne Laurier Lauterpacht Lautsi Lehendakari Lemass Lemkin
Lesvos Leveson Lexit Liddy Lilienthal Lincolnian Litvinenko Locarno Lochner Lochnerism Lockerbie Lokayukta Lokpal Lollywood Lomé
Lubanga Luddism Luhansk Luhmannian Lukashenko Lulismo Lululemon Lévesque Lützerath Maariv Mabo Maccabiah Mackinder Maddow Madoff
Maghaberry Magnitsky Mahan Maitland Makwanyane Mandelson Marikana Marrakech Mashable Matlock Meduza Meituan Melilla Meloni Mencap
Mettler Milei Milieudefensie Millbank Millwall Milošević Minow Mladić Moana Montreux Moomin Morsi Mossad Mossadegh Mountjoy Mulan
Mumsnet Murrayfield Museveni Mutua Muzaffarnagar Nakba Nandigram Nando Naqba Narodnik Narodniks Naruto Nascar Nasserism Natanz
Navalny Naxalism Nemtsov Netanyahu Newsday Newsmax Newsnight Newsom Nike Nixonian Niyamgiri Nollywood Northcliffe Nottebohm
Ntaganda Nye Obergefell Ofgas Oftel Okhrana Olkiluoto Olmstead Onkalo Oppenheim Oprichnina Orangeism Orangemen Orano Orbánism
Orgreave Oskarshamn Ossetia Oviedo Paisleyite Paks Palin Palsgraf Panchsheel Paracel Paralympian Parchman Partygate Patreon Pegida
Pelosi Pentonville Peres Perle Pharmac Pinchot Pixar Pizzagate Plebgate Plessy Poldark Polisario Politkovskaya Pompeo Porajmos
Posco Poujadism Poujadist Powellism Primark Prodi Profumo Prosser Putinism Puttaswamy Pétainist Radbruch Radiohead Railtrack
Rajagopal Ramaphosa Rammstein Rarotonga Rasul Ratcliffe Rathbone Reaganism Redmondite Reichsgericht Reichskammergericht Reith
Rihanna Rivonia Robodebt Rosatom Roskilde Rothermere Rouhani Rousseff Rubio Ruptly Rusal Russiagate Ryanair Rylands Sackler
Sahrawi Sainsbury Salazarism Salmond Salomon Salvini Samarco Sami Sandberg Sandringham Santorum Saumarez Savigny Scalia
Schlumberger Schrems Schudson Schutzstaffel Scottsboro Seabrook Securitate Selden Sellafield Senkaku Seveso Sewol Shabak
Sharpeville Shoreham Sigurimi Silverstone Singur Sinohydro Sizewell Skepta Skripal Socceroos Soering Soka Somersett Sotomayor
Spaak Spandau Spinelli Spratly Starlink Stassen Statkraft Stormzy Strangeways Straussian Stresa Sunstein Superphénix
Sverigedemokraterna Swachh Swaggart Swiggy Sziget Sèvres Tadić Taggart Tahrir Takeshima Talladega Talmadge Tarapur Tarasoff
Tatarstan Telemundo Telesur Teletubbies Telstra Temelín Thameslink Thiel Thunberg Tiananmen Tichborne Tillerson Titoism Tollywood
Toonen Topshop Tordesillas Toryism Tottenham Toyotism Trafford Trafigura Transnistria Trianon Trichet Trimble Trotskyism Trumpian
Tuchman Tupac Turnbull Tushnet Twickenham Unasur Unesco Univision Urgenda Uribe Uribismo Uvalde Vandenberg Varadkar Vardaman
Varguismo Vattel Vattenfall Vedomosti Verfassungsschutz Versace Verwoerd Vidhan Vishaka Vogtle Vukovar Wackersdorf Waitangi
Waitrose Waldron Wallander Walmartization Wassenaar Wałęsa Wednesbury Weinrib Weinstein Wembley Westlaw Whanganui Whiggism Wigmore
Wikinews Wikipedians Williston Willkie Wilsonianism Windscale Wolfenden Wolfowitz Worldcom Wouters Wukan Wyhl Xcel Xiaohongshu
Xinhua Yanukovych Yaoundé Yasukuni Yazidis Zapatismo Zaporizhzhia Zeebrugge Zhou Zomato Zootopia Zumba Zwentendorf Ørsted
`;
