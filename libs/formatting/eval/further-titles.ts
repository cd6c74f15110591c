/**
 * Sentence case of APA 7, 6.17, of 700 further titles in three samples (200, 200, 300), each read one by one before any of it was
 * written by the product; forms parted by " || " where the manual allows them. Titles in other languages have the capitals of their
 * own language.
 */
export const FURTHER_TITLES = `
Predicting defect priority based on neural networks
Markets as politics: A political-cultural approach to market institutions
Parallel visual motion processing streams for manipulable objects and human movements
World builders: A study on the development of a massively multiplayer online role-playing game
Word and picture matching: A PET study of semantic category effects
Neutral-coating capillary electrophoresis coupled with high-resolution mass spectrometry for top-down identification of hemoglobin variants
The impact of gastroesophageal reflux disease in sleep disorders: A pilot investigation of rabeprazole, 20 mg twice daily for the relief of GERD-related insomnia
Decoding movements from cortical ensemble activity using a long short-term memory recurrent network
A resilient continuous-time consensus method using a switching topology
Public gender egalitarianism: A dataset of dynamic comparative public opinion toward egalitarian gender roles in the public sphere || Public Gender Egalitarianism: A dataset of dynamic comparative public opinion toward egalitarian gender roles in the public sphere
Earnings inequality and mobility in the United States: Evidence from Social Security data since 1937 || Earnings inequality and mobility in the United States: Evidence from social security data since 1937
Ephräm der Syrer
Six years after the wave. Trajectories of posttraumatic stress following a natural disaster
Pharmacodynamic biomarkers evidentiary considerations for biosimilar development and approval
Demographic stability on Mechanical Turk despite COVID-19
Pythagorean boxes and quotients of Gaussian integers
The number of scholarly documents on the public web || The number of scholarly documents on the public Web
Small change — Great effect: Steep increase of Li ion dynamics in Li4Ti5O12 at the early stages of chemical Li insertion || Small change — great effect: Steep increase of Li ion dynamics in Li4Ti5O12 at the early stages of chemical Li insertion
My career in social psychology
The digital antiquarian: 1993 || The Digital Antiquarian: 1993
Predicting the sequence specificities of DNA- and RNA-binding proteins by deep learning
Weidmann_BritJournPoliSci_2013_JRpA - Zhang - Secondary data replication - 2g7ky
Satellite image time series analysis for big earth observation data || Satellite image time series analysis for big Earth observation data
Learning design patterns with Bayesian grammar induction
Review of Werner Strothmann, Das Sakrament der Myron-Weihe in der Schrift De ecclesiastica hierarchia des Pseudo-Dionysios Areopagita in syrischen Übersetzungen und Kommentaren
Handbook of environmental engineering
Annexations and additions to the city of Chicago || Annexations and additions to the City of Chicago
Alzheimer’s disease as a disease of evolutionary mismatch, with a focus on reproductive life history
Encapsulation of droplets using cusp formation behind a drop rising in a non-Newtonian fluid
Fighting COVID-19 misinformation on social media: Experimental evidence for a scalable accuracy-nudge intervention
Action-inaction asymmetries in moral scenarios: Replication of the omission bias examining morality and blame with extensions linking to causality, intent, and regret
Decentralized trusted timestamping using the crypto currency Bitcoin || Decentralized trusted timestamping using the crypto currency bitcoin
Comparing implementations of estimation methods for spatial econometrics
Effect of immobile impurities on motion of steps on a vicinal face
Statistical physics insights on the dynamics and generalisation of artificial neural networks
Das Nichts als Ab-Grund der Freiheitsgeschichte: Perspektiven der Gotteserfahrung im Zeitalter der Nichtsbedrohtheit aus der Begegnung mit Luigi Pareyson, Franz Rosenzweig, Karl Barth und Hans Urs von Balthasar
Life cycle, individual thrift, and the wealth of nations
La psychanalyse des contes de fées: les concepts de la théorie psychanalytique de bettelheim examinés experimentalement par le test des contes de fées; l’exemple de la fée Gaboula || La psychanalyse des contes de fées: les concepts de la théorie psychanalytique de Bettelheim examinés experimentalement par le test des contes de fées; l’exemple de la fée Gaboula || La psychanalyse des contes de fées: Les concepts de la théorie psychanalytique de Bettelheim examinés experimentalement par le test des contes de fées; l’exemple de la fée Gaboula
Following Franciscan soteriology into a contemporary theological reflection
Coil shape defects prediction algorithm for hot strip rolling based on Siamese semi-supervised DAE-CNN model || Coil shape defects prediction algorithm for hot strip rolling based on siamese semi-supervised DAE-CNN model
Evaluation of hCG as gonadotropic support to timed embryo transfer protocol in beef cattle
Identifying dynamic discrete decision processes
Inter-smell relations in industrial and open source systems: A replication and comparative analysis
Uniform continuity of pointfree real functions via farness and related Galois connections
FrameNet and typology
Pure tone and speech audiometry
Bleu: A method for automatic evaluation of machine translation
Linear time deterministic learning of -term DNF
Models wagging the dog: Are circuits constructed with disparate parameters?
The impact of caregiver distress on the longitudinal development of child acute post-traumatic stress disorder symptoms in pediatric injury victims
Learning in a distributed memory model
Frontal mental theta wave recorded simultaneously with magnetoencephalography and electroencephalography
Nouvelle théologie – New theology: Inheritor of modernism, precursor of Vatican II || Nouvelle Théologie – New Theology: Inheritor of modernism, precursor of Vatican II || Nouvelle théologie – New theology: Inheritor of Modernism, precursor of Vatican II || Nouvelle Théologie – New theology: Inheritor of modernism, precursor of Vatican II || Nouvelle théologie – new theology: Inheritor of modernism, precursor of Vatican II
Epistemic arbitrage: Transnational professional knowledge in action
Hypervolume knowledge gradient: A lookahead approach for multi-objective Bayesian optimization with partial information
Renaissance, mannerism, and baroque || Renaissance, Mannerism, and Baroque
Culture and agency
‘I found my dad on Facebook’
XTab: Cross-table pretraining for tabular transformers || XTab: Cross-table pretraining for tabular Transformers
Lectures in abstract algebra. Vol III: Theory of fields and Galois theory
An italic copybook: The Cataneo manuscript
A declaration of the independence of cyberspace
Optimizing the extraction of cobalt ions under response surface methodology and without organic solutions
Quality of evidence for perceptual decision making is indexed by trial-to-trial variability of the EEG
Somatic mutation in single human neurons tracks developmental and transcriptional history
Synthesis of magnetically recyclable g-C3N4/NiFe2O4 S-scheme heterojunction photocatalyst with promoted visible-light-response photo-Fenton degradation of tetracycline
Back-to-back testing of self-organization mechanisms
The monetary dynamics of hyperinflation
Acta Sanctorum Martii: Tomus I Complectens dies VIII priores || Acta sanctorum martii: Tomus I complectens dies VIII priores || Acta sanctorum Martii: tomus I complectens dies VIII priores || Acta Sanctorum Martii: tomus I complectens dies VIII priores || Acta sanctorum Martii: Tomus I complectens dies VIII priores || Acta Sanctorum Martii: Tomus I complectens dies VIII priores
Stimulus-induced and state-dependent sustained gamma activity is tightly coupled to the hemodynamic response in humans
A proximal-gradient algorithm for crystal surface evolution
Windsor Farmes: A glimpse of an old parish, together with the deciphered inscriptions from a few foundation stones of a much abused theology
Speak, memory: An archaeology of books known to ChatGPT/GPT-4
Mémoires pour servir à l’histoire religieuse de notre temps
How “punishing evil and promoting good” promotes cooperation in social dilemma
Typesetting chemical structure formulas with the text formatter TeX/LaTeX
Convolutional neural networks for diabetic retinopathy
The landscape of agent-oriented methodologies
Studies on early modern Aristotelianism
Work and compensated unemployment in the performing arts, exogeneous and endogenous uncertainty in artistic labour markets
Review: Ethnomethodology and the human sciences
Caminando sobre la historia...: Crónica del Jueves Santo || Caminando sobre la historia...: crónica del Jueves Santo
Convergence review: Issues paper || Convergence Review: Issues paper
A neutron reflectometer on thermal neutrons with variable wavelength
Canada’s proposed privacy law reforms are not enough: A path to improving organizational transparency and accountability
Cooperating with the future
Spatial data visualisation with R
The long and the short of it: On the nature and origin of functional overlap between representations of space and time
Computer science in perspective: Essays dedicated to Thomas Ottmann
Change request number 2018-050: Adopted update [nyh] (2019-01-25)
Abnormal neural synchrony in schizophrenia
Pattern matching without K
MOOC dropout prediction using a fusion deep model based on behaviour features
A misfit model: Irrational deterrence and bounded rationality
Using electronic health records for clinical research: The case of the EHR4CR project
Miguel Cervantès / par É. Cat,...
Un’altra guerra durata trent’anni: La Compagnia di Gesù e l’università di Praga (1622–1654) || Un’altra guerra durata trent’anni: la Compagnia di Gesù e l’università di Praga (1622–1654)
Agency in language planning and policy
Five years later: Recovery from post traumatic stress and psychological distress among low-income mothers affected by Hurricane Katrina
Counterfactual debiasing for fact verification
Functional connectivity in the retina at the resolution of photoreceptors
The evening news and presidential evaluations
The Fore language of Papua New Guinea
Acute, intermediate intensity exercise, and speed and accuracy in working memory tasks: A meta-analytical comparison of effects
Application of an adaptive domain-specific interface in a decision-support system for planning railroad technical services
Professional sport, settler multiculturalism, and exalted Chinese arrivants: Re-remembering the “China Clippers” || Professional sport, settler multiculturalism, and exalted Chinese arrivants: Re-remembering the “China clippers”
The internet and higher education || The Internet and higher education
What auctions tell about values
On the effectiveness of the remanence decay side-channel to clone memory-based PUFs
Pressures for Tamil propriety in Paliyan social organization
The social dynamics of violence and respect: State, crime and church in a Brazilian favela
Visigothic Spain 409-711
Time to move beyond the board || Time to move beyond the Board
Traitement automatique des langues, volume 58, numéro 1: Varia [Varia] || Traitement Automatique des Langues, volume 58, numéro 1: Varia [Varia] || Traitement Automatique des Langues, Volume 58, Numéro 1: Varia [Varia] || Traitement automatique des langues, Volume 58, Numéro 1: Varia [Varia]
Supporting continuous integration by code-churn based test selection
The unfortunately long life of some retracted biomedical research publications
Rational expectations and econometric practice
Journal literature on digital libraries: Publishing and indexing patterns, 1992–1997
Learning from mistakes: Accurate prediction of cell type-specific transcription factor binding
Proteomic signature for detection of high‐grade ovarian cancer in germline BRCA mutation carriers
BERSANI_Criminology_2013_zmYY - Adamkovic - Secondary data replication - 6zz3k
Changes in testosterone levels and muscular hypertrophy in women due to a strength-training program
TaggerOne: Joint named entity recognition and normalization with semi-Markov models
Encyklopedie řádů, kongregací a řeholních společností katolické církve v českých zemích
Who values future energy savings? Evidence from American drivers
La contribución jesuita al barroco andino híbrido
Efficient transformed Gaussian processes for non-stationary dependent multi-class classification
Suppression of beta oscillations in the subthalamic nucleus following cortical stimulation in humans
Broken down by work and sex: How our health declines
Effect of water/moisture migration in wood preheated by hot press on sandwich compression formation
Historic coalition deal could help divided Israel heal
Application of nanomaterials in chemical sensors and biosensors
The emergence of generalized exchange
Efficient leaf mesophyll protoplast isolation and transient gene expression in bermudagrasses (Cynodon spp.)
An improbable movement?
Beta-detected NMR of ^8Li^+ in spintronic materials
Distributed and dynamic storage of working memory stimulus information in extrastriate cortex
AGO recommendations for the surgical therapy of breast cancer: Update 2022
Programming the IBM MathML expression editor for interactive mathematical applications
Resilience in the face of coping with a severe physical injury: A study of trajectories of adjustment in a rehabilitation setting
Survey measurement of probabilistic macroeconomic expectations: Progress and promise
Careers in art worlds: Dilemmas of mobility in theater work
Life and death on 10 West
How many days of indoor positioning system data are required to characterise typical movement behaviours of office workers?
The Fayum, Middle and Upper Egypt (207–409)
Journal d’un voyage géologique fait à travers toute la chaîne des Carpathes, en Bukowine, en Transylvanie et dans le Marmarosch / par feu M. Lill de Lilienbach. Observations remises en ordre et accompagnées de notes par M.A. Boué
Review of Philippe Gignoux, Incantations magiques syriaques
Diabetes and cardiovascular risk according to sex: An overview of epidemiological data from the early Framingham reports to the cardiovascular outcomes trials
Towards an expansive hybrid psychology: Integrating theories of the mediated mind
A course of lectures on the messiahship of Christ || A course of lectures on the Messiahship of Christ
Humain ou chrétien?
The power of Rome: The Vatican in the age of liberal democracies, 1871–1922 || The power of Rome: The Vatican in the Age of Liberal Democracies, 1871–1922
Mobility and inequality: Frontiers of research in sociology and economics
Arabic dialect identification using iVectors and ASR transcripts
Capacity for visual features in mental rotation
Constructing social theories
Inclusive science education through metaphors and narrative
Normative issues around foods GMO in emerging countries
Why do they give the gift of life? A review of research on blood donors since 1977
The effects of cutting frequency on natural Glyceria maxima stands
Strong stacks and classifying spaces
A quick introduction to version control with Git and GitHub
The challenge of post-Zionism: Alternatives to Israeli fundamentalist politics
How does bilingualism improve executive control? A comparison of active and reactive inhibition mechanisms
Strategies for equitable pharmacogenomic-guided warfarin dosing among European and African American individuals in a clinical population
Predatory publishers are corrupting open access
Functional coupling shows stronger stimulus dependency for fast oscillations than for low-frequency components in striate cortex of awake monkey
Serial learning: Cognition and behavior
Grothendieck topologies, fibered categories and descent theory
Smartphones steuern fast alles; MESSE Auf dem Mobile World Congress bestimmt Vernetzungstrend das Geschehen
Denosumab versus placebo as adjuvant treatment for women with early-stage breast cancer at high risk of disease recurrence (D-CARE): An international, placebo-controlled, randomized, double-blind phase III clinical trial
Review of Wilmot Eardley W. Carr, Gregory Abu’l Faraj, commonly called Bar-Hebræus. Commentary on the Gospels from the Horreum Mysteriorum || Review of Wilmot Eardley W. Carr, Gregory Abu’l Faraj, commonly called Bar-Hebræus. Commentary on the Gospels from the Horreum mysteriorum || Review of Wilmot Eardley W. Carr, Gregory Abu’l Faraj, Commonly called Bar-Hebræus. Commentary on the Gospels from the Horreum Mysteriorum
It’s the attention that counts: Interpersonal attention fosters intimacy and social exchange
Le voyageur nocturne
A note on the morphology of the causative in Nancowry
Digitoxin metabolism by rat liver microsomes
Prediction of dangerous driving behavior based on vehicle motion state and passenger feeling using cloud model and Elman neural network
Determining faculty needs for delivering accessible electronically delivered instruction in higher education
The growth of nations
The effects of financial incentives in experiments: A review and capital-labor-production framework
Integral closure of ideals, rings, and modules
Evidence on learning and network externalities in the diffusion of home computers
Postface: La gestion religieuse de l’imprévisible humain dans la Compagnie de Jésus || Postface: la gestion religieuse de l’imprévisible humain dans la Compagnie de Jésus
Milton Friedman: The last conservative
Exact solutions for the time-evolution of quantum spin systems under arbitrary waveforms using algebraic graph theory
Reconnaissance in game theory
Review of Edwin A. Abbott, The odes of Solomon || Review of Edwin A. Abbott, The Odes of Solomon
Dates manichéennes dans les chroniques syriaques
A phase 3 randomized study to evaluate the safety and antiviral activity of remdesivir (GS-5734™) in participants with severe COVID-19
Bibliotheca veterum patrum antiquorumque scriptorum ecclesiasticorum, postrema Lugdunensi multo locupletior atque accuratior
Taking culture seriously: A framework and an Afro-American illustration
Notes of a journey from Cornhill to Grand Cairo, by way of Lisbon, Athens, Constantinople, and Jerusalem
Top 20 software tools
American Electric Power Company, Inc. v. Connecticut
Die !Ko-Buschmann-Gesellschaft
Pisma z zakresu sztuki i religii
A model of leptons
Ethnography of the Owens Valley Paiute
Environmental justice: The economics of race, place, and pollution
Experimental evidence of radiation reaction in the collision of a high-intensity laser pulse with a laser-wakefield accelerated electron beam
Evaluating technical and issue bias in teacher evaluation policy briefs and state handbooks
The farming question: Intergenerational linkages, gender and youth aspirations in rural Zambia☆ || The farming question: Intergenerational linkages, gender and youth aspirations in rural Zambia
Inferring identity from language: Linguistic intergroup bias informs social categorization
Sketching local development: Graphic methods at the intersection of democratic and representational experimentalism
Orphelia: Predicting genes in metagenomic sequencing reads
Brain structural and functional abnormalities in mood disorders: Implications for neurocircuitry models of depression
Le symbolisme féminin dans la poésie de saint Éphrem
The subjective experience of an objective reality: Appreciating the anthropologies, christologies and soteriologies of Karl Rahner and Edward Schillebeeckx by reflecting on the being, paradox and unity of beauty in the visual narratives of Tim Lowly || The subjective experience of an objective reality: Appreciating the anthropologies, Christologies and soteriologies of Karl Rahner and Edward Schillebeeckx by reflecting on the being, paradox and unity of beauty in the visual narratives of Tim Lowly
Social indicators of ESG and firm’s financial performance in India
Morphological changes in Atlas pistachio leaves Pistacia atlantica Desf., caused by the galling aphid Forda riccobonii (Stephani 1899) in western Algeria
The comprehensive LaTeX symbol list
Optimization of baking parameters for electropolished niobium superconducting cavities
The income fluctuation problem and the evolution of wealth
Linguistic landscape bibliography on Zotero
What has—and has not—been learned about monetary policy in a low-inflation environment? A review of the 2000s || What has—And has not—Been learned about monetary policy in a low-inflation environment? A review of the 2000s
Yanomamo: The fierce people
Formal and rigid geometry. IV. The reduced fibre theorem
A comparative study of topological relation markers in two Gur languages: Gurenɛ and Chakali
Issue-based dialogue management
Shocks and frictions in US business cycles: A Bayesian DSGE approach
Dorset pilgrims: The story of West Country pilgrims who went to New England in the 17th century
Guaymi grammar and dictionary
Stem bark chloroform extract of Bombax costatum Pellegr. & Vuillet exhibit anticonvulsant and neuroprotective effects in pentylenetetrazole-induced seizures in rats
Hypoxia promotes the expression of von Willebrand factor in breast cancer cells by up-regulating the transcription factor YY1 and down-regulating the hsa-miR-424 || Hypoxia promotes the expression of Von Willebrand factor in breast cancer cells by up-regulating the transcription factor YY1 and down-regulating the hsa-miR-424
Metals for low-resistivity interconnects
Learning contextualised cross-lingual word embeddings and alignments for extremely low-resource languages using parallel corpora
Change request number 2018-046: Adopted update [nbj] (2019-01-25)
La collection « Sources chrétiennes »: Éditer les Pères de l’Église au XXe siècle || La Collection « Sources chrétiennes »: Éditer les Pères de l’Église au XXe siècle
Psychology: Its facts and principles
Character-based cladistics and answer set programming
Origin and compilation of the prayer book || Origin and compilation of the Prayer Book
Green Party link to billboard attacks
AnyQ: Answer set based information retrieval system
The Minangkabau Malay of Negri Sembilan
Profex: A graphical user interface for the Rietveld refinement program BGMN
Testing models of peripheral encoding using metamerism in an oddity paradigm
Charge disorder in granular arrays
The Bayesian approach to the philosophy of science
Inventing American broadcasting, 1899–1922
Compassionate witnessing: Rising lunar consciousness in two acts
How does web-based collaborative learning impact information literacy development?
Homophily in social software
On the Bass-Quillen conjecture concerning projective modules over polynomial rings
Practical methods for estimation of dynamic discrete choice models
Review of Franz Xaver Funk Didascalia et Constitutiones apostolorum || Review of Franz Xaver Funk Didascalia et constitutiones apostolorum
Revealed: Pentagon’s link to Iraqi torture centres
Ethnomethodology, culture, and implicature: Toward an empirical pragmatics
Marginal gains: Monetary transactions in Atlantic Africa
Palynomorphs from the Trambesh Formation, lower Aptian, Central North Bulgaria || Palynomorphs from the Trambesh Formation, Lower Aptian, central north Bulgaria || Palynomorphs from the Trambesh Formation, lower Aptian, central north Bulgaria || Palynomorphs from the Trambesh Formation, lower Aptian, central North Bulgaria
ASRtrans at SemEval-2022 Task 5: Transformer-based models for meme classificatio || ASRtrans at SemEval-2022 task 5: Transformer-based models for meme classificatio
The information sage
Traducción, cultura y política en el mundo hispánico del siglo XVIII: Reescribir las “Lettres d’une pèruvienne” de Françoise de Graffigny || Traducción, cultura y política en el mundo hispánico del siglo XVIII: reescribir las “Lettres d’une pèruvienne” de Françoise de Graffigny
Martirio di 120 nel Giappone del 1632 e 1633. A record of 120 martyrs in Japan || Martirio di 120 nel Giappone del 1632 e 1633. A Record of 120 Martyrs in Japan
Parental response to child injury: Examination of parental posttraumatic stress symptom trajectories following child accidental injury
FONTastic bitmap font editor for the Macintosh
Agency and self-other asymmetries in perceived bias and shortcomings: Replications of the bias blind spot and link to free will beliefs || Agency and self-other asymmetries in perceived bias and shortcomings: Replications of the Bias Blind Spot and link to free will beliefs
1982 census of manufactures || 1982 Census of Manufactures
Dual exponential coupled cluster theory: Unitary adaptation, implementation in the variational quantum eigensolver framework and pilot applications
Digital joint action: Avatar-mediated social interaction in digital spaces
Fine-tuning LightGBM using an artificial ecosystem-based optimizer for forest fire analysis
Exact soliton-on-plane-wave solutions for two-component Bose-Einstein condensates
Theory of sets
Using elicited imitation to measure global oral proficiency in SLA research: A close replication study
Review of Mathunny John Panicker, The person of Jesus Christ in the writings of Juhanon Gregorius Abu’l Faraj commonly called Bar Ebraya
Inequality in science and the case for a new agenda
The market revolution in America: Social, political, and religious expressions, 1800–1880 || The Market Revolution in America: Social, political, and religious expressions, 1800–1880
Concentrations and relative compositions of metallic elements differ between predatory squid and filter-feeding sardine from the Indian and South Atlantic oceans || Concentrations and relative compositions of metallic elements differ between predatory squid and filter-feeding sardine from the Indian and South Atlantic Oceans
From dialectics to foundations: Objectifying subjectivity through an encounter with Thomas Müntzer (1489?–1525)
Impact of blood rheology on transition to turbulence and wall vibration downstream of a stenosis
Nonlinear multidecadal trends in organic matter dynamics in Midwest reservoirs are a function of variable hydroclimate
The effect of fiscal stimulus: Evidence from COVID-19
Dracophyes cepedai gen. et sp. nov., a new Dracoderidae genus and species (Kinorhyncha: Allomalorhagida) from the Peru Basin || Dracophyes cepedai gen. et sp. nov., a new Dracoderidae genus and species (Kinorhyncha: Allomalorhagida) from the Peru basin
XAI analysis of online activism to capture integration in Irish society through Twitter
Automatically auditing large language models via discrete optimization
Adult and larval photoreceptors use different mechanisms to specify the same rhodopsin fates || Adult and larval photoreceptors use different mechanisms to specify the same Rhodopsin fates
3D flexible antenna realization process using liquid metal and additive technology
“Measurement” and “construct” need to be clarified first. Commentary on Newton, P. E. “Clarifying the consensus definition of validity” || “Measurement” and “Construct” need to be clarified first. Commentary on Newton, P. E. “Clarifying the consensus definition of validity”
Inspecting the mechanism: An analytical approach to the stochastic growth model
Staling kinetics of whole wheat pan bread
Blackouts have triggered an energy storage boom in California - Scientific American
Optimal properties of exponentially weighted forecasts
Economic viability of energy storage systems based on price arbitrage potential in real-time US electricity markets
The determination of Jewish identity below the Mason-Dixon Line: Crossing the boundary from gentile to Jew in the nineteenth century South || The determination of Jewish identity below the Mason-Dixon line: Crossing the boundary from Gentile to Jew in the nineteenth century South || The determination of Jewish identity below the Mason-Dixon Line: Crossing the boundary from Gentile to Jew in the nineteenth century South || The determination of Jewish identity below the Mason-Dixon line: Crossing the boundary from gentile to Jew in the nineteenth century South
Healthy out-group members are represented psychologically as infected in-group members
Employment hysteresis from the Great Recession
The future of AI and education: Some cautionary notes
Symbolic discovery of optimization algorithms
Questionable practices in machine learning
Why does consciousness fade in early sleep?
Théologie et royaume de Dieu
Presentation: Metajelo, a metadata package for journals to support external linked objects
Visibility of retractions: A cross-sectional one-year study
Naive imputation implicitly regularizes high-dimensional linear models
Hypotrichy in the Phytoseiidae: Adaptation or phylogenetic constraint?
Untersuchungen zu einer Gruppe syrischer Märtyrerakten aus der Christenverfolgung Schapurs II
Increased dopamine concentrations increase the perceived value of an action
ImageNet classification with deep convolutional neural networks
Organization of conceptual knowledge within the cerebral cortex
Lexical and syntactic representations in the brain: An fMRI investigation with multi-voxel pattern analyses
Capital fundamentalism, economic development, and economic growth
Studies of similarity
The Stephen Lawrence Inquiry || The Stephen Lawrence inquiry
A comparison of selectional preference models for automatic verb classification
Au nom de la religion ? Barbarie ou fraternité
Il y a sept ans, François était élu pape
Low-frequency neuronal oscillations as instruments of sensory selection
Лучше подавать холодным
Cosmic ray removal in fiber spectroscopic image
An examination of fourth generation typesetting computers in Georgia newspaper
Sensory factors in food satisfaction. An understanding of the satisfaction term and a measurement of factors involved in sensory-and food satisfaction
Review of Joseph-Marie Sauget, Premières recherches sur l’origine et les caractéristiques des synaxaires melkites (XI–XVII siècles)
A better turnaround strategy
Emotional context during encoding of neutral items modulates brain activation not only during encoding but also during recognition
A novel approach to calculate the KIII factor for a crack on a sharp corner using Green’s function
Hierarchical parallel Markov models for interactive social agents
Synthetic opioids as new psychoactive substances (NPS)
The influence of competition from informal firms on new product development
Epidemic control in networks with cliques
Intrinsic stabilization of output rates by spike-based Hebbian learning
Why not socialism?
Examining the dimensionality of combat-related posttraumatic stress and depressive symptoms in treatment-seeking OEF/OIF/OND veterans
Cerebral representation of one’s own past: Neural networks involved in autobiographical memory
Approaches to classes for spatial data in R
How hippocampal memory shapes, and is shaped by, attention
Cutright_JournConsRes_2011_eg3p - Baskin - New data replication - yyy1
The Bible, the school, and the Constitution: The clash that shaped modern church-state doctrine || The Bible, the school, and the constitution: The clash that shaped modern church-state doctrine
Analysis of an exactly mass conserving space-time hybridized discontinuous Galerkin method for the time-dependent Navier–Stokes equations
Understanding transformer from the perspective of associative memory || Understanding Transformer from the perspective of associative memory
Software warfare and information sabotage
Beyond screen and voice: Augmenting aural navigation with screenless access
Active versus passive processing of spatial information in a computer-simulated environment
Permutation tests: A practical guide to resampling methods for testing hypotheses
Time to build and aggregate fluctuations
Computational social roles
Lammers_JournPerSocPsy_2018_e3G7 - Baskin - New data replication - 6o442
Why foragers do not become farmers: A historical study of a changing ecosystem and its effect on a Negrito hunter-gatherer group in the Philippines
Andrew Charman, Leif Petersen, and Thireshen Govender. Township economy: People, spaces and practices
Is inflation persistence intrinsic in industrial economies?
Une letter du père Jean-Philippe Bettendorff de la mission jésuite en Amazonie
A meta-level grammar: Redefining synchronous TAG for translation and paraphrase
Ferrier lecture: The organization of the visual cortex in man || Ferrier Lecture: The organization of the visual cortex in man
Blossoming: A connect-the-dots approach to splines
Local halting criteria for stochastic diffusion search using nature-inspired quorum sensing || Local halting criteria for Stochastic Diffusion Search using nature-inspired quorum sensing
Learning from inflation experiences
Response effort on cleanliness priming for moral judgements
Concerning the Chronicle of Seert
On the impossibility of informationally efficient markets
Ignace de Loyola et Gaston Fessard: L’un par l’autre || Ignace de Loyola et Gaston Fessard: l’un par l’autre
The dishonesty of honest people: A theory of self-concept maintenance
The case of Wagner / Twilight of the idols / The antichrist / Ecce homo / Dionysus dithyrambs / Nietzsche contra Wagner: Volume 9 || The case of Wagner / Twilight of the idols / The Antichrist / Ecce homo / Dionysus dithyrambs / Nietzsche contra Wagner: Volume 9 || The Case of Wagner / Twilight of the Idols / The Antichrist / Ecce Homo / Dionysus Dithyrambs / Nietzsche Contra Wagner: Volume 9
Review of Felix Thome, Studien zum Johanneskommentar des Theodor von Mopsuestia
Imagery and verbal processes
Variation in working memory
Whose mass is it?: Why people care so much about the Catholic liturgy || Whose Mass is it?: Why people care so much about the Catholic liturgy
Origami-inspired chiral metamaterials with tunable circular dichroism through mechanically guided three-dimensional assembly
Construction d’un algorithme d’accélération de la méthode des “simulations dans les simulations” pour le calcul du capital économique Solvabilité II
Opening the black box: Structural factor models versus structural VARs
Seeded region growing
Pragmatism and ethnomethodology
Fundamentals of data visualization
Conflicts in the context of conversion: French Jesuits and Tamil religious intermediaries in Madurai, India
Regulating untaxable externalities: Are vehicle air pollution standards effective and efficient? | NBER
Pleasures of the Nollywood familiar and everyday life
Poverty and the rate of time preference: Evidence from panel data
The Roman grain supply, 442–455
Covalent functionalization of MXenes for tribological purposes - A critical review || Covalent functionalization of MXenes for tribological purposes - a critical review
Co-stack residual affinity networks with multi-level attention refinement for matching text sequences
Luzerndeutsche Grammatik. Ein Wegweiser zur guten Mundart
Physiological basis of the alpha rhythm
Proceedings of the Twelfth Language Resources and Evaluation Conference
La « réception » comme réalité ecclésiologique
A comparison of heterogeneity variance estimators in simulated random-effects meta-analyses
Intergroup processes: Principles from an evolutionary perspective
Decentralized SGD and average-direction SAM are asymptotically equivalent
SC00026H: FIPA request interaction protocol specification || SC00026H: FIPA Request Interaction Protocol specification || SC00026H: FIPA Request Interaction Protocol Specification
StoryNexus reference guide || StoryNexus Reference Guide
Perceiving economic inequality in everyday life decreases tolerance to inequality
Positive and negative emotion prospectively predict trajectories of resilience and distress among high-exposure police officers
Reversed graph embedding resolves complex single-cell developmental trajectories
Conceptual and technical challenges in network meta-analysis
Secondary use of EHR: Data quality issues and informatics opportunities
In the company of Iyäsus: The Jesuit mission in Ethiopia, 1557–1632
Correlation dimension of attractors through interspike intervals
Neurophysiological support of consciousness during waking and sleep
Serial learning and paralearning: Control processes in serial acquisition
A bias correction scheme with the symmetric cloud proxy variable and its influence on assimilating all-sky GOES-16 brightness temperatures
Validity for what? The peril of overclarifying
Artists in the marketplace: A framework for analysis
El imperio y el gremio universitario de Guatemala en el siglo XVII
Rhinal-hippocampal coupling during declarative memory formation: Dependence on item characteristics
The effects of laser peening treatment on the very high cycle fatigue properties for AA2024-T351 alloy using a crystal plasticity framework
Retractions in orthopaedic research a systematic review
‘Being in love’: Religious conversion in Bernard Lonergan and the Lotus Sutra
The Jesuit mathematicians in India (1578–1650) as possible intermediaries between European and Indian mathematical traditions
Design patterns in FPS levels
Feature model extraction from large collections of informal product descriptions
Beyond random effects: When small-study findings are more heterogeneous
Response interference between functional and structural actions linked to the same familiar object
[Spanish] SCRUTATIOm: Cómo detectar literatura retractada incluida en revisiones sistemáticas y metaanálisis usando SCOPUS© y ZOTERO© [SCRUTATIOm: How to detect retracted literature included in systematics reviews and metaanalysis using SCOPUS© and ZOTERO©] [Online first] || [Spanish] SCRUTATIOm: cómo detectar literatura retractada incluida en revisiones sistemáticas y metaanálisis usando SCOPUS© y ZOTERO© [SCRUTATIOm: how to detect retracted literature included in systematics reviews and metaanalysis using SCOPUS© and ZOTERO©] [Online First] || [Spanish] SCRUTATIOm: Cómo detectar literatura retractada incluida en revisiones sistemáticas y metaanálisis usando SCOPUS© y ZOTERO© [SCRUTATIOm: How to detect retracted literature included in systematics reviews and metaanalysis using SCOPUS© and ZOTERO©] [Online First]
Après Grenoble, les écologistes visent l’Isère
The standard conjectures
Item-and task-level processes in the left inferior prefrontal cortex: Positive and negative correlates of encoding
The origins and evolution of Islamic law
Pandemic realism as the indispensable political precondition for global disease eradication
Madame Non and Monsieur Duracell: German-French relations on the rocks
Standardized or simple effect size: What should be reported?
Volatile terpenoids in Myrtaceae species: Chemical structures and applications
Languages of games and play
Feature-to-code mapping in two large product lines
Computer optimization of elastic after-effect curves: Niobium relaxation from room temperature to 114
Religion and adaptation to climatic variability in agricultural frontiers: Mennonite farming in El Chaco, Paraguay
Short-term order and item retention1
The fame of Gawa: A symbolic study of value transformation in a Massim society
SD-squared: On the association between semantic dementia and surface dyslexia
State policies and rules to enable beneficial electrification in buildings through fuel switching | ACEEE
AUC-maximized deep convolutional neural fields for protein sequence labeling
The role of surface information in object recognition: Studies of a visual form agnosic and normal subjects
A longitudinal analysis of posttraumatic stress disorder symptoms and their relationship with fear and anxious-misery disorders: Implications for DSM-V || A longitudinal analysis of posttraumatic stress disorder symptoms and their relationship with Fear and Anxious-Misery disorders: Implications for DSM-V
Typesetting in the academic environment
Elektrische Einrichtung und Betriebsverfahren
Binandere verbal structures
Electrospun antimicrobial polymeric nanofibers in wound dressings
The social shaping of information superhighways: European and American roads to the information society
Epileptic seizures are characterized by changing signal complexity
Das christliche Adambuch des Morgenlandes: Aus dem Äthiopischen mit Bemerkungen übersetzt
Religion and economic growth
Edmund Campion, the Jesuit ‘invasion,’ and England’s indentity crisis: 1580–2
Truth as convenient friction
El saber cartográfico indígena entre los guaraníes de las misiones jesuíticas
Helicobacter pylori infection and PD‐L1 expression in gastric cancer: A meta‐analysis
Failed dot-coms may be selling your private information
Surgical management of pancreatitis
High efficiency generation of S-wave via a transmissive binary coding metasurface based on machine learning approach
Typesetting MACSYMA equations
High-frequency γ-band activity in the basal temporal cortex during picture-naming and lexical-decision tasks
Consumer durables and inertial behavior: Estimation and aggregation of (S,s) rules for automobile purchase
A model of the consumption response to fiscal stimulus payments
Do different cognitive interview techniques produce different results? || Do different Cognitive Interview techniques produce different results?
The fulcrum of democratic civilian control: Re-imagining the role of defence ministries
Does change of responsibility reduce escalating commitment? A replication and theoretical extension
Analyzing the effects of modularity on search spaces
Pacificar y reconciliar: Desavenidos en la primitiva Compañía || Pacificar y reconciliar: desavenidos en la primitiva Compañía
Third-world copycats to emerging multinationals: Institutional changes and organizational transformation in the Indian pharmaceutical industry || Third-World copycats to emerging multinationals: Institutional changes and organizational transformation in the Indian pharmaceutical industry || Third World copycats to emerging multinationals: Institutional changes and organizational transformation in the Indian pharmaceutical industry
Reduções jesuíticas e povoados de índios: controvérsias sobre a população indígena (séc. XVII–XVIII) || Reduções jesuíticas e povoados de índios: Controvérsias sobre a população indígena (séc. XVII–XVIII)
Villages of the Bengal Delta || Villages of the Bengal delta
De novo design of a transmembrane Zn^2+-transporting four-helix bundle
How situated is your agent? A cognitive perspective
L’encyclique Laudato si’ du Pape François (18/06/2015) || L’encyclique Laudato si’ du pape François (18/06/2015)
The complexity of gradient descent: CLS = PPAD ∩ PLS
Academic bullying and diversity: Challenges and solutions
Engagement with God: The drama of Christian discipleship
Placebo effects in cognitive training
Simple method for high average power supercontinuum generation based on Raman mode locking in a quasi-CW fiber laser oscillator
A framework and methodology for studying the causes of software errors in programming systems
Chromosomal locus tracking with proper accounting of static and dynamic errors
Traction splinting for midshaft femoral fractures in the pre-hospital and emergency department environment—A systematic review || Traction Splinting for midshaft femoral fractures in the pre-hospital and Emergency Department environment—A systematic review
Odd viscosity-induced Hall-like transport of an active chiral fluid
La théologie comparée: vers un dialogue interreligieux et interculturel renouvelé ? || La théologie comparée: Vers un dialogue interreligieux et interculturel renouvelé ?
A brief history of data visualization
A treatise of human nature
Statistical control requires causal justification
An assessment of the role of Gregorio de Céspedes, S.J. during the Imjin War in the late sixteenth century: Church and state collaboration in the Spanish colonization
Metaphysical perspectives and their role in science
Commerce versus art - The transformation of fair-use
Optimal consumption with stochastic income
Visual working memory is impaired when the medial temporal lobe is damaged
Morphometric and psychometric comparisons between non-substance-abusing patients with posttraumatic stress disorder and normal controls
Carbonated water injection
Health promotion by the family, the role of the family in enhancing healthy behavior, symposium 23–25 March 1992, Brussels
Deformation theory from the point of view of fibered categories
MRC psycholinguistic database: Machine-usable dictionary, version 2.00 || MRC Psycholinguistic Database: Machine-usable dictionary, version 2.00
A survey of (∞, 1)-categories
Is ego depletion real? An analysis of arguments
Shadows in the forest: Ethnoarchaeology among the Efe Pygmies || Shadows in the forest: Ethnoarchaeology among the Efe pygmies
A mass spectrometry-based method to screen for α-amidated peptides
Free as in speech and beer: Open source, peer-to-peer and the economics of the online revolution
Rotational registration of spherical surfaces represented as QuadEdge meshes
Durable consumption and asset management with transaction and observation costs
Landscape transformation and language change: A case study in Amazonian historical ecology
Recursive utility and the Ramsey problem
Factor analysis of meaning
Doubly optimal no-regret learning in monotone games
Number of the week: Americans’ cheaper restaurant bills || Number of the Week: Americans’ cheaper restaurant bills
Diffusion parameters of B in Cu determined by β-radiation-detected NMR
The corrosion of character: The personal consequences of work in the new capitalism
Reworked pollen reduces apparent floral change during the Paleocene-Eocene Thermal Maximum || Reworked pollen reduces apparent floral change during the Paleocene-Eocene thermal maximum
Reinventing pragmatism: American philosophy at the end of the 20th century
Elsevier an improved least squares Laplacian pyramid for || Elsevier An improved least squares Laplacian pyramid for
Creating brand names with meaning: The use of sound symbolism
https://www.elgaronline.com/view/journals/roke/6-4/roke.2018.04.02.xmlA theory is a sometime thing
Word hy-phen-a-tion by com-pu-ter
On the limitations of government borrowing: A framework for empirical testing
Views of Muslim scholars on organ donation and brain death
An integrated of buck and half‐bridge high step‐down converter utilizing single‐stage driving design for high‐efficiency energy conversions
High-intensity interval exercise and cerebrovascular health: Curiosity, cause, and consequence
Ignác z Loyoly
Columns for complex visual object features in the inferotemporal cortex: Clustering of cells with similar but slightly different stimulus selectivities
Correlated random walk in continuous space
Amazonian socio-environmental frontier: Struggles, resistance and contradictions in confronting the agrarian extractive frontier
Development and application of FOCUS app for assessment of approaches to learning in 3–8-year-old children in Kenya: A design-based research approach || Development and application of FOCUS App for assessment of approaches to learning in 3–8-year-old children in Kenya: A design-based research approach
On trends in private sources of support for the US non-profit sector
Slicing behavior trees for verification of large systems
Thinking, fast and slow
Antipsychotic use and risk of breast cancer in women with severe mental illness: Replication of a nationwide nested case–control database study
Governing knowledge in the scientific community: Exploring the role of retractions in biomedicine
Urtica dioica L
Interaction effects in econometrics
An analysis of retractions of papers authored by Scott Reuben, Joachim Boldt and Yoshitaka Fujii
The sacred monster of Thomism: An introduction to the life and legacy of Réginald Garrigou-Lagrange, O.P
Cyclic fatigue vs static loading for shear bond strength test of lithium disilicate and dentin substrates: A comparison of resin cement viscosities
Parallel neurosymbolic integration with Concordia
Pliocene-Pleistocene lacustrine system in the Eastern Cordillera Basin, Colombia: Paleoenvironmental implications for diatomite deposition || Pliocene-Pleistocene lacustrine system in the Eastern Cordillera basin, Colombia: Paleoenvironmental implications for diatomite deposition
Applications of control theory to economic growth
Early PTSD symptom trajectories: Persistence, recovery, and response to treatment: Results from the Jerusalem Trauma Outreach and Prevention Study (J-TOPS)
The PDBbind database: Methodologies and updates || The PDBbind Database: Methodologies and updates
Adjointness in foundations
Dynamic optimal taxation, rational expectations and optimal control
DENDRAL and Meta-DENDRAL: Their applications dimension
Increasing value and reducing waste: Addressing inaccessible research
Media and social media attention to retracted articles according to Altmetric
Resolving 20 years of inconsistent interactions between lexical familiarity and orthography, concreteness, and polysemy
A stale challenge to the philosophy of science
Functional subdivisions of the temporal lobe neocortex
Precautionary saving over the business cycle
Changes in muscle quality identified by shear‐wave elastography and association with sarcopenia
A practical approach to evaluate the potential donor pool and trends in cadaveric kidney donation
Color saturation increases perceived product size
Coupled heat devices in linear irreversible thermodynamics
Reuniting perception and conception
Simultaneous MEG and intracranial EEG recordings during attentive reading
Effect of temperature on tribo-corrosion behaviors of parallel steel wires of main cable in the suspension bridge
House prices and consumer spending
Mercury’s DEM and FAG fractal structure -- indicator for meteorite bombardment by different density space bodies || Mercury’s DEM and FAG fractal structure -- Indicator for meteorite bombardment by different density space bodies
Cell-culture–based influenza vaccines: Don’t put all of your influenza vaccines in the egg basket
The case of Nestorius: Ecclesiastical politics in the East, 428‒451 CE
Techgnosis: Myth, magic and mysticism in the age of information
Proceedings of the Third Workshop on Semantic Web and Information Extraction
Energy landscapes: Applications to clusters, biomolecules and glasses
L1000CDS2: LINCS L1000 characteristic direction signatures search engine
Money, kisses, and electric shocks: On the affective psychology of risk
Punishment and cooperation in nature
Replay of very early encoding representations during recollection
Adam Smith: An enlightened life
Public response to scientific misconduct: Assessing changes in public sentiment toward the stimulus-triggered acquisition of pluripotency (STAP) cell case via Twitter || Public response to scientific misconduct: Assessing changes in public sentiment toward the Stimulus-Triggered Acquisition of Pluripotency (STAP) cell case via Twitter
Phosphorothioated and phosphate-terminal dumbbell (PP-TD) probe-based rapid detection of polynucleotide kinase activity
A computer based training program on typesetting for desktop publishing professionals
Seeing like a state
Plans ruined, dreams shattered: Female journalist in Kabul deals with new reality
Peristyl und Polis: Entwicklung und Funktionen öffentlicher griechischer Hofanlagen
Superconductivity in the periodic system || Superconductivity in the Periodic System
Binary-state dynamics on complex networks: Pair approximation and beyond
A learning-based framework for engineering feature-oriented self-adaptive software systems
Language, sense and nonsense: A crit. investigation into modern theories of language
Libres, buenos y justos como miembros de un mismo cuerpo: lecciones de teoría del derecho y de derecho natural || Libres, buenos y justos como miembros de un mismo cuerpo: Lecciones de teoría del derecho y de derecho natural
Preregistered replication and extension of “Moral hypocrisy: Social groups and the flexibility of virtue”
Magnetoelectric effects in Cr2O3 and (Cr2O3)_0.8.(Al2O3)_0.2
Neuropsychology of adults with attention-deficit/hyperactivity disorder: A meta-analytic review
Transactions of the Association for Computational Linguistics, volume 3 || Transactions of the Association for Computational Linguistics, Volume 3
Near field scattered by subsurface particles
Sur les chemins de Dieu
Georgius Gengell SJ (1657–1727) eiusque ad atheismi quæstionem relatio
Environmental policy making in a second-best setting
Higher social class predicts increased unethical behavior
Historical linguistics and lexicostatistics
CLUSTSEG: Clustering for universal segmentation
Human capital risk and economic growth
Loss, trauma, and resilience in adulthood
Operating virtually within a hierarchical framework, how a virtual organization really works
A commentary on the new Code of Common Law || A commentary on the new code of common law || A commentary on the New Code of Common Law || A commentary on the New Code of common law
Equivariant polynomials for graph neural networks
Skill, agglomeration, and inequality in the spatial economy
Fontographer professional font editor
Red Dead Redemption: Undead Nightmare Pack review || Red Dead Redemption: Undead nightmare pack review || Red Dead Redemption: Undead Nightmare pack review
Understanding anthropogenic fault rupture in the Eagle Ford region, south-central Texas || Understanding anthropogenic fault rupture in the Eagle Ford Region, South-Central Texas || Understanding anthropogenic fault rupture in the Eagle Ford region, South-Central Texas || Understanding anthropogenic fault rupture in the Eagle Ford Region, south-central Texas
Voting in combinatorial domains
On the estimation of the consumption-wealth ratio: Cointegrating parameter instability and its implications for stock return forecasting
Lymphangiogenesis, a potential treatment target for myocardial injury
fMRI correlates of cortical specialization and generalization for letter processing
Precautionary saving under liquidity constraints: Evidence from rural Pakistan
Aristotle’s theory of the intellect and its interpretation by Averroes
A Damas, une vie corrompue par la guerre
SC00027H: FIPA query interaction protocol specification || SC00027H: FIPA Query Interaction Protocol specification || SC00027H: FIPA Query Interaction Protocol Specification
Neural correlates of liberalism and conservatism in a post-communist country
Review of Rosemary A. Arthur, Pseudo-Dionysius as polemicist: The development and purpose of the angelic hierarchy in sixth century Syria
Notes on crystalline cohomology
The new economic sociology: A reader
A differential activation of dopamine output in the shell and core of the nucleus accumbens is associated with the motor responses to addictive drugs: A brain dialysis study in Roman high-and low-avoidance rats
Acute stress trajectories 1 year after a breast cancer diagnosis
Cleansing Mexican antiquity: Sor Juana Inés de la Cruz and the Ioa to The Divine Narcissus || Cleansing Mexican antiquity: Sor Juana Inés de la Cruz and the ioa to The Divine Narcissus || Cleansing Mexican antiquity: Sor Juana Inés de la Cruz and the ioa to The divine Narcissus || Cleansing Mexican antiquity: Sor Juana Inés de la Cruz and the ioa to the divine Narcissus || Cleansing Mexican antiquity: Sor Juana Inés de la Cruz and the Ioa to The divine Narcissus
Chittoor_OrgSci_2009_kXp8 - Duan & Hong/Reed & Coupe - Secondary data replication - kzyz
The cyclical and secular behaviour of the labour input: Comparing efficiency units and hours worked
Persistent photoconductivity of solution-grown ZnO–based UV detectors
Dynamics in psychology
Updating nonviolent campaigns: Introducing NAVCO 2.1
The fall of the Roman Empire
Color: Universal language and dictionary of names
NBER macroeconomics annual 2017, volume 32 || NBER Macroeconomics Annual 2017, volume 32
The Bank of England’s forecasting platform: COMPASS, MAPS, EASE and the suite of models
DeepTox: Toxicity prediction using deep learning
The contact hypothesis re-evaluated
Is fixed investment the key to economic growth?
Algorithmic extremism: Examining YouTube’s rabbit hole of radicalization
Halbleiter für Bordnetzanwendungen
Bacterial conversion of a host weapon into a nutritional signal
Measurement in psychology: Commentary on Michell’s Quantitative Science and the definition of measurement in psychology || Measurement in psychology: Commentary on Michell’s quantitative science and the definition of measurement in psychology || Measurement in psychology: Commentary on Michell’s Quantitative science and the definition of measurement in psychology
Letter from Nai Pan Hla to Luce, 15/10/1956
A theory of pavolvian conditioning: Variations in the effectiveness of reinforcement and nonreinforcement || A theory of Pavolvian conditioning: Variations in the effectiveness of reinforcement and nonreinforcement
A redintegration account of the effects of speech rate, lexicality, and word frequency in immediate serial recall
Drug–disease association and drug-repositioning predictions in complex diseases using causal inference–probabilistic matrix factorization
The forest: A fable of America in the 1830s
Schema induction and analogical transfer
Analogia entis as an expression of love according to Ferdinand Ulrich
Aspirin after myocardial infarction
Die Bildungsfrage als sociales Problem. Von Prof. Dr. Mannheimer ..
Payment systems and the structure of inequality: Conceptual issues and an analysis of salespersons in department stores
Transzendenz, Erleuchtung und Erlösung: Karl Rahners Transzendentaltheologie in der Begegnung mit dem Buddhismus
That hissing sound
Differential encoding mechanisms for subsequent associative recognition and free recall
Underwater: Human rights impacts of a China Belt and Road project in Cambodia || Underwater: Human rights impacts of a China Belt and Road Project in Cambodia
Christian salvation and the disposition of transcendence: Ignacio Ellacuría’s historical soteriology
Music and the ritual of death among the Maronite Christians in Lebanon
Review of Bartholomaeus L. van Helmond, La Versione Siriaca Del “Kitāb Al-Išārāt Wat-Tanbīhāt Di Avicenna || Review of Bartholomaeus L. van Helmond, La versione siriaca del “Kitāb al-išārāt wat-tanbīhāt di Avicenna || Review of Bartholomaeus L. van Helmond, La versione siriaca del “Kitāb al-Išārāt wat-Tanbīhāt di Avicenna
Dieu à volonté: Ultime confidence d’Ignace de Loyola dans le Récit || Dieu à volonté: ultime confidence d’Ignace de Loyola dans le Récit
Nuclear spin-lattice relaxation time measurements in solids by dispersion signal decay
Epidemiologische Aspekte zum säkularen Trend bei Übergewicht und Adipositas bei Kindern und Jugendlichen
Experimental evaluation of utilizing synthetic continuous fiber reinforcements for thermoplastics as an alternative to steel-based analogs
La influencia de los jesuitas en la sociedad cordobesa del siglo XVII
Identity and control: A structural theory of social action
Bounded reachability of model programs
Modelling inflation dynamics: A critical survey of recent research
Science or art? How aesthetic standards grease the way through the publication bottleneck but undermine science
Scaling laws for neural language models
Micheline Calmy-Rey zu ihrem Rücktritt
Cocoa and health: A decade of research
From a logical point of view: Nine logico-philosophical essays
Name your favorite musician: Effects of masculine generics and of their alternatives in German
ProcessGAN: Supporting the creation of business process improvement ideas through generative machine learning
Réponse de Henry Duméry à René Virgoulay: Sur la métaphysique de Maurice Blondel || Réponse de Henry Duméry à René Virgoulay: sur la métaphysique de Maurice Blondel
A review of ecological gradient research in the tropics: Identifying research gaps, future directions, and conservation priorities || A review of ecological gradient research in the Tropics: Identifying research gaps, future directions, and conservation priorities
Real and functional analysis
The life and labours of the Rev. Father Chiniquy
Electric field control of chirality
On the bias of various estimators of the logit and its variance with application to quantal bioassay
The abstract MAC layer
Probabilistic reasoning in intelligent systems: Networks of plausible inference
Effect of temperature and propylene glycol as a cosolvent on dissolution of clotrimazole
Computational analysis of present-day American English
The most useful gift: Altruism and the public policy of organ transplants
Economic integration, industrial specialization, and the asymmetry of macroeconomic fluctuations
Increasing private payer and Medicare coverage of circulating tumor DNA tests: What’s at stake?
Trust in public service media in the Baltic states || Trust in public service media in the Baltic States
Historical perspectives on U.S. tax policy toward the rich
Theodoret of Cyrus (ca. 393–458)
Zotero: Harnessing the power of a personal bibliographic manager
Questions of context in studies of talk and interaction—Ethnomethodology and conversation analysis
The self-organizing economy
Assyrian writers and theologians from Hakkari between the seventh and nineteenth centuries
An introduction to the analysis of iterative coding systems
Chronici Syriaci Abvlpharagiani e scriptoribvs Graecis emendati, illvstrati, specimen || Chronici Syriaci Abvlpharagiani E Scriptoribvs Graecis Emendati, Illvstrati, Specimen || Chronici syriaci Abvlpharagiani e scriptoribvs Graecis emendati, illvstrati, specimen || Chronici Syriaci Abvlpharagiani e scriptoribvs graecis emendati, illvstrati, specimen
The theological notion of the human person: A conversation between the theology of Karl Rahner and the philosophy of John Macmurray
Perimortem caesarean section in COVID-19 era
La dramatique trinitaire de l’amour: Pour une introduction à la théologie trinitaire de Hans Urs von Balthasar et Adrienne von Speyr || La dramatique trinitaire de l’amour: pour une introduction à la théologie trinitaire de Hans Urs von Balthasar et Adrienne von Speyr
Smart sensing and automated irrigation for sustainable rice systems: A state of the art review
The transformation of values: What Marx ‘really’ meant (an interpretation) || The transformation of values: What Marx ‘really’ meant (An interpretation)
The effects of revising with a word-processor on written composition
Einstein socialista: Entrevistas, manifestos e artigos do maior cientista do século XX || Einstein socialista: entrevistas, manifestos e artigos do maior cientista do século XX || Einstein Socialista: Entrevistas, manifestos e artigos do maior cientista do século XX
The painter’s portal: A complete guide to painting miniatures
Balthasar from a parish perspective
Some moral and technical consequences of automation-A refutation || Some moral and technical consequences of automation-a refutation
Out of cite! How reference managers are taking research to the next level
The Kulu language of Central Nigeria and its affinities || The Kulu language of central Nigeria and its affinities
RF superconductivity for accelerators
Formal GAGA for Artin stacks
Decomposition of conditional probability for high-order symbolic Markov chains
MiRNA profiles in lymphoblastoid cell lines of Finnish prostate cancer families || miRNA profiles in lymphoblastoid cell lines of Finnish prostate cancer families
The primary auditory neurons of the mammalian cochlea
Das Adam-Smith-Projekt: Zur Genealogie der liberalen Gouvernementalität
robvis: An R package and web application for visualising risk-of-bias assessments
The functional neuroanatomy of autobiographical memory: A meta-analysis
1T-TiSe2: Semimetal or semiconductor?
The ineradicable Eliza effect and its dangers (preface 4) || The ineradicable Eliza effect and its dangers (Preface 4)
Collaborative software development made easy
Die Morphologie des Verbs im Ost-Dangaleat (Guera, Tschad)
Country clustering in comparative political economy
Cooperative multi-agent reinforcement learning: Asynchronous communication and linear function approximation
Treatment of the chronic war tibial osteomyelitis, Gustilo type IIIb and Cierny-Mader IIIb, using various methods. A retrospective study || Treatment of the chronic war tibial osteomyelitis, Gustilo type Iiib and Cierny-Mader Iiib, using various methods. A retrospective study
Cortico-hippocampal interplay and the representation of contexts in the brain
Publishing of COVID-19 preprints in peer-reviewed journals, preprinting trends, public discussion and quality issues [preprint, bioRxiv]
A set constructor for inductive sets in Martin-Löf’s type theory
Open science by design: Realizing a vision for 21st century research
Distilling reliable information from unreliable theories
The representation of polysemous words
How gender determines the way we speak about professionals
A framework for assessing Peaola land and nutrient use efficiency in the field || A framework for assessing peaola land and nutrient use efficiency in the field
How many strings are easy to predict?
SUN database: Large-scale scene recognition from abbey to zoo
Leveraging uncertainty information from deep neural networks for disease detection
Assessing the linguistic knowledge in Arabic pre-trained language models using minimal pairs
Conceptual neighborhoods for retrieval in case-based reasoning
La qualità: un impegno per le biblioteche: atti delle quarte giornate di studio del Cnba, Torino 22-24 maggio 1997 || La qualità: Un impegno per le biblioteche: Atti delle quarte giornate di studio del Cnba, Torino 22-24 maggio 1997
`;
