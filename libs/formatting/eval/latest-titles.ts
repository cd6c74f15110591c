/**
 * Sentence case of APA 7, 6.17, of the next 1,100 titles in three samples (300, 400, 400), labelled by automated readers (language models) that saw
 * nothing but the titles; the last two were measured once before any fault was looked at. Forms are parted by " || " where the manual allows them.
 */
export const LATEST_TITLES = `
Le predicat en birman parle
Biernat_JournExpSocPsych_2013_jLr - Smalarz - New data replication - m707 || Biernat_JournExpSocPsych_2013_jLr - Smalarz - new data replication - m707 || Biernat_JournExpSocPsych_2013_jLr - Smalarz - New Data Replication - m707
Introduction to symposium on the new energy economics
Mandate for leadership: The conservative project
How dangerous are financial incentives to obtain organs?
Gesuiti spagnoli a Roma durante il generalato di Francesco Borgia: Politica, cultura, spiritualitá
The low frequency absorption spectra and assignments of fluoro benzenes
Selective exposure and information quantity: How different information quantities moderate decision makers’ preference for consistent and inconsistent information
A Syriac Christian in the Turkish military: A text in the Ṭuroyo dialect of Midin
Factors associated with postpartum contraceptive planning in New Zealand
Generation of a DNA-launched classical swine fever virus infectious clone packaged in bacterial artificial chromosome
Sanctifying grace, elevation, and the fifth level of consciousness
Replication data for: Agroforestry governance for operationalising the landscape approach: Connecting conservation and farming actors
Hiroi - Tarao lexicon by C. Ginson prepared for Robert Shafer, dated
Claude Opus 4.1 system card
Investigations in the economics of aging
On effect size
Residual stress determination through the combined use of holographic interferometry and the boundary integral equations method
Beyond faces and modularity: The power of an expertise framework
Disputatio de codice Evangeliorum syriaco, a Curetono typis descripto || Disputatio de codice Evangeliorum Syriaco, a Curetono typis descripto || Disputatio de codice evangeliorum Syriaco, a Curetono typis descripto || Disputatio de codice evangeliorum syriaco, a Curetono typis descripto
Concepts and categories: A cognitive neuropsychological perspective
A revision of Lack’s brood reduction hypothesis
Statistical physics of deep neural networks: Generalization capability, beyond the infinite width, and feature learning
Nonoxidative glucose consumption during focal physiologic neural activity
ATOMIC: An atlas of machine commonsense for if-then reasoning
Towards a classification of modular compactifications of M_g,n
Time-resolved study of the conversion of chlorinated hydrocarbons in non-equilibrium hydrogen plasmas
Catena in Epistolas Catholicas, accesserunt Œcumenii et Arethæ commentarii in Apocalypsin || Catena in epistolas catholicas, accesserunt Œcumenii et Arethæ commentarii in Apocalypsin || Catena in Epistolas catholicas, accesserunt Œcumenii et Arethæ commentarii in Apocalypsin || Catena in Epistolas Catholicas, accesserunt Œcumenii et Arethæ Commentarii in Apocalypsin
Seeking consent for research with Indigenous communities: A systematic review || Seeking consent for research with indigenous communities: A systematic review
The impact of the internet on a television-based society || The impact of the Internet on a television-based society
Distance learning and digital libraries: Two sides of a single coin
Computerized Braille typesetting || Computerized braille typesetting
Adapting cognitive interview techniques for use in pretesting Spanish language survey instruments
Green development: Environment and sustainability in the Third World || Green development: Environment and sustainability in the third world
Birds without wings
Intimate racism from one’s partner in young intercultural couples
Change request number 2015-021: Adopted create [yro] (2016-01-15) || Change Request Number 2015-021: Adopted create [yro] (2016-01-15)
Price subsidies, diagnostic tests, and targeting of malaria treatment: Evidence from a randomized controlled trial
The MIXMAX random number generator
Ethical guidelines for peer reviewers
As paixões e o campo platino: A barbérie e a sensibilidade dos excessos
Psychological adjustment one year after the diagnosis of breast cancer: A prototype study of delayed post-traumatic stress disorder
The electron-phonon interaction and strong-coupling superconductors
Brigham Young, pioneer propher
Muon spectroscopy: An introduction
Recent advances in positioning theory
Liquidity preference as behavior towards risk
Weight as an embodiment of importance
Assessing the impact of generative AI on medicinal chemistry
Ultra-low power gaze tracking for virtual reality
Pool boiling heat transfer characteristics of R-1233zd(E) on smooth tube subject to POEC-220 lubricant oil
Subjective well-being: Keeping up with the perception of the Joneses
Microbial community changes at a terrestrial volcanic CO2vent induced by soil acidification and anaerobic microhabitats within the soil column
Adhesion barriers and intraperitoneal or uterine infections after cesarean section: A retrospective cohort study
High-frequency deep brain stimulation of the nucleus accumbens region suppresses neuronal activity and selectively modulates afferent drive in rat orbitofrontal cortex in vivo
Job quality and automation: Do more automatable occupations have less job satisfaction and health?
Rechenschaftsbericht ... des Rektors
Word length and the structure of short-term memory
Transfer of 50 thousand improved genetically improved farmed tilapia (GIFT) fry to Nigeria || Transfer of 50 thousand improved Genetically Improved Farmed Tilapia (GIFT) fry to Nigeria
When they’re sixty-four: Peer effects and the timing of retirement
Google kauft Daily Deal
Progressive increase in grid scale from dorsal to ventral medial entorhinal cortex
Laboratory supply wholesaling in the US
Issues of leadership from the perspective of former Jesuits: A phenomenological study
Distributive politics and economic growth
Les Berberes et le Makhzen dans le sud du Maroc || Les Berberes et le makhzen dans le sud du Maroc
Download the Datasaurus: Never trust summary statistics alone; always visualize your data
Category theory in context
Linear-quadratic duopoly models of resource depletion
Zipf distribution of US firm sizes
Visualizing a drug abuse epidemic: Media coverage, opioids, and the racialized construction of public health frameworks
Presence and thought: Essay on the religious philosophy of Gregory of Nyssa
Learning to decode cognitive states from brain images
Costly concealment: Secret foreign policymaking, transparency, and credible reassurance
Dynamical effects and phase separation in cooled binary fluid films
Characterizations of regular local rings for characteristic p
Digital networks and the state: Some governance questions
Power posing: Brief nonverbal displays affect neuroendocrine levels and risk tolerance
Using continuous integration of code and content to teach software engineering with limited resources
Anterolateral thigh flap coverage for large posterior defects of the elbow
Disenfranchised: The rise and fall of industrial citizenship in China
Flying through hypertext
Observation and analysis of anomalous VTH shift of p-GaN gate HEMTs under off-state drain stress
Long non-coding RNA DLGAP1-AS1 modulates the development of non-small-cell lung cancer via the microRNA-193a-5p/DTL axis
The appropriation of the theme of Christ’s descent to hell in the early Syriac liturgical tradition || The appropriation of the theme of Christ’s descent to Hell in the early Syriac liturgical tradition || The appropriation of the theme of Christ’s Descent to Hell in the early Syriac liturgical tradition
Evaluation of 2 refractometers to estimate different passive immunity status in Simmental dairy calves
SI unit rules and style conventions: Check list for reviewing manuscripts
Manifold alignment-based nonintrusive and nonlinear multifidelity reduced-order modeling
Development of prosocial, individualistic, and competitive orientations: Theory and preliminary evidence
Impact of sacubitril/valsartan compared with ramipril on cardiac structure and function after acute myocardial infarction: The PARADISE-MI echocardiographic substudy || Impact of sacubitril/valsartan compared with ramipril on cardiac structure and function after acute myocardial infarction: The PARADISE-MI Echocardiographic Substudy
Dow 36,000: The new strategy for profiting from the coming rise in the stock market
Hebbian synaptic plasticity
Changing practice by changing pressures: A role for oscillating positive expiratory pressure in chronic obstructive pulmonary disease
Phonology of Faiwol
The Aramaic root קלס
Die jesuitsche Berichterstattung über die Neue Welt: Zur Verbreitungsgeschichte von Amerika-Nachrichten im Alten Reich am Beispiel der Briefe des Dominikus Mayer
New statistical metrics for multisite replication projects
Experiments in philosophy
Does partial radical information help in the learning of Chinese characters?
Manipulability and living/non-living category effects on object identification
Violence: A micro-sociological theory
Machine learning for metagenomics: Methods and tools
The effect of political democracy and social democracy on equality in industrial societies: A cross-national comparison
The groupoid interpretation of type theory
A critical review of front‐loading: A maladaptive drinking pattern driven by alcohol’s rewarding effects
Did the 2008 tax rebates stimulate spending?
The reunion of Christendom
Diffusion enhancement of Brownian motors revealed by a solvable model
Reflections on D. W. Robertson, Jr., and ‘’exegetical criticism’’
Fragility of asymptotic agreement under Bayesian learning
Telehealth in geriatrics
Ignatius of Loyola: The life of a saint
Estimation of point defect parameters of solids on the basis of a defect formation model of melting (I)
The church mosaic pavement of Tell Bajer (Syria)
Efficiency and social institutions: Uses and misuses of economic reasoning in sociology
On the concavity of the consumption function with a quadratic utility under liquidity constraints
Seven cavernomas and neurosurgical cartography, with an assessment of vascular waypoints
Medan leksikal dan alat transportasi dalam bahasa: Minangkabau
Review of Godefroy Goossens, Hiérapolis de Syrie: Essai de monographie historique
#10 - Oriens Christianus v.1-2 (1901–1902). - Full view | HathiTrust Digital Library || #10 - Oriens Christianus v.1-2 (1901–1902). - full view | HathiTrust Digital Library
Cerebrospinal fluid neurofilament light chain levels in CLN2 disease patients treated with enzyme replacement therapy normalise after two years on treatment
Derived equivalences for group rings
Adgrg1 is a new transcriptional target of Hand1 during trophoblast giant cell differentiation
Infovis and statistical graphics: Different goals, different looks
Zielgruppenspezifische Prävention und Gesundheitsförderung
Juan Alfaro: Dalle virtù teologali all’esistenza cristiana
GründerInnen und EntrepreneurInnen – Begriffe, Charakteristika, Typen von Gründungen
Demographics and entrepreneurship
Nature pure et surnaturel dans le “ Surnaturel,, du père de Lubac || Nature pure et surnaturel dans le “ Surnaturel,, du Père de Lubac
Response of the winter soil moisture of different vegetation types to rainfall events in karst slope land
Retractions of papers by German biomedical authors [preregistration]
What is the point of equality?
Racial bias in pain assessment and treatment recommendations, and false beliefs about biological differences between Blacks and Whites || Racial bias in pain assessment and treatment recommendations, and false beliefs about biological differences between blacks and whites
Google har vidtagit åtgärder mot Nordfront
Efficient IMEX and consistently energy-stable methods of diffuse-interface models for incompressible three-component flows
Anisotropic diffusive transport: Connecting microscopic scattering and macroscopic transport properties
Science in the vanished Arcadia: Knowledge of nature in the Jesuit missions of Paraguay and Río de la Plata
Theoretical foundations of buffer stock saving
Draft a self-similar map of rhythmic evolution
Are misperceptions of methods in infectious disease ecology reflected in biases of where studies are published?
Social structure from multiple networks II: Role structures
Legislative aspects of organ and tissue donation in Belgium
Development of the Student Nurse Subjective Evaluation of Completed Clinical Practice Placement Instrument || Development of the Student Nurse Subjective Evaluation of Completed Clinical Practice Placement instrument || Development of the student nurse subjective evaluation of completed clinical practice placement instrument
The Yakima. The Klickitat. Salishan tribes of the interior. The Kutenai
A critique of the Google Apple Exposure Notification (GAEN) framework || A critique of the Google Apple Exposure Notification (GAEN) Framework
Sources of external technology, absorptive capacity, and innovation capability in Chinese state-owned high-tech enterprises
The eyes as a window to the heart: Looking beyond the horizon
Vivre en relation avec Jésus: Un parcours avec Karl Rahner
Validity in qualitative research revisited
Trajectories of PTSD risk and resilience in World Trade Center responders: An 8-year prospective cohort study
Tide-induced head fluctuations in a coastal aquifer: Effects of the elastic storage and leakage of the submarine outlet-capping
Derived algebraic geometry
REM II: A model of the developmental co-evolution of episodic memory and semantic knowledge
Republican leaders fiddle while Covid burns through their own supporters || Republican leaders fiddle while COVID burns through their own supporters
The association between aerobic fitness and language processing in children: Implications for academic achievement
Peoples of Sierra Leone Protectorate
Detergent composition with hydrophilizing soil-release agent and methods for using same
Treason as attribution: The ‘people’s democracy’ in Hungary || Treason as attribution: The ‘People’s Democracy’ in Hungary
Toward a unified theory of high-energy metaphysics: Silly string theory || Toward a unified theory of high-energy metaphysics: Silly String theory
Plasma channel optical pumping device and method
Aptian ostracods from the Santana Group, Araripe Basin, Brazil
The Ayu language of Central Nigeria and its affinities || The Ayu language of central Nigeria and its affinities
The power of statistical tests in meta-analysis
Regional specialization, local externalities and clustering in information technology industries
Numerical evaluation of ODE solutions by Monte Carlo enumeration of Butcher series
War and peace
DRew: Dynamically rewired message passing with delay
A comprehensive bibliography on the ethnology and anthropology of Nepal, including Sikkim, Darjeeling, and Kumaon
Handbook of mathematical functions with formulas, graphs, and mathematical tables
Representation of geometric borders in the entorhinal cortex
Review of Samer Soreshow Yohanna, The Gospel of Mark in the Syriac Harklean version: An edition based upon the earliest witnesses || Review of Samer Soreshow Yohanna, The Gospel of Mark in the Syriac Harklean Version: An edition based upon the earliest witnesses
Die Jesuitenheiligen Stanislaus Kostka und Aloysius von Gonzaga: Patrone der studierenden Jugend, Leitbilder der katholischen Elite
Drought stress alters iron accumulation in Sorghum bicolor seeds
Climate change 2021: The physical science basis
On the importance of the precautionary saving motive
Latent profiles of DSM-5 PTSD symptoms and the “Big Five” personality traits || Latent profiles of DSM-5 PTSD symptoms and the “big five” personality traits
HCN1 channels mediate mu opioid receptor long‐term depression at insular cortex inputs to the dorsal striatum
Mission et œcuménisme: De la concurrence à la collaboration?: 9e Forum bilingue «Fribourg Église dans le monde», Université de Fribourg, les 12-13 octobre 2017 || Mission et œcuménisme: De la concurrence à la collaboration?: 9e forum bilingue «Fribourg Église dans le monde», Université de Fribourg, les 12-13 octobre 2017
Articles of association and by-laws of the Jewish Farmers’ Cooperative Credit Unions || Articles of association and by-laws of the Jewish farmers’ cooperative credit unions
Notes on stable maps and quantum cohomology
Music, pandas, and muggers: On the affective psychology of value
Semantic cognition: A parallel distributed processing approach
Temporal model BERT-Large_TempEval-3
Karl Rahner and Bernard Lonergan in relation to the attitude of inclusivity within the Roman Catholic Church
Notes on the Bribri of Coasta Rica
Derived categories of coherent sheaves on abelian varieties and equivalences between them
Combined negative dielectrophoresis and phase separation in nondilute suspensions subject to a high-gradient ac electric field
Social media and e-participation research
Median unbiased estimation of coefficient variance in a time-varying parameter model
A credible approach for measuring inframarginal participation in energy efficiency programs
Parieto-frontal gamma band activity during the perceptual emergence of speech forms
How the U.S. Postal Service fell apart
Bayesian representation of stochastic processes under learning: De Finetti revisited || Bayesian representation of stochastic processes under learning: de Finetti revisited
Mirror apraxia affects the peripersonal mirror space. A combined lesion and cerebral activation study
Low-thrust, multiple-near-Earth-asteroid mission design with sample return to Earth using machine learning
Cell-type deconvolution in epigenome-wide association studies: A review and recommendations
The problem of functional localization in the human brain
Lessons from theory revision applied to constructive induction
Some sampling properties of common phase estimators
Death: Beyond whole-brain criteria
Analytics of public reactions to the COVID-19 vaccine on Twitter using sentiment analysis and topic modelling
Anomalous nuclear magnetic resonance spectra in Bi2Se3 nanowires
Application of RUSLE model on global soil erosion estimate
The unreasonable effectiveness of mathematics in the natural sciences
The ‘’state’’ of mood and memory research: A selective review
Bandgap engineering of monolayer MoS2 under strain: A DFT study
The Eichmann trial: Some legal aspects
A comparison of the mental health of police officers and correctional officers in rural Appalachia
Nano-scale simulation of neuronal damage by galactic cosmic rays
The aging of international migrants and strategic transnational practice in later life: Exploring Portuguese seniors in Toronto, Canada
A practical guide to methods controlling false discoveries in computational biology
Floquet Schrieffer-Wolff transform based on Sylvester equations
Skewed wealth distributions: Theory and empirics
Adapting to human game play
Interference theory revisited
Survey-driven romanticism
The Yana Indians
Defaults versus framing: Revisiting default effect and framing effect with replications and extensions of Johnson and Goldstein (2003) and Johnson, Bellman, and Lohse (2002)
Judaism as a civilization: Toward a reconstruction of American-Jewish life
Comparison of three scores of collateral status for their association with clinical outcome: The HERMES Collaboration || Comparison of three scores of collateral status for their association with clinical outcome: The HERMES collaboration
L’œuvres de Pascal
Report on population and resources of Alaska at the Eleventh Census: 1890 || Report on population and resources of Alaska at the eleventh census: 1890
Silent music: Medieval song and the construction of history in eighteenth-century Spain
Spatial segregation in reaction-diffusion epidemic models
Bibliography on the history of the Society of Jesus 2011
Quand les jésuites veulent comprendre l’autre: Le témoignage de quelques livres anciens de la collection de l’UQAM
What can multiwave studies teach us about disaster research: An analysis of low-income Hurricane Katrina survivors
Automatic conductance estimation methods for anisotropic diffusion ITK filters
Towards architectural information in implementation: NIER track
A case of deep neck abscess extending to the waist area
A century of Jewish missions
Scientific retractions and corrections related to misconduct findings
Nicolaus Damascenus De plantis: Five translations
Derivational morphological relations in word embeddings
Treasures old and new: Henri de Lubac on revelation, history, and Christian hermeneutics
The emergence of exchange structures: An experimental study of uncertainty, commitment and trust
U.S. federal government subsidies for clean energy: Design choices and implications
Cochrane handbook for systematic reviews of interventions
Theory of ionic transport in crystallographic tunnels
Hidden Markov models: Estimation and control
Zotero, Mac, пожелания и разочарания
Computing contrasts, effect sizes, and counternulls on other people’s published data: General procedures for research consumers
BiBench: Benchmarking and analyzing network binarization
La démission d’Arrupe
New product diffusion with influentials and imitators
Change request number 2009-041: Rejected split [kpx], adopted create [bdf], rejected create [kdb] (2010-01-18) || Change Request Number 2009-041: Rejected split [kpx], adopted create [bdf], rejected create [kdb] (2010-01-18)
The metamorphosis of contract into expand
Communicating shared meaning in social pretend play
Rank and ramage in the northern Gilbert Islands || Rank and ramage in the Northern Gilbert Islands
The (un)certain future of tax sparing credit in international tax treaty law
Obama administration heading for a tough few weeks
Extracting interactions between proteins from the literature
Critical nonequilibrium cluster-flip relaxations in Ising models
ארדן, פרובוקציה עלובה
The impact of demographics on housing and nonhousing wealth in the United States
Patterns of distribution of hepatic nodules (single, satellites or multifocal) in intrahepatic cholangiocarcinoma: Prognostic impact after surgery
Two unpublished letters by Peter Canisius (1521–1597) to Cardinal Scipione Rebiba, 1577
Series connection of quantum Hall resistance array and programmable Josephson voltage standard for current generation at one microampere
SensePlace3: A geovisual framework to analyze place–time–attribute information in social media
The performativity of networks
Psycholinguistic and corpus-linguistic evidence for L2 constructions
Do energy prices influence investment in energy efficiency? Evidence from Energy Star appliances
Avoided Cost Calculator for distributed energy resources (DER) || Avoided cost calculator for distributed energy resources (DER)
A novel approach to optimize clone refactoring activity
Call for papers by IJPA for a special issue on public values
The new pelagic Operational Observatory of the Catalan Sea (OOCS) for the multisensor coordinated measurement of atmospheric and oceanographic conditions || The new pelagic operational observatory of the Catalan Sea (OOCS) for the multisensor coordinated measurement of atmospheric and oceanographic conditions
“Mothering practices in times of legal precarity: Activism, care, and resistance in displacement”
Jesus in America: Personal savior, cultural hero, national obsession || Jesus in America: Personal Savior, cultural hero, national obsession
Preference to age in place in low-income senior housing
CaPE: Contrastive parameter ensembling for reducing hallucination in abstractive summarization
Three approaches to the disjunction between psychological measurement and psychological persons: Methodological and ethical considerations
East Greenland before 1950
Contested commodities: The moral landscape of modernist regimes
The critical need to modernize syphilis screening
Letter from Eugenie Henderson to Papagyi (Luce) and Daw Titi, 13/6/1
The Jesuit college in Macao as a meeting point of the European, Chinese and Japanese mathematical traditions: Some remarks on the present state of research, mainly concerning sources, 16th–17th centuries || The Jesuit College in Macao as a meeting point of the European, Chinese and Japanese mathematical traditions: Some remarks on the present state of research, mainly concerning sources, 16th–17th centuries
Nature and grace: A new approach to Thomistic ressourcement
Convolutional neural network architectures for predicting DNA–protein binding
Functional and historical logics in explaining the rise of the American industrial corporation
Why we need the Living Journal of Computational Molecular Science
Charismatic capitalism: Direct selling organizations in the United States
Economic policy for the arts
‘War is a scourge’: The first year of the Great War 1914–1915: Catholics and pastoral guidance
A Christianity for an age of crisis: Theodoret of Cyrus’ Commentary on Daniel || A Christianity for an age of crisis: Theodoret of Cyrus’ commentary on Daniel
Retracted or withdrawn publications in journals relating to plastic surgery
The multi-agent transport simulation MATSim || The Multi-Agent Transport Simulation MATSim
Optimizing Escherichia coli O157:H7 inactivation in goat’s milk by thermosonication
Zur Lautlehre der Erfurter Mundart. Wissenschaftliche Abhandlung I, II
On the identity of the genus Epacrolaimus Andrássy, 2000 (Nematoda, Dorylaimida), with new insights into its phylogeny
Applied machine learning using mlr3 in R
Gregorio de Valencia
‪La fable mystique II de Michel de Certeau‪ || ‪La Fable mystique II de Michel de Certeau‪
100 years of progress in atmospheric observing systems
SAGE: A simple affective game engine
Liquidity constraints, household wealth, and entrepreneurship
Acquisition, storage, and retrieval in digital and biological brains
Changing behaviors: The behavior change wheel and emergency nursing || Changing behaviors: The Behavior Change Wheel and emergency nursing
The joint consumption/asset demand decision: A case study in robust estimation
On the non-identification of counterfactuals in dynamic discrete games
Redox flow batteries for the storage of renewable energy: A review
Linguistics then and now: Some personal reflections
Isolation and characterization of siderophores producing chemolithotrophic bacteria from the coal samples of the aluminum industry
Parallelization and vectorization of ROOT fitting classes
Sharing, talking and giving
Romans and barbarians: The decline of the Western Empire || Romans and barbarians: The decline of the western empire
Retraction of scientific papers: The case of vaccine research [Online first] || Retraction of scientific papers: The case of vaccine research [Online First]
Pride and prejudice in New Orleans: Joseph Fichter’s ‘Southern parish’
Micro-typographic extensions to the TeX typesetting system
Single-cell transcriptome sequencing: Recent advances and remaining challenges
Representation and reconciliation: Hans Urs von Balthasar’s theological interpretation of Shakespeare in the light of the Theo-drama || Representation and reconciliation: Hans Urs von Balthasar’s theological interpretation of Shakespeare in the light of the Theo-Drama
Legitimacy crises in Pakistan
Per fantasias videre. Le cause di visioni e allucinazioni nelle versioni latina e siriaca delle Recognitiones pseudo-clementine
Decoding patterns of human brain activity
Some generalizations of Abhyankar’s lemma
Texte: Frog and deer story Orange tree story Rabbit and coyote story || Texte: Frog and Deer story Orange tree story Rabbit and Coyote story
Evaluating musculoskeletal pain pathogenesis in the aftermath of motor vehicle collision in a multi-dimensional context
Alcohol-associated stimuli activate the ventral striatum in abstinent alcoholics
The ethics of choice in single-player video games
Hollywood for the 21st century: Global competition for critical mass in image markets
The sources of social power, Vol. 1: A history of power from the beginning to A.D. 1760 || The sources of social power, vol. 1: A history of power from the beginning to A.D. 1760
A self-concept (AVA) profile for high achieving college students
Laisser la Parole de Dieu faire son travail: Un défi pour le lecteur des Écritures || Laisser la parole de Dieu faire son travail: Un défi pour le lecteur des Écritures
Phlorest phylogeny derived from Atkinson 2006 ‘From species to languages: A phylogenetic approach to human prehistory’
Public prosecutors and environmental protection in Brazil
The psychological consequences of money
Exploring sustainability science, the Agenda 2030, and the UN SDGs from the social sustainability handprint perspective
Intersection theory on algebraic stacks and on their moduli spaces
Плавающий город: С рис
XenoSite: Accurately predicting CYP-mediated sites of metabolism with neural networks
Reversible Markov chains and random walks on graphs
Ambiguity and synonymy effects in lexical decision, naming, and semantic categorization tasks: Interactions between orthography, phonology, and semantics
Henri Bremond et Alfred Loisy
Regulation of membrane phospholipid biosynthesis in mammalian cells
The enigma of the gift
Methods for estimating between-study variance and overall effect in meta-analysis of odds ratios
A Christian and a gentleman: Sanctity and masculine honor in Pedro de Ribadeneyra’s Life of Francis Borgia || A Christian and a gentleman: Sanctity and masculine honor in Pedro de Ribadeneyra’s life of Francis Borgia
Covariant compositional networks for learning graphs
Recent developments in theories of inhomogeneous and anisotropic turbulence
Native administration in the British African territories
Religion and state: The Muslim approach to politics
The Pyramid Lake Paiute of Nevada
Caregiver expressed emotion in families of youth with spina bifida: Demographic, medical, and family correlates
How exchange forms and patterns affect perceptions of predictability, fairness, and group identification
Chora-logic electracy as regional epistemology
Telegram re travel arrangements dated 7/10/1954
Why Catholics can’t sing: The culture of Catholicism and the triumph of bad taste
PHLPP signaling in immune cells
The impact of clergy-perpetrated sexual abuse: The role of gender, development, and posttraumatic stress
Identification of yield and yield-related quantitative trait loci for the field high temperature condition in backcross populations of rice (Oryza sativa L.)
Posttraumatic stress disorder after liver transplantation
Evidence for encoding versus retrieval scheduling in the hippocampus by theta phase and acetylcholine
Comparison of back conversion and power differential in extra-cavity multi-optical parametric oscillator using MgO:APLN
Rational expectations equilibria, learning and model specification
Culture matters when designing a successful happiness-increasing activity: A comparison of the United States and South Korea
Thickness-dependent bulk properties and weak antilocalization effect in topological insulator Bi2Se3
Reactive planning idioms for multi-scale game AI
On the concavity of the consumption function
Disgraced COVID-19 studies are still routinely cited
Law and feud in an Aboriginal society of North Australia
Voronouskaya univariate and multivariate asymptotic expansions for sigmoid functions induced quasi-interpolation neural network operators revisited
Investigating role of technological and organizational factors towards students’ knowledge sharing behavior in Pakistan
An integrated conceptual framework for analysing heterogeneous configurations of absorptive capacity in manufacturing firms with the DUI innovation mode
Capitalism and freedom
Homotopical algebraic geometry. II. Geometric stacks and applications
Review of Paul V. M. Flesher, Targum and Peshitta. South Florida Studies in the History of Judaism
What is originality in the humanities and the social sciences?
Multiperiod consumption-investment decisions
Phlorest phylogeny derived from Chacon & List 2015 ‘Improved computational models of sound change shed light on the history of the Tukanoan languages’
A phenomenological equation for NMR motional narrowing in solids
Sterility and marital fruitfulness in the documents of the Magisterium: A critical appraisal || Sterility and marital fruitfulness in the documents of the magisterium: A critical appraisal
Le principe de gratuité, une réponse chrétienne au défi écologique
Plea for routinely presenting prediction intervals in meta-analysis
Historia de la provincia de la Compañía de Jesús del Nuevo Reino de Granada en la América: Descripción y relación exacta de sus gloriosas misiones en el reyno, llanos, Meta y rio Orinoco || Historia de la provincia de la Compañía de Jesús del Nuevo Reino de Granada en la América: Descripción y relación exacta de sus gloriosas misiones en el reyno, Llanos, Meta y rio Orinoco
Characterizing online public discussions through patterns of participant interactions
Once favoured, now forgotten
Bank earnings jump 57% in analyst forecasts proved wrong in 2011
Prediction and regulation by linear least squares methods
Die Brauersche Gruppe; ihre Verallgemeinerungen und Anwendungen in der arithmetischen Geometrie
Sayula Popoluca texts, with grammatical outline
Wir sind der Markt
Review of Philip Michael Forness, Preaching Christology in the Roman Near East: A study of Jacob of Serugh
Secular stagnation: A supply-side view
From vision to reality: Lessons in creating a marketplace of ideas
Affective consequences of mere ownership: The name letter effect in twelve European languages
Structure and change in economic history
The commentary of Dionysios bar Salibi on the Book of Job || The commentary of Dionysios bar Salibi on the book of Job
Immune response characterization of primary gingival fibroblasts from Grade C periodontitis patients || Immune response characterization of primary gingival fibroblasts from grade C periodontitis patients
On the average sensitivity and density of k-CNF formulas
United States Patent Application: 0130047261 - Data access control || United States patent application: 0130047261 - Data access control
The responsiveness of Medicaid spending to the federal subsidy
Seigniorage, operating rules, and the high inflation trap
On the persistence of income shocks over the life cycle: Evidence, theory, and implications
Nonproduct interpolation and approximation
La foi en Jésus Christ: Essai à partir des victimes
Dialectic versus dogmatic: A Lonerganian analysis of a twelfth century debate
Models of business cycles, Yrjo Jahnsson Lectures || Models of business cycles, Yrjo Jahnsson lectures
Linear mixed model implementation in lme4
Adamus Quirinus Krasnodebski SJ (1628–1702) eiusque philosophicum opus
Wage growth and labor decline in the industrialized democracies, 1965–1993
Mechanisms of implicit learning: Connectionist models of sequence processing
Our academic heritage from CR Conti—A lifetime committed to education and excellence
Moist heat stress on a hotter Earth
Executive function capacities, negative driving behavior and crashes in young drivers
Assessing the psychological impact of the pandemic narrative in the media on hospitality consumption mood
What changes energy consumption? Prices and public pressures
Neues zu den Mosaiken von Edessa und Seleukia am Euphrat
Mary as dramatic person: A Marian foundation of moral life based on the theology of Hans von Balthasar
Household actions can provide a behavioral wedge to rapidly reduce US carbon emissions
A novel high‐order collocation indirect boundary element method based on the Leis formulation for three‐dimensional high frequency exterior acoustic problems
Characteristics and influencing factors of daily physical activity in preschool children
A structure theorem for power series rings
Birds can fly
The oldest Jesuit library catalogue in the Dutch Republic: The book collection at Delft (1614)
Cognitive sets, speed and accuracy of performance in the elderly
Andrew_SocialForces_2014_x0pA - Festus & Oyebanjo - Secondary data replication - 8z81
Penultimate lengthening in Bantu: Analysis and spread
Stochastic kinetic study of protein aggregation and molecular crowding effects of Aβ40 and Aβ42
Derived algebraic geometry XII: Proper morphisms, completions, and the Grothendieck existence theorem
Metodica predării educaţiei fizice şi sportului
A bialgebraic review of regular expressions, deterministic automata and languages
Conversion to Judaism: A guidebook
Forecasting: Principles and practice
Output fluctuations and fiscal policy: U.S. state and local governments 1978–1994
Effect of subjective perspective taking during simulation of action: A PET investigation of agency
Palliative care professionals’ perceptions and communication about sexual expression of older adults at end of life: How biases compromise holistic care
Equilibrium solubility of triclocarban in (cyclohexane + 1,4-dioxane) mixtures: Determination, correlation, thermodynamics and preferential solvation
Consumption response to credit expansions: Evidence from experimental assignment of 45,307 credit lines
Ejercicios espirituales criollos: Principio y fundamentos
Domain-specific knowledge systems in the brain: The animate-inanimate distinction
Remembering your deeds: The Psalms and the Spiritual Exercises || Remembering your deeds: The Psalms and the Spiritual exercises
Maurice Blondel, social Catholicism, & Action Française: The clash over the Church’s role in society during the Modernist era || Maurice Blondel, social Catholicism, & Action Française: The clash over the Church’s role in society during the modernist era || Maurice Blondel, social Catholicism, & Action Française: The clash over the church’s role in society during the modernist era || Maurice Blondel, social Catholicism, & Action Française: The clash over the church’s role in society during the Modernist era
Simple and scalable predictive uncertainty estimation using deep ensembles
Inequality, business cycles, and monetary-fiscal policy
GOSH–A graphical display of study heterogeneity
Indirect comparisons of treatments based on systematic reviews of randomised controlled trials
An open investigation of the reproducibility of cancer biology research
Hematopoietic stem cell transplantation in children with inborn errors of metabolism and malignant infantile osteopetrosis
Using: How your time with media can be more intentional
Gesture’s role in speaking, learning, and creating language
Weisheit in Hans Urs von Balthasar
Large-scale analysis of test–retest reliabilities of self-regulation measures
The structure of PTSD symptoms: A test of alternative models using confirmatory factor analysis
Carbon-negative synthetic biology: Challenges and emerging trends of cyanobacterial technology
Future directions of contextual behavioral science
Efficiency of application of selenium in biofortification of potato tubers (Solanum tuberosum)
Age-related changes in human memory
Complex earthquake networks: Hierarchical organization and assortative mixing
Operations management: An international perspective
Couvents antiques: 2. Couvents antiques du Massif calcaire, rangés par ordre alphabétique des toponymes modernes || Couvents antiques: 2. Couvents antiques du massif calcaire, rangés par ordre alphabétique des toponymes modernes || Couvents antiques: 2. Couvents antiques du Massif Calcaire, rangés par ordre alphabétique des toponymes modernes
Hippocampal involvement in spatial and working memory: A structural MRI analysis of patients with unilateral mesial temporal lobe sclerosis
Recomposition de la gauche québécoise et rôle politique du syndicalisme
Sierra Nevada natural history: Revised edition
An elementary theory of the category of sets (long version) with commentary
Magnetic moment of F^17 — Nuclear magnetic resonance by polarization following O^16 (d, n) F^17 reaction
Fraud in research: Frequency patterns
Protection and delivery of probiotics for use in foods
Cognitive and communicative consequences of linguistic diversity
The problem of logical form equivalence
Noncompliance with human subjects’ protection requirements as a reason for retracting papers: Survey of retraction notices on medical papers published from 1981 to 2011
United States Patent: 7360954 - Low speed data path for SFP-MSA interface || United States patent: 7360954 - Low speed data path for SFP-MSA interface
Open source software development as a special type of academic research (critique of vulgar Raymondism) || Open source software development as a special type of academic research (Critique of vulgar Raymondism)
Women in Manam
Subtypes of alcohol dependence in military veterans: A latent class analysis
The socioecology of the Efe Pygmy men in the Ituri Forest, Zaire
I’m glad you’re not dead: A liver transplant story
Saccade related gamma-band activity in intracerebral EEG: Dissociating neural from ocular muscle activity
Oman: Politics, security, and U.S. policy
The economic stimulus payments of 2008 and the aggregate demand for consumption
On the mechanism of polarized electroluminescence from light‐emitting structures based on GaN
Contrasts and correlations in effect-size estimation
Computing multi-period, information-constrained optima
The ventriloquist effect results from near-optimal bimodal integration
Econometric testing of the natural rate hypothesis
Individual participant data meta-analysis: A handbook for healthcare research
Theatre as a source of religious insight and revelation
Models, fantasies and phantoms of transition
Language and perceptual categorisation
Is it super-spreading?
Why it won’t happen to me: Perceptions of risk factors and susceptibility
Bias in meta-analysis detected by a simple, graphical test
How well do test case prioritization techniques support statistical fault localization
The cluetrain manifesto: The end of business as usual || The Cluetrain manifesto: The end of business as usual
Negativity bias, negativity dominance, and contagion
Selective and shared contributions of the hippocampus and perirhinal cortex to episodic item and associative encoding
A comparison of feedforward and self-organizing approaches to the font orientation problems
The fallacy of AI functionality
Dialysis patient attitudes toward financial incentives for kidney donation
Gefährdete Globalisierung und Europas Selbstbehauptung (2010–2019)
The Myazedi inscriptions
Selective facilitative effect of post-trial reticular stimulation in discriminative learning in the rat
Notes on the theory of choice
Hierarchical maximum entropy density estimation
Pensamiento político more Societatis Jesu: Entre la teología moral y la razón de Estado || Pensamiento político more Societatis Jesu: Entre la teología moral y la razón de estado
FastHebb: Scaling Hebbian training of deep neural networks to ImageNet level
Titi Bostreni contra Manichaeos libri quatuor syriace || Titi Bostreni Contra Manichaeos libri quatuor syriace || Titi Bostreni contra Manichaeos libri quatuor Syriace || Titi Bostreni Contra Manichaeos libri quatuor Syriace
Prelates at war: Cardinal Bourne, Bishop Ward and the St. Edmund’s College Cadet Corps dispute
Hunting for organic molecules with artificial intelligence: Molecules optimized for desired excitation energies
Recovery identity and psychosocial-spiritual health: A survey of individuals in remission from substance use disorders
Preliminary report - Highway: HWY21MH006
An information-theoretic approach to deciphering the hippocampal code
Automatic segmentation of golden pomfret based on fusion of multi-head self-attention and channel-attention mechanism
The conceptual practices of power: A feminist sociology of knowledge
Pattern without process: Eugen Smirnov and the earliest project of numerical taxonomy (1923–1938)
Effects of a self-monitoring checklist as a component of the “Self-Directed IEP”
Secrets of the alpaca mummies
Predicting criminality from child maltreatment typologies and posttraumatic stress symptoms
Endoscopic submucosal dissection with red dichromatic imaging for esophageal squamous cell carcinoma after endoscopic variceal sclerotherapy
Phase transition from hadronic matter to quark matter
The association of trauma and PTSD with the substance use profiles of alcohol- and cocaine-dependent out-of-treatment women
Which polls fared best and worst in the 2012 presidential race?
Neural reactivation reveals mechanisms for updating memory
Return migration, rural household investment decision, and poverty alleviation: Evidence from rural Guangdong, China
Pennsylvania’s Voluntary Benefits Program: Evaluating an innovative proposal for increasing organ donation || Pennsylvania’s voluntary benefits program: Evaluating an innovative proposal for increasing organ donation
Tourism destination brokers: A network analytic approach
Violence in pre-modern societies: Rural Colombia
How should meta-regression analyses be undertaken and interpreted?
Updates, conclusions, and recommendations for “Cost-efficient wastewater treatment technologies: Natural systems”
Risk-sensitive linear/quadratic/Gaussian control
Memory of sequential experience in the hippocampus during slow wave sleep
The work of nations: Preparing ourselves for 21st-century capitalism
Habit formation and aggregate consumption dynamics
Matteo Ricci: Europa am Hofe der Ming’ im Berliner Museum für Ostasiatische Kunst; zu einer Ausstellung und einem Symposium in Dahlem || Matteo Ricci: Europa am Hofe der Ming’ im Berliner Museum für Ostasiatische Kunst; Zu einer Ausstellung und einem Symposium in Dahlem
Task-induced strategies and near-threshold priming: Conscious influences on unconscious perception
Bibliography on the history of the Society of Jesus (2009)
From Yao to Mao 5000 years of Chinese history
The cognitive dynamics of negated sentence verification
The scored society: Due process for automated predictions
Aspects of data quality in cognitive interviews: The case of verbal reports
Coleophora santonici Baldizzone & Takács (Lepidoptera, Coleophoridae), new species from Hungary bred from Artemisia santonicum
Saverio Bettinelli e Giacomo Casanova: Un incontro mancato chez Voltaire
Stable G-bundles and projective connections
A flexible and expandable architecture for computer games
Survey: Computational sociolinguistics: A survey
Rational inattention and sequential information sampling
Are educational computer micro-games engaging and effective for knowledge acquisition at high-schools? A quasi-experimental study
Permanent and transitory components of GNP and stock prices
Muon implantation experiments in films: Obtaining depth-resolved information
A quantitative morphometrical study of neuron degeneration in the substantia nigra in Parkinson’s disease
Digital property: Currency of the 21st century
Proceedings of a public meeting held on September 12, 1994 in Washington D.C
The age of the network: Organizing principles for the 21st century
Responsio ad propositum dubium circa doctrinam in Epist. Ap. « Ordinatio sacerdotalis » traditam || Responsio ad propositum dubium circa doctrinam in Epist. Ap. « Ordinatio Sacerdotalis » traditam || Responsio ad propositum dubium circa doctrinam in epist. ap. « Ordinatio sacerdotalis » traditam || Responsio ad propositum dubium circa doctrinam in epist. ap. « Ordinatio Sacerdotalis » traditam
Statistics with R: A beginner’s guide
Ritualization and the development of languages
Traité de la messe de paroisse
Proceedings of the Fifth Named Entity Workshop
Cognitive therapy for personality disorders: A schema-focused approach (rev. ed.)
Creating cultural prestige: Editorial Joaquín Mortiz
[Blood coagulating properties of immobilized proteases]
Ergänzungen zu einem Artikel über dualisierende Komplexe
The unknown pope: Benedict XV (1914–1922) and the pursuit of peace
300,000 at folk-rock fair camp out in a sea of mud
Decomposing hypergraphs into cycle factors
Learning, estimation, and the stability of rational expectations
The dynamics of rules: Change in written organizational codes. By James G. March, Martin Schulz, and Xueguang Zhou. Stanford University Press, 2000
Sources and methods for ‘Unemployment expectations, jumping (S,s) triggers, and household balance sheets’
Clinical prediction rules
Imago Dei: A comparison between tradition and Karl Rahner
Adaptive socio-technical systems: A requirements-based approach
17. A value for n-person games
Breathers and multibreathers in a periodically driven damped discrete nonlinear Schrödinger equation
Texts in Koroboro Senni, Songhay of Gao, Mali
Syn2Vec: Synset colexification graphs for lexical semantic similarity
Forward the Foundation
Deep financial integration and volatility
Emergência microbiológica: Descontaminando ambientes
The limitations of human knowledge according to al-Farabi, Ibn Bajja, and Maimonides || The limitations of human knowledge according to Al-Farabi, Ibn Bajja, and Maimonides || The limitations of human knowledge according to al-Farabi, ibn Bajja, and Maimonides || The limitations of human knowledge according to Al-Farabi, ibn Bajja, and Maimonides
Atomic models for the polypeptide backbones of myohemerythrin and hemerythrin
Markante Amsterdammers [Jan van Kilsdonk] ‘Als ze maar gelukkiger weggaan’
Human memory strength is predicted by theta-frequency phase-locking of single neurons
Die Grundlagen der Mundartgeographie des südlichen Rheinhessens
Solving heterogeneous-agent models by projection and perturbation
Susceptibility to fraud in systematic reviews: Lessons from the Reuben case
Über die Anwendbarkeit der statistischen Methode auf Ionengitter
Zur örtlichen Zuständigkeit der Jugendgerichtshilfe bei im Ausland geborenen und dort ihren Aufenthalt habenden Jugendlichen und Heranwachsenden
Inhibition of TRPC6 suppressed TGFβ-induced fibroblast-myofibroblast transdifferentiation in renal interstitial NRK-49F cells
Untranslation theory: The Nestorian Stele and the Jesuit illustration of China || Untranslation theory: The Nestorian stele and the Jesuit illustration of China
Characterization of the polyhydroxyalkanoate (PHA) synthase from Ideonella sakaiensis, a bacterium that is capable of degrading and assimilating poly(ethylene terephthalate)
Data-driven business and data privacy: Challenges and measures for product-based companies
A multiethnic study of the relationship between fears and concerns and refusal rates
The second death of Perón?
Accurate phylogenetic classification of variable-length DNA fragments
An analysis of semantic similarity measures for information retrieval
Impact of network activities on neuronal properties in corticothalamic systems
BBC Briefing: Immigration || BBC briefing: Immigration
Emulation and malicious attacks to Doppler and FMCW radars for human sensing applications
Neurological and neurodevelopmental manifestations in children and adolescents with Down syndrome
Education and labor market discrimination
Breath analysis as part of pulmonary function diagnostics
Choosing color palettes for statistical graphics
Understanding the perceived psychosocial impact of father absence on adult women
الخط العربي: فلسفة التأصيل الجمالي والتفريع الفني
Letter to the chairman, Burma Historical Commission, by Luce, dated || Letter to the Chairman, Burma Historical Commission, by Luce, dated
Henri de Lubac
Sacerdote en la revolución: Memorias
FactorNet: A deep learning framework for predicting cell type specific transcription factor binding from nucleotide-resolution sequential data
SLSA supply chain threats
Ridge regression: Biased estimation for nonorthogonal problems
A statistical note on Karl Pearson’s 1904 meta-analysis
Agent based simulation of routine activity theory
Department of Energy launches a national initiative for clean heating and cooling systems in buildings
Burned after reading: Endless Mayfly’s ephemeral disinformation campaign
The variability of aggregate demand with (S,s) inventory policies
Intergenerational transfers and the accumulation of wealth
Inorganic salts in purely ionic liquid media: The development of high ionicity ionic liquids (HIILs)
Avoiding overhead aversion in charity
Esophageal magnetic anastomosis device (EMAD) to simplify and improve outcome of thoracoscopic repair for esophageal atresia with tracheoesophageal fistula: A proof of concept study
A new corpus and imitation learning framework for context-dependent semantic parsing
Proceedings of the Workshop on Computational Linguistics and Clinical Psychology: From linguistic signal to clinical reality || Proceedings of the Workshop on Computational Linguistics and Clinical Psychology: From Linguistic Signal to Clinical Reality
Changing the attitudes of students towards peers with disabilities
Problems in a movement: Towards a mutual hierarchy social model of the Trinity
Gegenexpert*innen: Umwelt, Aktivismus und die regionalen Epistemologien des Widerstandes
Mathematics N1 student’s book: TVET FIRST || Mathematics N1 student’s book: TVET First || Mathematics N1 Student’s Book: TVET FIRST
lattice: Lattice graphics
Male-female wage differentials in urban labor markets
Depth-resolved studies of SRF materials using high parallel-field beta-NMR spectrometer
Deep learning in drug discovery
Embodied cognition and beyond: Acting and sensing the body
Mestizajes culturales y étnicos en las aldeas misioneras del Río de Janeiro colonial
Analysis of entropy production in finitely slow processes between nonequilibrium steady states
Draft letter to Otto Blagden from Luce, dated 23/1/1932
Slow burns: A qualitative study of burn pit and toxic exposures among military veterans serving in Afghanistan, Iraq and throughout the Middle East
Using the DVI library || Using the DVI Library
Controlling typesetting with a personal computer
Gendered ‘relations’ in Haverhill, Massachusetts, 1719–1742
Protein engineering of invertase for enhancing yeast dough fermentation under high-sucrose conditions
Economics and consumer behavior
Universal Hopfield networks: A general framework for single-shot associative memory models
Design and simulation of MEMS-based two-directional capacitive pressure sensor
Melville’s Clarel and the intersympathy of creeds
Reasons for article retraction in anesthesiology: A comprehensive analysis [Raisons justifiant la rétractation d’un article en anesthésiologie: Une analyse exhaustive]
Causality analysis method and model related to why-question answering in business intelligence context
Richard Eberhart’s take on Hopkins
Effects of androgen deprivation therapy on extraocular muscles, retrobulbar orbital fat, and the optic nerve in patients with prostate cancer
Untersuchungen zur rhein-moselfränkischen Dialektgrenze
Efficient simulation of structural faults for the reliability evaluation at system-level
Coase and Bertrand on lighthouses
Frequency dependence of the ultrasonic power reflected from the water-tissue interface of human cancellous bone in vitro
The convert; or, Leaves from my experience || The convert; or, leaves from my experience
Head-direction cells recorded from the postsubiculum in freely moving rats. I. Description and quantitative analysis
Family strategies and religious practice: Baptism and the Lord’s Supper in early New England
Relative dimension of morphisms and dimension for algebraic stacks
The cat came back: Evaluating arguments against psychological measurement
Standardization in psychological research
The competitive effects of linking electricity markets across space and time
Attention and consciousness: Two distinct brain processes
The division of labor in society
The entertainment economy: How mega-media forces are transforming our lives
What an agile architect can learn from a hurricane meteorologist
Theta oscillation in the human anterior cingulate cortex during all-night sleep: An electrocorticographic study
Alyawara site structure and its archaeological implications
Natural selection in financial markets: Does it work?
Los rastros de las misiones jesuitas en el noroeste de México, 1843
Religious belief at the level of the brain
Éphrem le Syrien
From Leo XIII to Benedict XV
Game design patterns for mobile games
Visually imperceptible adversarial patch attacks
Inflammatory bowel disease and risk of coronary heart disease
The very idea of a critical social science: A pragmatist turn
Pride and prejudice
Regulation of exosome release by lysosomal acid ceramidase in coronary arterial endothelial cells: Role of TRPML1 channel
A tutorial on energy-based learning
Notes sur la vie familiale et juridique de quelques populations du Congo belge || Notes sur la vie familiale et juridique de quelques populations du Congo Belge
La huella de Fernando Hoyos
Towards a conceptual core for multicultural processing: A multilingual ontology based on the Swadesh list
DeepSignal: Detecting DNA methylation state from Nanopore sequencing reads using deep-learning || DeepSignal: Detecting DNA methylation state from nanopore sequencing reads using deep-learning
Beyond the forest plot: The drapery plot
History of the American Board of Commissioners for Foreign Missions
The scarring effects of primary-grade retention? A study of cumulative advantage in the educational career
Funerary rituals and attitudes towards death in the Eastern Mediterranean (50-600 A.D.). The Christianization of the East: An interpretation || Funerary rituals and attitudes towards death in the eastern Mediterranean (50-600 A.D.). The Christianization of the East: An interpretation
Evaluating the relative effectiveness of alternative conservation interventions in influencing stated behavioural intentions: The saiga antelope in Kalmykia (Russia)
Release duration and enterprise agility
Screening table beet and Swiss chard for resistance to Pseudomonas syringae pathovar aptata
D-PLACE dataset derived from NASA TERRA/MODIS ‘Net Primary Productivity’ || D-PLACE dataset derived from NASA TERRA/MODIS ‘net primary productivity’ || D-PLACE dataset derived from NASA TERRA/MODIS ‘Net primary productivity’
Cognitive adaptations for social exchange
Total heterologous biosynthesis of fungal natural products in Aspergillus nidulans
Attitudinal, normative, and resource factors affecting communication scholars’ data sharing: A replication study
Institutional and procedural features of an ICCJ
The forms of capital
Adequate management of autism spectrum disorder in children in India
The freethinker, the Jews, and the missionaries: George Houston and the mystery of “Israel vindicated”
Atlas historique du Moyen-Orient
The number of points of an algebraic curve
Modeling impact fracture in a quasi-brittle solids using a 3D nonlocal graph-based finite element analysis: Theory, finite element simulations, and experimental verification
The new EULAR/ACR 2019 SLE classification criteria: A predictor of long-term outcomes
Efficiently masking polynomial inversion at arbitrary order
Hemorrhoids and Hogwarts
VIBE: Looking for Variability In amBiguous rEquirements || VIBE: Looking for variability in ambiguous requirements
Great models think alike: Improving model reliability via inter-model latent agreement
H-likelihood approach to deep neural networks with temporal-spatial random effects for high-cardinality categorical features
Gender pay differentials during the transition in Poland
Historia de la Iglesia en México, v. 3
Dynamic planning for COIN in Afghanistan
Syriac incantation bowls
Central Coast Salish
The ZEW Financial Market Survey Panel || The ZEW Financial Market Survey panel
Change in anthropogenic disturbances and its influence on wild tea survival in Shiiba, Japan
[Spanish] La retractación y la corrección de la literatura científica para conservar la integridad y la confianza en la ciencia: Un análisis de retractaciones de publicaciones biomédicas de libre acceso en PubMed, 1959–2015 [Retraction and correction of scientific literature for conserving the integrity of and confidence in science: An analysis of retractions in open access biomedical publications in PubMed, 1959–2015]
Calibrating the Lee-Carter and the Poisson Lee-Carter models via neural networks
Itinerario intelectual de Ignacio Ellacuría
Some thoughts on ethics of research: After reading Milgram’s ‘Behavioral study of obedience’
Adaptive response mechanisms of granular and flocculent sulfate-reducing sludge toward acidic multi–metal–laden wastewater
Best Practice – Grundstrukturen des kontinentaleuropäischen Gesellschaftsrechts || Best practice – Grundstrukturen des kontinentaleuropäischen Gesellschaftsrechts
Font disk #1 || Font Disk #1
Tracing attention and the activation flow in spoken word planning using eye movements
Electron paramagnetism and nuclear magnetic resonance in metals
Nineteen eighty-four
Discrete lattice effects on breathers in a spatially linear potential
Influence of zirconia on the sintering behaviour and mechanical properties of reaction-sintered mullite-based composite ceramics
Insect gap junctions could be a potential target for pest management
Superheating in coated niobium
Analysis of retracted articles in the surgical literature
A dynamic risk framework for the physical security of nuclear power plants
Methods for implantation of micro-wire bundles and optimization of single/multi-unit recordings from human mesial temporal lobe
Cristianesimo e religioni mondiali
Constant-pressure nested sampling with atomistic dynamics
Sentence structures of the Au language
Rethinking real-time electricity pricing
Phlorest phylogeny derived from Bouckaert et al. 2012 ‘Mapping the origins and expansion of the Indo-European language family’
Eseoj memore al Ivo Lapenna
Cur Deus homo? John Duns Scotus’ and Karl Rahner’s understandings of salvation through the Incarnation || Cur Deus homo? John Duns Scotus’ and Karl Rahner’s understandings of salvation through the incarnation || Cur deus homo? John Duns Scotus’ and Karl Rahner’s understandings of salvation through the Incarnation || Cur deus homo? John Duns Scotus’ and Karl Rahner’s understandings of salvation through the incarnation
Letter from Bo Shin (Burma Historical Commission) to Luce, 26/1/1958
Existe una tendencia a rechazar nueva Constitución en Chile, revelan los últimos sondeos || Existe una tendencia a rechazar nueva constitución en Chile, revelan los últimos sondeos
Ammonium removal and recovery from municipal wastewater by ion exchange using a metakaolin K-based geopolymer
Government failures and non-performing loans in Asian countries
These 9 card games are better than Hearthstone
Selon l’Esprit de sainteté: Genèse d’une théologie systématique || Selon l’Esprit de sainteté: genèse d’une théologie systématique
Less is more? Think again! A cognitive fluency-based more–less asymmetry in comparative communication
Algorithm for recognition a seriously ill child
The relation of Hanunoo culture to the plant world
Partial constraint checking for context consistency in pervasive computing
Non-inductive plasma vertical position measurement for the 1056 s discharge on EAST
Interactional troubles in face-to-face survey interviews: Rejoinder
Anisotropic aggregation in a simple model of isotropically polymer-coated nanoparticles
Diversity of the vascular plants of the Gulf of Guinea oceanic islands
Dynamic coding of behaviourally relevant stimuli in parietal cortex
S’poreans going ahead with CNY plans despite Covid-19 surge, Chinatown businesses see boost in sales || S’poreans going ahead with CNY plans despite COVID-19 surge, Chinatown businesses see boost in sales
A review of surgical management of progressive myogenic ptosis
Improving the effectiveness of testing pervasive software via context diversity
Review of Antonio Battista, Bellarmino Bagatti, La caverna dei tesori: Testo arabo con traduzione italiana e commento || Review of Antonio Battista, Bellarmino Bagatti, La caverna dei tesori: testo arabo con traduzione italiana e commento
A snapshot of the age distribution of psychological well-being in the United States
Structures of power and constraint: Papers in honor of Peter M. Blau
Analysis of the contribution of Lotus corniculatus to soil carbon content in a rice-pasture rotation system
Prospective evaluation of parent distress following pediatric burns and identification of risk factors for young child and parent posttraumatic stress disorder
Why is flying to Weipa not cheaper than Bali?
Bayesian optimization of dynamic Ce(III) electrooxidation
Do women shy away from competition? Do men compete too much?
Le populisme, voilà l’ennemi ! Brève histoire de la haine du peuple et de la peur de la démocratie, des années 1890 à nos jours || Le populisme, voilà l’ennemi ! brève histoire de la haine du peuple et de la peur de la démocratie, des années 1890 à nos jours
A quantum-inspired classical algorithm for recommendation systems
Confidence intervals for the largest autoregressive root in U.S. macroeconomic time series
Dynamic mode decomposition: Data-driven modeling of complex systems
Limits on theory of mind use in adults
Classification of spoken words using surface local field potentials
Analysis of retractions in Indian science
De caelesti hierarchia
How institutions shape a caring society
Philosophy and the multi-cultural context of (post)apartheid South Africa
Exploring the associations between intimate partner violence and women’s mental health: Evidence from a population-based study in Paraguay
Mathematikapps für die Grundschule analysieren
The great divorce
Classical (psychometric) test theory
Elemente der Psychophysik
Post-traumatic stress symptoms 5 years after military deployment to Afghanistan: An observational cohort study
TeX: The program
Household preferences for energy-saving measures: A conjoint analysis
Le christianisme comme style: Mise en perspective de la “théologie” du pape François || Le christianisme comme style: mise en perspective de la “théologie” du pape François
Rival views of market society and other recent essays
An anisotropic elastic solid with an elliptical inhomogeneity under a non-uniform in-plane and anti-plane remote loading
Magnetometry at Grumentum in ancient Lucania
Now you see it: Simple visualization techniques for quantitative analysis
Gaussian processes and SVM: Mean field results and leave-one-out
Khasi kinship and social organization
Thoughts on ‘The trouble with macroeconomics’
Donating blood: A meta-analytic review of self-reported motivators and deterrents
On the similarities between interrogatives and emphatics in Kikuyu and English
GuacaMol: Benchmarking models for de novo molecular design
PTSD symptom presentation across the deployment cycle
Trouble at the text mine
Distilling knowledge from deep networks with applications to healthcare domain
Curating simulated storyworlds
Bárbaros y romanos en Hispania, 400-507 AD
Solvation dynamics in the cybotactic region of gas-expanded liquids: A decade later
“A girl and the moon”
Forecasting non-remitting PTSD symptom trajectory by advanced modeling methods
Documenting contributions to scholarly articles using CRediT and tenzing
Approximate confidence intervals for standardized effect sizes in the two-independent and two-dependent samples design
La dignité de l’homme face aux anges, aux animaux et aux djinns
Du Bois, social psychology, and survey methods
Predicting drug-target interactions using restricted Boltzmann machines
What’s new about globalization?
How we remember: Brain mechanisms of episodic memory
Effects of preharvest application of chemical compounds on pear (Pyrus communis cv. ‘Shekari’) fruit traits
Where do features come from?
SNA: Tools for social network analysis || sna: Tools for social network analysis
Jewish-Christian polemics in fourth-century Persian Mesopotamia: A reconstructed conversation
Categorical speech processing in Broca’s area: An fMRI study using multivariate pattern-based analysis
Late Roman Spain and its cities
Means test or mean test pension entitlements for farmers
Semi-analytical estimates for overall response of porous elastomer filled with power-law fluid
Hyperspectral image super-resolution based on attention ConvBiLSTM network
Sci-Hub provides access to nearly all scholarly literature
The Parental Reflective Functioning Questionnaire: Infant Version in fathers of infants and association with paternal postpartum mental health || The Parental Reflective Functioning Questionnaire: Infant version in fathers of infants and association with paternal postpartum mental health
A replication and extension of the PEERS intervention: Examining effects on social skills and social anxiety in adolescents with autism spectrum disorders
An integral vision of economic transformation: The relevance of Bernard Lonergan to debates in Canadian Catholic social ethics on the relationship of ethics and economics and the function of profit
Neural machine translation by jointly learning to align and translate
SI00014H: FIPA nomadic application support specification || SI00014H: FIPA Nomadic Application Support Specification
An analysis on the research ethics cases managed by the Committee on Publication Ethics (COPE) between 1997 and 2010
Finding the right supervisor: Expert-finding in a university domain
Pressure overload increases GATA4 binding activity via endothelin-1
Trans-species learning of cellular signaling systems with bimodal deep belief networks
Schmerzdynamik nach Tonsillektomie – eine prospektive Studie || Schmerzdynamik nach Tonsillektomie – Eine prospektive Studie
No fingers, no SNARC? Neither the finger counting starting hand, nor its stability robustly affect the SNARC effect
A deeper, more social ecological social work practice
Deuteron NMR study of a long-chain smectic liquid crystal: Molecular order and dynamics
A first course in optimization theory
Critical exponents of a two-dimensional continuum percolation system
Fusion event-triggered model predictive control based on shrinking prediction horizon
Classifying the hierarchy of nonlinear-Schrödinger-equation rogue-wave solutions
Gloria: Una estética teológica || Gloria: una estética teológica
The association of maternal sugary beverage consumption during pregnancy and the early years with childhood sugary beverage consumption
Behavioral and transcriptional effects of short or prolonged fasting on the memory performances of Lymnaea stagnalis
RNA-protein binding motifs mining with a new hybrid deep learning based cross-domain knowledge integration approach
Lived religion in America: Toward a history of practice
New spin labels and probes for biological studies
Directory of computer assisted research in musicology
Stable tensor neural networks for rapid deep learning
Associative illusions of memory: False memory research in DRM and related tasks
TeX by topic, a TeXnician’s reference
Existence and stability of nonequilibrium steady states of Nernst–Planck–Navier–Stokes systems
Text: About the Thunderman
Effects of color CRT misconvergence and font type on text readability and subjective preference
Assessing high house prices: Bubbles, fundamentals and misperceptions
Towards procedural level generation for rehabilitation
Study on the conversion of CaCl2 with H2O and CO2 for dechlorinating pyrolysis of municipal solid waste
Statistical analysis of circular data
Replication data for: Spatial changes in gas transport and sediment stiffness influenced by regional stress: Observations from piezometer data along the Vestnesa Ridge, eastern Fram Strait
Beyond preemption: The law and policy of intellectual property licensing
Precautionary saving and the timing of taxes
The physical volcanology of the 1600 eruption of Huaynaputina, southern Peru
Most people are not WEIRD
On the use of machine learning and search-based software engineering for ill-defined fitness function: A case study on software refactoring
El universo como epifanía estético dramática en el Himno del universo de Pierre Teilhard de Chardin
An experimental determination of the effects of dot matrix/character size and font on reading times and eye movements
Response by Diederichsen et al to letter regarding article, “Vitamin K2 and D in patients with aortic valve calcification: A randomized double-blinded clinical trial”
Elements of causal inference: Foundations and learning algorithms
Learning to solve game trees
The five theological orations of Gregory of Nazianzus || The Five Theological Orations of Gregory of Nazianzus || The five Theological Orations of Gregory of Nazianzus
Zur frühchristlichen Taufpraxis: Die Taufe in der Didache, bei Justin und in der Didaskalia
Summation formulas, generating functions, and polynomial division
Max Weber’s sociology of religious belief
Towards rapprochement in the light of Lumen gentium: Interpretations of the images of the revelation of the Church to Christ in the ecclesiological endeavors of Hans Urs von Balthasar and Jean-Marie Roger Tillard || Towards rapprochement in the light of Lumen gentium: Interpretations of the images of the revelation of the church to Christ in the ecclesiological endeavors of Hans Urs von Balthasar and Jean-Marie Roger Tillard
Attributable and scalable opinion summarization
Characterization of interferon gamma gene in relation to immunological responses in Haemonchus contortus resistant and susceptible Garole sheep
Does it take too long to publish research?
Verbal reports are data! A theoretical approach to cognitive interviews
Power by negotiation: Institutional reform in the fifth-century Sasanian Empire
Are consumers attentive to local energy costs? Evidence from the appliance market
Similarity dependent Chinese restaurant process for cognate identification in multilingual wordlists
Separating the sheep from the goats: Differentiating global categories
Evidence of fraud in an influential field experiment about dishonesty
The design of experiments
La théorie des classes de Chern
Revisiting data-free knowledge distillation with poisoned teachers
Aspects sociaux et économiques de la vie religieuse dans l’Anatolie gréco-romaine
^25Mg nuclear magnetic resonance spectroscopy of minerals and related and inorganics: A survey study
Tracking the COVID-19 crisis with high-resolution transaction data
Discrete exterior calculus for photonic crystal waveguides
Infants’ short-term memory for consonant–vowel syllables
Taxes and trade in the Roman Empire (200 BC–AD 400)
Machine learning algorithms for environmental sound recognition: Towards soundscape semantics
Approaches to the state: Alternative conceptions and historical dynamics
Garfinkel and ethnomethodology
Attenuation of diethylnitrosamine-induced hepatocellular carcinoma in a rat model by combination therapy of diacerein and gold nanoparticles: A histopathological and immunohistochemical study
Laudato si’: An Indian perspective || Laudato Si’: An Indian perspective
Shipley Institute of Living Scale
Harry Potter and the Half-Blood Prince || Harry Potter and the half-blood prince
Wechsler Adult Intelligence Scale
Review of Author Vööbus, Investigations into the text of the New Testament used by Rabbula of Edessa: Journal of Biblical Literature
Delayed hypersensitivity in xeroderma pigmentosum
Asset pricing under endogenous expectations in an artificial stock market
Perceptual differentiation and category effects in normal object recognition A PET study || Perceptual differentiation and category effects in normal object recognition a PET study
The impact of local gambling preferences on firm‐level environmental violations: Evidence from China
Rostros e imágenes de la Compañía de Jesús: Quito en el contexto barroco; documental || Rostros e imágenes de la Compañía de Jesús: Quito en el contexto barroco; Documental
Augustine on evil
Zwicky Transient Facility and globular clusters: The period–luminosity and period–Wesenheit relations for anomalous Cepheids supplemented with Large Magellanic Cloud sample
Incarnation and avatara: A comparative reflection on de Nobili’s religion
Trichomoniasis refractory to 5-nitroimidazole therapy in Trinidad
Report #11: Replication of a study from “Changes in the prevalence of thin bodies bias young women’s judgments about body size” (Psychological Science | Devine et al., 2022)
The Upper Stalo Indians of the Fraser River of B. C
On becoming human: The verum factum principle and Giambattista Vico’s humanism
Morphing Marilyn into Maggie dissociates physical and identity face representations in the brain
Fast and furious. Can we trust the speedy development of Covid-19 vaccines? || Fast and furious. Can we trust the speedy development of COVID-19 vaccines?
Semiology of graphics
Geocomputation: A primer
Multi-label disaster text classification via supervised contrastive learning for social media data
Soil sensing and machine learning reveal factors affecting maize yield in the mid‐Atlantic United States || Soil sensing and machine learning reveal factors affecting maize yield in the Mid‐Atlantic United States
Ignacio Ellacuría and the Spiritual Exercises of Ignatius Loyola || Ignacio Ellacuría and the Spiritual exercises of Ignatius Loyola
Publication bias in meta-analysis
Spatial dependence modeling of latent susceptibility and time to joint damage in psoriatic arthritis
Some general constraints on learning and memory research
The organization of the cortical motor system: New concepts
A model of motivation based on empathy for AI-driven avatars in virtual worlds
Retracted articles by Croatian authors: A case study
Whole‐transcriptome sequencing data reveals a disparate cognitive and immune signature in COVID‐19 patients with and without dementia
The collapse of complex societies
Asymptote: A script-based vector graphics language
“The constantly recurring argument”: Inferring quantity from order
After Weinstein: 71 men accused of sexual misconduct and their fall from power
Electronic stopping powers for heavy ions in niobium and tantalum pentoxides
Using GOMS for user interface design and evaluation: Which technique?
Settlers, hermits, nomads and monks: Evolving landscapes at the dawn of the Islamic era
Psychological resilience in older adults with type 2 diabetes from the Look AHEAD trial || Psychological resilience in older adults with type 2 diabetes from the Look AHEAD Trial
Demographic history, 1774–1874
Le thème de l’opposition entre Pierre et Simon dans les Pseudo-Clémentines
Advertising cycling to manage exclusivity loss in fashion styles
Lower demands but less meaningful work? Changes in work situation and health among social workers in a 15-year perspective
The representation of biological classes in the human brain
Global range dynamics of the bearded vulture (Gypaetus barbatus) from the Last Glacial Maximum to climate change scenarios
Billy Simmons: The Black Jew of Charleston
Dynamic meta-embeddings for improved sentence representations
Great Basin social organization
Rational computational approaches to predict novel drug candidates against leishmaniasis
The effects of cardiovascular exercise on human memory: A review with meta-analysis
The knowledge level reinterpreted: Modeling how systems interact
S. P. N. Cyrilli Alexandriæ archiepiscopi operum tomus sextus. Cura & studio Joannis Auberti Laudunensis ecclesiae presbyteri canonici, & in schola Parisiensi Laudunensis collegii magistri, ac interpretis regis
Explaining and suggesting relatedness in knowledge graphs
Mary in the Church || Mary in the church
Why is U.S. national saving so low?
Changes in the prevalence of thin bodies bias young women’s judgments about body size
AVEN-GR: Attribute value extraction and normalization using product GRaph
Population pharmacokinetics/pharmacodynamics and clinical outcomes of meropenem in critically ill patients
Meat-eating justification and relationship closeness with veg*n family, friends, and romantic partners
Cow’s Milk-related Symptom Score for cow’s milk allergy assessment: A meta-analysis for test accuracy
A sustainable development managerial analysis of the integration among healthcare, safety, ergonomics, and environment
The role of semantic memory in object use
On the electrodynamics of moving bodies
A beginner’s psychology
Learning nonlinear dynamic models
An automated model based testing approach for platform games
Protected area network insufficiently represents climatic niches of endemic plants in a global biodiversity hotspot
Mlr3: A modern object-oriented machine learning framework in R || mlr3: A modern object-oriented machine learning framework in R
Audio system for technical readings
Effect of indoor temperature on the velocity fields and airborne transmission of sneeze droplets: An experimental study and transient CFD modeling
A new theory of disuse and an old theory of stimulus fluctuation
Thinking clearly about correlations and causation: Graphical causal models for observational data
An operational semantics dedicated to the coordination of cooperating agents
Women and the work of benevolence
ImageNet Large Scale Visual Recognition Challenge
On the choice of the unrelated question in Simmons’ version of randomized response
Selecting among competing alternatives: Selection and retrieval in the left inferior frontal gyrus
How lessons from development finance can strengthen climate finance
Towards accurate and efficient Chinese part-of-speech tagging
Pilgrim’s experience and theological challenge: Two patristic views
Review of Tryggve Kronholm, Motifs from Genesis 1–11 in the genuine hymns of Ephrem the Syrian, with particular reference to the influence of Jewish exegetical traditions
Transparency, reproducibility, and the credibility of economics research
Effect of antimony on the reaction of hafnium diboride with iridium
Late Cretaceous sturgeons (Acipenseridae) from North America, with two new species from the Tanis site in the Hell Creek Formation of North Dakota
Essential stationary equilibria of mean field games with finite state and action space
Algebraization and Tannaka duality
CytoGAN: Generative modeling of cell images
Funktionen republikanischer und frühkaiserzeitlicher Forumsbasiliken in Italien
Latest network maps
Field-portable, rapid, and low-cost RT-LAMP assay for the detection of tomato chlorotic spot virus
Patch testing shellac in consecutive patients—Data of the Information Network of Departments of Dermatology (IVDK) 2021
Trique[;] San Juan Copala, Oaxaca
The idea of a social science and its relation to philosophy
Tris(bipyridine)ruthenium(II)-functionalized metal–organic frameworks for the ratiometric fluorescence determination of aluminum ions
Position statement: Increasing test coverage in a VLSI design course
Ruling the root: Internet governance and the taming of cyberspace
The dark side of investor conferences: Evidence of managerial opportunism
Letter from Eugenie Henderson to Papagyi (Luce) “Phonetic type for B
Unknown past: Layla Murad, the Jewish-Muslim star of Egypt
Alternative outcomes of natural and experimental high pollen loads
Group symmetric Latin hypercube designs for symmetrical global sensitivity analysis
10-day-old male infant with electrolyte derangement and abnormal calciotropic hormone profile
A weak convergence approach to the theory of large deviations
Convolutional networks on graphs for learning molecular fingerprints
Tout ce que vous avez toujours voulu savoir sur LaTeX sans jamais oser le demander, ou Comment utiliser LaTeX quand on n’y connaît goutte. (French) [Everything you always wanted to know about LaTeX without ever daring to ask, or How use LaTeX when you don’t know a bit] || Tout ce que vous avez toujours voulu savoir sur LaTeX sans jamais oser le demander, ou comment utiliser LaTeX quand on n’y connaît goutte. (French) [Everything you always wanted to know about LaTeX without ever daring to ask, or how use LaTeX when you don’t know a bit]
The gilded elite: American multimillionaires, 1865 to the present
Crystal structure determination
[German] Analyse zurückgezogener Publikationen in der bibliografischen Datenbank Web of Science von 2004 bis 2014 [Analysis of retracted publications in the bibliographic database Web of Science between 2004 and 2014]
How are sicca signs and symptoms associated with depression among men classified with and without Sjögren disease?
Urban teens: Trauma, posttraumatic growth, and emotional distress among female adolescents
Large population-based study exposes higher incidence and mortality in emergency surgical conditions in transplant recipients
Recent advances in solid-state ^25Mg NMR spectroscopy
Aggregation, income distribution and consumer demand
Resource loss, resource gain, and psychological resilience and dysfunction following cancer diagnosis: A growth mixture modeling approach
Information theory–based compositional distributional semantics
Multimodal urban mobility and multilayer transport networks
UNIX programmer’s manual
Mental models, space, and embodied cognition
Citation patterns following a strongly contradictory replication result: Four case studies from psychology
Divisor classes and the virtual canonical bundle for genus 0 maps
Phenethyl ester of rosmarinic acid ameliorates experimental autoimmune encephalomyelitis
Automated path selection technique while incorporating multiple assay operations and cross-contamination avoidance in cross-referencing DMFBs
Detection of age-related macular degeneration via deep learning
The role of absolute continuity in “merging of opinions” and “rational learning”
Enhancing intelligent agents with episodic memory
The Rapture exposed: The message of hope in the book of Revelation || The Rapture exposed: The message of hope in the Book of Revelation
Measurement of the London penetration depth in the Meissner state of NbSe2 using low energy polarized ^8Li
Proper acquisition of cell class identity in organoids allows definition of fate specification programs of the human cerebral cortex
Styles of mental representation
Last order of the Lost Cause: The Civil War memoirs of a Jewish family in the Old South
Twice-born, once conceived: Meaning construction and cultural cognition
FIDDLE: An integrative deep learning framework for functional genomic data inference
Abdallah (écrit aussi Mhamed Abdallah)
A chiral electrokinetic chromatography method for the separation and quantitation of licarbazepine and licarbazepine acetate in pharmaceutical formulations and urine samples
Dimensions of DevOps
The crisis of parliamentary democracy
Punishment and inequality in America
Language, sense and nonsense: A critical investigation into modern theories of language
A wavelet tour of signal processing
Society of Lesbian and Gay Anthropologists: The Balkan sworn virgin: Still a mystery
Latent profile analysis and principal axis factoring of the DSM-5 dissociative subtype
Multi-task prediction of disease onsets from longitudinal lab tests
Change request number 2007-226: Adopted update [kvz] (2008-01-14) || Change Request Number 2007-226: Adopted update [kvz] (2008-01-14)
Review of Joseph-Marie Sauget, Un cas très curieux de restauration de manuscrit: Le Borgia syriaque 39. Étude codicologique et analyse du contenu || Review of Joseph-Marie Sauget, Un cas très curieux de restauration de manuscrit: Le Borgia Syriaque 39. Étude codicologique et analyse du contenu
To predict and serve?
В сторону СМОГа, или Параллели и меридианы СМОГа
Evaluation of statistical models for genetic analysis of challenge test data on furunculosis resistance in Atlantic salmon (Salmo salar): Prediction of field survival
Intellectual culture of the Iglulik Eskimos
The Workplace Intergenerational Climate Scale (WICS): A self‐report instrument measuring ageism in the workplace
Alloy and temper designation systems for aluminum and aluminum alloys
Casimir interaction of rodlike particles in a two-dimensional critical system
Freedom and resentment
Unusual quadrupole NMR of topological insulator Bi2Te3
Review of Xavier Jacob, Angelo Guido Calonghi, Les chrétiens du Proche Orient après deux millénaires: Les vicissitudes des communautés chrétiennes du Proche Orient des débuts du christianisme à la fin du IIme millénaire
The path to personalized medicine
The relative impact of presumed-consent legislation on thoracic organ donation in the Eurotransplant area
Data from “Grammar and dictionary of the Lakher or Mara language” by
Spatial point patterns: Methodology and applications with R
Genome-wide prediction of cis-regulatory regions using supervised deep learning methods
Housing booms, non-financial wealth and consumption: Lessons from the Australian experience
A grafting-from strategy for the synthesis of bottlebrush nanofibers from organic semiconductors
Who is credit constrained in the U.S. economy?
D-PLACE dataset derived from Kreft and Jetz 2007 ‘Global patterns and determinants of vascular plant diversity’
Oriens Christianus, in quatuor patriarchatus digestus; quo exhibentur ecclesiae, patriarchae, caeterique praesules totius Orientis: Tomus secundus || Oriens christianus, in quatuor patriarchatus digestus; quo exhibentur ecclesiae, patriarchae, caeterique praesules totius Orientis: Tomus secundus
The restoration and organic development of the Roman Rite || The restoration and organic development of the Roman rite
Statistical mechanics of Bayesian inference and learning in neural networks
Hyperfine magnetic fields in Fe/Ag magnetic multilayers probed with low energy spin polarized ^8Li
التلقين وأثره في الرواية عند المحدثين
Alethic openness and the growing block theory of time
Aristoteles’ Metaphysik des Guten: Gottes Existenz und Eigenschaften aus der Perspektive einer relationalen Ontologie
The case of the misleading funnel plot
Superposing plane strain on anti-plane shear deformations in a special class of fiber-reinforced incompressible hyperelastic materials
Christmas gifts 2011: Which books will be under your tree?
Las inquietudes fundacionales de los descendientes de Francisco de Borja en la Compañía de Jesús
Impact of complex irradiation scenarios on the structure and the properties of the International Simple Glass
Evolution of the social contract
Randomization techniques for graphs
Electrodynamic Casimir effect in a medium-filled wedge. II
Mirages: On anthropomorphism in dialogue systems
Capital requirements and claims recovery: A new perspective on solvency regulation
The Sarcee Indians of Alberta
How has China’s low-carbon city pilot policy influenced its CO2 abatement costs? Analysis from the perspective of the shadow price
Structure sign and play in the discourse of the human sciences
هل يمكن لتركيا والهند أن تتقابلا وجهاً لوجه في أفغانستان؟
Yellow peril!: An archive of anti-Asian fear || Yellow Peril!: An archive of anti-Asian fear
Vampire The Masquerade- Bloodlines (official strategy guide) || Vampire The Masquerade- Bloodlines (Official strategy guide)
Unclassified version of the report of the Commission on the Intelligence Capabilities of the United States Regarding Weapons of Mass Destruction || Unclassified version of the Report of the Commission on the Intelligence Capabilities of the United States Regarding Weapons of Mass Destruction
Letter to Marion Hackett (unsigned but not from Luce), dated 2/8/194
Measuring bubble expectations and investor confidence
CSV on the Web: A primer. W3C Working Group Note 25 February 2016 || CSV on the Web: A primer. W3C Working Group note 25 February 2016
The thin ret(raction) line: Biomedical journal responses to incorrect non-targeting nucleotide sequence reagents in human gene knockdown publications
The valid name for the genus *Loxocephalus* #Foerster#, 1862 (Insecta, Hymenoptera: Braconidae), preoccupied by *Loxocephalus* #Eberhard#, 1862 (Protozoa: Ciliophora)
On */r/ in T’in
Remaining sensitive to the possibility of failure: Second Resilience Engineering Symposium that was held November 8 - 10, 2007 in Juan-les-Pins
Jacob of Serug
The Eurosystem Household Finance and Consumption Survey – Methodological report || The Eurosystem Household Finance and Consumption Survey – methodological report
SemMedDB: A PubMed-scale repository of biomedical semantic predications
Negative affect is related to reduced differential neural responses to social and non-social stimuli in 5-to-8-month-old infants: A functional near-infrared spectroscopy-study
Dynamic competition and arbitrage in electricity markets: The role of financial players
Foragers of the Northwest Coast of North America: The ecology of Aboriginal land use systems || Foragers of the Northwest Coast of North America: The ecology of aboriginal land use systems
Bessel beam coherent anti-Stokes Raman scattering spectroscopy for turbulent flow diagnosis
An omnibus test for univariate and multivariate normality
The merchant’s ark: Live animal gifts in early modern Dutch-Japanese relations
Implications of microglial heterogeneity in spinal cord injury progression and therapy
Galvanostatic Li electrodeposition in LiTFSI-PC electrolyte: Part I. Effects of current density in initial stage
Tests for unit roots and the initial condition
Modeling the UK electricity price distributions using quantile regression
Le Christ chinois: Héritages et espérance
The Behavior Tree Starter Kit || The behavior tree starter kit
The brain as hardware, culture as software
Psoriasis and healthcare utilization: A cross‐sectional study
Limbic-striatal memory systems and drug addiction
The Aith Waryaghar of the Moroccan Rif
Annealing schedule from population dynamics
Managing open source projects
War and the conscience of nations
Understanding permanent and temporary income shocks
Event-related P3a and P3b in response to unpredictable emotional stimuli
Gifts and exchanges
Teilhard de Chardin, original sin, and the six propositions || Teilhard de Chardin, original sin, and the Six Propositions
Financial costs and personal consequences of research misconduct resulting in retracted publications
Psychological morbidity after COVID-19 critical illness
Contemporary literary criticism
Le Costituzioni gesuitiche tra tradizione religiosa e modernità
Growing pains for deep learning
Migrant Black African youths’ experiences of racial microaggressions in the workplace
`;
