/** Names written as facts: surveys, bodies, plans and persons of economics and society; of several words first, then of one. */
export const ECONOMY = `
A. S. Neill|Aachen Treaty|Aadhaar Act|Aam Aadmi Party|Aaron Wildavsky|Abahlali baseMjondolo|Abba Lerner|Abbey National
Abbott v. Burke|Abdul Latif Jameel Poverty Action Lab|Abenomics Programme|Abhijit Banerjee|Abu Dhabi Investment Authority
Abu Dhabi Securities Exchange|Academic Ranking of World Universities|Academies Act|Academies Enterprise Trust|Accelerated Reader
Accelerated Schools Project|Accelerated Study in Associate Programs|Access Bank|Accra Agenda for Action|Achievement First
Adam Przeworski|Adam Smith Institute|Addis Ababa Action Agenda|Additional Child Tax Credit|Adolphe Quetelet
Adult Literacy and Lifeskills Survey|Advanced Placement|Advanced Placement Program|African Capacity Building Foundation
African Continental Free Trade Area|African Development Bank|African Development Fund|African Economic Research Consortium
African Growth and Opportunity Act|African National Congress|African Peer Review Mechanism|African Virtual University
Age Discrimination in Employment Act|Agreement on Agriculture|Agreement on Textiles and Clothing
Agreement on Trade-Related Aspects of Intellectual Property Rights|Agricultural Adjustment Act
Agricultural Adjustment Administration|Agricultural Bank of China|Agricultural Development Bank of China|Aid to Dependent Children
Aid to Families with Dependent Children|Aimhigher Programme|Al Gore|Alain Touraine|Alan Krueger|Alaska Permanent Fund
Albert Gallatin|Albert Hirschman|Albert O. Hirschman|Albion Small|Aldon Morris|Aldrich–Vreeland Act|Alex Tabarrok|Alexander Wendt
Alexis de Tocqueville|Alfred Chandler|Alfred Müller-Armack|Alfred P. Sloan Foundation|Alfred Schütz|Alibaba Group
All India Council for Technical Education|All India Trade Union Congress|All Progressives Congress
All-China Federation of Trade Unions|Alliance & Leicester|Alliance Française|Alliance for Progress
Alliance for a Green Revolution in Africa|Allied Irish Banks|Alternative for Germany|Alternative für Deutschland|Amadeo Giannini
Amalgamated Clothing Workers of America|Amalgamated Society of Engineers|Amalgamated Transit Union|Amaranth Advisors|Amartya Sen
America First|America First Committee|American Academy of Arts and Sciences|American Academy of Political and Social Science
American Accounting Association|American Agricultural Economics Association|American Airlines|American Anthropological Association
American Association for Public Opinion Research|American Association of Colleges and Universities
American Association of Community Colleges|American Association of Retired Persons|American Association of University Professors
American Association of University Women|American Bankers Association|American College Test|American College Testing
American Council of Learned Societies|American Council on Education|American Economic Association|American Economic Review
American Educational Research Association|American Enterprise Institute|American Express|American Farm Bureau Federation
American Federation of Musicians|American Federation of State, County and Municipal Employees|American Federation of Teachers
American Finance Association|American Independent Party|American Indian Higher Education Consortium|American Indian Movement
American Institute of Certified Public Accountants|American Institutes for Research|American International Group
American Journal of Political Science|American Journal of Sociology|American Legislative Exchange Council
American Library Association|American Life Insurance Company|American Life Panel|American National Election Study
American Opportunity Tax Credit|American Political Science Association|American Political Science Review|American Railway Union
American Recovery and Reinvestment Act|American Rescue Plan|American Rescue Plan Act|American Social Science Association
American Sociological Association|American Sociological Review|American Statistical Association|American Telephone and Telegraph
American Tobacco Company|Americas Barometer|Amherst College|Amman Stock Exchange|Amsterdam Stock Exchange|Andean Pact
Anderson School of Management|Andhra Pradesh Randomized Evaluation Studies|Andre Gunder Frank|Andreas Schleicher
Andreessen Horowitz|Andrew Bell|Andrew Gelman|Andrew W. Mellon Foundation|Aneurin Bevan|Anglo Irish Bank
Anglo-American Productivity Council|Angus Deaton|Ann Oakley|Anna T. Jeanes Foundation|Annales School|Annals of Statistics
Anne-Robert-Jacques Turgot|Annette Lareau|Annie E. Casey Foundation|Annual Population Survey|Annual Status of Education Report
Annual Survey of Hours and Earnings|Annual Survey of Industries|Annual Survey of Manufactures|Ant Financial|Ant Group
Anthony Downs|Anthony Giddens|Anti-Corn Law League|Anti-Slavery Society|Antioch College|Antitrust Division|Apni Beti Apna Dhan
Apollo Global Management|Arab Barometer|Arab Monetary Fund|Archegos Capital|Archegos Capital Management|Area Redevelopment Act
Arend Lijphart|Arlie Hochschild|Arlie Russell Hochschild|Armed Conflict Location and Event Data
Armed Conflict Location and Event Data Project|Arthur Bowley|Arthur Burns|Arthur Young
Aruoba–Diebold–Scotti Business Conditions Index|Ash Center|Asia-Pacific Economic Cooperation|Asian Barometer
Asian Barometer Survey|Asian Bond Fund|Asian Clearing Union|Asian Development Outlook|Asian Infrastructure Investment Bank
Asian Monetary Fund|Asian Productivity Organization|Asignación Universal por Hijo|Aspen Institute|Asset Purchase Facility
Asset Purchase Programme|Assisted Places Scheme|Athens Stock Exchange|Athens University of Economics and Business
Atlanta Compromise|Atlantic Council|Attali Commission|Augar Review|Auguste Comte|Austral Plan|Australian Bureau of Statistics
Australian Census Longitudinal Dataset|Australian Council of Trade Unions|Australian Election Study|Australian Greens
Australian Securities Exchange|Australian Stock Exchange|Australian Survey of Social Attitudes|Austrian Freedom Party
Austrian Institute of Economic Research|Austrian National Bank|Awami League|Axis Bank|Ayushman Bharat|Azim Premji Foundation
Azim Premji University|BNP Paribas|BRAC University|Baath Party|Baby’s First Years|Baccalaureate and Beyond Longitudinal Study
Bad Godesberg Program|Badan Pusat Statistik|Bahujan Samaj Party|Bain Capital|Baker Plan|Baker v. Carr|Balanced Budget Act
Balcerowicz Plan|Balfour Act|Balliol College|Baltic Dry Index|Banca Monte dei Paschi di Siena|Banca d’Italia|Banco Ambrosiano
Banco Bilbao Vizcaya Argentaria|Banco Central do Brasil|Banco Popular|Banco Santander|Banco de España|Banco de México
Banco de Portugal|Banco do Brasil|Bandhan Bank|Bandung Conference|Bangladesh Institute of Development Studies
Bangladesh Nationalist Party|Bank Charter Act|Bank Hapoalim|Bank Holding Company Act|Bank Holiday Act|Bank Indonesia|Bank Leumi
Bank Mandiri|Bank Negara Malaysia|Bank Rakyat Indonesia|Bank Restriction Act|Bank Secrecy Act|Bank Street
Bank Street College of Education|Bank Street School|Bank War|Bank al-Maghrib|Bank of Algeria|Bank of America|Bank of Amsterdam
Bank of Baroda|Bank of Botswana|Bank of Central African States|Bank of China|Bank of Communications
Bank of Credit and Commerce International|Bank of Cyprus|Bank of Estonia|Bank of Finland|Bank of France|Bank of Ghana
Bank of Greece|Bank of India|Bank of Ireland|Bank of Israel|Bank of Italy|Bank of Jamaica|Bank of Korea|Bank of Latvia
Bank of Lithuania|Bank of Mauritius|Bank of Mexico|Bank of Montreal|Bank of New York|Bank of New York Mellon|Bank of North America
Bank of Nova Scotia|Bank of Portugal|Bank of Russia|Bank of Scotland|Bank of Slovenia|Bank of Spain|Bank of St. George
Bank of Sweden|Bank of Taiwan|Bank of Tanzania|Bank of Thailand|Bank of Tokyo|Bank of Uganda|Bank of United States|Bank of Venice
Bank of Zambia|Bank of the United States|Bankers Trust|Banking Act of 1933|Banking Act of 1935|Banque de France
Bantu Education Act|Barbara Bergmann|Barcelona Graduate School of Economics|Barclays Capital|Baring Brothers|Barings Bank
Barisan Nasional|Barlow Report|Barnard College|Barnett Review|Barrington Moore|Barroso Commission|Barry Eichengreen|Barry Weingast
Baruch Plan|Basel Accord|Basel Committee|Basel Committee on Banking Supervision|Basil Bernstein|Bayard Rustin|Ba’ath Party
Bear Stearns|Beginning Postsecondary Students Longitudinal Study|Beginning School Study|Behavioral Insights Team
Behavioural Insights Team|Beige Book|Beijing Platform for Action|Beijing Stock Exchange|Bell System|Bell Telephone Company
Bellagio Group|Belém Declaration|Ben & Jerry’s|Ben Bernanke|Benazir Income Support Programme|Bengt Holmström|Benjamin Bloom
Benjamin Graham|Benjamin Strong|Berea College|Berlin Conference|Bernie Madoff|Bernie Sanders|Bertelsmann Foundation
Bertelsmann Stiftung|Bertelsmann Transformation Index|Bertil Ohlin|Bethlehem Steel|Better Life Index|Beveridge Plan
Bharatiya Janata Party|Big Mac Index|Big Society|Big Society Capital|Big Ten Academic Alliance|Big Ten Conference|Bilderberg Group
Bill Clinton|Bipartisan Campaign Reform Act|Birkbeck College|Black Mountain College|Black Sea Trade and Development Bank
Black Tuesday|Black Wednesday|Bland–Allison Act|Blavatnik School of Government|Bloc Québécois|Blue Chip Economic Indicators
Boao Forum|Boao Forum for Asia|Bocconi University|Bologna Declaration|Bolsa Escola|Bolsa Família|Bolsa Mexicana de Valores
Bolsa de Madrid|Bombay Plan|Bombay Stock Exchange|Bono de Desarrollo Humano|Booker T. Washington|Booth School of Business
Borsa Istanbul|Borsa Italiana|Boskin Commission|Boston Public Schools|Boston Stock Exchange|Bounce Back Loan Scheme|Bovespa Index
Bow Group|Boys and Girls Clubs of America|Bradford & Bingley|Bradley Efron|Bradley Foundation|Bradley Review|Brady Plan
Brandt Commission|Brandt Report|Brasil sem Miséria|Bresser Plan|Bretton Woods Agreement|Bretton Woods Committee
Bretton Woods Conference|Brexit Party|Brezhnev Doctrine|Bribe Payers Index|Bridge International Academies|Bridgewater Associates
Bright Futures Scholarship|British Academy|British Airways|British American Tobacco
British Association for the Advancement of Science|British Bankers’ Association|British Business Bank|British Coal
British Cohort Study|British Council|British Crime Survey|British East Africa Company|British Educational Research Association
British Election Study|British Household Panel|British Leyland|British National Party|British North America Act
British Private Equity and Venture Capital Association|British Rail|British Social Attitudes|British Social Attitudes Survey
British Sociological Association|British South Africa Company|British Steel|British Steel Corporation|British Telecom
British Union of Fascists|British and Foreign School Society|Broad Prize|Broadbent Institute|Bronx High School of Science
Brookings Institution|Brookings Papers on Economic Activity|Brookwood Labor College|Brotherhood of Sleeping Car Porters
Brothers of Italy|Brown Berets|Brown Brothers Harriman|Brown Shipley|Brown v. Board of Education
Brown v. Board of Education of Topeka|Browne Review|Brownlow Committee|Bruegel Institute|Brundtland Commission|Brundtland Report
Bruno Latour|Bruno de Finetti|Brussels Stock Exchange|Brussels Treaty|Bryce Commission|Bryn Mawr College|Bubble Act
Bucharest Stock Exchange|Buckley v. Valeo|Budapest Stock Exchange|Budget Control Act|Budget and Accounting Act
Buenos Aires Stock Exchange|Build Back Better Act|Bullock Report|Bundesbank Act|Bureau of Indian Education
Bureau of Internal Revenue|Bureau of Labor Standards|Bureau van Dijk|Burger King|Bursa Malaysia|Burton Malkiel|Busan Partnership
Bush Doctrine|Bush v. Gore|Business Council for Sustainable Development|Business Dynamics Statistics
Business Environment and Enterprise Performance Survey|Business Roundtable|Butler Act|Buy American Act|C. D. Howe Institute
C. Wright Mills|CARES Act|CHIPS and Science Act|Cadbury Report|Cairo Stock Exchange|Caisse de dépôt et placement du Québec
Cal Grant|Caledon Institute of Social Policy|California Achievement Test|California Achievement Tests
California High School Exit Examination|California Standards Test|Calman Commission|Cambridge Assessment|Cambridge Circus
Cambridge Econometrics|Campbell Report|Canada Assistance Plan|Canada Child Benefit|Canada Child Tax Benefit
Canada Emergency Response Benefit|Canada Millennium Scholarship Foundation|Canada Mortgage and Housing Corporation
Canada Pension Plan|Canada Pension Plan Investment Board|Canada Revenue Agency|Canada Student Loans Program
Canada–United States Free Trade Agreement|Canadian Centre for Policy Alternatives|Canadian Election Study|Canadian Income Survey
Canadian Labour Congress|Canadian Labour Force Survey|Canary Wharf|Cape Flats|Capital Purchase Program|Captain Swing
Car Allowance Rebate System|Carbon Disclosure Project|Caribbean Development Bank|Carl D. Perkins Act|Carl Menger
Carlisle Indian Industrial School|Carlisle Indian School|Carlos III University|Carmen Reinhart|Carnation Revolution
Carnegie Classification of Institutions of Higher Education|Carnegie Corporation|Carnegie Corporation of New York
Carnegie Endowment for International Peace|Carnegie Foundation for the Advancement of Teaching|Carnegie Institution of Washington
Carnegie Steel|Carole Pateman|Caroline Hoxby|Carter G. Woodson|Carter Woodson|Casablanca Stock Exchange
Case-Shiller Home Price Index|Case–Shiller Index|Cash for Clunkers|Cass Business School|Catharine Beecher|Cato Institute
Caucasus Barometer|Cecchini Report|Cedar Revolution|Celler–Kefauver Act|Celso Furtado|Census of Agriculture|Census of Canada
Census of India|Census of Marine Life|Census of Population and Housing|Center for Advanced Study in the Behavioral Sciences
Center for American Progress|Center for Economic and Policy Research|Center for Education Policy Research
Center for Effective Global Action|Center for Global Development|Center for Immigration Studies|Center for Law and Social Policy
Center for Public Integrity|Center for Research in Security Prices|Center for Research on Education Outcomes
Center for Responsible Lending|Center for Responsive Politics|Center for Retirement Research
Center for Strategic and International Studies|Center for Universal Education|Center on Budget and Policy Priorities
Central American Common Market|Central American Free Trade Agreement|Central Bank of Argentina|Central Bank of Brazil
Central Bank of Chile|Central Bank of Egypt|Central Bank of Iceland|Central Bank of Iran|Central Bank of Ireland
Central Bank of Jordan|Central Bank of Kenya|Central Bank of Malaysia|Central Bank of Nigeria|Central Bank of Russia
Central Bank of Sri Lanka|Central Bank of Turkey|Central Bank of West African States|Central Bank of the Philippines
Central Bank of the Republic of Turkey|Central Bank of the Russian Federation|Central Board of Secondary Education
Central Bureau of Statistics|Central Park East Secondary School|Central Provident Fund|Central Statistical Office
Central Statistics Office|Central Única dos Trabalhadores|Centre for Analysis of Social Exclusion
Centre for Contemporary Cultural Studies|Centre for Development Studies|Centre for Economic Performance
Centre for Economic Policy Research|Centre for European Policy Studies|Centre for European Reform|Centre for Longitudinal Studies
Centre for Monitoring Indian Economy|Centre for Policy Studies|Centre for Social Justice|Centre for the Study of African Economies
Centre for the Study of Developing Societies|Century Foundation|Certificate of Secondary Education|Chantal Mouffe
Chapel Hill Expert Survey|Charity Commission|Charity Organisation Society|Charity Organization Society|Charles Beard|Charles Booth
Charles Davenant|Charles Kindleberger|Charles Lindblom|Charles Ponzi|Charles Schwab|Charles Stewart Mott Foundation|Charles Tilly
Charlie Munger|Charlotte-Mecklenburg Schools|Chase Manhattan|Chase Manhattan Bank|Chatham House|Chiang Mai Initiative
Chicago Board Options Exchange|Chicago Board of Trade|Chicago Boys|Chicago Council on Global Affairs
Chicago Fed National Activity Index|Chicago Freedom Movement|Chicago Mercantile Exchange|Chicago Plan|Chicago Public Schools
Chicago Stock Exchange|Chicago Teachers Union|Chilcot Inquiry|Child Care and Development Block Grant
Child Care and Development Fund|Child Trust Fund|Child and Adult Care Food Program|Children of Immigrants Longitudinal Study
Chile Solidario|China Banking Regulatory Commission|China Construction Bank|China Development Bank|China Evergrande
China Family Panel Studies|China Household Finance Survey|China Household Income Project|China Investment Corporation
China Securities Regulatory Commission|Chinese Communist Party|Chinese Exclusion Act|Chinese General Social Survey
Chinese Household Income Project|Christian Coalition|Christian Democratic Union|Christian Social Union|Christine Lagarde
Christopher Pissarides|Christopher Sims|Chronicle of Higher Education|Circuit City|Citadel Securities|Citizens United
Citizens United v. Federal Election Commission|City Challenge|City University of New York|City Year|City of London Corporation
Civic Platform|Civil Rights Act of 1964|Civil Rights Data Collection|Civil Service Commission|Civil Service Reform Act
Civil Works Administration|Civilian Conservation Corps|Clarendon Commission|Claudia Goldin|Clayton Antitrust Act
Clean Clothes Campaign|Clean Development Mechanism|Cleveland Conference|Closing the Gap Strategy|Club of Rome|Co-operative Bank
Co-operative Wholesale Society|Coalition of Essential Schools|Coca-Cola Company|Cockcroft Report|Cohesion Fund|Coinage Act
Coinage Act of 1873|Colin Camerer|Collaborative Multiracial Post-Election Survey|College Board|College Entrance Examination Board
College Level Examination Program|College Scorecard|College of Europe|Collegiate Learning Assessment|Collor Plan|Collège de France
Collège d’Europe|Colombo Plan|Colombo Stock Exchange|Columbia Business School|Combination Acts|Comenius Programme
Comisiones Obreras|Commerce Clause|Commercial Paper Funding Facility|Committee for Economic Development
Committee for a Responsible Federal Budget|Committee of Fifteen|Committee of Ten|Committee on Economic Security
Committee on Industrial Organization|Committee on Social Thought|Commodity Credit Corporation|Commodity Exchange Act
Commodity Futures Modernization Act|Commodity Futures Trading Commission|Common Core State Standards
Common Core State Standards Initiative|Common Core of Data|Common European Framework of Reference
Common European Framework of Reference for Languages|Common Fisheries Policy|Common Foreign and Security Policy
Common Market for Eastern and Southern Africa|Commonwealth Bank of Australia|Commonwealth Development Corporation
Communication Workers of America|Communications Workers of America|Communist International|Communist Party of China
Communist Party of Great Britain|Communist Party of India|Communist Party of India (Marxist)|Communist Party of the Soviet Union
Community Development Block Grant|Community Development Financial Institutions Fund|Community Eligibility Provision
Community Innovation Survey|Companies Act|Companies House|Comparative Agendas Project|Comparative Candidates Survey
Comparative Manifesto Project|Comparative Manifestos Project|Comparative Political Data Set|Comparative Study of Electoral Systems
Comparative Welfare Entitlements Dataset|Compensatory Financing Facility|Comprehensive Capital Analysis and Review
Comprehensive Economic and Trade Agreement|Comprehensive Employment and Training Act|Comprehensive Test of Basic Skills
Comprehensive and Progressive Agreement for Trans-Pacific Partnership|Concert of Europe|Conectar Igualdad
Confederation of British Industry|Confederation of Indian Industry|Conference Board|Conference Board Leading Economic Index
Conference Board of Canada|Confucius Institute|Confucius Institutes|Confédération Générale du Travail|Congress Party
Congress of South African Students|Congress of South African Trade Unions|Congressional Budget and Impoundment Control Act
Congressional Research Service|Connected Mathematics Project|Connecticut Jobs First|Connexions Service
Conservative Party of Canada|Consolidated Omnibus Budget Reconciliation Act|Consumer Bankruptcy Project
Consumer Financial Protection Bureau|Consumer Product Safety Commission|Consumer Pyramids Household Survey|Consumers Union
Consumers’ League|Continental Illinois|Contract with America|Convention People’s Party|Convertibility Plan
Cooperative Congressional Election Study|Cooperative Election Study|Coopers & Lybrand|Copenhagen Business School
Copenhagen Stock Exchange|Copyright Act|Corinthian Colleges|Corn Laws|Coronavirus Aid, Relief, and Economic Security Act
Coronavirus Job Retention Scheme|Corporation for National and Community Service|Correlates of War Project
Corruption Perceptions Index|Council for Economic Education|Council for Exceptional Children
Council for Mutual Economic Assistance|Council for the Advancement and Support of Education|Council of Chief State School Officers
Council of the European Union|Council on Foreign Relations|Council on Social Work Education|Countrywide Financial
Cowles Commission|Cowles Foundation|Cowles Foundation for Research in Economics|Cranfield School of Management
Credit Card Accountability Responsibility and Disclosure Act|Credit Suisse|Crime Survey for England and Wales
Crime and Disorder Act|Cross Commission|Crowther Report|Cruickshank Report|Cruzado Plan|Crédit Agricole|Crédit Foncier
Crédit Lyonnais|Crédit Mobilier|Cunliffe Committee|Curriculum for Excellence|Czech National Bank|César Chávez
D.C. Opportunity Scholarship Program|DC Opportunity Scholarship Program|DREAM Act|Daiwa Bank|Dakar Framework for Action
Dale Mortensen|Dalton Plan|Dambisa Moyo|Dani Rodrik|Daniel Bell|Daniel McFadden|Danish People’s Party|Danmarks Nationalbank
Danske Bank|Darden School of Business|Daron Acemoglu|Dasgupta Review|Database of Political Institutions|David Card|David Dodd
David Easton|David Mayhew|David Riesman|David Soskice|Davis–Bacon Act|Davos Forum|Dawes Act|Dawes Plan|Dayton Accords|De Beers
De Nederlandsche Bank|Dean Witter|Dearing Report|Debt Service Suspension Initiative|Deep Springs College
Deferred Action for Childhood Arrivals|Deirdre McCloskey|Delhi School of Economics|Deloitte Touche Tohmatsu|Delors Commission
Delors Report|Deming Prize|Democratic Alliance|Democratic Labour Party|Democratic Leadership Council|Democratic National Committee
Democratic Party of Japan|Democratic Progressive Party|Democratic Socialists of America|Democratic Unionist Party
Denver Public Schools|Department for Education|Department for Education and Skills|Department for International Development
Department for Work and Pensions|Department of Economic and Social Affairs|Department of Education and Science
Department of Health and Human Services|Department of Housing and Urban Development|Department of Trade and Industry
Depository Institutions Deregulation and Monetary Control Act|Depository Trust & Clearing Corporation|Derrick Hamilton
Detroit Area Study|Detroit Metropolitan Area Communities Study|Deutsche Börse|Deutsche Telekom|Deutscher Gewerkschaftsbund
Dewey Lab School|Dhaka Stock Exchange|Dharavi Redevelopment Project|Diane Ravitch|Die Grünen|Die Linke|Dillon Round|Diné College
Dissent Magazine|Dodd-Frank Wall Street Reform and Consumer Protection Act|Dodge Line|Dodge Plan|Doha Development Agenda
Doha Development Round|Doha Round|Doing Business Report|Dojima Rice Exchange|Domingo Cavallo|Donald Rubin|Donovan Commission
Double First-Class|Double First-Class Initiative|Douglas Rae|Douglass North|Dow Jones Industrial Average
Dow Jones Islamic Market Index|Dow Jones Sustainability Index|Draghi Report|Drake University|Dravida Munnetra Kazhagam
Dresdner Bank|Drew University|Drexel Burnham|Drexel Burnham Lambert|Dubai Financial Market|Dudley North|Dun & Bradstreet
Dun and Bradstreet|Dunbar High School|Dunkel Draft|Dutch East India Company|Dutch Parliamentary Election Studies
Dutch West India Company|Dylan Wiliam|Dynamic Indicators of Basic Early Literacy Skills|E-Government Development Index
E. D. Hirsch|E. E. Schattschneider|Earl Warren|Early College High School Initiative|Early Grade Mathematics Assessment
Early Grade Reading Assessment|Early Head Start Research and Evaluation Project|Early Training Project
Early Years Foundation Stage|Early Years Learning Framework|Earned Income Credit|Earth First|Ease of Doing Business Index
East African Community|East African Development Bank|East Asian Social Survey|Eat Out to Help Out|Econometric Society
Economic Club of Chicago|Economic Club of New York|Economic Commission for Latin America and the Caribbean
Economic Community of Central African States|Economic Community of West African States|Economic Cooperation Administration
Economic Cycle Research Institute|Economic Development Administration|Economic Development Board|Economic Freedom Fighters
Economic Growth and Tax Relief Reconciliation Act|Economic History Association|Economic History Review|Economic History Society
Economic Journal|Economic Opportunity Act|Economic Planning Agency|Economic Planning Board|Economic Policy Institute
Economic Recovery Tax Act|Economic Report of the President|Economic Research Service|Economic Security Project
Economic Stabilization Act|Economic Stimulus Act|Economic Stimulus Act of 2008|Economic and Political Weekly
Economic and Social Research Council|Economic and Social Research Institute|Ed Balls|Eduard Bernstein|Education Act
Education Act 1944|Education Commission of the States|Education Development Center|Education Endowment Foundation
Education Longitudinal Study|Education Maintenance Allowance|Education Policy Institute|Education Reform Act
Education Resources Information Center|Education Review Office|Education for All Handicapped Children Act
Educational Testing Service|Edward Heath|Eesti Pank|Egon Pearson|Egyptian Exchange|Ehsaas Programme|El Dorado Promise
Electoral Integrity Project|Eli Heckscher|Elinor Ostrom|Elizabeth Warren|Elizabethan Poor Law|Ella Baker|Ella Flagg Young
Elmo Roper|Emergency Banking Act|Emergency Economic Stabilization Act|Emergency Relief Appropriation Act|Emmanuel Saez
Emory University|Employee Free Choice Act|Employee Retirement Income Security Act|Employees Provident Fund|Employment Act of 1946
Employment and Training Administration|En Marche|Encuesta Financiera de las Familias|Encuesta Nacional de Hogares|Engel v. Vitale
English East India Company|Enterprise Act|Enterprise Allowance Scheme|Enterprise Community Partners
Environmental Performance Index|Equal Credit Opportunity Act|Equal Protection Clause|Equality Act 2010
Equality and Human Rights Commission|Equality of Opportunity Project|Equator Principles|Equitable Life
Equitable Life Assurance Society|Equity Bank|Erasmus Mundus|Erasmus Plus|Erasmus Programme|Erasmus School of Economics
Erfurt Program|Eric Hanushek|Eric Hobsbawm|Eric Maskin|Ernest Bevin|Ernest Gellner|Ernesto Laclau|Ernst & Young|Ernst Fehr
Escuela Activa|Escuela Nueva|Establishment History Panel|Ester Boserup|Esther Duflo|Ethical Trading Initiative
Ethiopian Rural Household Survey|Ethnic Diversity Survey|Eugen von Böhm-Bawerk|Eugene Debs|Eugene Fama|Eurasian Economic Community
Eurasian Economic Union|Eurex Exchange|Euro Stoxx 50|Euromaidan Revolution|European Agricultural Fund for Rural Development
European Bank for Reconstruction and Development|European Banking Authority|European Citizens’ Initiative
European Community Household Panel|European Company Survey|European Consortium for Political Research
European Consortium for Sociological Research|European Court of Auditors|European Credit Transfer System
European Credit Transfer and Accumulation System|European Defence Community|European Economic Association
European Economic and Monetary Union|European Election Studies|European Election Study|European Employment Strategy
European Exchange Rate Mechanism|European Financial Stability Facility|European Fiscal Compact|European Free Trade Association
European Globalisation Adjustment Fund|European Higher Education Area|European Insurance and Occupational Pensions Authority
European Investment Bank|European Investment Fund|European Monetary Cooperation Fund|European Monetary Institute
European Monetary System|European Payments Union|European People’s Party|European Pillar of Social Rights
European Qualifications Framework|European Quality of Life Survey|European Recovery Program|European Regional Development Fund
European Research Area|European Securities and Markets Authority|European Semester|European Social Charter|European Social Fund
European Sociological Association|European Stability Mechanism|European Statistical System
European Structural and Investment Funds|European Survey Research Association|European System of Accounts
European System of Central Banks|European Systemic Risk Board|European Trade Union Confederation|European Trade Union Institute
European Union Democracy Observatory on Citizenship|European Union Emissions Trading Scheme
European Union Emissions Trading System|European Union Labour Force Survey|European Union Referendum Act
European Union Statistics on Income and Living Conditions|European University Association|European University Institute
European Values Survey|European Working Conditions Survey|Eurosystem Household Finance and Consumption Survey|Even Start
Evergrande Group|Evergreen State College|Evgeny Preobrazhensky|Evsei Liberman|Ewing Marion Kauffman Foundation
Exame Nacional do Ensino Médio|Excellence Initiative|Excellence in Cities|Excellence in Research for Australia
Exchange Equalisation Account|Exchange Stabilization Fund|Expanded Public Works Programme|Expenditure and Food Survey
Export Credits Guarantee Department|Export-Import Bank|Export-Import Bank of China|Export–Import Bank of the United States
Extended Fund Facility|Extractive Industries Transparency Initiative|Factory Act|Factory Acts|Factory Commission
Failed States Index|Fair Credit Reporting Act|Fair Employment Practice Committee|Fair Employment Practices Committee
Fair Labor Association|Fair Work Act|Fair Work Australia|Fair Work Commission|Fairtrade International
Fairtrade Labelling Organizations International|Familias en Acción|Families First Coronavirus Response Act|Family Assistance Plan
Family Expenditure Survey|Family Independence Program|Family Resources Survey|Family Support Act|Fannie Lou Hamer|Fannie Mae
Farm Credit Administration|Farm Security Administration|Farm to Fork Strategy|Farmer Mac|Farmers Home Administration
Farmers’ Alliance|Faure Report|Federal Art Project|Federal Constitutional Court|Federal Election Campaign Act
Federal Election Commission|Federal Emergency Relief Administration|Federal Employment Agency|Federal Energy Regulatory Commission
Federal Express|Federal Farm Board|Federal Farm Loan Act|Federal Home Loan Bank|Federal Home Loan Bank Board
Federal Home Loan Banks|Federal Housing Finance Agency|Federal Insurance Contributions Act|Federal Pell Grant|Federal Perkins Loan
Federal Register|Federal Reserve Act|Federal Reserve Bank of Atlanta|Federal Reserve Bank of Boston
Federal Reserve Bank of Chicago|Federal Reserve Bank of Cleveland|Federal Reserve Bank of Dallas
Federal Reserve Bank of Kansas City|Federal Reserve Bank of Minneapolis|Federal Reserve Bank of New York
Federal Reserve Bank of Philadelphia|Federal Reserve Bank of Richmond|Federal Reserve Bank of San Francisco
Federal Reserve Bank of St. Louis|Federal Reserve Banks|Federal Reserve Economic Data
Federal Savings and Loan Insurance Corporation|Federal Statistical Office|Federal Theatre Project|Federal Trade Commission Act
Federal Work-Study Program|Federal Writers’ Project|Fees Must Fall|Felix Frankfurter|Ferdinand Lassalle|Ferdinand Tönnies
Fertility and Family Survey|Fianna Fáil|Fidelity Investments|Fidelity Magellan Fund|Fight for Fifteen|Finance Act
Finance Commission of India|Financial Accounting Standards Board|Financial Action Task Force|Financial Analysts Journal
Financial Conduct Authority|Financial Crisis Inquiry Commission|Financial Crisis Inquiry Report
Financial Industry Regulatory Authority|Financial Ombudsman Service|Financial Policy Committee|Financial Reporting Council
Financial Secrecy Index|Financial Services Act|Financial Services Action Plan|Financial Services Agency
Financial Services Authority|Financial Services and Markets Act|Financial Stability Board|Financial Stability Forum
Financial Stability Oversight Council|Financial Supervisory Service|Finch Report|Fine Gael|Finn Kydland|Finns Party
First Bank of the United States|First Boston|First National Bank|First National City Bank|First Republic Bank
Fiscal Responsibility Act|Fiscal Responsibility and Budget Management Act|Fischer Black|Fisher Act|Fisher v. University of Texas
Fisk University|Fitch Ratings|Five Presidents’ Report|Five Star Movement|Flint Adolescent Study|Florian Znaniecki
Florida Comprehensive Assessment Test|Florida Virtual School|Fome Zero|Food Security Act|Food Stamp Act|Food Stamp Program
Ford Motor Company|Ford School of Public Policy|Fordham Foundation|Foreign Account Tax Compliance Act
Foreign Direct Investment Confidence Index|Forster Act|Fortis Bank|Forza Italia|Four Modernizations|Fragile States Index
Francis Hutcheson|Francis Ysidro Edgeworth|Frank Knight|Frank Parkin|Frank Ramsey|Frank Wilcoxon|Frank Yates
Frankfurt School of Finance & Management|Frankfurt Stock Exchange|François Quesnay|Fraser Institute|Fratelli d’Italia|Freddie Mac
Frederick Winslow Taylor|Free Application for Federal Student Aid|Free Democratic Party|Free Speech Movement|Free State Project
Free Trade Area of the Americas|Free University of Berlin|Free University of Brussels|Freedmen’s Bureau|Freedom Charter
Freedom House|Freedom Party of Austria|Freedom Riders|Freedom Summer|French Communist Party|Frente Amplio|Frente Polisario
Friedrich Ebert Foundation|Friedrich Fröbel|Friedrich Naumann Foundation|Friedrich von Hayek|Friends of the Earth|Front National
Fulbright Program|Fulbright Scholarship|Full Employment and Balanced Growth Act|Fulton Report|Funding Circle
Funding for Lending Scheme|Fuqua School of Business|Further and Higher Education Act|Future Fund|Futures Industry Association
G.I. Bill|GI Bill|Gabriel Almond|Gabriel Tarde|Gabriel Zucman|Gaetano Mosca
Gaining Early Awareness and Readiness for Undergraduate Programs|Gallaudet University|Gallup World Poll
Garn–St. Germain Depository Institutions Act|Gary Plan|Gates Cambridge Scholarship|Gates Foundation|Gates Millennium Scholars
Gender Development Index|Gender Empowerment Measure|Gender Inequality Index|General Accounting Office
General Agreement on Trade in Services|General Agreements to Borrow|General Certificate of Education
General Certificate of Secondary Education|General Dynamics|General Education Board|General Educational Development
General Federation of Trade Unions|General Lifestyle Survey|General Mills|General Statistics Office of Vietnam
Generalised System of Preferences|Generalized System of Preferences|Generations and Gender Programme|Generations and Gender Survey
Genoa Conference|Georg Lukács|Georg Simmel|George Akerlof|George Box|George Bush|George Counts|George Loewenstein|George Soros
George Stigler|George W. Bush|Georgia HOPE Scholarship|Gerald Ford|German Family Panel|German General Social Survey
German Longitudinal Election Study|German Trade Union Confederation|Ghana Living Standards Survey|Ghana Statistical Service
Ghana Stock Exchange|Ghent University|Gilbert’s Act|Ginnie Mae|Giovanni Arrighi|Giovanni Sartori|Girls’ Education Challenge
Girton College|Give Directly|Glengarry Glen Ross|Glenn Loury|Global Competitiveness Index|Global Competitiveness Report
Global Corruption Barometer|Global Education Monitoring Report|Global Entrepreneurship Monitor|Global Environment Facility
Global Financial Stability Report|Global Findex Database|Global Gender Gap Index|Global Gender Gap Report|Global Hunger Index
Global Innovation Index|Global Partnership for Education|Global Peace Index|Global Preference Survey|Global Reporting Initiative
Global Teacher Prize|Global Terrorism Database|Global Terrorism Index|Global Witness|Gloria Ladson-Billings|Goethe Institute
Gokhale Institute of Politics and Economics|Gold Reserve Act|Gold Standard Act|Golden Dawn|Goldman School of Public Policy
Goldsmiths College|Gonski Report|Gonski Review|Good Law Project|Goods and Services Tax Council|Gordon Brown|Gordon Tullock
Gotha Programme|Gough Whitlam|Government National Mortgage Association|Government Pension Fund Global
Government Pension Investment Fund|Government Performance and Results Act|Government Statistical Service|Government of India Act
Graduate Record Examinations|Graham Allison|Grameen Bank|Gramm–Leach–Bliley Act|Gramm–Rudman–Hollings Act
Grand National Consolidated Trades Union|Grattan Institute|Gratz v. Bollinger|Grawemeyer Award|Great Green Wall
Great Western Railway|Greater Avenues for Independence|Greater London Authority|Greater London Council|Green Belt Movement
Green Dot Public Schools|Greenbury Report|Gregory King|Grenelle Agreements|Grenfell Tower|Griggs v. Duke Power
Griggs v. Duke Power Company|Group Areas Act|Grundrisse der Kritik der politischen Ökonomie|Grutter v. Bollinger|Guido Imbens
Guillermo O’Donnell|Gulf Cooperation Council|Gun-Free Schools Act|Gunnar Myrdal|Gustav Schmoller|Guy Medal|Gwilym Jenkins
Gérard Debreu|Gøsta Esping-Andersen|HM Revenue & Customs|HM Revenue and Customs|HM Treasury|HOPE Credit|HOPE Scholarship
Ha-Joon Chang|Haas School of Business|Habitat for Humanity|Hadow Report|Hague Convention|Half-Way Covenant
Halifax Bank of Scotland|Hallstein Doctrine|Hampel Report|Hampton Institute|Hampton Normal and Agricultural Institute
Hang Seng Bank|Hang Seng Index|Hannah More|Hans Böckler Foundation|Hans Morgenthau|Hans Singer|Happy Planet Index
Harlem Children’s Zone|Harmonised European Time Use Survey|Harold Garfinkel|Harold Hotelling|Harold Laski|Harold Lasswell
Harold Rugg|Harriet Taylor Mill|Harris School of Public Policy|Harrow School|Harry Dexter White|Harry Hopkins|Harry Markowitz
Harshad Mehta|Hartz Commission|Hart–Celler Act|Hart–Scott–Rodino Act|Harvard Business Review|Harvard Educational Review
Harvard Graduate School of Education|Harvester Judgment|Hatch Act|Hawley–Smoot Tariff|Hayne Royal Commission
Head Start Impact Study|Heavily Indebted Poor Countries Initiative|Hedley Bull|Heinrich Böll Foundation|Helen Lynd|Help to Buy
Helsinki Accords|Helsinki Final Act|Helsinki Stock Exchange|Henri de Saint-Simon|Henry Ford|Henry Giroux
Henry J. Kaiser Family Foundation|Henry Morgenthau|Henry Tax Review|Her Majesty’s Inspectorate|Her Majesty’s Treasury
Heritage Foundation|Hernando de Soto|Hertie School|Hertie School of Governance|Hewlett-Packard Company|Higgs Report
High School Longitudinal Study|High Tech High|High/Scope Perry Preschool Program|HighScope Perry Preschool Program
Higher Education Academy|Higher Education Funding Council for England|Higher Education Price Index
Higher Education Research Institute|Higher Education Statistics Agency|Higher School Certificate|Higher School of Economics
Highlander Folk School|Hiring Incentives to Restore Employment Act|Hjalmar Schacht|Ho Chi Minh Stock Exchange|Holberg Prize
Home Affordable Modification Program|Home Affordable Refinance Program|Home Depot|Home Mortgage Disclosure Act
Home Owners’ Loan Act|Home Owners’ Loan Corporation|Homestead Acts|Hong Kong Monetary Authority|Hong Kong Stock Exchange
Hoover Commission|Hoover Institution|Hope Scholarship Credit|Horace Mann Bond|Horizon Europe|House of Baring|House of Morgan
House of Rothschild|Household Finance and Consumption Survey|Housing Act|Housing Choice Voucher Program
Housing and Community Development Act|Houston Independent School District|Howard University
Hubert H. Humphrey School of Public Affairs|Hudson Institute|Hudson’s Bay Company|Huey Long|Hull House|Human Capital Index
Human Development Report|Human Poverty Index|Humboldt University|Humboldt University of Berlin|Humphrey–Hawkins Act
Humphrey–Hawkins Full Employment Act|Hungarian National Bank|Hunger Safety Net Programme|Hunter Commission|Hyman Minsky|IG Metall
Ibrahim Index of African Governance|Ifo Business Climate Index|Ifo Institute|Immanuel Wallerstein|Immigration Act of 1924
Immigration Act of 1990|Immigration Reform and Control Act|Immigration and Customs Enforcement
Immigration and Intergenerational Mobility in Metropolitan Los Angeles|Immigration and Nationality Act
Improving America’s Schools Act|Incheon Declaration|Index of Economic Freedom|India Human Development Survey
Indian Administrative Service|Indian Institute of Management|Indian Institute of Technology|Indian Institutes of Management
Indian Institutes of Technology|Indian National Congress|Indian Reorganization Act
Indian Self-Determination and Education Assistance Act|Indian Statistical Institute
Indira Gandhi Institute of Development Research|Individuals with Disabilities Education Improvement Act|Indonesia Stock Exchange
Indonesian Family Life Survey|Industrial Bank of Japan|Industrial Disputes Act|Industrial Relations Act
Industrial Reorganisation Corporation|Industrial Training Act|Industrial and Commercial Bank of China|Inflation Reduction Act
Infosys Technologies|Infrastructure Investment and Jobs Act|Inkatha Freedom Party|Inner London Education Authority
Innovations for Poverty Action|Inside Higher Ed|Insolvency and Bankruptcy Code|Institute for Advanced Study
Institute for Education Policy|Institute for Employment Research|Institute for Fiscal Studies|Institute for Government
Institute for Higher Education Policy|Institute for Humane Studies|Institute for Justice|Institute for New Economic Thinking
Institute for Policy Studies|Institute for Public Policy Research|Institute for Research on Poverty|Institute for Social Research
Institute for Women’s Policy Research|Institute for the Study of Labor|Institute of Chartered Accountants in England and Wales
Institute of Development Studies|Institute of Directors|Institute of Economic Affairs|Institute of Education
Institute of Education Sciences|Institute of International Education|Institute of International Finance
Institute of Management Accountants|Institute of Mathematical Statistics|Institute of Pacific Relations
Institute of Race Relations|Institutional Revolutionary Party|Instituto Cervantes|Integrated Postsecondary Education Data System
Integrated Public Use Microdata Series|Inter-American Court of Human Rights|Inter-American Foundation
Inter-university Consortium for Political and Social Research|International Accounting Standards Board
International Accounting Standards Committee|International Adult Literacy Survey|International Aid Transparency Initiative
International Association for Feminist Economics|International Association for the Evaluation of Educational Achievement
International Association of Insurance Supervisors|International Association of Official Statistics
International Association of Universities|International Baccalaureate|International Baccalaureate Diploma Programme
International Baccalaureate Middle Years Programme|International Baccalaureate Primary Years Programme
International Bank for Reconstruction and Development|International Brotherhood of Teamsters
International Centre for Settlement of Investment Disputes|International Chamber of Commerce
International Civic and Citizenship Education Study|International Civil Service Commission|International Clearing Union
International Co-operative Alliance|International Cocoa Organization|International Coffee Agreement
International Coffee Organization|International Comparison Program|International Comparison Programme
International Computer and Information Literacy Study|International Confederation of Free Trade Unions
International Cooperative Alliance|International Country Risk Guide|International Covenant on Civil and Political Rights
International Covenant on Economic, Social and Cultural Rights|International Criminal Tribunal for Rwanda
International Criminal Tribunal for the Former Yugoslavia|International Crisis Group|International Economic Association
International Energy Agency|International English Language Testing System|International Federation of Accountants
International Financial Reporting Standards|International Food Policy Research Institute
International Fund for Agricultural Development|International General Certificate of Secondary Education
International Growth Centre|International Initiative for Impact Evaluation|International Institute for Applied Systems Analysis
International Institute for Educational Planning|International Institute for Labour Studies
International Institute for Strategic Studies|International Institute for Sustainable Development
International Institute of Social History|International Integrated Reporting Council|International Labor Rights Forum
International Labour Conference|International Labour Office|International Labour Organisation
International Ladies’ Garment Workers’ Union|International Literacy Day|International Longshore and Warehouse Union
International Longshoremen’s Association|International Organization for Standardization
International Organization of Securities Commissions|International Organization of Supreme Audit Institutions
International Petroleum Exchange|International Political Science Association|International Poverty Centre
International Renewable Energy Agency|International Republican Institute|International Securities Exchange
International Sociological Association|International Standard Classification of Education
International Standard Classification of Occupations|International Standard Industrial Classification
International Standards on Auditing|International Statistical Institute|International Studies Association
International Sugar Agreement|International Sustainability Standards Board|International Swaps and Derivatives Association
International Telecommunication Union|International Tin Council|International Trade Centre|International Trade Commission
International Trade Organization|International Trade Union Confederation|International Transport Workers’ Federation
International Typographical Union|International Union of Electrical Workers|International Visegrad Fund
International Wheat Agreement|International Women’s Day|International Women’s Year|International Woodworkers of America
International Working Men’s Association|International Workingmen’s Association|International Year of the Child
Interstate Commerce Act|Intesa Sanpaolo|Investment Advisers Act|Investment Company Act|Investors Exchange|Iris Marion Young
Irish Congress of Trade Unions|Irish Stock Exchange|Islamic Development Bank|Israel Central Bureau of Statistics
Istanbul Stock Exchange|Italian Communist Party|Ivan Boesky|Ivar Kreuger|JPMorgan Chase|Jack Bogle|Jackson Hole
Jackson Hole Symposium|Jacob Mincer|Jacob Viner|Jacques Delors|Jacques Rueff|Jagdish Bhagwati|Jakarta Stock Exchange
Jamaica Accords|James Fearon|James Heckman|James Kay-Shuttleworth|James Mill|James Mirrlees|James Steuart|James Tobin
Jan Dhan Yojana|Jan Tinbergen|Janata Dal|Janata Party|Janet Yellen|Janus v. AFSCME|Japan Household Panel Survey|Japan Post
Japan Post Bank|Japanese General Social Survey|Jasmine Revolution|Jawaharlal Nehru University|Jay Cooke|Jay Gould|Jean Monnet
Jean Tirole|Jean-Baptiste Say|Jean-Jacques Laffont|Jefes y Jefas de Hogar|Jeremy Corbyn|Jerzy Neyman|Jimmie Savage|Jimmy Carter
Jimmy Hoffa|Job Corps|Job Openings and Labor Turnover Survey|Job Seeker’s Allowance|Job Training Partnership Act
Jobs and Growth Tax Relief Reconciliation Act|Jobs-First GAIN|Jobseeker’s Allowance|Joe Hill|Johan Skytte Prize
Johann Heinrich Pestalozzi|Johannesburg Stock Exchange|John Bates Clark|John Bates Clark Medal|John Birch Society|John Bogle
John F. Kennedy School of Government|John Goldthorpe|John Graunt|John Harsanyi|John Kingdon|John Lewis Partnership
John M. Olin Foundation|John Mearsheimer|John Pierpont Morgan|John R. Commons|John Stuart Mill|John Tukey|John von Neumann
Joint Committee on Standards for Educational Evaluation|Joint Committee on Taxation|Joint Economic Committee|Jomtien Declaration
Jonathan Kozol|Joseph Nye|Joseph Rowntree Foundation|Joseph Stiglitz|Joshua Angrist|Journal of Development Economics
Journal of Econometrics|Journal of Economic Literature|Journal of Economic Perspectives|Journal of Finance
Journal of Financial Economics|Journal of Human Resources|Journal of International Economics|Journal of Labor Economics
Journal of Monetary Economics|Journal of Negro Education|Journal of Political Economy|Journal of Public Economics
Journal of the American Statistical Association|Journal of the Royal Statistical Society|Joyce Foundation|Juan Linz
Jubilee Debt Campaign|Judea Pearl|Judge Business School|Julius Rosenwald Fund|Juncker Commission|Juncker Plan|Junior Certificate
Just Transition Fund|Justice and Development Party|Justice for Janitors|Justin Yifu Lin|János Kornai|Jürgen Habermas|KIPP Academy
KOF Globalisation Index|KOF Index of Globalization|KOF Swiss Economic Institute|Kagera Health and Development Survey
Kalamazoo Promise|Kansas City Board of Trade|Kansas–Nebraska Act|Kappa Delta Pi|Karachi Stock Exchange|Karl Deutsch|Karl Kautsky
Kate Raworth|Kathleen Thelen|Kathryn Edin|Kauffman Firm Survey|Kauffman Foundation|Kaupthing Bank|Kay Shuttleworth
Keeping Children and Families Safe Act|Keio Household Panel Survey|Keir Hardie|Keir Starmer|Kellogg Foundation
Kellogg School of Management|Kendriya Vidyalaya|Kennedy Round|Kennedy School of Government|Kenneth Arrow|Kenneth Boulding
Kenneth Rogoff|Kenneth Shepsle|Kenneth Waltz|Kentucky Education Reform Act|Kenya National Bureau of Statistics|Kenya Vision 2030
Kerner Report|Key Stage 1|Key Stage 2|Key Stage 3|Key Stage 4|Keynes Plan|Khan Academy|Khazanah Nasional|Kidder Peabody
Kiel Institute|Kiel Institute for the World Economy|Kilbrandon Commission|Kimberlé Crenshaw|Kleiner Perkins|Knights of Labor
Knowledge Is Power Program|Knut Wicksell|Kohlberg Kravis Roberts|Konrad Adenauer Foundation|Korea Development Institute
Korea Exchange|Korea Stock Exchange|Korean General Social Survey|Korean Labor and Income Panel Study|Korean Youth Panel Survey
Kotak Mahindra Bank|Kothari Commission|Kraft Foods|Kuala Lumpur Stock Exchange|Kuhn Loeb|Kura Kaupapa Māori
Kuwait Investment Authority|Kuwait Stock Exchange|Kyiv School of Economics|La République En Marche|La Via Campesina|Labor Party
Labour Force Survey|Lagos Plan of Action|Lake Wobegon|Land-Grant College Act|Landesbank Sachsen|Landless Workers Movement
Landrum–Griffin Act|Larosière Report|Larry Summers|Latin American Free Trade Association|Latin American Migration Project
Latin American Public Opinion Project|Latin Monetary Union|Latino National Survey|Lau v. Nichols|Lausanne Conference
Law Enforcement Assistance Administration|Law School Admission Council|Law and Justice Party|Lawrence Stenhouse|Lawrence Summers
Learning and Skills Council|Leaving Certificate|Lee Kuan Yew School of Public Policy|Lega Nord|Legatum Prosperity Index
Legislative Analyst’s Office|Leiden University|Leitch Review|Lend-Lease Act|Lend-Lease Agreement|Lending Club|Leo Strauss
Leonard Savage|Leonardo da Vinci Programme|Leonid Hurwicz|Leslie Kish|Lester Frank Ward|Leszek Balcerowicz|Let Girls Learn
Letta Report|Levant Company|Levelling Up Fund|Levelling Up White Paper|Leverhulme Trust|Leveson Inquiry|Levy Economics Institute
Liberal Democratic Party|Liberal Party of Australia|Liberal Party of Canada|Libra Association|Licensing Act
Life Insurance Corporation|Life Insurance Corporation of India|Life in Transition Survey|Lifetime Learning Credit
Lightning Network|Liikanen Report|Lilly Endowment|Lilly Ledbetter Fair Pay Act|Lima Stock Exchange
Lincoln Institute of Land Policy|Linda Darling-Hammond|Lionel McKenzie|Lisa Delpit|Lisbon Agenda|Lisbon Strategy
Little Rock Central High School|Little School of the 400|Live Aid|Livelihood Empowerment Against Poverty|Liverpool Cotton Exchange
Living Costs and Food Survey|Living Standards Measurement Study|Livingston Survey|Liz Truss|Lloyds Bank|Lloyds Banking Group
Lloyd’s of London|Localism Act|Lochner v. New York|Logistics Performance Index|Lomé Convention|London Bullion Market
London Business School|London Clearing House|London Club|London Docklands Development Corporation|London Economic Conference
London Gold Pool|London Interbank Offered Rate|London International Financial Futures Exchange|London Mechanics’ Institute
London Metal Exchange|London School Board|London School of Economics and Political Science|Long Term Capital Management
Long-Term Credit Bank of Japan|Longitudinal Business Database|Longitudinal Employer-Household Dynamics
Longitudinal Internet Studies for the Social Sciences|Longitudinal Study of American Youth
Longitudinal Study of Young People in England|Longitudinal Survey of Australian Youth|Longitudinal Survey of Immigrants to Canada
Longitudinal Surveys of Australian Youth|Los Angeles Family and Neighborhood Survey|Los Angeles Unified School District
Louis Althusser|Louis Blanc|Louis Guttman|Louis Wirth|Louisiana Scholarship Program|Louvre Accord
Low Income Home Energy Assistance Program|Low Pay Commission|Low-Income Housing Tax Credit|Lowy Institute|Luc Boltanski
Ludlow Massacre|Ludwig von Mises|Ludwig von Mises Institute|Lumina Foundation|Lund University|Lux Leaks|Luxembourg Compromise
Luxembourg Income Study|Luxembourg Wealth Study|Lyndon B. Johnson School of Public Affairs|Léon Walras|Macaulay’s Minute
Macaulay’s Minute on Indian Education|Macdonald Commission|Macmillan Committee|Macmillan Report|Macpherson Report|Macquarie Bank
Maddison Project|Maddison Project Database|Made in China 2025|Madrid Stock Exchange|Magellan Fund
Mahatma Gandhi National Rural Employment Guarantee Act|Mahatma Gandhi National Rural Employment Guarantee Scheme|Mahbub ul Haq
Main Street Lending Program|Make America Great Again|Make Poverty History|Make in India|Malala Fund
Malawi Integrated Household Survey|Malaysian Family Life Survey|Malcolm Baldrige|Malcolm Baldrige National Quality Award
Mancur Olson|Mandal Commission|Manhattan Institute|Manifesto Project|Manifesto Research Group|Manmohan Singh
Mannheim Enterprise Panel|Manpower Demonstration Research Corporation|Manpower Development and Training Act
Manpower Services Commission|Mansholt Plan|Manuel Castells|Marbury v. Madison|Mariana Mazzucato|Marie Curie Actions
Marie Skłodowska-Curie Actions|Marine Stewardship Council|Mario Draghi|Mark Carney|Mark Granovetter|Mark Hanna|Marks & Spencer
Marriner Eccles|Marshall Aid|Marshall Scholarship|Martin Weitzman|Martin Wight|Mary McLeod Bethune|Mary Parker Follett
Massachusetts Bay Company|Massachusetts Comprehensive Assessment System|Massey Commission|Master and Servant Act
Matthew Shepard Act|Maurice Allais|Maurice Duverger|Max Horkheimer|Max Planck Institute for Demographic Research
Max Planck Institute for Human Development|Max Planck Institute for the Study of Societies|Max Weber Foundation
Maxwell School of Citizenship and Public Affairs|McCain–Feingold Act|McCarran Act|McCarran–Ferguson Act|McCarran–Walter Act
McCulloch v. Maryland|McFadden Act|McKinley Tariff|McKinney–Vento Act|McKinney–Vento Homeless Assistance Act
Measures of Effective Teaching Project|Medallion Fund|Medicare Modernization Act|Meidner Plan|Mellon Foundation
Mendez v. Westminster|Mercatus Center|Merchant Adventurers|Meriam Report|Mervyn King|Metropolitan Achievement Tests
Metropolitan Life Insurance Company|Metropolitan Police Act|Mexican Family Life Survey|Mexican Migration Project
Mexican Stock Exchange|Meyer v. Nebraska|Michael Apple|Michael Burawoy|Michael Fullan|Michael Kremer|Michael Lipsky
Michael Oakeshott|Michael Porter|Michael Sandel|Michael Walzer|Michael Young|Michał Kalecki
Michigan Educational Assessment Program|Michigan Survey of Consumers|Mid-Day Meal Scheme|Midday Meal Scheme
Migrant Integration Policy Index|Milan Stock Exchange|Milken Educator Awards|Millennium Challenge Account|Millennium Declaration
Millennium Villages|Millennium Villages Project|Miller Analogies Test|Milliken v. Bradley|Milwaukee Parental Choice Program
Milwaukee Public Schools|Minha Casa Minha Vida|Ministry of Economy, Trade and Industry|Ministry of Education|Ministry of Finance
Ministry of International Trade and Industry|Minneapolis Grain Exchange|Minnesota Family Investment Program
Minorities at Risk Project|Mirrlees Review|Mises Institute|Mississippi Bubble|Mississippi Company
Mississippi Freedom Democratic Party|Model Cities Program|Molly Maguires|Moncloa Pacts|Mondragon Cooperative Corporation
Mondragon Corporation|Monetary Authority of Singapore|Money Advice Service|Monnet Plan|Monopolies and Mergers Commission
Monopolies and Restrictive Trade Practices Act|Mont Pelerin Society|Mont Pèlerin Society|Montagu Norman|Monte dei Paschi
Montgomery County Public Schools|Montgomery Ward|Montreal Economic Institute|Montreal Exchange|Moody’s Analytics
Moody’s Investors Service|Morehouse College|Morgenthau Plan|Morrill Act|Morrill Land-Grant Acts|Moscow Exchange|Mother Jones
Mothers of the Plaza de Mayo|Motor Carrier Act|Motu Economic and Public Policy Research|Mount Holyoke College
Movement for Democratic Change|Movimento Cinque Stelle|Mt. Gox|Mubadala Investment Company|Muhammad Yunus|Muller v. Oregon
Multi-City Study of Urban Inequality|Multifibre Arrangement|Multilateral Agreement on Investment
Multilateral Debt Relief Initiative|Multilateral Investment Guarantee Agency|Multinational Time Use Study|Munich Re
Municipal Securities Rulemaking Board|Munn v. Illinois|Muscovy Company|Muslim League|Myron Scholes|NITI Aayog|Nai Talim
Nairobi Securities Exchange|Nairobi Stock Exchange|Nancy Folbre|Narmada Bachao Andolan|Nassau Senior|Nassim Nicholas Taleb
Nate Silver|National Academy of Education|National Action Party|National Adult Literacy Survey
National Agricultural Statistics Service|National Annenberg Election Survey|National Assembly for Wales
National Assessment Program – Literacy and Numeracy|National Assessment of Adult Literacy|National Assistance Act
National Association for Bilingual Education|National Association for Business Economics
National Association for the Advancement of Colored People|National Association of Home Builders
National Association of Independent Schools|National Association of Insurance Commissioners|National Association of Manufacturers
National Association of Scholars|National Association of Securities Dealers|National Audit Office|National Australia Bank
National Bank Act|National Bank of Belgium|National Bank of Canada|National Bank of Denmark|National Bank of Egypt
National Bank of Ethiopia|National Bank of Greece|National Bank of Hungary|National Bank of Kazakhstan|National Bank of Poland
National Bank of Romania|National Bank of Slovakia|National Bank of Ukraine|National Banking Acts
National Board for Professional Teaching Standards|National Bureau of Statistics|National Bureau of Statistics of China
National Center for Education Statistics|National Center for Science and Engineering Statistics
National Center for Veterans Analysis and Statistics|National Certificate of Educational Achievement
National College for School Leadership|National Commission on Excellence in Education
National Commission on Fiscal Responsibility and Reform|National Compensation Survey|National Conference of State Legislatures
National Congregations Study|National Congress Party|National Consumers’ League
National Council for Accreditation of Teacher Education|National Council for Curriculum and Assessment
National Council for the Social Studies|National Council of Teachers of English|National Council of Teachers of Mathematics
National Council on Teacher Quality|National Credit Union Administration|National Curriculum for England
National Defense Education Act|National Democratic Alliance|National Democratic Party|National Development and Reform Commission
National Domestic Workers Alliance|National Economic Council|National Economic Development Council
National Economic Development Office|National Economic and Social Council|National Education Association
National Education Policy Center|National Educational Panel Study|National Endowment for Democracy
National Evaluation of Welfare-to-Work Strategies|National Farmers Union|National Foundation for Educational Research
National Front|National Futures Association|National Governors Association|National Household Education Survey
National Household Education Surveys Program|National Household Travel Survey|National Housing Act
National Incident-Based Reporting System|National Income Dynamics Study|National Industrial Recovery Act
National Institute for Literacy|National Institute of Economic and Social Research|National Institute of Education
National Institute of Public Finance and Policy|National Institute of Statistics
National Institute of Statistics and Economic Studies|National Insurance Act|National Insurance Fund|National JTPA Study
National Job Corps Study|National League for Democracy|National Literacy Strategy|National Literacy Trust
National Longitudinal Survey of Mature Women|National Longitudinal Survey of Young Men|National Longitudinal Surveys
National Longitudinal Transition Study|National Merit Scholarship|National Merit Scholarship Corporation|National Minimum Wage Act
National Monetary Commission|National Numeracy Strategy|National Opinion Research Center|National Organization for Women
National Planning Commission|National Postsecondary Student Aid Study|National Rally|National Recovery Administration
National Resistance Movement|National Resources Planning Board|National Rural Employment Guarantee Act
National Rural Employment Guarantee Scheme|National Rural Livelihoods Mission|National Sample Survey Office
National Sample Survey Organisation|National Savings and Investments|National School Lunch Act|National School Lunch Program
National Science Board|National Senior Certificate|National Socialist German Workers’ Party
National Society for Promoting Religious Education|National Stock Exchange of India|National Study of Youth and Religion
National Supported Work Demonstration|National Survey of America’s Families|National Survey of Black Americans
National Survey of College Graduates|National Survey of Household Income and Expenditure
National Survey of Recent College Graduates|National Survey of Sexual Attitudes and Lifestyles
National Survey of Student Engagement|National Survey of Unbanked and Underbanked Households|National Teacher and Principal Survey
National Teaching Fellowship|National Union of Metalworkers of South Africa|National Union of Mineworkers
National Union of Railwaymen|National Union of Students|National Union of Teachers|National Urban League|National Wealth Fund
National Westminster Bank|National Woman’s Party|National Women’s Party|National Youth Administration|Nation’s Report Card
Native Land Act|Natives Land Act|Navajo Community College|Navodaya Vidyalaya|Nel Noddings|Nelson Aldrich
Netherlands Kinship Panel Study|Network for Greening the Financial System|Neuer Markt|New America Foundation
New Cooperative Medical Scheme|New Deal for Communities|New Deal for Lone Parents|New Deal for Young People|New Democratic Party
New Development Bank|New Earnings Survey|New Economic School|New Economics Foundation|New Hope Project|New Immigrant Survey
New Jersey Income Maintenance Experiment|New Left Review|New Markets Tax Credit|New Partnership for Africa’s Development
New Poor Law|New Rural Cooperative Medical Scheme|New Rural Pension Scheme|New School for Social Research|New Schools Venture Fund
New Tech Network|New Village Movement|New York City Department of Education|New York City Public Schools
New York City Teaching Fellows|New York Fed|New York Federal Reserve|New York Mercantile Exchange|New York State Regents Exam
New York University|New Zealand Attitudes and Values Study|New Zealand Election Study|New Zealand First|Newcastle Commission
Newsom Report|Newt Gingrich|Next Generation EU|Next Generation Learning Challenges|Next Generation Science Standards
Niagara Movement|Niccolò Machiavelli|Nicholas Stern|Nick Clegg|Nicos Poulantzas|Nifty Fifty|Nigel Farage
Nigeria General Household Survey|Nigerian Stock Exchange|Nikkei Stock Average|Niklas Luhmann|Nikolai Kondratiev|Nixon Doctrine
No Child Left Behind Act|Nobel Memorial Prize|Nobel Memorial Prize in Economic Sciences|Nobel Peace Prize|Nobel Prize in Economics
Nomura Securities|Non-Aligned Movement|Nordea Bank|Norges Bank|Norges Bank Investment Management|Norris–La Guardia Act
North American Agreement on Labor Cooperation|North American Industry Classification System|Northcote–Trevelyan Report
Northern Ireland Assembly|Northern Ireland Life and Times Survey|Northern League|Northern Powerhouse|Northern Rock
Northwest Evaluation Association|Northwestern University|Norwegian School of Economics|Norwood Report|Nuffield College
Nuffield Foundation|Oath Keepers|Oberlin College|Observer Research Foundation|Occupational Information Network
Occupational Safety and Health Act|Ocean Hill–Brownsville|Office for Budget Responsibility|Office for Fair Access
Office for National Statistics|Office for Standards in Education|Office for Students|Office of Civil Rights
Office of Communications|Office of Economic Opportunity|Office of English Language Acquisition|Office of Fair Trading
Office of Federal Housing Enterprise Oversight|Office of Financial Research|Office of Foreign Assets Control
Office of Information and Regulatory Affairs|Office of Population Censuses and Surveys|Office of Population Research
Office of Price Administration|Office of Special Education Programs|Office of Technology Assessment|Office of Thrift Supervision
Office of the Comptroller of the Currency|Old Age, Survivors, and Disability Insurance|Old Poor Law
Old-Age and Survivors Insurance|Older Americans Act|Older Workers Benefit Protection Act|Oliver Hart
Omnibus Budget Reconciliation Act|Omnibus Trade and Competitiveness Act|One Belt One Road|One Laptop Per Child
Ontario Teachers’ Pension Plan|Open Budget Index|Open Budget Survey|Open Court Reading|Open Government Partnership
Open Markets Institute|Open Society Foundations|Open Society Institute|Operation Barga|Operation Blackboard|Operation Flood
Operation Twist|Opportunity Atlas|Opportunity Insights|Opportunity NYC|Opportunity Zone Program|Options Clearing Corporation
Orange Democratic Movement|Orangi Pilot Project|Oregon Promise|Organisation for Economic Co-operation and Development
Organisation for European Economic Co-operation|Organisation of African Unity|Organisation of Islamic Cooperation
Organization for Economic Cooperation and Development|Organization for European Economic Cooperation
Organization for Security and Cooperation in Europe|Organization of the Petroleum Exporting Countries|Osaka Exchange|Oskar Lange
Oskar Morgenstern|Oslo Børs|Oslo Stock Exchange|Outright Monetary Transactions|Overend Gurney|Overseas Development Institute
Oxfam International|Oxford Internet Institute|Oxford Poverty and Human Development Initiative|Oxford Review of Economic Policy
Pacific Gas and Electric|Pacific Mail Steamship Company|Pacific Stock Exchange|Packers and Stockyards Act|Page Act|Paine Webber
Pakistan Institute of Development Economics|Pakistan Peoples Party|Pakistan Stock Exchange
Palestinian Central Bureau of Statistics|Panama Papers|Pandemic Emergency Purchase Programme|Pandora Papers
Panel Study of American Religion and Ethnicity|Panel Study of Entrepreneurial Dynamics|Panel Study of Family Dynamics
Pantawid Pamilyang Pilipino Program|Paradise Papers|Paris Bourse|Paris Club|Paris Declaration on Aid Effectiveness
Paris School of Economics|Partha Dasgupta|Parti Québécois|Partido Revolucionario Institucional|Partido dos Trabalhadores
Party for Freedom|Party of European Socialists|Party of Regions|Party of the Democratic Revolution|Pasi Sahlberg|Pat Buchanan
Patricia Hill Collins|Paul Collier|Paul Keating|Paul Krugman|Paul Lazarsfeld|Paul Milgrom|Paul Pierson|Paul Romer|Paul Warburg
Pauline Hanson’s One Nation|Paycheck Fairness Act|Paycheck Protection Program|Peabody Education Fund|Pearson Report|Pell Grant
Pell Grants|Pendleton Act|Pendleton Civil Service Reform Act|Penn Central|Penn World Table|Penn World Tables|Pennsylvania Railroad
Pension Benefit Guaranty Corporation|Pension Protection Act|Pension Protection Fund|Pensions Commission|Pensions Regulator
Peoples’ Democratic Party|People’s Action Party|People’s Bank of China|People’s Party|People’s Party for Freedom and Democracy
Periodic Labour Force Survey|Permanent Fund Dividend|Peronist Party|Personal Independence Payment
Personal Responsibility and Work Opportunity Reconciliation Act|Pesquisa Nacional por Amostra de Domicílios|Peter Blau
Peter Diamond|Peter Drucker|Peter G. Peterson Foundation|Peter Hall|Peter McLaren|Peterloo Massacre
Peterson Institute for International Economics|Pew Charitable Trusts|Pew Global Attitudes Project|Pew Research Center
Phelps Stokes Fund|Phi Beta Kappa|Phi Delta Kappa|Philadelphia Stock Exchange|Philip Converse|Philippe Schmitter
Philippine Statistics Authority|Philippine Stock Exchange|Phillips Academy|Phillips Exeter Academy|Phyllis Schlafly
Pierce v. Society of Sisters|Piero Sraffa|Pilot National Asian American Political Survey|Pippa Norris|Pitirim Sorokin|Plaid Cymru
Plan Ceibal|Planning Commission of India|Plano Cruzado|Plano Real|Plaza Accord|Plessy v. Ferguson|Pleven Plan|Plowden Report
Plyler v. Doe|Policy Agendas Project|Policy Studies Institute|Political Terror Scale|Polity Project|Pompeu Fabra University
Poor Law Commission|Port Huron Statement|Posse Comitatus Act|Post-9/11 GI Bill|Postal Savings Bank of China|Poverty Action Lab
Poverty Reduction and Growth Facility|Poverty and Social Exclusion Survey|Pradhan Mantri Awas Yojana
Pradhan Mantri Jan Dhan Yojana|Prague Declaration|Prague Stock Exchange|Prasanta Chandra Mahalanobis|Pratham Education Foundation
Praxis Series|Preliminary Scholastic Aptitude Test|Press Freedom Index|Preston Manning|Price Waterhouse|Prices and Incomes Accord
Primary Dealer Credit Facility|Princeton Review|Principles for Responsible Investment|Private School Universe Survey
Private Securities Litigation Reform Act|Procter & Gamble|Productive Safety Net Program|Productive Safety Net Programme
Productivity Commission|Program for International Student Assessment
Program for the International Assessment of Adult Competencies|Programa Universidade para Todos|Progressive Education Association
Project Hope|Project Independence|Promise Neighborhoods|Prosper Marketplace|Proud Boys|Prudence Crandall
Prudential Insurance Company|Prudential Regulation Authority|Public Company Accounting Oversight Board|Public Law 94-142
Public Opinion Quarterly|Public Sector Purchase Programme|Public Utility Holding Company Act|Public Works Administration
Public Works Loan Board|Public-Private Investment Program|Publish What You Pay|Punjab National Bank|Purdue University
QS World University Rankings|Qatar Exchange|Qatar Investment Authority|Qualifications and Curriculum Authority
Quality Assurance Agency|Quality Assurance Agency for Higher Education|Quality of Government Dataset|Quantum Fund
Quantum Opportunities Program|Quarterly Census of Employment and Wages|Quarterly Journal of Economics|Quebec Pension Plan
Race Relations Act|Racketeer Influenced and Corrupt Organizations Act|Radcliffe Report|Raewyn Connell|Ragged School Union
Raghuram Rajan|Ragnar Frisch|Raiffeisen Bank|Railway Labor Act|Raj Chetty|Ralph Miliband|Ramsay MacDonald|Rana Plaza
Rand School of Social Science|Rashtriya Swasthya Bima Yojana|Rassemblement National|Ray Dalio|Raymond Boudon|Raúl Prebisch
Reading First|Reading Recovery|Reagan Doctrine|Real Plan|Reciprocal Trade Agreements Act|Reconstruction Finance Corporation
Reconstruction and Development Programme|Recovery School District|Recovery and Resilience Facility|Red Nose Day
Red de Protección Social|Redcliffe-Maud Report|Reed College|Reform Act of 1832|Reform Party|Reform Party of Canada|Reform UK
Refugee Act|Regents of the University of California v. Bakke|Reggio Emilia|Regional Comprehensive Economic Partnership
Regional Greenhouse Gas Initiative|Regulation Fair Disclosure|Reinhard Bendix|Reinhard Selten|Reliance Industries
Renaissance Technologies|Rensis Likert|Reparations Commission|Representation of the People Act|Republic Steel
Republican National Committee|Republican People’s Party|Research Assessment Exercise|Research Excellence Framework
Reserve Bank of Australia|Reserve Bank of India|Reserve Bank of Malawi|Reserve Bank of New Zealand|Reserve Bank of Zimbabwe
Resettlement Administration|Resolution Foundation|Resolution Trust Corporation|Resumption Act|Resumption Act of 1875|Revenue Act
Revenue Watch Institute|Review of Economic Studies|Review of Economics and Statistics|Review of Educational Research
Review of Financial Studies|Rexford Tugwell|Reynolds v. Sims|Rhodes Must Fall|Rhodes Scholarship|Rice University|Richard Cantillon
Richard Fenno|Richard Hoggart|Richard Kahn|Richard Price|Richard Stone|Richard Thaler|Richard Titmuss|Right to Education Act
Rio Tinto|Rishi Sunak|Robbins Report|Robert Aumann|Robert Barro|Robert Dahl|Robert Engle|Robert Fogel|Robert Frank|Robert Gilpin
Robert Hall|Robert Heilbroner|Robert Jervis|Robert Keohane|Robert La Follette|Robert Lynd|Robert Michels|Robert Mundell
Robert Nozick|Robert Park|Robert Raikes|Robert Rubin|Robert Schuman|Robert Shiller|Robert Solow|Robert Taylor Homes
Robinson–Patman Act|Rochdale Pioneers|Rochdale Society of Equitable Pioneers|Rockefeller Brothers Fund|Rocketship Education
Roger Myerson|Roland Fryer|Ronald Coase|Ronald Dworkin|Ronald Inglehart|Ronan Point|Room to Read|Roosevelt Institute
Roper Center for Public Opinion Research|Rosa Luxemburg|Rosa Luxemburg Foundation|Rosa Parks|Rose Friedman|Rose Review
Rose v. Council for Better Education|Rosenwald Fund|Ross School of Business|Rotterdam School of Management
Rough Rock Demonstration School|Rowell–Sirois Commission|Roy Harrod|Royal African Company|Royal Bank of Canada
Royal Bank of Scotland|Royal Commission on Aboriginal Peoples|Royal Commission on Population|Royal Commission on Trade Unions
Royal Economic Society|Royal Institute of International Affairs|Royal Mail|Royal Society of Arts|Royal Statistical Society
Ruby Bridges|Rudiger Dornbusch|Rudolf Hilferding|Rugby School|Rule of Law Index|Rural Electrification Administration
Ruskin College|Russell Sage Foundation|Russia Longitudinal Monitoring Survey|Rutgers University|Rürup Commission|Sachar Committee
Saemaul Undong|Safe Schools/Healthy Students|Saffron Revolution|Sainsbury Review|Salamanca Statement|Sallie Mae|Salmon Chase
Salmon P. Chase|Salomon Brothers|Saltsjöbaden Agreement|Samajwadi Party|Samir Amin|Sample of Integrated Labour Market Biographies
Samsung Electronics|Samuel Finer|Samuel Insull|Samuel Stouffer|San Antonio Independent School District v. Rodriguez
San Francisco Unified School District|Santiago Stock Exchange|Sarbanes-Oxley Act|Sarva Shiksha Abhiyan|Saskia Sassen
Satyam Computer Services|Satyam Computers|Saudi Arabian Monetary Agency|Saudi Central Bank|Saudi Stock Exchange|Saudi Vision 2030
Saxon Math|Saïd Business School|Scandinavian Monetary Union|Scarman Report|Schengen Agreement|Scholastic Assessment Test
School Curriculum and Assessment Authority|School District of Philadelphia|School Mathematics Study Group
School Survey on Crime and Safety|School-to-Work Opportunities Act|Schools and Staffing Survey|Schuman Declaration|Schuman Plan
Sciences Po|Scotland Act|Scottish Household Survey|Scottish National Party|Scottish Qualifications Authority
Scottish Social Attitudes Survey|Scottish Widows|Sears Roebuck|Seattle/Denver Income Maintenance Experiment
Second Bank of the United States|Second International Mathematics Study|Section 8 Housing Choice Voucher Program
Securities Act of 1933|Securities Exchange Act of 1934|Securities Market Programme|Securities Markets Programme
Securities and Exchange Board|Securities and Exchange Board of India|Securities and Futures Commission
Securities and Investments Board|Seebohm Report|Seebohm Rowntree|Seguro Popular|Selective Service Act
Self Employed Women’s Association|Self-Sufficiency Project|Senior Loan Officer Opinion Survey|Septima Clark|Sequoia Capital
Serrano v. Priest|Service Employees International Union|Servicemen’s Readjustment Act|Sesame Street|Settlement Act
Sex Discrimination Act|Seymour Martin Lipset|Shanghai Cooperation Organisation|Shanghai Ranking|Shanghai Stock Exchange
Shared Prosperity Fund|Sharon Zukin|Shearson Lehman|Shelby County v. Holder|Shenzhen Stock Exchange|Sherman Antitrust Act
Sherman Silver Purchase Act|Shiv Sena|Sidney Hillman|Sidney Verba|Signature Bank|Singapore Exchange|Singapore Math
Singing Revolution|Single Euro Payments Area|Single Regeneration Budget|Single Resolution Board|Single Resolution Mechanism
Single Supervisory Mechanism|Sinn Féin|Skill India|Skills and Employment Survey|Slater Fund|Sloan School of Management
Small Business Innovation Research Program|Smart Growth America|Smarter Balanced|Smarter Balanced Assessment Consortium
Smith Barney|Smith College|Smith Richardson Foundation|Smith–Hughes Act|Smith–Lever Act|Smoot-Hawley Tariff
Smoot–Hawley Tariff Act|Social Capital Benchmark Survey|Social Capital Community Benchmark Survey
Social Conflict Analysis Database|Social Credit Party|Social Democratic Party of Germany|Social Democratic and Labour Party
Social Exclusion Unit|Social Institutions and Gender Index|Social Market Foundation|Social Mobility Commission
Social Policy Indicators Database|Social Progress Index|Social Science Research Council|Socialist International
Socialist Party of America|Socialist Unity Party|Society for the Diffusion of Useful Knowledge|Sociological Abstracts
Société Générale|Socrates Programme|Sorbonne Declaration|South African National Income Dynamics Study|South African Reserve Bank
South African Schools Act|South African Social Attitudes Survey|South African Students’ Organisation
South Asian Association for Regional Cooperation|South Sea Act|South Sea Bubble|South Sea Company|Southern African Customs Union
Southern African Development Community|Southern Christian Leadership Conference|Southern Poverty Law Center|Spaak Report
Spanish Survey of Household Finances|Special Liquidity Scheme|Spellings Commission|Spelman College|Spencer Foundation|Spens Report
Square Mile|Standard & Poor’s|Standard Bank|Standard Chartered|Standard Industrial Classification
Standard International Trade Classification|Standard Occupational Classification|Standard Oil Company|Standard Oil of New Jersey
Standard and Poor’s|Standardized World Income Inequality Database|Stanford Center on Poverty and Inequality
Stanford Education Data Archive|Stanford Graduate School of Business|Stanford Graduate School of Education
Stanford Institute for Economic Policy Research|Stanley Engerman|Stanley Jevons|Start-up India|State Bank of India
State Bank of Pakistan|State Bank of Vietnam|State Street|State Street Corporation|State Street Global Advisors
State University of New York|State of Texas Assessments of Academic Readiness|Statistical Abstract of the United States
Statistical Office of the European Communities|Statistical Package for the Social Sciences|Statistical Society of Canada
Statistical Society of London|Statistics Austria|Statistics Canada|Statistics Denmark|Statistics Estonia|Statistics Finland
Statistics Iceland|Statistics Indonesia|Statistics Korea|Statistics Lithuania|Statistics Netherlands|Statistics New Zealand
Statistics Norway|Statistics South Africa|Statistics Sweden|Statute of Artificers|Statute of Labourers|Stein Rokkan
Stephanie Kelton|Stephen Dubner|Stern Review|Stern Review on the Economics of Climate Change|Stiglitz Commission
Stock Exchange of Thailand|Stockholm Institute of Transition Economics|Stockholm School of Economics|Stockholm Stock Exchange
Stockton Economic Empowerment Demonstration|Stokely Carmichael|Stolen Generations|Straits Times Index|Stresa Front|Strom Thurmond
Stuart Hall|Student Nonviolent Coordinating Committee|Student Right-to-Know Act|Students for Fair Admissions
Students for Fair Admissions v. Harvard|Students for a Democratic Society|Stuyvesant High School|Stuyvesant Town|Success Academy
Success Academy Charter Schools|Suffolk Bank|Sumitomo Mitsui|Summerhill School|Summit Public Schools|Sun Microsystems
Sunday School Union|Sunrise Movement|Supervisory Capital Assessment Program|Supplemental Security Income
Surface Transportation Board|Survey Research Center|Survey of Adult Skills|Survey of Consumer Attitudes and Behavior
Survey of Consumer Expectations|Survey of Consumer Payment Choice|Survey of Current Business|Survey of Doctorate Recipients
Survey of Earned Doctorates|Survey of Economic Opportunity|Survey of Household Economics and Decisionmaking
Survey of Labour and Income Dynamics|Survey of Participation in the Arts|Survey of Professional Forecasters
Survey of Public Participation in the Arts|Survey on Household Income and Wealth|Susan Strange|Sustainable Development Goals Index
Sustainable Development Solutions Network|Sutton Trust|Sveriges Riksbank|Swachh Bharat|Swachh Bharat Mission|Swann Report
Swann v. Charlotte-Mecklenburg Board of Education|Swarthmore College|Swedish Level of Living Survey
Swedish Longitudinal Occupational Survey of Health|Swedish Trade Union Confederation|Swiss Exchange
Swiss Federal Statistical Office|Swiss Household Panel|Swiss National Bank|Swiss People’s Party|Swiss Re|Swynnerton Plan
Sykes–Picot Agreement|Tableau Économique|Taft-Hartley Act|Taiwan Social Change Survey|Taiwan Stock Exchange|Talcott Parsons
Talladega College|Tanzania National Panel Survey|Tariff of Abominations|Task Force on Climate-related Financial Disclosures
Tata Consultancy Services|Tata Institute of Social Sciences|Tata Steel|Taunton Commission|Tax Cuts and Jobs Act|Tax Foundation
Tax Justice Network|Tax Policy Center|Tax Reform Act of 1986|Taxpayer Relief Act|Taylor Report|Te Kotahitanga|Te Whāriki
Teach For All|Teach For America|Teach for India|Teacher Advancement Program|Teacher Education and Development Study in Mathematics
Teacher Follow-up Survey|Teacher Incentive Fund|Teachers College|Teachers College Reading and Writing Project
Teachers College Record|Teachers College, Columbia University|Teaching Excellence Framework
Teaching and Learning International Survey|Technical and Vocational Education Initiative|Tehran Stock Exchange
Tel Aviv Stock Exchange|Telugu Desam Party|Temasek Holdings|Temporary Assistance to Needy Families
Temporary National Economic Committee|Tempus Programme|Ten Hours Act|Tennessee Promise|Tennessee Student/Teacher Achievement Ratio
Tennessee Value-Added Assessment System|Term Asset-Backed Securities Loan Facility|Term Auction Facility|Terra Luna
Test of Early Mathematics Ability|Test of Economic Literacy|Test of English for International Communication
Test of Understanding in College Economics|Texas Assessment of Academic Skills|Texas Assessment of Knowledge and Skills
Texas Instruments|Texas Schools Project|Texas Top Ten Percent Plan|Theda Skocpol|Theodore Sizer|Theresa May
Third International Mathematics and Science Study|Third Plenum|Thomas B. Fordham Institute|Thomas Luckmann|Thomas Piketty
Thomas Sowell|Thorstein Veblen|Thousand Talents|Thousand Talents Plan|Threadneedle Street|Thurgood Marshall|Thyssen Foundation
Ticket to Work|Tiger Global|Time Warner|Time-Sharing Experiments for the Social Sciences|Times Educational Supplement
Times Higher Education|Times Higher Education World University Rankings|Tinbergen Institute|Tindemans Report|Tinker v. Des Moines
Title I|Title VII|Tjalling Koopmans|Tokyo Round|Tokyo Stock Exchange|Tolpuddle Martyrs|Tomlinson Report|Tony Atkinson|Tony Blair
Top Ten Percent Plan|Toronto Stock Exchange|Torsten Husén|Toulouse School of Economics|Town and Country Planning Act|Townsend Plan
Toynbee Hall|Trade Act of 1974|Trade Boards Act|Trade Disputes Act|Trade Expansion Act|Trade Facilitation Agreement
Trade Union Act|Trader Joe’s|Trades Union Act|Train to Gain|Training and Enterprise Councils|Trans-Pacific Partnership
Transatlantic Trade and Investment Partnership|Transport Workers Union|Transport and General Workers’ Union|Treaty of Amsterdam
Treaty of Detroit|Treaty of Maastricht|Treaty of Nice|Triangle Shirtwaist Factory|Trilateral Commission|Trinamool Congress
Triodos Bank|Troubled Asset Relief Program|Truck Acts|True Finns|Truman Commission|Truman Doctrine|Trump University
Truth and Reconciliation Commission of Canada|Truth in Lending Act|Trygve Haavelmo|Tuck School of Business|Tufts University
Tulip Revolution|Tuning Educational Structures in Europe|Turner Review|Tuskegee Institute|Tuskegee University
Twentieth Century Fund|Tyler Cowen|U.S. Census Bureau|U.S. News & World Report|U.S. Steel|UK Data Archive|UK Data Service
UK Household Longitudinal Study|UK Shared Prosperity Fund|UK Statistics Authority|US Agency for International Development
US Census Bureau|US Chamber of Commerce|US Department of Education|USA Patriot Act|Uber Technologies|Udny Yule
Uganda National Panel Survey|Ukrainian Longitudinal Monitoring Survey|Ulrich Beck|Ulster Unionist Party|Uncommon Schools
Understanding America Study|Underwood Tariff|Unemployment Insurance Act|Uniform Crime Reports|Union Bank of Switzerland
Union Pacific|Union Pacific Railroad|Union for a Popular Movement|Unit Trust of India|United Airlines|United Auto Workers
United Automobile Workers|United Brotherhood of Carpenters and Joiners|United Electrical Workers|United Farm Workers
United Federation of Teachers|United Food and Commercial Workers|United Fruit Company|United Kingdom Independence Party
United Malays National Organisation|United Nations Children’s Fund|United Nations Conference on Trade and Development
United Nations Convention against Corruption|United Nations Decade of Education for Sustainable Development
United Nations Development Program|United Nations Development Programme
United Nations Educational, Scientific and Cultural Organization|United Nations Environment Programme
United Nations Framework Convention on Climate Change|United Nations General Assembly|United Nations Global Compact
United Nations High Commissioner for Refugees|United Nations Industrial Development Organization|United Nations Millennium Project
United Nations Monetary and Financial Conference|United Nations Population Fund|United Nations Relief and Works Agency
United Nations Research Institute for Social Development|United Nations Statistical Commission|United Nations Statistics Division
United Nations University|United Negro College Fund|United Packinghouse Workers of America|United Parcel Service
United States Agency for International Development|United States Department of Agriculture|United States Institute of Peace
United States International Trade Commission|United States Steel|United States Steel Corporation
United States–Mexico–Canada Agreement|United Steelworkers|United Steelworkers of America|United Technologies
United Textile Workers|United Way|Universal Credit|Universal Negro Improvement Association|Universal Postal Union|Universities UK
Universities and Colleges Admissions Service|University Education Commission|University Grants Commission
University Grants Committee|University of California, Berkeley|University of Cambridge|University of Cape Town
University of Chicago Booth School of Business|University of Chicago Laboratory Schools|University of Oxford|University of Phoenix
University of Wisconsin–Madison|University of the People|University of the South Pacific|University of the Third Age
University of the West Indies|University of the Witwatersrand|Université libre de Bruxelles|Upjohn Institute
Uppsala Conflict Data Program|Uppsala University|Upward Bound|Upward Bound Math–Science|Urban Employee Basic Medical Insurance
Urban Institute|Urban Land Institute|Uruguay Round|Utrecht University|V. O. Key|Vancouver Stock Exchange|Vanderbilt University
Vanguard Group|Varieties of Democracy Project|Vassar College|Ventotene Manifesto|Vera Institute of Justice|Via Campesina
Vickers Commission|Vickers Report|Victorian Certificate of Education|Vienna Stock Exchange
Vienna University of Economics and Business|Vietnam Household Living Standards Survey|Vietnam Living Standards Survey
Vilfredo Pareto|Vincent Ostrom|Virginia Company|Vlaams Belang|Vlaams Blok|Vocational Education Act|Volkswagen Foundation
Voting Rights Act of 1965|W. E. B. Du Bois|W. E. Upjohn Institute for Employment Research|W. K. Kellogg Foundation
Wages and Hours Act|Wagner Act|Wagner–Peyser Act|Wagner–Steagall Act|Wal-Mart Stores|Walker Review|Wallace Foundation
Wallis Inquiry|Walsh–Healey Act|Walt Rostow|Walter Bagehot|Walter Eucken|Walton Family Foundation|War Finance Corporation
War Industries Board|War Labor Board|War Production Board|Wardha Scheme|Warren Buffett|Warren Miller|Warsaw School of Economics
Warsaw Stock Exchange|Washington Center for Equitable Growth|Washington Mutual|Wassenaar Agreement|Wassily Leontief
WeWork Companies|Wealth and Assets Survey|Webb–Pomerene Act|Welfare to Work Partnership|Wellesley College|Wells Fargo
Welsh Baccalaureate|Werner Committee|Werner Plan|Werner Report|Werner Sombart|Wesleyan Media Project|West Lothian|Western Electric
Western Federation of Miners|Western Governors University|Western Union|Westpac Banking Corporation|Wharton Research Data Services
Wharton School of Finance and Commerce|Wheeler–Lea Act|White Plan|White Revolution|Widdicombe Report|Wilhelm Röpke|Will Kymlicka
William Baumol|William Darity|William Easterly|William Foote Whyte|William Graham Sumner|William Heard Kilpatrick|William Nordhaus
William Petty|William Riker|William Sealy Gosset|William Stanley Jevons|William Torrey Harris|William Vickrey|Williams Act
Williams College|Wilshire 5000 Index|Windfall Elimination Provision|Winnetka Plan|Winnipeg Grain Exchange|Wisconsin Works
Wisconsin v. Yoder|Wolf Report|Wolf Review|Wolfgang Streeck|Women’s Bureau|Women’s Christian Temperance Union|Women’s March
Women’s Social and Political Union|Women’s Trade Union League|Wood’s Despatch|Work Incentive Program|Work Opportunity Tax Credit
Work Projects Administration|Worker Adjustment and Retraining Notification Act|Worker Rights Consortium|Workers Party of Singapore
Workers’ Educational Association|Workers’ Party|Workers’ Party of Korea|Workforce Innovation and Opportunity Act
Workforce Investment Act|Working Families Party|Working Families Tax Credit|Working Income Tax Benefit|Working Tax Credit
Workmen’s Compensation Act|Workmen’s Peace Association|Workplace Employment Relations Study|Workplace Employment Relations Survey
Workplace Industrial Relations Survey|Workplace and Employee Survey|World Association for Public Opinion Research
World Bank Economic Review|World Bank Enterprise Surveys|World Bank Group|World Bank Inspection Panel|World Bank Institute
World Conference on Women|World Customs Organization|World Declaration on Education for All|World Development Indicators
World Development Report|World Economic Outlook|World Economic Survey|World Education Forum|World Employment and Social Outlook
World Federation of Exchanges|World Federation of Trade Unions|World Fertility Survey|World Food Program
World Governance Indicators|World Happiness Report|World Income Inequality Database|World Inequality Database|World Inequality Lab
World Inequality Report|World Input-Output Database|World Institute for Development Economics Research
World Integrated Trade Solution|World Intellectual Property Organization|World Investment Report|World Jewish Congress
World Population Conference|World Press Freedom Index|World Resources Institute|World Social Report|World Social Science Report
World Summit for Social Development|World Summit on Sustainable Development|World Summit on the Information Society
World Top Incomes Database|World Tourism Organization|World Trade Report|World Uncertainty Index|World Uyghur Congress
World Values Surveys|World Wide Fund for Nature|World Youth Report|Worldwide Governance Indicators|Wright Mills|Y Combinator
Yale Report of 1828|Yale School of Management|Yamaichi Securities|Yanis Varoufakis|Yaoundé Convention|Yegor Gaidar|Yes Bank
Yidan Prize|Yo Sí Puedo|Young Plan|Youth Conservation Corps|Youth Employment Initiative|Youth Opportunities Programme
Youth Training Scheme|Youth in Transition Survey|Yrjö Jahnsson Award|Zagreb Stock Exchange|Zapatista Army of National Liberation
Zelman v. Simmons-Harris|Zygmunt Bauman|École Normale Supérieure|École Polytechnique|Élysée Treaty|Émile Durkheim
`;

export const ECONOMY_WORDS = `
Aadhaar Abenomics Acemoglu Achen Aetna Afrobarometer Afterpay Aglietta Airbus Airtel Akaike Akerlof Alchian Aldi Alibaba Alipay
Alkire Allianz Altbach Althusser Ambedkar Amsden Angrist Aoki Archegos Arrighi Asda Ashton Astin Atatürk Augar Aumann Austrac
Ayres Bagehot Bailyn Bairoch Bajaj Balassa Balcerowicz Balliol Banerjee Bankia Bankscope Barings Barro Bartels Barzel Bastiat Basu
Bauman Baumol Bayart Benford Benthamite Berea Berlusconi Bernsteinian Bevan Bevin Bhagwati Bidenomics Biesta Biggs Bilderberg
Binance Birkbeck Bitfinex Blairism Blairite Bloomberg Bocconi Boesky Bolsonaro Boltanski Borda Boserup Bouckaert Boudon Boulding
Bourdieuian Bourdieusian Bowe Bowles Bowley Bozeman Braudel Braverman Breusch Broadberry Brookings Brundtland Buffett Bundesrat
Bundesrepublik Bundesverfassungsgericht Burawoy Burkean Cairnes Calabresi Camfed Cantillon Cardano Cardoso Cargill Carnoy Castells
Cavallo Cedefop Cemex Centrelink Chabal Chatham Chavista Chegg Chenery Chetty Cheung Chibber Cholesky Chubb Chávez Cigna Citicorp
Ciudadanos Clapham Clotfelter Coase Coasean Coasian Coinbase Comecon Comenius Cominform Commerzbank Compustat Connell Corbyn
Cournot Cowles Craigslist Cremin Crenshaw Daewoo Daiwa Dalio Danielson Dasgupta Datastream Davos Dearing Deaton Debreu Deliveroo
Delors Delpit Demsetz Deweyan Dexia Didi Dobb Dogecoin Dornbusch Dosi Downsian Draghi Drucker Drèze Duflo Duma Dunleavy Dunnett
Duolingo Dupuit Durbin Durkheimian Duterte Duverger Dworkin Dynare Dáil Easterlin Easton Eccles Edgeworth Eduskunta Efron
Eichengreen Ekeh Ellsberg Elster Embraer Endesa Engel Engerman Entwistle Epanechnikov Equinor Erdogan Erdoğan Ericsson Estyn Eton
Etsy Eucken Eurobarometer Eurofound Euromaidan Europol Eurostat Eurosystem Eurozone Evergrande Eviews Faletto Farage Fearon Febvre
Feinstein Fenno Ferejohn Fidesz Fiorina Flipkart Fogel Folbre Folketing Follett Foodora Fordham Fordism Foucauldian Foucaultian
Freiburg Freirean Frisch Froebel Frontex Fréchet Fröbel Fudan Furtado Gaebler Gaidar Gallatin Gallaudet Galí Gaullism Gaullist
Gautreaux Gazprom Gellner Georgescu Georgism Georgist Gerschenkron Gertler Gewirtz Gibbard Giddens Giffen Gilens Gillborn Gilpin
Gintis Girondin Giroux Girton Glitnir Glivenko Goffmanian Gojek Goldin Goldthorpe Golkar Gonski Goodhart Gosplan Gossen Gosset
Grameen Gramscian Granovetter Greif Gretl Grexit Guomindang Göttingen Haavelmo Haberler Hanushek Hardie Harrod Harsanyi Hartz
Hausman Hayekian Heckman Heckscher Heilbroner Herbst Herfindahl Hicksian Hilferding Hindutva Hirsch Hirschman Histadrut Hobsbawm
Hobson Hochschild Hodrick Hoggart Holmström Holyrood Horkheimer Hotelling Hoxby Huckfeldt Hurwicz Husén Hutcheson Iberdrola
Icesave Ifo Ikea Imbens Indiegogo Infosys Inglehart Intesa Ipsos Iyengar Jarque Jeffreys Jervis Jessop Jevons Jobbik Johansen
Kahoot Kakwani Kaldorian Kalecki Kaleckian Kaplow Katznelson Kaupthing Kautsky Keating Keidanren Keio Kemalism Kemalist Keohane
Kerner Keynesianism Khazanah Khinchin Kia Kilpatrick Kindleberger Kirchnerism Kitschelt Kiyotaki Klarna Kliebard Knies Kohli
Komeito Kondratieff Kondratiev Koopmans Kornai Korpi Kothari Kozol Kremer Kreuger Kriesi Krugman Kruskal Kuh Kydland Kymlicka
Labaree Labrousse Lachmann Laclau Laffer Laffont Lagarde Lancasterian Landsbanki Landtag Lareau Laski Lassalle Lasswell
Latinobarometro Latinobarómetro Laurillard Lazarsfeld Leontief Levene Levitsky Lidl Lijphart Likud Lindblom Lindeberg Lindley
Lingard Linz Lipietz Lipset Lipsky Litecoin Ljung Lloyds Loewenstein Loury Luckmann Lufax Luhmann Lukoil Lumumba Lund Lundvall
Lyft Maddison Madisonian Maersk Magaloni Mahalanobis Mahathir Mahindra Mair Makerere Malkiel Mamdani Mandal Mandel Mankiw
Marginson Markowitz Marshallian Marton Marzano Maskin Masschelein Mauchly Mayhew Mazzucato Mbeki Mbembe Mearsheimer Medibank
Menger Menshevik Mensheviks Mercatus Mercosul Mercosur Meriam Merkel Mertonian Michels Milanovic Milgrom Miliband Minitab Minskyan
Mintos Mirrlees Mitsui Mizuho Modi Modinomics Monero Monnet Montessorian Monzo Moodle Morehouse Morgenthau Mortensen Mosca Mouffe
Moynihan Moyo Mubadala Mudde Mundell Munger Mutz Ménard Nadaraya Nasserist Natwest Naxalite Naxalites Nehruvian Nelder Nestlé
Noddings Noguera Nomura Nordea Nordhaus Nozick Nuffield Nurkse Nussbaum Nvidia Oakes Oakeshott Odebrecht Ofcom Offe Ofgem Ofqual
Ofsted Ofwat Ogbu Ohlin Oireachtas Okun Oportunidades Orban Orbán Orfield Ostrom Owenite Palantir Palme Panebianco Paretian
Parmalat Parsonian Pascarella Pateman Pavitt Paytm Pemex Peronism Peronist Perron Perón Pestalozzi Peterloo Petrilli Petrobras
Petronas Pierson Pigou Pigouvian Pigovian Piketty Pinar Pintrich Pirenne Pissarides Plowden Podemos Polanyian Politbarometer
Pollitt Pomeranz Postan Poulantzas Pratham Prebisch Preobrazhensky Pritchett Progresa Przeworski Psacharopoulos Quesnay Quizlet
Rabobank Rajan Rakuten Ramsden Ravallion Ravitch Raworth Raytheon Reay Refinitiv Reggio Reichsbank Reichstag Reinhart Rengo Repsol
Resnick Revolut Riesman Riigikogu Riker Riksbank Riksdag Rizvi Robinhood Rochdale Rodrik Roemer Rogernomics Rokkan Romer
Rooseveltian Roscher Rosenstein Rosenwald Rosneft Rostow Rothbard Rowntree Rueff Rugg Rustin Rybczynski Röpke Sabatier Sachar
Saeima Saez Sahlberg Sandel Sandinistas Santander Sarkozy Sartori Sassen Satterthwaite Sberbank Schacht Schattschneider Scheffé
Schengen Schlafly Schlozman Schmitter Schmoller Schofield Scholes Schröder Schumacher Schuman Schunk Schwab Schütz Scitovsky
Seanad Seimas Sejm Selten Senedd Shavell Shepsle Shiller Shugart Shuttleworth Simmelian Sinopec Sismondi Skanska Skocpol Slavin
Slutsky Smithian Solana Solidarnosc Solidarność Solow Sombart Sorokin Soros Soskice Sowell Spartacist Speenhamland Spelman Sraffa
Sraffian Srinivasan Starmer Statistica Statoil Stellenbosch Stepan Stigler Stiglitz Stolper Stormont Storting Stouffer Streeck
Streeten Subramanian Sumitomo Summerhill Sunak Svolik Swarthmore Swedbank Sweezy Syriza Säljö Takata Taleb Tata Taylorism Teichler
Telefonica Telefónica Televisa Telmex Temasek Tempus Tencent Terenzini Tesco Thaksinomics Thaler Thatcherism Thatcherite Theil
Thünen Tiebout Tinbergen Tinto Tirole Titmuss Titoist Tobin Tocquevillian Tolpuddle Touraine Trotskyist Trumpism Tsebelis Tsinghua
Tugwell Tukey Tullock Turgot Turnitin Tyack Tyco Tönnies Uber Udacity Udemy Umno Unicredit Varoufakis Veblenian Venmo Veysey
Vickrey Visegrad Visegrád Vygotskian Wachovia Wallerstein Walras Walrasian Walzer Warburg Warnock Waseda Weingast Weitzman
Wellesley Wendt Westphalian Whitlam Wicksell Wicksellian Wieser Wigfield Wildavsky Wilk Winnetka Wipro Wirecard Woodford
Worldscope Xerox Xiaomi Yamaichi Yellen Yunus Zaller Zapatista Zapatistas Zcash Zelensky Zelle Ziblatt Zillow Znaniecki Zopa
Zucman Zukin Zuma Élysée
`;
