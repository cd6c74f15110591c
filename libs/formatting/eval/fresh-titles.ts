/**
 * Sentence case of APA 7, 6.17, of 300 further titles, read one by one before any of them was written by the product; forms parted
 * by " || " where the manual allows them. Titles in other languages have the capitals of their own language.
 */
export const FRESH_TITLES = `
Phlorest phylogeny derived from Lee & Hasegawa 2011 ‘Bayesian phylogenetic analysis supports an agricultural origin of Japonic languages’
Ensemble learning for blind source separation
Channeling, blocking, and range measurements using thermal neutron induced reactions
Evolutionary games and equilibrium selection
Chicken primary enterocytes: Inhibition of Eimeria tenella replication after activation with crude interferon-γ supernatants
Characteristics of medical schools in the United States associated with successful match into urology residency programs: Analysis of the 2016–2021 urology resident cohort
The Zapatista movement, autonomous education, and Indigenous cultural survival in southern Mexico
Christus und Cupido: Embleme aus Jacob Baldes Poetenklasse von 1628
Meaning and moral order
Modern Hopfield networks with continuous-time memories
Blood, sweat and tears: The hepatitis C scandal
Markets for organs: The question of supply
Principles and practice of structural equation modeling
Dealing with overhearers
Is wealth increasingly driving consumption
The Umayyads in Syriac sources
Encoding lexico-semantic knowledge using ensembles of feature maps from deep convolutional neural networks
BS 1629:1976: Recommendations. Bibliographical references
The cultural economy: Geography and the creative field
Tolerance as a dominant social partnershih of intellectual education subjects
Software platform for supporting open innovation
Code, and other laws of cyberspace
The noisy channel model for unsupervised word sense disambiguation
Nonmonotonic status effects in new product adoption
Unemployed youth would fill Eden Park - blog || Unemployed youth would fill Eden Park - Blog
Conservation research, policy and practice
Precautionary saving and the marginal propensity to consume out of permanent income
A meta-model for the specification of artificial institutions using the event calculus
American Judaism and the Second Vatican Council: The response of the American Jewish Committee to Nostra Aetate || American Judaism and the Second Vatican Council: The response of the American Jewish Committee to Nostra aetate
Webpage background and viewer attitudes
Time preference, the consumption function, and optimum asset holdings
How does future income affect current consumption?
Conducting behavioral research on Amazon’s Mechanical Turk
Terms of service repository || Terms of Service Repository
Ricardian consumers with Keynesian propensities
The soul and the reading of scripture: A note on Henri de Lubac || The soul and the reading of Scripture: A note on Henri de Lubac
Micropatterns in grammars
Color categories are not universal: Replications and new evidence from a stone-age culture || Color categories are not universal: Replications and new evidence from a Stone-Age culture
Clinical and psychological factors associated with resilience in patients with schizophrenia: Data from the Italian Network for Research on Psychoses using machine learning
Le devoir des philosophes en la guerre actuelle
Learning structure in gene expression data using deep architectures, with an application to gene clustering
The artificial life route to artificial intelligence: Building embodied situated agents
Mother, may I? OWL-based policy management at NASA
Rule of law and the resource curse: Abundance versus intensity
Data analysis using regression and multilevel/hierarchical models
Methods and microorganisms for production of C4-dicarboxylic acids
History and archaeology of the Frankish village of Tarphile
Foundations of machine learning
Reduction of Brauer classes on K3 surfaces, rationality and derived equivalence
Islam: An historical introduction
Introduction, installation, and dissemination of scientific management in Japan
Evidenz in der Gesundheitsversorgung: Theorie, Methoden und praktische Umsetzung
Karl Rahner as a resource for the theology of the sensus fidelium: The canonical implications of his vision
Pedoro arupe ichi iezusukaishi no reiteki na tabi: Jan kurodo dichi esuje tono jidenteki kaiwa [ペドロ・アルペ一イエズス会士の霊的な旅: ジャン・クロード・ディーチS.J.との自伝的会話]
Rule-based understanding of signals
Mathematical knowledge management: Second International Conference, MKM 2003 Bertinoro, Italy, February 16–18, 2003
Giving and volunteering in the United States: Findings from a national survey
Prediction and interpretation of distributed neural activity with sparse models
Des cantons alémaniques veulent raboter les montants de l’aide sociale
Micro-practices of nation-building: Race and class in Jennifer Elrick’s Making middle-class multiculturalism || Micro-practices of nation-building: Race and class in Jennifer Elrick’s Making Middle-Class Multiculturalism
Testing for indeterminacy: An application to U.S. monetary policy
Engaging Foucault with Rahner: Sketching an asymptotic relationship
Flexible domain prediction using mixed effects random forests
Opposing effects of spatiotemporal variation in resources and temporal variation in climate on density dependent population growth in seabirds
The humane interface: New directions for designing interactive systems
MetaPSICOV: Combining coevolution methods for accurate prediction of contacts and long range hydrogen bonding in proteins
Regieren und Komplexität
Photoelectrochemical materials for solar energy conversion
The Moral Injury Experience Wheel: An instrument for identifying moral emotions and conceptualizing the mechanisms of moral injury
Vineyards in the desert: The Jesuits and the rise and decline of an Indian town in New Spain’s northeastern borderlands
Trudeau’s Toronto event with Italy PM Meloni cancelled due to pro-Palestinian protest
Regional mapping of groundwater potential zones in the Saudi Arabia using remote sensing and machine learning algorithms
Exploration of delayed-onset posttraumatic stress disorder after severe injury
Modeling reactivity to biological macromolecules with a deep multitask network
Implication of the proprotein convertases in iron homeostasis: Proprotein convertase 7 sheds human transferrin receptor 1 and furin activates hepcidin
Higher-dimensional algebra V: 2-groups || Higher-dimensional algebra V: 2-Groups
Rising electoral fragmentation and abstention: The French elections of 2022
Geosphere: Spherical trigonometry
Acute myocardial infarction in the Medicare population: Process of care and clinical outcomes
Propositions as [types]
Intrinsic motivation and reinforcement learning
Who’s downloading pirated papers? Everyone
Depth-controlled β-NMR of ^8Li in a thin silver film
Evaluation of testing strategies to identify infected animals at a single round of testing within dairy herds known to be infected with Mycobacterium avium ssp. paratuberculosis
Merging and learning
On the social organization of the Ona (Selk’nam)
Linear-time algorithm for computing the Bernstein–Bézier coefficients of B-spline basis functions
A revealed preference approach to the measurement of congestion in travel cost models
American Christianities: A history of dominance and diversity
Identification and prediction of distress trajectories in the first year after a breast cancer diagnosis
Ce que la Chine nous apprend: sur le langage, la société, l’existence || Ce que la Chine nous apprend: Sur le langage, la société, l’existence
Medieval science, technology and medicine: An encyclopedia
Representation-driven reinforcement learning
The anthropology of traps: Concrete technologies and theoretical interfaces
Relations into rhetorics: Local elite social structure in Norfolk, England: 1540–1640
The Cherokee Ghost Dance: Essays on the Southeastern Indians, 1789–1861 || The Cherokee Ghost Dance: Essays on the southeastern Indians, 1789–1861
Actes de Thomas
Terror, trauma and the ‘Young Marx’ explanation of Jacobin politics || Terror, trauma and the ‘young Marx’ explanation of Jacobin politics
Beyond resilience and PTSD: Mapping the heterogeneity of responses to potential trauma
Online teaching and learning in higher education settings
R for data science
The Corallian Group (Upper Jurassic) of Wiltshire, England. 4. The Highworth Limestone and associated strata
Digital technology and cultural goods
Exposure to low temperatures suppresses the production of B-cell activating factor via TLR3 in BEAS-2B cells
Austroasiatic number systems
The six operations for sheaves on Artin stacks. II. Adic coefficients
Grani Liciniani quae supersunt emendatiora edidit philologorum Bonnensium heptas
Local electric field enhancements of two closely spaced subwavelength spheres in microwaves
Calibrated forecasting and merging
Scaling tree-based automated machine learning to biomedical big data with a feature set selector
The structure of graphs with given lengths of cycles
Examining the psychometric properties of the Sexual Initiation Strategies Scale (SISS): A new self-report measure of sexual aggression perpetration history
A pragmatic and pervasive methodology to web service discovery || A pragmatic and pervasive methodology to Web service discovery
Loss of Num1-mediated cortical dynein anchoring negatively impacts respiratory growth
The book of governors
Simon chez Saint Éphrem et Jacques de Sarough || Simon chez saint Éphrem et Jacques de Sarough
Multienergy computed tomography applications
Memory outcome after selective amygdalohippocampectomy: A study in 140 patients with temporal lobe epilepsy
Quantitative forecasting of PTSD from early trauma responses: A machine learning application
Precautionary savings, illiquid assets, and the aggregate consequences of shocks to household income risk
What does the classical theory have to say about household portfolios?
Identifying and mitigating biases in EHR laboratory tests
Portfolio selection: Efficient diversification of investment
Superlens as matching device
Photoactivation and conformational gating for manganese binding and oxidation in bacterial reaction centers
Do simple screening statistical tools help to detect reporting bias?
Abc-sprints: Adapting Scrum to academic game development courses || Abc-Sprints: Adapting Scrum to academic game development courses || ABC-Sprints: Adapting Scrum to academic game development courses
Label-aware double transfer learning for cross-specialty medical named entity recognition
Analysis of deaths within 24 hours of injury: Cost-benefit implications for organ and tissue donations
Java programming for spatial sciences
Multiview feature analysis via structured sparsity and shared subspace discovery
Does online professional development for physical therapists enhance clinical practice and patient outcomes? Protocol for a mixed methods, randomized controlled trial
Are we all less risky and more skillful than our fellow drivers?
Sources of the self: The making of the modern identity
Who gives to what?
Microservices: A systematic mapping study
Dynamic visual acuity after small incision lenticule extraction for myopia patients
Why evaluating uncertainty visualization is error prone
The economy as instituted process
Les versions coptes du martyre de Jacques l’Intercis
Letter to Luce from Robert Schafer, dated 29/9/1945
Prevalence odds ratio versus prevalence ratio: Choice comes with consequences
Don’t count, predict! A systematic comparison of context-counting vs. context-predicting semantic vectors
A national experiment reveals where a growth mindset improves achievement
A reduced model for the ITER divertor based on SOLPS solutions for ITER Q = 10 baseline conditions: B. A reduced model based on reversed-direction two point modeling
Agile development cycle: Approach to design an effective model based testing with behaviour driven automation framework
Review of Vincent Cantarino, Der Neuaramäische Dialekt von Ǧubb ʿAdin || Review of Vincent Cantarino, Der neuaramäische Dialekt von Ǧubb ʿAdin
Local institutions, extractive industries, and the stewardship of the forest commons: Evidence from Mexico, 1990–2017
Text: Domingo Morillo and the fox || Text: Domingo Morillo and the Fox
W.E.B. Du Bois: A reader
The impact of service-learning on student attitudes toward race and social justice
Enhanced transmission through the subwavelength magnetic slits
Post-traumatic stress disorder, depression, and anxiety among Gaza Strip adolescents in the wake of the second Uprising (Intifada) || Post-traumatic stress disorder, depression, and anxiety among Gaza Strip adolescents in the wake of the second uprising (Intifada) || Post-traumatic stress disorder, depression, and anxiety among Gaza Strip adolescents in the wake of the Second Uprising (Intifada)
The six operations for sheaves on Artin stacks. I. Finite coefficients
Review of Nicholas Sims-Williams, Biblical and other Christian Sogdian texts from the Turfan Collection || Review of Nicholas Sims-Williams, Biblical and other Christian Sogdian texts from the Turfan collection
β-NMR measurements of molecular-scale lithium-ion dynamics in poly(ethylene oxide)-lithium-salt thin films
Basque in contact with Romance languages
The Boom hierarchy
Institutional altruism: The case of the professions
Architecture in wartime
Electricity load implications of space heating decarbonization pathways
A negative case analysis of visual grounding methods for VQA
Electricity policies for low-income households
Modalities in constructive logics and type theories
Some considerations on the classification of Khmer
The cognitive interview: Its origins, empirical support, evaluation and practical implications
Synchronous 20 Hz rhytmic activity in hippocampal networks induced by activation of metabotropic glutamate receptors in vitro
Retrieved context and the discovery of semantic structure
Examining a comprehensive model of disaster-related posttraumatic stress disorder in systematically studied survivors of 10 disasters
Electrophysiological safety profile of antiestrogenic therapies in the isolated rabbit heart
Development of ZnO-coated bearings with the preferred crystal orientation for micro gas turbines
Scarcity polarizes preferences: The impact on choice among multiple items in a product class
The Asian Journal of TeX || The Asian journal of TeX
Bibliotheca orientalis Clementino-Vaticana: De scriptoribus Syris orthodoxis
The existential cost of economic insecurity: Threatened financial security undercuts meaning
Electronic and diffusion-induced spin-lattice relaxation and the lattice expansion about interstitial ^12B in Al
The critical study of work: Labor, technology, and global production
Shale gas development and property values: Differences across drinking water sources
I2-DMSO-promoted direct synthesis of substituted imidazoles from styrenes and benzylamines under solvent-free conditions
How to read the pseudo-Denys today? || How to read the Pseudo-Denys today?
Team size and retracted citations reveal the patterns of retractions from 1981 to 2020 [Online first]
Morality, fiction, and possibility
The zero-sum fallacy in evidence evaluation
Is habit ‘the fossilised residue of a spiritual activity’?: Ravaisson, Bergson, Merleau-Ponty || Is habit ‘The fossilised residue of a spiritual activity’?: Ravaisson, Bergson, Merleau-Ponty
Methods for the analysis of cognitive interviews
Economics of electric energy storage for energy arbitrage and regulation in New York
Improving knowledge of top 200 medications through retrieval practice, content alignment, and autonomous learning || Improving knowledge of Top 200 medications through retrieval practice, content alignment, and autonomous learning
Did the Proto-Bantu verb have a synthetic or an analytic structure?
Childhood maltreatment and depressotypic cognitive organization
Two-, three-, and four-atom exchange effects in bcc ^3He
LexSym: Compositionality as lexical symmetry
The Sema Nagas
Cortical coordination dynamics and cognition
Karl Marx: A nineteenth century life
Converging vs diverging: The effect of visual representation of goal structure on financial decisions
Telling more than we can know: Verbal reports on mental processes
Cooking in a perfect pot: Shapes, fabric and function of cooking ware in late antique Syria || Cooking in a perfect pot: Shapes, fabric and function of cooking ware in Late Antique Syria
Abortion and mental health: Guidelines for proper scientific conduct ignored
Change request number 2008-007: Adopted update [par] (2009-01-16)
Multicriteria evaluation of high-speed rail, Transrapid maglev and air passenger transport in Europe || Multicriteria evaluation of high-speed rail, Transrapid Maglev and air passenger transport in Europe
Profile milling of titanium
Nouveaux fragments grecs de Sévère d’Antioche
New directions in American religious history
Collaborating with parents to establish behavioral goals in child-centered play therapy
Prescribed optimism: Is it right to be wrong about the future?
Are poor cities cheap for everyone? Non-homotheticity and the cost of living across US cities
Synthetic and structural studies towards novel backbone peptidomimetics
Analisis kontrastif kata bilangan tak tentu dalam bahasa: Inggris dan bahasa Indonesia || Analisis kontrastif kata bilangan tak tentu dalam Bahasa: Inggris dan Bahasa Indonesia
Individual income, incomplete information, and aggregate consumption
Review of Jean-Maurice Fiey, Mossoul chrétienne. Essai sur l’histoire, l’archéologie et l’état actuel des monuments chrétiens de la ville de Mossoul
Evidence for social role in a dolphin social network
SparkNet: Training deep networks in Spark
Letter to Oxford University Press (draft and typescript), Sept. 1954
Integrity of authorship and peer review practices: Challenges and opportunities for improvement
Essentials of behavioral research: Methods and data analysis
From bondage to contract
Geometric deep learning: Grids, groups, graphs, geodesics, and gauges
Pengelompokan dengan cara deduktif dari protobahasa: Austronesia ke bahasa Tombulu, Tondano dan Tonsea di Minahasa ::: Tinjauan diakronis dari perspektif fonologis dan leksikal || Pengelompokan dengan cara deduktif dari Protobahasa: Austronesia ke bahasa Tombulu, Tondano dan Tonsea di Minahasa ::: Tinjauan diakronis dari perspektif fonologis dan leksikal || Pengelompokan dengan cara deduktif dari protobahasa: Austronesia ke Bahasa Tombulu, Tondano dan Tonsea di Minahasa ::: Tinjauan diakronis dari perspektif fonologis dan leksikal || Pengelompokan dengan cara deduktif dari Protobahasa: Austronesia ke Bahasa Tombulu, Tondano dan Tonsea di Minahasa ::: Tinjauan diakronis dari perspektif fonologis dan leksikal
Siuslawans and Coosans
The Four Mountains Test: Hippocampal damage selectively impairs topographical processing of spatial scenes over very short delays
Scientific misconduct and correcting the scientific literature
Learning-induced plasticity in the medial geniculate nucleus is expressed during paradoxical sleep
Ihme_JournExpPoliSci_2018_xYbO - Azevedo - New data replication - yk16 || Ihme_JournExpPoliSci_2018_xYbO - Azevedo - New Data Replication - yk16
Crying in H Mart: A memoir
The Columbia Physics Department: A brief history || The Columbia physics department: A brief history
פלסטיני דקר חייל ופצע אותו באורח קל בכביש 443 סמוך לבית חורון
Phlorest phylogeny derived from Kitchen et al. 2009 ‘Bayesian phylogenetic analysis of Semitic languages identifies an Early Bronze Age origin of Semitic in the Near East’
General consumers: American attitudes toward the allocation of organ transplantation
Abdominal wall defects
Macro markets: Creating institutions for managing society’s largest economic risks
Obtaining real estate data: Criteria, difficulties and limitations
Composer: Creative and controllable image synthesis with composable conditions
De contemptu mundi || De Contemptu Mundi
Popular religiosity and syncretic practices in Goa: Western and Eastern influences || Popular religiosity and syncretic practices in Goa: western and eastern influences
Reconstitution of bran components with refined flour: Impact on protein solubility and their associations with whole wheat bread‐baking quality
The virtuous cycle of a data ecosystem
Not quite Nice
Magnetic field and density models in the zebra source region
Rhodium(III)-catalyzed intramolecular benzylic C(sp3)–H amidation for the synthesis of isoindolinones
A little advice from 32,000 graduate students
Bibliography on the history of the Society of Jesus (2008)
Towards a practical programming language based on dependent type theory
Note to presenters at academic conferences
Relationships of stressors and opportunism in cross-border exchange partnership contexts: When and how monitoring matters
Pensions in the American economy
Change request number 2021-041: Adopted split [wya], adopted create [wdt], adopted create [wyn] (2022-01-20)
PC00096A: FIPA JXTA discovery middleware specification || PC00096A: FIPA JXTA Discovery Middleware Specification
Intravitreal dexamethasone implant has better retinal perfusion than anti-vascular endothelial growth factor treatment for macular edema secondary to retinal vein occlusion: A five-year real-world study
Temporal lobectomy for refractory epilepsy
Teilhard and globalization
Earing prediction of 2090-T3 aluminum-cups using a complete homogenous fourth-order polynomial yield function
Scriptorum Ecclesiasticorum Historia Literaria a Christo nato usque ad saeculum XIV facili methodo digesta: qua, de vita illorum ac rebus gestis, de secta, dogmatibus, elogio, stylo, de scriptis genuinis, dubiis, supposititiis, ineditis, deperditis, fragmentis, deque variis operum editionibus perspicue agitur: accedunt scriptores gentiles, Christianae religionis oppugnatores, & cujusvis saeculi breviarium: additur ad finem cujusque saeculi conciliorum omnium, tum generalium tum particularium historica notitia: Inseruntur suis locis veterum aliquot opuscula et fragmenta, tum Graeca tum Latina hactenus inedita: Praemissa denique Prolegomena, quibus plurima ad Antiquitatis Ecclesiasticae spectantia traduntur
A shared task on argumentation mining in newspaper editorials
New techiques for composite wing manufacture
Social determinants of bystander intervention in emergencies
Integrated deep learned transcriptomic and structure-based predictor of clinical trials outcomes
Dependency parsing with backtracking using deep reinforcement learning
Effects of untreated syphilis in the Negro male, 1932 to 1972: A closure comes to the Tuskegee study, 2004 || Effects of untreated syphilis in the Negro male, 1932 to 1972: A closure comes to the Tuskegee Study, 2004
Improving the integrity of published science: An expanded taxonomy of retractions and corrections
Harry Potter e o prisioneiro de Azkaban
Learning ZIL or everything you always wanted to know about writing interactive fiction but couldn’t find anyone still working here to ask || Learning Zil or everything you always wanted to know about writing interactive fiction but couldn’t find anyone still working here to ask
Eigennutzen- und Gemeinwohlorientierung: Verhaltenswissenschaftliche Befunde
Analysis of recursive stochastic algorithms
Individual time preferences and energy efficiency
The production of human capital and the life cycle of earnings
Jetzt ist noch Kirche: Grundlinien einer Theologie kirchlicher Existenz im Werk Karl Rahners
Housing, land prices, and growth
ReplicationWiki: Improving transparency in social sciences research
Distill update 2018
Efficient R programming: A practical guide to smarter programming
The rise of the religious right: Evidence from the Moral Majority and the Jimmy Carter presidency || The rise of the Religious Right: Evidence from the Moral Majority and the Jimmy Carter presidency
PCG: A family of simple fast space-efficient statistically good algorithms for random number generation
Voters may soon toughen up America’s weakest police shootings law
Enhanced recall of disgusting relative to frightening photographs is not due to organisation
Bullshit jobs: A theory review – Laboured rant about the world of work || Bullshit jobs: A theory review – laboured rant about the world of work
Impact of Great Recession on library use: Does a negative economy impact library use?
Grid flexibility and storage required to achieve very high penetration of variable renewable electricity
The distribution of wealth and the MPC: Implications of new European data
Le courage de penser l’avenir: études oecuméniques de théologie fondamentale et ecclésiologique || Le courage de penser l’avenir: Études oecuméniques de théologie fondamentale et ecclésiologique
Ekei pou zoun hoi tigreis: Mythistorēma
Wetzel_EurJournPersonality_2016_Ovkm - Syed - New data replication - zz26 || Wetzel_EurJournPersonality_2016_Ovkm - Syed - New Data Replication - zz26
Design of a carbon fiber composite grid structure for the GLAST spacecraft using a novel manufacturing technique
Snowfarming data set Davos and Martell 2015
The rhetoric of video games
The mass in slow motion || The Mass in slow motion
Scalable mental health analysis in the clinical whitespace via natural language processing
If I were a rich man, could I buy a pancreas?
Turbulent transition of a flow from small to O(1) Rossby numbers
Taming the greedocracy
Habit persistence, asset returns and the business cycle
Apocalipsis de San Juan: Texto, imágenes, comentario
Sorting things out: Classification and its consequences
Deep-learning-based drug–target interaction prediction
Public provision of private goods
An analysis of physical, physiological, and optical aspects of avian coloration with emphasis on wood-warblers
The organization ontology || The Organization Ontology
Signature event context
Thirty years and counting: Finding meaning in the N400 component of the event-related brain potential (ERP)
AURORAxmp - Electric market model, modelling and forecasting software - EPIS
Suárez’s cosmological argument for the existence of God
`;
