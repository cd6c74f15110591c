/**
 * Sentence case of APA 7, 6.17, of 300 titles, read one by one before any of them was written by the product; two forms parted
 * by " || " where the manual allows both. Titles in other languages have the capitals of their own language.
 */
export const READ_TITLES = `
Working memory, comprehension, and aging: A review and a new view
Borders, centres and peripheries in late Roman and Visigothic Iberia || Borders, centres and peripheries in Late Roman and Visigothic Iberia
Non-Cartesian substance dualism and the problem of mental causation
Review: Ishodad of Merw’s exegesis of the Psalms 119 and 139–147
Artist-programmers and programming languages for the arts
Using “Blueprint photography by the cyanotype process”
Muon and muonium chemistry
A method for constructing bad Noetherian local rings
Memory impairment in schizophrenia: A meta-analysis
The functional roles of prefrontal cortex in episodic memory. II. Retrieval
An odd turn in insider case
Vocabolario poligloto con prolegomeni sopra piu di CL. lingue
Measuring market power in the ready‐to‐eat cereal industry
General principles of procedural justice
Moso-polite: Tool support for pairwise and model-based software product line testing
Le Odi di Salomone
The work of art in the age of digital reproduction: The significance of the creative industries
Inferentialism and communicative action: Robust conceptions of intersubjectivity
Consumer Price Index requirements of the Consumer Expenditure Surveys
Why science is not necessarily self-correcting
Geographically divergent evolutionary and ecological legacies shape mammal biodiversity in the global tropics and subtropics
Replication of Nurmsoo & Bloom (2008, PS, Study 1)
Southern Valley Yokuts
Stable effect on MIL-101(Cr) with Cu2+ for the toluene adsorption
Civil conflict and agenda-setting speed in the United Nations Security Council
Proceedings of the Second Workshop on Metaphor in NLP
Les Ba Dzing de la Kamtsha
Phlorest phylogeny derived from Dunn et al. 2011 ‘Evolved structure of language shows lineage-specific trends in word-order universals’
On the materiality of Black Atlantic rituals
Introduction to linear optimization
Platelet function in acute kidney injury: A systematic review and a cohort study
In survey, most give thumbs-up to pirated papers
Observation of Mg^2+. ATP and uncomplexed ATP in slow exchange by ^31P-NMR at high magnetic fields
The Chukchee. The Jesup North Pacific Expedition, Vol. 7
A remote hypertension management program clinical algorithm
Role of regulatory T cells in cancer
O discurso jesuítico a partir do Brasil
Charge disproportionation without charge transfer in the rare-earth-element nickelates as a possible mechanism for the metal-insulator transition
The motivations of blood donors
Pharmacokinetics of intravenous mivacurium in halothane-anesthetized dogs
Does abortion increase women’s risk for post-traumatic stress? Findings from a prospective longitudinal cohort study
Application of Bernstein collocation solutions for solving second kind Volterra–Fredholm integral equations
Systematic reviews: Challenges for their justification, related comprehensive searches, and implications
Modelling the effects of semantic ambiguity in word recognition
Whodunit – A novel video-based task for the measurement of jumping to conclusions in the schizophrenia spectrum
Analytical modeling and analysis of through silicon vias (TSVs) in high speed three-dimensional system integration
Ethnographic sketch of the natives of Point Barrow
A survey of the manuscripts transmitting the Ethiopic version of the Martyrdom of James Intercisus (CAE 6173)
What if the feature is the bug?
PechaKucha-based participatory video for organizational research
Perfectionism and academic procrastination: The mediating role of rumination
The qadi, the big merchant and forbidden interst (ribā)
Nationality classification using name embeddings
The logic of collective action
The two-factor structure of sleep complaints and its relation to depression and anxiety
Infinitesimal: How a dangerous mathematical theory shaped the modern world
Seguire Gesù: Povero casto obbediente
Bright futures in Malawi’s new dawn: Educational aspirations as assertions of identity
The algorithmic foundations of differential privacy
Electropolishing and in-situ baking of 1.3 niobium cavities
Année Laudato si’: François dans la complémentarité des papes
北野天満宮の桜、新品種？ 住友林業・苗木増殖に成功
Predicting and quantifying the technical debt in cloud software engineering
A lifespan perspective on terrorism: Age differences in trajectories of response to 9/11
Max Weber and the theory of modern politics
Crowdsourcing in biomedicine: Challenges and opportunities
Quasigraded Lie algebras, Kostant—Adler scheme, and integrable hierarchies
Differences in gamma frequencies across visual cortex restrict their possible use in computation
Autobiographical memory processes and the course of depression
Regelbasierte Extraktion und asymmetrische Fusion bibliographischer Informationen
Random-effects meta-analyses are not always conservative
Élection et vocation: Le choix de la mission dans la province jésuite du Portugal à la fin du XVI’ siècle
The challenge of regulatory cosmopolitanism
Mood, misattribution, and judgments of well-being: Informative and directive functions of affective states
Task- and experience-dependent cortical selectivity to features informative for categorization
Copyright and intellectual property rights: A case study from the web face
Becoming an “unfriendly” state
When online content disappears
The commentary of Saint Robert Bellarmine on Psalm 118 in the Explanatio in psalmos
The sociology of financial markets
A note on KiwiSaver and migrants on temporary visas
A shared task involving multi-label classification of clinical free text
Young person’s guide to singularities
API design in distributed systems: A comparison between GraphQL and REST
The Comanche empire || The Comanche Empire
Droplet vaporization at critical conditions: Long-time convective-diffusive profiles along the critical isobar
Estimation of global GPP from GOME-2 and OCO-2 SIF by considering the dynamic variations of GPP-SIF relationship
Adaptive and context-aware privacy preservation exploiting user interactions in smart environments
Soar-RL manual
Tools and methodologies for verifying answer set programs
Saving, growth, and aging in Taiwan
An almost ideal demand system
Potential automorphy for $$GL_n$$
The sunny side of fairness: Preference for fairness activates reward circuitry (and disregarding unfairness activates self-control circuitry)
Through the looking glass: A dictionary between rational homotopy theory and local algebra
Per un’estetica dell’incontro: Lingua e stile nel corpus italiano di Matteo Ricci
Market barriers to energy efficiency
Non-negative tensor factorization with applications to statistics and computer vision
Discounted linear exponential quadratic Gaussian control
Debt, deficits, and finite horizons
Direct evidence for quantized vortices in a thin superconductor
Make your best customers even better
Physio-metabolic monitoring via breath employing real-time mass spectrometry: Importance, challenges, potentials, and pitfalls
Rethinking language, mind, and world dialogically: Interactional and contextual theories of human sense-making
Voyage à Pitchipoï
Change Request Number 2006-048: Adopted split [cit], adopted create [ctg], adopted create [rhg] (2007-07-18) || Change request number 2006-048: Adopted split [cit], adopted create [ctg], adopted create [rhg] (2007-07-18)
Laplace–Fourier transform of the stretched exponential function: Analytic error bounds, double exponential transform, and open-source implementation “libkww”
B. Theodoreti Episcopi Cyri, Opera Omnia ex recensione Iacobi Sirmondi, denuo edidit, Graeca e codicibus locupletavit, antiquiores editiones adhibuit, versionem Latinem recognovit, et variantes lectiones adjecit Io. Augustus Nosselt, D. theologiae professor: Tomus III
Enhancing the reliability of out-of-distribution image detection in neural networks
Looking at community-based ADRS in India through a restorative justice perspective
Neural mechanisms for color perception in the primary visual cortex
The assembly of a pointfree bispace and its two variations
Spatial ecology of humpback whales (Megaptera novaeangliae, Cetacea-Balaenopteridae) from the Mexican Central Pacific1 || Spatial ecology of humpback whales (Megaptera novaeangliae, Cetacea-Balaenopteridae) from the Mexican central Pacific1
Protestant and Catholic countries compared in civilization, popular happiness, general intelligence, and morality
Notre Dame: Experts explain why Macron’s five-year restoration deadline is impossible
Magnesium isotopic composition of back-arc basin lavas and its implication for the recycling of serpentinite-derived fluids
Searching for exotic particles in high-energy physics with deep learning
Intraspecific trait variability is a key feature underlying high Arctic plant community resistance to climate warming
Seismogenic environments of earthquakes on the southeastern margin of the Tibetan Plateau revealed by double-difference tomography
Dynamics of engagement and disaffection in a social studies classroom context: Engagement in a social studies classroom context
Hyperthermia using magnetic cobalt ferrite magnetoelectric nanoparticles
H3K36me3 and PSIP1/LEDGF associate with several DNA repair proteins, suggesting their role in efficient DNA repair at actively transcribing loci
The salvific significance of the cross of Jesus Christ: According to M. Flick, Z. Alszeghy, M. Bordoni and J. Moingt || The salvific significance of the Cross of Jesus Christ: According to M. Flick, Z. Alszeghy, M. Bordoni and J. Moingt
Hierarchical phrase-based translation
Effects of contact metamorphism on δ13C, δ15N, and XPS nitrogen functional forms of inertinite-rich Witbank coals (South Africa): Indications for possible alteration by hydrothermal fluids
La nouvelle théologie où va-t-elle ?
U.S. has world’s highest rate of children living in single-parent households
The field of cultural production
Debt crises and risk-sharing: The role of markets versus sovereigns
Relation between encoding specificity and levels of processing
Natural course of posttraumatic stress disorder: A 20-month prospective study of Turkish earthquake survivors
Projections from the five divisions of the orbital cortex to the thalamus in the rat
Sweet and cold
Sacrifice along the energy continuum: A call for energy justice
Lectures on Riemann surfaces
Qualified value: The perspective of gift exchange
Opening remarks to the special issue on validity theory and the methods used in validation: Perspectives from the social and behavioral sciences
Sticky information: A model of monetary non-neutrality and structural slumps
The relationship between stock prices, house prices and consumption in OECD countries
Ranger: A fast implementation of random forests for high dimensional data in C++ and R
Tonal rules for English loanwords in Thai
NeurIPS: тренды, инсайты и самые интересные статьи главной ML-конференции года
Social communication skill attainment in babies born during the COVID-19 pandemic: A birth cohort study
Varieties without extra automorphisms. III. Hypersurfaces
Deux méchants épimorphisms
In IHM erkannt: Gott und Mensch; Grundzüge einer anthropologischen Christologie im Angesichte Israels
Children’s postdisaster trajectories of PTS symptoms: Predicting chronic distress
A hedonic model for property values in proximity of hydraulic fracturing wells
Integrated consultation and chemotherapy scheduling with stochastic treatment times
Amplitude, duration, variability, and seasonal frequency analysis of the El Niño-Southern Oscillation
Projective modules over weakly noetherian rings || Projective modules over weakly Noetherian rings
Distractions by work-related activities: The impact of ride-hailing app and radio system on male taxi drivers
Performance of a risk factor‐based approach in the detection of small for gestational age neonates: A cohort study
A compendium of the anatomy of the human body
The Driving Anger Expression Inventory: A measure of how people express their anger on the road
L’homme et le mystère du cosmos: Sous le regard de Teilhard de Chardin
Investigation ofant colonyalgorithm in multiple traffic flow environments
Main principles on the integration of SOC and MDD paradigms to business processes: A systematic review
La genèse d’une ecclésiologie de communion dans l’œuvre de Yves Congar
More than ‘canaries in the gender coal mine’: A transfeminist approach to research on detransition
A UHV compatible source for a highly polarized thermal atomic beam of radioactive ^8Li
Acta Sanctorum Maii Tomus Primus || Acta Sanctorum Maii tomus primus
Determination of ^12B polarization when implanted in germanium
Community-building on the web: Secret strategies for successful online communities
Reduced prefrontal oxygenation during object and spatial visual working memory in unpolar and bipolar depression
Anthony Poole (c.1629–1692), the viol and exiled English Catholics
Size distributions reconsidered
How bad is top-K recommendation under competing content creators?
Using mixed-effect growth models to examine time as a predictor of interest and between-firm differences over time
La Compañía de Jesús y la religiosidad popular sevillana: la carta de hermandad con le hermandad de la Divine Pastora de Santa Marina (1824) || La Compañía de Jesús y la religiosidad popular sevillana: La carta de hermandad con le hermandad de la Divine Pastora de Santa Marina (1824)
European inflation expectation dynamics
Probability, random variables, and stochastic processes
A Bayesian bird’s eye view of ‘Replications of important results in social psychology’
Philosophy and the mirror of nature
Retractions in the Middle East from 1999 to 2018: A bibliometric analysis
Dienst: Kenosis in Schöpfung und Kreuz bei Erich Przywara SJ
AFNI: Software for analysis and visualization of functional magnetic resonance neuroimages
Some sharp null-form type estimates for the Klein–Gordon equation
Information warfare. American style
‘Annales Ecclesiastici’ e ‘Martyrologium Romanum’ come fonti per la correzione delle ‘Vite di Santi’ di Piotr Skarga
Madness and civilization
Output fluctuations in the United States: What has changed since the early 1980’s?
“Это не добровольное мероприятие, не по зову сердца, а по указке, по разнарядке”
tmVar: A text mining approach for extracting sequence variants in biomedical literature
Biobanks as essential tools for translational research: The Belgian landscape
General rules of brain morphogenesis in vertebrates: An hourglass model
Distributed representations in memory: Insights from functional brain imaging
Des Heiligen Ephraem des Syrers Hymnen auf Abraham Kidunaya und Julianos Saba [Translation]
The discursive creation of human psychology
Lobular breast carcinoma metastasis to a superficial plexiform schwannoma as the first evidence of an occult breast cancer
Class prediction and feature selection with linear optimization for metagenomic count data
The ethics of scholarly publishing: Exploring differences in plagiarism and duplicate publication across nations
The temperature variation of susceptibility of tantalum
The proposed EU regulation on trade in forest-risk commodities (FRCs): A first assessment
Wage risk and employment risk over the life cycle
Profile of children investigated for sexual abuse: Association with psychopathology symptoms and services
Un manifeste inconnu en faveur de la tragédie sans amour, la préface de Josephus Fratres Agnoscens du P. Le Jay (1695)
To live and die in the Society of Jesus: The idea of perseverance in the Jesuit constitutions || To live and die in the Society of Jesus: The idea of perseverance in the Jesuit Constitutions
The fundamentals of learning
Adaptive multi-task sparse learning with an application to fMRI study
Lubricant additives: Chemistry and applications
Suomalais-UIgrilainen Tarkekirjoitus Uralic Phonetic Alphabet
Government subsidies and the development of PPP projects: Evidence from China
Low data drug discovery with one-shot learning
A Jesuit missio castrensis in France at the end of the sixteenth century: Discipline and violence at war
Systematicity and semantic ambiguity
Cities in civilization
Moabite ethnicity and territorial claims in the Mesha Stele (and the Hebrew Bible) || Moabite ethnicity and territorial claims in the Mesha stele (and the Hebrew Bible)
The American ballroom companion: Dance instruction manuals, ca. 1600–1920
Macroeconomic research after the crisis
Psychological distress among victimized women on probation and parole: A latent class analysis
The semiotic conditions of videogame authorship
Dynamic incentives of environmental regulations: The effects of alternative policy instruments on technology diffusion
Optimization algorithms in physics
From forest to field: A study of Philippine Negrito foragers in transition
A Phase 2 study of prexasertib (LY2606368) in platinum resistant or refractory recurrent ovarian cancer || A phase 2 study of prexasertib (LY2606368) in platinum resistant or refractory recurrent ovarian cancer
Enumeration of rational curves via torus actions
High-speed memory scanning: A behavioral argument for a serial oscillatory model
From construct validity to theory validation
Optimal intertemporal consumption under uncertainty
Using word embedding for bio-event extraction
Estimating the wealth effect on consumption
Marriage and the family in a Nahuatl-speaking village
Théories pré-keynésiennes de l’instabilité financière: Marx, Veblen, Hawtrey
Number of reported pertussis cases per week in Japan from 2002 to 2012
Organisational dynamics, social norms and information systems
Design considerations for integrated text processing systems
Enjambment detection in a large diachronic corpus of Spanish sonnets
Elderly-related words prime slow walking
The effect of aggressive driving on vehicle parameters
Die kleine Drehung: Hans Urs von Balthasar und Karl Barth im Gespräch
Correcting the scientific record: Retraction practices in chemistry and materials science
The age-grading cultures of East Africa
Combinatorial codes in ventral temporal lobe for object recognition: Haxby (2001) revisited: Is there a ‘’face’’ area?
Making every drop count: Reducing wastage of a novel blood component for transfusion of trauma patients
Register in Burmese
Letter to W. Barr Johnston, copy to Luce, dated 26/6/1949
Jesuit higher education and the global common good
Proceedings of the 2nd Workshop on Linked Data in Linguistics (LDL-2013): Representing and linking lexicons, terminologies and other language data
Respondent hazards in the unrelated question randomized response model
Inflation persistence for the EU countries, the euro area and the US
Revêtements étales et groupe fondamental (SGA 1)
Long-term trajectories of PTSD or resilience in former East German political prisoners
Monte Carlo methods in statistical mechanics: Foundations and new algorithms
Tenth Pugwash Conference
Role of mental imagery in a property verification task: fMRI evidence for perceptual representations of conceptual knowledge
Coordinated topic modeling
Boosting document-level relation extraction by mining and injecting logical rules
La réinvention américaine de la sociologie économique
Collinear fast-beam laser spectroscopy
Electrical resistivity anomaly in β-MoTe2 (metallic behaviour)
History of the Moravian missions among southern Indian tribes of the United States || History of the Moravian missions among Southern Indian tribes of the United States
Effect of live Eimeria vaccination or salinomycin on growth and immune status in broiler chickens receiving in-feed inclusion of gelatin and vitamin E
Formal structures and social reality
clubSandwich: Cluster-robust (sandwich) variance estimators with small-sample corrections
Typesetting forms and mathematical equations in Chinese information processing
Some algebraic properties of the reticular action model for moment structures
Constructivism in mathematics. Vol. I
Ephrem the Syrian
Notes de géographie syrienne
[97] Data Replicada #10: Does goal conflict affect time spent on work and leisure?
Letter from Luce to Dr Henderson, 30/12/1959
The distributed CERES-Maize model with crop parameters determined through data assimilation assists in regional irrigation schedule optimization
Entity enhanced BERT pre-training for Chinese NER
Trans digital rights: Improving data visibility, privacy and belonging for gender-diverse communities
The Kiwai Papuans of British New Guinea
The elementary forms of religious life
Generalizing to unseen domains via adversarial data augmentation
Why is mobility in India so low? Social insurance, inequality, and growth
The Cayapa and Colorado
Topographic evolution of heat-treated Nb upon electropolishing for superconducting rf applications
Historischer Skeptizismus und Frömmigkeit. Die Revision protestantischer Geschichtsvorstellungen in den Predigten des ungarischen Jesuiten Péter Pázmány
Constructive mathematics as a programming logic I: Some principles of theory
Un desafío a la construcción de la identidad en la fotografía de Carlos Ruiz-Valarino
Playing God? Human genetic engineering and the rationalization of bioethics, 1959–1995
CCG parsing algorithm with incremental tree rotation
Why we’re editing women scientists onto Wikipedia
Cyber-malpractice: Legal exposure for cybermedicine
Questions in Montague English
The sequela Christi theme in Saint Augustine of Hippo and in Hans Urs von Balthasar’s Augustinus Revisited || The Sequela Christi theme in Saint Augustine of Hippo and in Hans Urs von Balthasar’s Augustinus Revisited
Review of George Anton Kiraz, ܬܘܪܨ ܡܡܠܠܐ, Tūrrāṣ. Mamllā. A grammar of the Syriac language. Volume 1: Orthography
Automatic story generation: Challenges and attempts
Eastern Christian apocalyptic in the early Muslim period: Pseudo-Methodius and Pseudo-Athanasius
Fernando Hoyos ‘era’ sacerdote
Genetic prediction of male pattern baldness
From Laṅkā eastwards: The Rāmāyaṇa in the literature and visual arts of Indonesia
One weird trick for parallelizing convolutional neural networks
The locative class in Shengologa (Kgalagadi)
Nomodei: A framework for norm monitoring on dynamic electronic institutions
Environmental stakeholder management as business strategy: The case of the corporate wildlife habitat enhancement programme
On the audibility of amplifier phase distortion
Improved tilted-foil polarization technique for use in β-radiation detected nuclear magnetic resonance
Adam: Identifying defects in context-aware adaptation
XC00081B: FIPA Audio/Visual Entertainment and Broadcasting Specification || XC00081B: FIPA audio/visual entertainment and broadcasting specification
Representability of Hilbert schemes and Hilbert stacks of points
Anneaux locaux henséliens
The module signing endgame
Evaluating energy dispersive X-ray analysis (EDXA) as a diagnostic tool in acanthocephalan taxonomy as evidenced in Palaeacanthocephala and Archiacanthocephala
Use of reagent for detecting syntaxin 12 protein autoantibodies in preparation of lung cancer screening kit
Differential activity for animals and manipulable objects in the anterior temporal lobes
`;
