/**
 * Sentence case of APA 7, 6.17, of the next 800 titles in three samples (300, 300, 200), read one by one before any of them was written
 * by the product; forms parted by " || " where the manual allows them. Titles in other languages have the capitals of their own language.
 */
export const LATER_TITLES = `
SpaceTree: Supporting exploration in large node link tree, design evolution and empirical evaluation
High-level face shape adaptation depends on visual awareness: Evidence from continuous flash suppression
Evidence for degenerative and regenerative changes in neostriatal spiny neurons in Huntington’s disease
Stress and heart disease in women: The Stockholm Women’s Intervention Trial in Coronary Heart Disease Study || Stress and heart disease in women: The Stockholm Women’s Intervention Trial in Coronary Heart Disease study
A machine learning-based framework to identify type 2 diabetes through electronic health records
Using synchronic definitions and semantic relations to classify semantic change types
Assessment of citations of the retracted article by Wakefield et al with fraudulent claims of an association between vaccination and autism
Molecular biology of the cell
Jesus and philosophy: New essays
The summation of random causes as the source of cyclic processes
Platonisme et théologie mystique: Doctrine spirituelle de Saint Grégoire de Nysse || Platonisme et théologie mystique: Doctrine spirituelle de saint Grégoire de Nysse
Konvergensi bahasa Using pada ranah keluarga di desa: Badean Kecamatan Kabat Kabupaten Banyuwangi Jawa Timur || Konvergensi bahasa Using pada ranah keluarga di desa: Badean kecamatan Kabat kabupaten Banyuwangi Jawa Timur
Common-sense and scientific interpretation of human action
The determinants of lifecycle earnings: A survey
How to automatically document data with the codebook package to facilitate data reuse
Evaluation in Deutschland und Österreich: Stand und Entwicklungsperspektiven in den Arbeitsfeldern der DeGEval - Gesellschaft für Evaluation
The relationship between government and private consumption. A replication study of Fiorito & Kollintzas (European Economic Review, 2004)
Absolutization of the market: Some notes on how we got from there to here
The 6− analog-antianalog states of 28Si☆
How and why we designed Lucida
Retractions covered by Retraction Watch in the 2013–2015 period: Prevalence for the most productive countries
Temporal resolution of uncertainty and dynamic choice theory
Learning generative models via discriminative approaches
The Markov chain Monte Carlo method: An approach to approximate counting and integration
Positioning theory: Vygotsky, Wittgenstein and social constructionist psychology
RNA-seq transcriptomic analysis of 4-octyl itaconate repressing myogenic differentiation
POD-morphing, an a posteriori grid parametrization method for shape optimization
Real analysis and probability
A new product growth for model consumer durables
Second-best theory and the use of multiple policy instruments
Structural analysis of a set of proteins resulting from a bacterial genomics project
Experimental pathogenicity and comparative genome analysis of high- and low-virulence strains of rabbit-origin Pasteurella multocida
Learning from television and books: A Dutch replication study based on Salomon’s model
Sonic Mania gameplay trailer reveals the new Green Hill Zone
Auditory processing across the sleep-wake cycle: Simultaneous EEG and fMRI monitoring in humans
Effects of experimental suppression of active (REM) sleep during early development upon adult brain and behavior in the rat
Letter from Otto Blagden to Luce, dated 17/3/1943
La querelle janséniste extra muros, ou, La polémique autour de la procession des Jésuites de Luxembourg, 20 mai 1685: Édition critique de l’”Avis aux RR. PP. Jésuites sur leur procession de Luxembourg...,” Cologne, Pierre Du Blanc, MDCLXXXVII, précédée du “Dessein de la procession qui se fera par les écoliers du collège de la Compagnie de Jesus à Luxembourg le 20 may mil six cent quatre-vingts-cinq...,” Metz, Pierre Collignon, s.d
Catholics in America: A history
Wikidata as a knowledge graph for the life sciences
Assessing the energy-efficiency gap
The impact of past behaviour normality on regret: Replication and extension of three experiments of the exceptionality effect
Sharp threshold for the appearance of certain spanning trees in random graphs
Il libro dell’Agnello: Sulla rivelazione di Giovanni
The evolving church: The vision of George Tyrrell || The evolving Church: The vision of George Tyrrell
Temperature and purity dependence of the superconducting critical field, H_c2. II
Vol 10 letters outward || Vol 10 Letters outward || Vol 10 Letters Outward
The design of the Math pad editor || The design of the math pad editor
Strong track Schmidt filter and its application to speed sensorless control of induction motor
Convection in the presence of a first-order phase change
Convergence of least-squares learning in environments with hidden state variables and private information
The value of volatile resources in electricity markets
Psychosocial recovery after serious injury
An addition to the paper: A polarisation based visual crypto system and its secret sharing schemes
Evaluating the dimensionality of PTSD in a sample of OIF/OEF veterans
The influence of the Septuagint on the Peshitta: A re-evaluation of criteria in the light of comparative study of the version in Genesis and Psalms
Trajectories and reconversions of the Center for Weather Forecasting and Climate Studies (CPTEC): Forming the meteorological science elite in Brazil
GIS algorithms: Theory and applications for geographic information science & technology
Europaeology? On the difficulty of assembling a knowledge of Europe in China
With respect to Bakhtin: Some trends in contemporary dialogical theories
Inequality and volatility moderation in Russia: Evidence from micro-level panel data on consumption and income
Eminent economists II
Œuvres en prose
Biology and management of the spotted lanternfly, Lycorma delicatula (Hemiptera: Fulgoridae), in the United States
Effect of an enzyme-containing mouthwash on the dental biofilm and salivary microbiome in patients with fixed orthodontic appliances: A randomized placebo-controlled pilot trial
The collapse of the fact/value dichotomy and other essays
The value of shade: Estimating the effect of urban trees on summertime electricity use
The Lillooet Indians
‘Risky habits’ and the marginal propsensity to consume out of permanent income
A technique for the array partitioning
Auditory event-related potentials to semantic priming during sleep
Bubble dynamics inside an outgassing hydrogel confined in a Hele-Shaw cell
Can acute high-altitude sickness be predicted in advance?
The objective method: Probabilistic combinatorial optimization and local weak convergence
Norms of valence, arousal, and dominance for 13,915 English lemmas
¿Cómo integrar OpenCV y Python en Windows?
Families of rationally simply connected varieties over surfaces and torsors for semisimple groups
The decline of special circuits in developed country housing finance
San Ignacio: La conversión del ‘caballero hidalgo’
Calculus of fractions and homotopy theory
The importance of developing meaningfulness and manageability for resilience in rural doctors
Impact of social networking sites among college students with special reference to rural areas in India
Probabilistic outputs for support vector machines and comparisons to regularized likelihood methods
The affine stratification number and the moduli space of curves
Reconstruindo a tradição medieval portuguesa do Livro de Isaac: estudo lingüístico comparativo das versões existentes || Reconstruindo a tradição medieval portuguesa do Livro de Isaac: Estudo lingüístico comparativo das versões existentes
HARDeNN: Hardware-assisted attack-resilient deep neural network architectures
The basal ganglia
Remnant languages of Ethiopia and Sudan
Social change, gender stratification and the sex gap of homicide victimization in 76 countries, 1975–2017
Sommation des séries divergentes
Reproduction in sympatric lizards: Comparison of two species of Ctenotus (Scincidae) in south-eastern Australia
Proceedings of the 17th Annual Meeting of the Special Interest Group on Discourse and Dialogue
Bayesian item response modeling in R with brms and Stan
Workplace violence against adolescents, Uganda, 2014–2019
Representation learning: A review and new perspectives
Integrity of clinical research conduct, reporting, publishing, and post-publication promotion in rheumatology
Equilibrium and government commitment
Bequests and retirement wealth in the United States
Muon interactions with matter
Estimateur d’un défaut de fonctionnement d’un modulateur en quadrature et étage de modulation l’utilisant
The Queen’s godson married glamorous Irish chef Clodagh McKenna at Highclere this weekend || The queen’s godson married glamorous Irish chef Clodagh McKenna at Highclere this weekend
Dynamical behaviors of delayed neural network systems with discontinuous activation functions
Muon spin rotation in the magnetic and superconducting ground states of (U,Th)Be13 and (U,Th)Pt3
Environmental applications of nanoscale and microscale reactive metal particles
La menzione dell’America in un manoscritto siriaco
Expanding the donor pool: Can the Spanish model work in the United States?
Alpha frequency, cognitive load and memory performance
Polymorphisms of F2 (G20210A), F5 (G1691A), F 7 (G10976A), F 13(G13T), FGB, ITGA2, ITGB3, PAI-I genes and its association with thrombotic complications in patients suffering from Takayasu aortoarteritis of Urals population
The electron-phonon enhancement factor for some transition metals
Welfare programs and labor supply
From paradigm to prototype and back again: Interactive aspects of ‘cognitive processing’ in standardized survey interviews
A survey of eigenvector methods for web information retrieval || A survey of eigenvector methods for Web information retrieval
Religion et écologie
Nature language processing with Python: Analyzing text with the natural language toolkit || Nature language processing with Python: Analyzing text with the Natural Language Toolkit
Prove it: The art of mathematical argument course guidebook
ggridges: Ridgeline plots in ggplot2
Descartes and the Jesuits of La Flèche: The Eucharist
A bi-level model integrating planning and scheduling for the optimization of process operation and energy consumption of a PVC plant under uncertainty
Proceedings of the Second Workshop on Linguistic and Neurocognitive Resources
Towards a theory of phonological alphabets
Phage-displayed nanobody-based fluorescence-linked immunosorbent assay for the detection of Cry3Bb toxin in corn
The functional roles of prefrontal cortex in episodic memory. I. Encoding
Validity in psychological testing and scientific realism
Review of Amir Harrak, The Chronicle of Zuqnīn, Parts III and IV: A. D. 488-775 || Review of Amir Harrak, The Chronicle of Zuqnīn, parts III and IV: A. D. 488-775 || Review of Amir Harrak, The chronicle of Zuqnīn, parts III and IV: A. D. 488-775 || Review of Amir Harrak, The chronicle of Zuqnīn, Parts III and IV: A. D. 488-775
Lichtenberg figures: How a cutaneous sign can solve suspicious death cases
The production of cynical knowledge in organizations
Latent classes of childhood trauma exposure predict the development of behavioral health outcomes in adolescence and young adulthood
Apparent slip of shear thinning fluid in a microchannel with a superhydrophobic wall
Melting pot or salad bowl: Cultural effects on industrial similarity during trade liberalization
Max Lilienthal: The making of the American rabbinate
Missionsmedizin und Missionspharmazie im kolonialen Amerika
Electronic structure of solids and surfaces with WIEN2k
Constraints on generality (COG): A proposed addition to all empirical papers
False positivity for PLA2R1 antibody measured by ELISA in a nephrotic patient with no membranous nephropathy
The accumulation of risky capital: A sequential utility analysis
Trade‐offs to using standardized tools: Innovation enablers or creativity constraints?
Bergson: Thinking backwards
The psychology of human learning: An introduction
The extended mind
Approximate quantum state sharing via two private quantum channels
The building blocks of preschool success
A new framework for fast automated phonological reconstruction using trimmed alignments and sound correspondence patterns
Journal article reporting standards for quantitative research in psychology: The APA Publications and Communications Board task force report
Negative results are disappearing from most disciplines and countries
Review of Klaus Fitschen, Messalianismus und Antimessalianismus. Ein Beispiel ostkirchlicher Ketzergeschichte
Ignatian spiritual direction in the Vietnamese context
The concept of energy communities as per the Clean Energy for All Europeans package: Contribution to the energy transition in France || The concept of energy communities as per the Clean Energy for All Europeans Package: Contribution to the energy transition in France
Psychopathology and resilience following traumatic injury: A latent growth mixture model analysis
Retinotopic organization in human visual cortex and the spatial precision of functional MRI
Muscarinic modulation of the oscillatory and repetitive firing properties of entorhinal cortex layer II neurons
Variabilidade da pressão arterial e do risco cardiovascular no ELSA-Brasil: Um potencial marcador substituto para predizer mortalidade e desfechos cardiovasculares? || Variabilidade da pressão arterial e do risco cardiovascular no ELSA-Brasil: um potencial marcador substituto para predizer mortalidade e desfechos cardiovasculares?
Reading Rahner: An asset
Homosexuality, queer and Marxism: An historical survey and a view from the (post)Yugoslav perspective
Ranking the burden of disease attributed to known risk factors
Exploring the longitudinal trajectories of posttraumatic stress disorder in injured trauma survivors
Structures, habitus, practices
New Catholic feminism: Theology and theory
The ultimate question of programming, refactoring and everything
Retraction policies of high-impact biomedical journals
Sauver les principes…
Deep learning with non-medical training used for chest pathology identification
Biosensors based on functional nucleic acids and isothermal amplification techniques
Release it! Проектирование и дизайн ПО для тех, кому не все равно
Collects of the Roman missals: A comparative study of the Sundays in proper seasons before and after the Second Vatican Council
Author-reviewer homophily in peer review
Biasing and debiasing health decisions with bar graphs: Costs and benefits of graph literacy
George Tyrrell: Some post-Vatican II impressions
The double edge of organizational legitimation
Assessing the accuracy of the aggregate law of motion in models with heterogeneous agents
Denys the Areopagite
Der Wohlfahrtsstaat und seine Dienstleistungen
Institutional and technical sources of organizational structure explaining the structure of educational organizations
Protein–protein interactions essentials: Key concepts to building and analyzing interactome networks
Application of percolation, critical-path, and effective-medium theories for calculation of two-phase relative permeability
Pandemics depress the economy, public health interventions do not: Evidence from the 1918 flu
Excitation transfer in a disordered system and trace β-active nuclide depolarization
Smoothing of a ring homomorphism along a section
The politics of managing the Maine lobster industry: 1860 to the present
Hippocampal mechanisms for the context-dependent retrieval of episodes
Frequency-specific electrocorticographic correlates of working memory delay period fMRI activity
Is Bitcoin good for business? || Is bitcoin good for business?
Efficient graph generation with graph recurrent attention networks
Projection Wizard – An online map projection selection tool || Projection Wizard – an online map projection selection tool
A note on the ‘accelerationist’ controversy
La Torah d’Israël, chemin de sagesse écologique
Iten-English dictionary || ITEN-English dictionary
Saudis replacing Bedouin rifles with missiles
Nudging energy efficiency behavior: The role of information labels
Grammatical diffusion in Australia
Handwritten notes on Waray
Introducing a replication section || Introducing a Replication Section
La Caverne des trésors: les deux recensions syriaques [Translation] || La Caverne des trésors: Les deux recensions syriaques [Translation] || La caverne des trésors: les deux recensions syriaques [Translation]
Letter from S.H.J. Mindat to Luce, 15/8/1956
psychmeta: An R package for psychometric meta-analysis
Computer vision: Algorithms and applications
Foi et savoir: Les deux sources de la « religion » aux limites de la simple raison || Foi et Savoir: Les deux sources de la « religion » aux limites de la simple raison
Language lateralization by Wada test and fMRI in 100 patients with epilepsy
Junction tree variational autoencoder for molecular graph generation
Sancti patris nostri Basilii Cesareæ Cappadociæ archiepiscopi opera omnia quae exstant tomus secundus || Sancti Patris Nostri Basilii Cesareæ Cappadociæ Archiepiscopi Opera Omnia Quae Exstant Tomus Secundus
Languages of games and play Automating game design & enabling live programming || Languages of games and play automating game design & enabling live programming
Structure and deterioration of semantic memory: A neuropsychological and computational investigation
Arte en las misiones jesuíticas: Los espejos del mundo jesuítico-guaraní
Tebul Ure, a language of the Dogon group in northern Mali and its affinities || Tebul Ure, a language of the Dogon group in Northern Mali and its affinities
Limitations of PET-PEESE and other meta-analysis methods
The intermixed-blocked effect in human perceptual learning is not the consequence of trial spacing
Jisas hagö kabsaž iru udla
PC00095A: FIPA agent discovery service specification || PC00095A: FIPA Agent Discovery Service Specification
Lightweight and continuous architectural software quality assurance using the aSQA technique
Well-being, posttraumatic growth and benefit finding in long-term breast cancer survivors
Review of Franz Feldmann, Syrische Wechsellieder von Narses. Ein Beitrag zur altchristlichen syrischen Hymnologie, nach einer Handschrift der Königlichen Bibliothek in Berlin
Pompe disease: PAS-positive lymphocyte vacuoles as diagnostic screening test
Doing meta-analysis with R: A hands-on guide
Increasing toy engagement via response disequilibrium theory: A systematic replication
Retractions in science
A scientist’s fraudulent studies put patients at risk
Trajectories of PTSD: A 20-year longitudinal study
#WheresRey and the big Star Wars toy controversy, explained
Enhancing the television-viewing experience through commercial interruptions
Justice as impartiality
Review of Gerald R. Blaszczak, A formcritical study of selected odes of Solomon: Journal of Biblical Literature || Review of Gerald R. Blaszczak, A formcritical study of selected Odes of Solomon: Journal of Biblical Literature
Gender role socialization and adolescent health
L’influence de Newman sur Les yeux de la foi de Rousselot
Reverse mission: Transnational religious communities and the making of US foreign policy
An efficient time reductive photocatalytic degradation of carcinogenic dyes by TiO2-GO nanocomposite
Effects of visual stimulation using wooden-wall images with different amounts of knots on psychological and physiological responses
Decontamination of nuts
Stingless bee (Apidae: Apinae: Meliponini) ecology
Learning and evolution in games
Robust magnetic properties of a sublimable single-molecule magnet
An extension of Lomonosov’s techniques to non-compact operators
Theory of neural information processing systems
The adoption of photovoltaic systems in Wiesbaden, Germany
Participation of distributed energy resource aggregations in markets operated by regional transmission organizations and independent system operators; Notice inviting post-technical conference comments || Participation of distributed energy resource aggregations in markets operated by regional transmission organizations and independent system operators; notice inviting post-technical conference comments
A study of the economy of a rice growing village in central Thailand || A study of the economy of a rice growing village in Central Thailand
BYOD security: Using dual process theory to adapt effective security habits in BYOD
Un inédit de P. Rousselot: « idéalisme et thomisme » || Un inédit de P. Rousselot: « Idéalisme et thomisme »
Doctrine de l’apôtre Addaï
Regulatory arbitrage in teacher hiring and retention: Evidence from Massachusetts charter schools
Capítulo 7. Revisitando los «lugares de memoria» desde el trabajo etnográfico en procesos organizativos mapuche
Automatic artifact rejection for EEG data using high-order statistics and independent component analysis
Proceedings of the International FrameNet Workshop 2020: Towards a global, multilingual FrameNet
Four principles of transformative adaptation to climate change-exacerbated hazards in informal settlements
Networked communities: Citizen governance in the information age || Networked communities: Citizen governance in the Information Age
Grammar variational autoencoder
Facile synthesis of two‐dimensional PA‐Ag@C film for highly sensitive SERS detection
Tame the BeaST: The B to X of BibTeX
Theories of the information society
A sociolinguistic survey of Pagi and Kilmeri
On scrolls, artefacts and intellectual property
Retractions in the medical literature: Who is responsible for scientific integrity?
Using eye-tracking to predict cognitive workload in a control room environment
Learning coefficient heterogeneity over networks: A distributed spanning-tree-based fused-lasso regression
The fusiform face area: A module in human extrastriate cortex specialized for face perception
Las misiones jesuíticas de Moxos y Chiquitos: Una utopía cristiana en el oriente boliviano
Neural representations in human spatial memory
Molecular graph convolutions: Moving beyond fingerprints
Franz Matschinsky, MD (1931–2022): Paragon of scientific rigor and curiosity who discovered glucokinase as the pancreatic glucose sensor
Expected resurgence of ideals defining Gorenstein rings
Chemistry in advancing thermoelectric GeTe materials
Housework task hierarchies in 32 countries
Depolarized dynamic light scattering from optically anisotropic reaction-limited aggregates
Discovery of charge order in a cuprate Mott insulator
L’amour de Jesus au tres-saint sacrement de l’autel
Deep convolutional neural networks for computer-aided detection: CNN architectures, dataset characteristics and transfer learning
The Heta Indians: Fish in a dry pond
The structure of Kanuri society
Net neutrality law: An overview
Human capital: A theoretical and empirical analysis, with special reference to education
Mythes Sre: Trois pieces de litterature orale d’une ethnie austro-asiatique || Mythes Sre: trois pieces de litterature orale d’une ethnie austro-asiatique
“Mohammed and Charlemagne” by Henri Pirenne
Finite scale of spatial representation in the hippocampus
Odors are expressible in language, as long as you speak the right language
The gift of life: An introduction to issues and information sources
Effect of a case management intervention on symptoms of asthma in high risk children
Surface characterization of Nb cavity sections — Understanding the high field Q-slope || Surface characterization of Nb cavity sections — understanding the high field Q-slope
Are text-only data formats safe? Or, use this LaTeX class file to pwn your computer
Catholicisme: Les aspects sociaux du dogme
Coyle’s information highway handbook: A practical file on the new information order
Comparative politics and the synthetic control method
Comparison of energy consumption, color, ascorbic acid and carotenoid degradation in guava (Psidium guajava) pulp during conventional and ohmic heating
Where organisms meet the environment
Pattern recognition and machine learning
Culture and the evolutionary process
Determination of secondary metabolite production efficiency in Echinacea purpurea callus, shoot, and root in vitro cultures with methyl jasmonate applications
Role modeling is a viable retention strategy for undergraduate women in the geosciences
The priest, the Protestant and the poet: A study of syncretism and cross cultural communication in the work of East Asian translators Matteo Ricci, James Legge, and Arthur Waley
Text line extraction and baseline detection
Analysis of adaptive type-II progressively hybrid censoring with binomial removals
Zur Diatopie der deutschen Dialekte in Belgien
DDOST‐CDG: Clinical and molecular characterization of a third patient with a milder and a predominantly movement disorder phenotype
Assessing the robustness of power posing: No effect on hormones and risk tolerance in a large sample of men and women
Translating embeddings for modeling multi-relational data
Discourses in interaction
Devotion and onomasiology: The impresa of the Society of Jesus
Muonium states in semiconductors
The Ashanti Confederacy || The Ashanti confederacy
SegOptim—A new R package for optimizing object-based image analyses of high-spatial resolution remotely-sensed data
A glossarial index for the Sukhothai inscriptions
Are Emily and Greg more employable than Lakisha and Jamal? A field experiment on labor market discrimination
Enhancement of dielectric breakdown strength and its possible mechanism in triple-layered films formed by stacking resin layers with different relative dielectric constants
The role of social capital in achieving preferred customer status with manufacturing and service suppliers
Italy: Why no voluntary sector?
Escape dynamics in learning models
A quantitative analysis of pricing behavior in California’s wholesale electricity market during summer 2000
Household saving: Micro theories and micro facts
Karraker_JournMarFam_2013_Vj0p - Méndez-Chacón - Secondary data replication - 2g79y
Miwok material culture: Indian life of the Yosemite region || Miwok material culture: Indian life of the Yosemite Region
Eski Hissar, ein römisches Lagerkastell im Gebiet von Edessa
Mark von Hagen (21 July 1954–14 September 2019)
FragGeneScan: Predicting genes in short and error-prone reads
Simulating a skilled typist: A study of skilled cognitive-motor performance
Heterogeneity in direct replications in psychology and its association with effect size
Short-term risk prediction after major lower limb amputation: PERCEIVE study
Durruti in the Spanish Revolution || Durruti in the Spanish revolution
Analecta sacra Spicilegio Solesmensi parata
Spin-resolved electronic response to the phase transition in MoTe2
Agents and the algebra of emotion
Mastering differential equations: The visual method
The philosophy of social science
Propagation of uncertainty by logic sampling in Bayes’ networks
Crisis book browsing: Restructuring the retail shelf life of books
Text analysis of cases description in urban management field based on knowledge atlas
Understanding a college-going culture in the secondary level for at-risk students
A data-driven analysis of workers’ earnings on Amazon Mechanical Turk
L’Ésprit de saint Thomas d’après un livre récent || L’ésprit de saint Thomas d’après un livre récent
The relationship between color and mechanical properties of heat-treated wood predicted based on support vector machines model
Prävention von sexuellem Missbrauch: Eine Daueraufgabe, die Beharrlichkeit und nachhaltige Prozesse braucht
Phosphane-free palladium-catalyzed coupling reactions: The decisive role of Pd nanoparticles
Foundation and Earth
Precision measurements of the magnetic field dependence of the penetration depth in YBCO: An experimental study of the nonlinear Meissner effect
Controlled tasks for model analysis: Retrieving discrete information from sequences
PublicationBias: Sensitivity analysis for publication bias in meta-analyses
Paschalʹnaja tajna: Bogoslovie trech dnej
The fault is not in ourselves, but in our methods: Comment on Schwarz
The Cherokees: A population history
A framework for organization-aware agents (extended abstract) || A framework for organization-aware agents (Extended abstract)
Competence in lexical semantics
Small pieces loosely joined
Vieira e o serviço da fé
All roads lead to Constantinople: Exploring the Via Militaris in the medieval Balkans, 600–1204
Comparing satellite and ground-based measurements of environmental suitability for vector mosquitoes in an urban landscape
Congressional pictorial directory: 116th Congress
The syneresis of renneted milk gels
Governing the present: Administering economic, social and personal life
Procurement and allocation of solid organs for transplantation
Anaphora and discourse structure
Temporal difference models and reward-related learning in the human brain
Marketing your new business
Replication of a study about the impact of method chaining and comments on readability and comprehension
Wavelab and reproducible research
Concentration dependent feeding on imidacloprid by behaviorally resistant house flies, Musca domestica L. (Diptera: Muscidae)
Two congener-specific models estimate PCB TEQ hazard to American mink (Neovison vison) living near a western New York creek || Two congener-specific models estimate PCB TEQ hazard to American mink (Neovison vison) living near a Western New York creek
Multilevel models for meta-analysis, and their application to absolute risk differences
Dorsal and ventral stream interaction: Contributions from optic ataxia
On proper coverings of Artin stacks
Lu_OrgBehavior_2017_N8pB - Baskin - New data replication - 2ggz2
Demystifying riba through the methodology of Muslim jurists || Demystifying Riba through the methodology of Muslim jurists
Observations on the Shilluk of the Upper Nile. Customary law: Marriage and the violation of rights in women
Tax news: Identifying the household consumption response to tax expectations using municipal bond prices
Quantitative research and theory building: Dubin’s method
Religious attendance and health behavior in cross-national perspective: The role of religious context
The office of Peter and the structure of the church || The office of Peter and the structure of the Church || The Office of Peter and the structure of the Church
Tensor Gaussian process with contraction for multi-channel imaging analysis
The effects of frequency, font, and context on episode-based repetition priming
Construction site for possible worlds
Local strong solutions to the full compressible Navier--Stokes system with temperature-dependent viscosity and heat conductivity
Exploiting task-oriented resources to learn word embeddings for clinical abbreviation expansion
Social foundations of postindustrial economies
Psychological impact of fire disaster on children and their parents
Functional specificity in the human brain: A window into the functional architecture of the mind
Theo-poetics: Hans Urs von Balthasar and the risk of art and being || Theo-poetics: Hans Urs von Balthasar and the risk of art and Being
Did Isaiah really see God? The ancient discussion about Isaiah 6:1
Performance circuits in the marketplace
African-centered social work in the 21st century: A content analysis
Réflexions sur l’origine syriaque de l’écriture arabe
Unsupervised learning of narrative event chains
Obama courts AIPAC before Netanyahu meeting
Status and status strain in the professions
My return to Judaism
Posttraumatic stress disorder and HIV risk among poor, inner-city women receiving care in an emergency department
The family structure of Banyang society
Fiscal policy and debt management with incomplete markets
A note on in idipsum in St. Augustine || A note on In idipsum in St. Augustine || A note on In Idipsum in St. Augustine
One-year trajectories of depression and anxiety symptoms in older patients presenting in general practice with musculoskeletal pain: A latent class growth analysis
Can the ancestors speak? Religious education, who and how
Endogenous preferences: The cultural consequences of markets and other economic institutions
The development of an areal interpolation ArcGIS extension and a comparative study
Formatting open science: Agilely creating multiple document formats for academic manuscripts with Pandoc Scholar
Estimating phylogenetic trees
Findings of the Third Workshop on Automatic Simultaneous Translation
Der beste Elektroinstallateur Europas kommt aus Hütten
Plantar fascia thickness and first metatarsal mobility in patients with diabetes and neuropathy
Measurement of quantum defects of nS and nD states using field ionization spectroscopy in ultracold cesium atoms
Convergence of least squares learning mechanisms in self-referential linear stochastic models
Situated simulation in the human conceptual system
Fé e ideologia na teologia da libertação: Inter-relações na obra de Juan Luis Segundo
Atrophy, hypometabolism and white matter abnormalities in semantic dementia tell a coherent story
State of Australia’s Indigenous languages
Makah marriage patterns and population stability
A systematic review of retracted publications in emergency medicine
Some new aspects of Cayley-quantum theory
Kärlekens cirkel 101 bibelbetraktelser
Essai de la grammaire de la langue baguirmienne
Tixagevimab plus cilgavimab does not affect the interpretation of electrophoretic and free light chain assays
Money as a medium of exchange in an economy with artificially intelligent agents
Collision detection for six-DOF serial robots force/position hybrid control based on continuous friction model
Nos limites: pour une écologie intégrale || Nos limites: Pour une écologie intégrale
Bypassing the combinatorial explosion: Using similarity to generate and prioritize t-wise test configurations for software product lines || Bypassing the combinatorial explosion: Using similarity to generate and prioritize T-wise test configurations for software product lines
What is a game mechanic?
Micro data, heterogeneity, and the evaluation of public policy: Nobel lecture || Micro data, heterogeneity, and the evaluation of public policy: Nobel Lecture
Primary study quality in psychological meta-analyses: An empirical assessment of recent practice
Linear processing techniques
Seizurogenic effect of perfluorooctane sulfonate in zebrafish larvae
The duty to give reasons in the European legal area: A mechanism for transparent and accountable administrative decision-making? A comparison of Belgian, Dutch, French and EU administrative law
Social exchange theory: The two traditions
Message of John Paul II on the occasion of the International Symposium on the Dignity and Rights of the Mentally Disabled Person
Natural resource abundance and economic growth
Transformative answers: One way to resist a question’s constraints
The precipitating factor of diabetic ketoacidosis for patients admitted intensive care unit at Prince Rashid Hospital in Jordan
The ground beneath the cross: The theology of Ignacio Ellacuría
Interaction terms in logit and probit models
PTSD and depression among displaced Chinese workers after the World Trade Center attack: A follow-up study
IPython: A system for interactive scientific computing
La Grâce d’après sait Jean et saint Paul || La grâce d’après sait Jean et saint Paul
Autism and the technical mind
Individual differences predict drivers hazard perception skills
Are indicators of faculty members’ credibility associated with how often they present research evidence to public or partly government-owned organisations? A cross-sectional survey
Review of Jan Willem Drijvers, Helena Augusta. The mother of Constantine the Great and the legend of her finding of the true cross, (Brill’s Studies in Intellectual History, 27) || Review of Jan Willem Drijvers, Helena Augusta. The mother of Constantine the Great and the legend of her finding of the True Cross, (Brill’s Studies in Intellectual History, 27)
esc: Effect size computation for meta analysis (version 0.5.1) || esc: Effect size computation for meta analysis (Version 0.5.1)
The complete little world of Don Camillo
Pragmatism, realism and hermeneutics
Theory of spin-lattice relaxation in anharmonic crystals
Clear Lake Pomo society
Origenis Hexaplorum quae supersunt: sive, Veterum interpretum Graecorum in totum Vetus Testamentum fragmenta: Post flaminium nobilium, Drusium, et Montefalconium, adhibita etiam versione Syro-Hexaplari, concinnavit, emendavit, et multis partibus auxit: Tomus II Fasculus I: Jobus, Psalmi, Proverbia, Ecclesiates, Canticum Canticorum || Origenis Hexaplorum quae supersunt: Sive, Veterum interpretum Graecorum in totum Vetus Testamentum fragmenta: Post flaminium nobilium, Drusium, et Montefalconium, adhibita etiam versione Syro-Hexaplari, concinnavit, emendavit, et multis partibus auxit: Tomus II Fasculus I: Jobus, Psalmi, Proverbia, Ecclesiates, Canticum Canticorum
Pierre Bourdieu and democratic politics
Beyond Stanislavsky: The influence of Russian modernism on the American theatre
Digital government case studies
Altruism as an organizational problem: The case of organ procurement
Hugo Storni S.J. (1922–2008)
Convolution and correlation in perception and memory
Pretrauma problems, prior stressor exposure, and gender as predictors of change in posttraumatic stress symptoms among physically injured children and adolescents
Hiding and revealing in online poker games
Women’s rights as human rights: Toward a re-vision of human rights
The Cochrane Collaboration’s tool for assessing risk of bias in randomised trials
Circulation of US daily newspapers, 1924, Audit Bureau of Circulations. (Version V4)
A phenomenological inquiry into the lived experiences of persons diagnosed with dissociative identity disorder
Bayesian evaluation of three serological tests for diagnosis of Brucella infections in dromedary camels using latent class models
Using the R statistical data analysis language on GRASS 5.0 GIS database files
HLA class I binding prediction via convolutional neural networks
D-PLACE dataset derived from Wessel and Smith 2015 ‘Global Self-consistent, Hierarchical, High-resolution Geography Database’ || D-PLACE dataset derived from Wessel and Smith 2015 ‘Global self-consistent, hierarchical, high-resolution geography database’
Mine geological environmental survey
Cinq grandes odes
Athena: Constructing dialogues dynamically with discourse constraints
The scientific revolution and its repercussions on the translation of technical discourse || The Scientific Revolution and its repercussions on the translation of technical discourse
The space between us: Stereotype threat and distance in interracial contexts
Scaling reinforcement learning techniques via modularity
‘Common language’ in the workplace: An approach devoid of social perspective?
Heaven’s kitchen: Living religion at God’s Love We Deliver || Heaven’s Kitchen: Living religion at God’s Love We Deliver
Place cells and place recognition maintained by direct entorhinal-hippocampal circuitry
Towards a pragmatist-inspired philosophy of social science
Sull’unirazionalità dell’ipersuperficie algebrica di qualunque ordine e dimensione sufficientemente alta
Strategies for heavy metals remediation from contaminated soils and future perspectives
Below average temperatures forecast across NZ for first half of July
Reading an ‘Oriental book’: American Protestants, the Bible, and the Jews 1883–1910 || Reading an ‘oriental book’: American Protestants, the Bible, and the Jews 1883–1910
Ritualization and early American music
Predictive low-rank decomposition for kernel methods
Dealings with the Inquisition; or, Papal Rome, her priets, and her Jesuits || Dealings with the Inquisition; or, papal Rome, her priets, and her Jesuits
Regional bias in late antique and early medieval coin finds and its effects on data: Three case studies
An overview of retraction status and reasons of non-Cochrane systematic reviews in medicine [preprint, Research Square]
Sliced-Wasserstein on symmetric positive definite matrices for M/EEG signals
Is it light or dark? Recalling moral behavior changes perception of brightness
Enterprise continuous integration using binary dependencies
Psychometrics: An introduction
Graph clustering and model learning by data compression
Frustrated authors: We can help you...
Rotation of molecules and nuclear spin relaxation
On a simple algorithm to calculate the ‘energy’ of a signal
Irreversibility and aggregate investment
Il sangue del costato del Salvatore in Sant’Efrem di Nisibi
‘Suddenly the bone snapped in two’: Freud, fantasy, and Taran Wanderer
Research synthesis: The practice of cognitive interviewing
International financial policy: Essays in honor of Jacques J. Polak
How did U.S. consumers use their stimulus payments?
L’héritage de José de Acosta
Imperfect insurance and differing propensities to consume across households
A clockwork orange
Mary in the Syriac Christian tradition and Islam: A comparative study
The Boost C++ libraries || The Boost C++ Libraries
Individual differences in attentional control predict working memory capacity in adults who stutter
Pirate paper website Sci-Hub dealt another blow by US courts
Encountering grace in Mark 7:24–30: Interpreting the story of the Syrophoenician woman using Karl Rahner’s theology of grace || Encountering grace in Mark 7:24–30: Interpreting the story of the Syrophoenician Woman using Karl Rahner’s theology of grace
Loan originations and defaults in the mortgage crisis: The role of the middle class
Literary analogies in rabbinic and Christian monastic sources || Literary analogies in Rabbinic and Christian monastic sources
Relationship between the five-factor model of personality and Axis I disorders in a nonclinical sample
Change request number 2022-024: Adopted split [ksa], adopted create [izm], adopted create [rsw] (2023-01-20)
An invariant form for the prior probability in estimation problems
The reception of a theory: A provisional syllabus of Boscovich literature, 1746–1800
Keratinocyte growth factor stimulates growth of p75+ neural crest lineage cells during middle ear cholesteatoma formation in mice
Value of human capital in transition to market: Evidence from Slovenia
Numerical investigation on tensile behavior of three-dimensional six-directional braided composites
The Montreal Protocol at 20: Ongoing opportunities for integration with climate protection
Review of Naama Pat-El, Perspectives on linguistics and ancient languages
D-PLACE dataset derived from Murdock and White 1969 ‘Standard Cross-Cultural Sample’ || D-PLACE dataset derived from Murdock and White 1969 ‘Standard cross-cultural sample’
Nisibe (école de)
Particle swarm optimization methods for pattern recognition and image processing
An analytical heat wave definition based on the impact on buildings and occupants
Small sample adjustments for robust variance estimation with meta-regression
A WISE survey of circumstellar disks in Taurus
Presence of spontaneous pain and comorbid pain conditions identifies vulvodynia subgroups
Rethinking kink: Sadomasochism as serious leisure
METL: A modern ETL pipeline with a dynamic mapping matrix
Postdeployment suicidal ideations and trajectories of posttraumatic stress disorder in Danish soldiers: A 3-year follow-up of the USPER Study || Postdeployment suicidal ideations and trajectories of posttraumatic stress disorder in Danish soldiers: A 3-year follow-up of the USPER study
Instance-based utile distinctions for reinforcement learning with hidden state
The Chicago manual of style, 17th edition || The Chicago Manual of Style, 17th edition
Populating the Data Ark: An attempt to retrieve, preserve, and liberate data from the most highly-cited psychology and psychiatry articles
Glucocorticoid receptor activation lowers the threshold for NMDA-receptor-dependent homosynaptic long-term depression in the hippocampus through activation of voltage-dependent calcium channels
La iconografia de sant Francesc de Borja: Una primera aproximació a partir de l’estampa
A contribution to computer typesetting techniques: Tables of coordinates for Hershey’s repertory of occidental type fonts and graphic symbols
The cost of procuring market-inalienable human organs
Traditional and Roth individual retirement accounts (IRAs): A primer || Traditional and Roth Individual Retirement Accounts (IRAs): A primer
基于部分酸水解-亲水作用色谱-质谱的黄芪多糖结构表征
Induced alpha band power changes in the human EEG and attention
Letter from Eugenie (Henderson) to Luce, 31/1/1961
Forging industrial policy: The United States, Britain and France in the railway age || Forging industrial policy: The United States, Britain and France in the Railway Age
Review of Zeki Joseph, Mor Gabriel aus Beth Qustan: Leben und Legende eines Syrischen Abtbischofs || Review of Zeki Joseph, Mor Gabriel aus Beth Qustan: Leben und Legende eines syrischen Abtbischofs
Neuropsychiatric and psychologic effects of A-bomb radiation
Replicar los datos para: Genetic diversity in a restricted-dispersal kissing bug: The center-periphery hypothesis halfway
Biclique graphs of interval bigraphs
Verfassungs- und unionsrechtliche Zukunftsfragen des steuerlichen Leistungsfähigkeitsprinzips
De probatis sanctorum vitis, quas tam ex MSS. codocibus, quam ex editis authoribus || De Probatis Sanctorum Vitis, Quas tam ex MSS. Codocibus, quam ex editis Authoribus
Great Whale River, Quebec
An exposition of Christian doctrine, as taught in the Protestant Church of the United Brethren, or, Unitas Fratrum || An exposition of Christian doctrine, as taught in the Protestant church of the United Brethren, or, Unitas Fratrum
An eigenanalysis interference canceler
Inductively defined types
The Cambridge companion to Adam Smith
Notes ethnographiques sur les peuples communement appeles Bakuba
Survival estimates and hunter outreach are priorities for the collaborative harvest management of emperor goose in Alaska
Measurement of beta asymmetry in the decay of polarized neutrons
How transferable are features in deep neural networks?
Illinois and Indiana
The directly imaged exoplanet host star 51 Eridani is a Gamma Doradus pulsator || The directly imaged exoplanet host star 51 Eridani is a gamma Doradus pulsator
Le saint comme symbole
β-NMR of LiCl. 7 D2O in the glassy and the liquid state
[87] Data Replicada #5: Do human-like products inspire more holistic judgments?
Difference-in-differences hedonics
Entropy production and Lyapunov instability at the onset of turbulent convection
Conceiving the research question and developing the study plan
Standardising and harmonising research data policy in scholary publishing
Measuring market inefficiencies in California’s restructured wholesale electricity market
Using big data to estimate consumer surplus: The case of Uber
deepNF: Deep network fusion for protein function prediction
Field crops newsletter: Allelopathic effect of alfalfa on sugarbeets; safflower for 1989?; U.C. regional wheat tests; U.C. regional barley tests; U.C. regional alfalfa variety yield trials; early beet planting; sustainable agriculture--program announcement; ecological farm conference; corn test plot results
DocEE: A large-scale and fine-grained benchmark for document-level event extraction
Jakob von Sarug
Descent, perfection and the comparative method since Leibniz
Shifting the possible: How trusted systems and digital property rights challenge us to rethink digital publishing
Category-related recognition defects as a clue to the neural substrates of knowledge
War and the crisis of language
Lack of involvement of medical writers and the pharmaceutical industry in publications retracted for misconduct: A systematic, controlled, retrospective study
Global existence and decreasing property of boundary values of solutions to parabolic equations with nonlocal boundary conditions
Aspecto no Kaingang
Specifying minimum build system requirements for Python projects
Politics of Latin America: The power game
Explaining suicide in the Imperial German Army || Explaining suicide in the imperial German army
The influence of perceived teacher and peer supports and barriers in female Spanish engineering undergraduates through their own voices
The relationship between central and peripheral oxytocin concentrations: A systematic review and meta-analysis protocol
Progress in the R ecosystem for representing and handling spatial data
Retrato del jesuita
New historical atlas of religion in America
Recherches sur la théorie des quanta
Line by line: Nineteenth-century British poets and the process of reading
Is it feasible to outsource the remote monitoring of implantable cardiac defibrillators in a large tertiary hospital?
‘Laudato Si’: Engaging Islamic tradition and implications for legal thought || ‘Laudato si’: Engaging Islamic tradition and implications for legal thought
Proceedings of the First Workshop on Computational Approaches to Compound Analysis (ComAComA 2014)
A general theory of demand for information about product quality
Q&A: Michael Lewis on the future of Europe’s economy
When your world must be defended: Choosing products to justify the system
An agent-based framework for interoperability
The building blocks of interpretability
A dynamic causal modeling study on category effects: Bottom–up or top–down mediation?
trackdown: Collaborative writing and editing of R Markdown (or Quarto / Sweave) documents in Google Drive
Letter from Harry Shorto to Luce, 16/9/1956
Aesthetic measures for automated document layout
Toward a community psychology transformative praxis: A descriptive review
June 27, 2005 Appendix a guide for newcomers to agent-based modeling in the social sciences || June 27, 2005 appendix a guide for newcomers to agent-based modeling in the social sciences || June 27, 2005 Appendix A guide for newcomers to agent-based modeling in the social sciences
Efficient recognition of omni-font characters using models of human pattern perception
Dephasing and dissipation in qubit thermodynamics
A statistical hypothesis testing strategy for adaptively blending particle filters and ensemble Kalman filters for data assimilation
MATHA Armand, Louis || Matha Armand, Louis
Od události k ideji
The fluidity of warrants: Using the Toulmin model to analyse practical discourse || The fluidity of warrants: Using the Toulmin Model to analyse practical discourse
Extremal edge: A powerful cue to depth perception and figure-ground organization
Subsistence ecology of !Kung Bushmen
The application of chromatography-mass spectrometry: Methods to metabonomics
A case study of open source software development: The Apache server
Déconstruction phénoménologique et théologique de la modernité occidentale: Michel Henry, Hans Urs von Balthasar et Jean Luc Marion
Digital mosaics: The aesthetics of cyberspace
Constructing recursion operators in intuitionistic type theory
Too complex to work? The GDPR procedural regulation || Too complex to work? The GDPR Procedural Regulation
Glycan modulation of insulin‐like growth factor‐1 receptor
Upper Koyukon River Koyukon Athapaskan social culture: An overview
Ideational apraxia and naturalistic action
The relationship between mean platelet volume and the mortality of patient severe head trauma; first study
List of Chinese classifiers
Kenya surpasses global average of female board directors
Interaction and the standardized survey interview: The living questionnaire
Line generalisation by repeated elimination of points
Posttraumatic stress in survivors 1 month to 19 years after an airliner emergency landing
Who bears aggregate fluctuations and how?
Le De Anima dans la tradition grècque: Quelques aspects de l’interpretation du traité, de Theophraste à Themistius || Le De anima dans la tradition grècque: Quelques aspects de l’interpretation du traité, de Theophraste à Themistius
A scoping review of retracted publications in anesthesiology
Looking for limbs in all the right places
Cytogenetic status of patients with congenital malformations or suspected chromosomal abnormalities in Turkey: A comprehensive cytogenetic survey of 11,420 patients
Praxis des Beton- und Stahlbetonbaus: Wissensgrundlagen für die Baustelle und das Ingenieurbüro
Regression testing of web service: A systematic mapping study || Regression testing of Web service: A systematic mapping study
Beschreibung Chinas zur Unterhaltung des Königs: Alonso Sánchez’ dritter Bericht über die Angelegenheit Chinas (1588)
A qualitative and quantitative analysis of open citations to retracted articles: The Wakefield 1998 et al.’s case [Online first]
Statistics of random processes I: General theory
Francisco Xavier, o amigo apóstolo
Introduction: The argument in brief, In: Patent failure: How judges, bureaucrats, and lawyers put innovators at risk || Introduction: The argument in brief, in: Patent failure: How judges, bureaucrats, and lawyers put innovators at risk
What is legal doctrine? On the aims and methods of legal-dogmatic research
XC00093B: FIPA messaging interoperability service specification || XC00093B: FIPA Messaging Interoperability Service Specification
Laennecs’ mediate auscultation: Child’s play
Appendix B: Historical data
Tongue-root and register in Mon-Khmer
The U.S. organ procurement system: A prescription for reform
XC00011B: FIPA RDF content language specification || XC00011B: FIPA RDF Content Language specification || XC00011B: FIPA RDF Content Language Specification
Phase-locking within human mediotemporal lobe predicts memory formation
The long 7th century BCE at Tel Shiqmona (Israel): A high resolution chronological tool for the Levant and the Mediterranean
Love’s labour’s lost: The failure of traditional selection practice in the acquisition of humanities electronic texts
Sequential markets, market power, and arbitrage
Bootstrap confidence intervals
Classical sociological theory
California kinship terminologies
The value of electricity reliability: Evidence from battery adoption
Comparison of methods for deriving atomic charges from the electrostatic potential and moments
An information-theoretic characterization of morphological fusion
The solidarity of kin: Ethnohistory, religious studies, and the Algonkian-French religious encounter
Stable terahertz wave dissemination over underground fiber network with optical phase correction
How charts lie
Business cycle dynamics under rational inattention
Журнал физической химии
Instructions and observations of our church for the entire year: A translated edition of a Roman Jesuit liturgical manual from 1584–1585 || Instructions and observations of our Church for the entire year: A translated edition of a Roman Jesuit liturgical manual from 1584–1585
A developmental perspective on personality in emerging adulthood: Childhood antecedents and concurrent adaptation
Neuroanatomic lesion localization
The selection of a typesetting system for journalism instruction at Oklahoma State University and production of the Daily O’Collegian
Characterization of weighted complex networks
DeepCpG: Accurate prediction of single-cell DNA methylation states using deep learning
Replicating the effects of a teacher-scaffolded voluntary summer reading program: The role of poverty
XProc: An XML pipeline language
Producer prices versus consumer prices in the measurement of risk sharing
New directions (1989–2014)
The outsourced self: Intimate life in market times
Cataloging in the 21st century - part 2: Digitization and information standards || Cataloging in the 21st century - Part 2: Digitization and information standards
A dedicated laser-polarization line at ISOLDE
The audience for abstract art: Class, culture and power
One world, ready or not: The manic logic of global capitalism
Proceedings of SLPAT 2015: 6th Workshop on Speech and Language Processing for Assistive Technologies
The meaning structure of social networks
Collimation of dense plasma jets created by low-energy laser pulses and studied with soft x-ray laser interferometry
The scalable precision medicine open knowledge engine (SPOKE): A massive knowledge graph of biomedical information
Understanding the role of feedback in online learning with switching costs
Jakobshavn Glacier bed elevation || Jakobshavn glacier bed elevation
Level of destructive obedience as a function of transmitter and executant roles in the Milgram obedience paradigm
Sociologizing metaphysics and mind: A pragmatist point of view on the methodology of the social sciences
A Basketmaker II S-shaped grooved stick from central eastern Utah || A Basketmaker II S-shaped grooved stick from Central Eastern Utah
Positive and negative facial valence perception are modulated differently by eccentricity in the parafovea
Gradients of 50 MV/m in TESLA shaped cavities via modified low temperature bake
Economic possibilities for our grandchildren
GNU Scientific Library reference manual
Beh Isho‘ Kamulaya’s Syriac discourses on the monastic way of life: Edition, English translation, and introduction
Uncertainty and consumer durables adjustment
Radiation assisted development of linear low density polyethylene/flax fibre composites by designing interface
A dynamic model of demand for houses and neighborhoods
TrueType the digital font technology
Pilgrim fellowship of faith: The church as communion || Pilgrim fellowship of faith: The Church as communion
Fonologı́a del guambiano
Positive and negative moods differently affect creative meaning processing in both the native and non-native language
Comparison of two methods to detect publication bias in meta-analysis
Je li vrijeme Karla Rahnera prošlo? Pripomene o stanju recepcije toga isusovačkog teologa bez apologetske nakane
The intergenerational effects of the Vietnam draft on risky behaviors || The intergenerational effects of the Vietnam Draft on risky behaviors
The structural transformation of the public sphere: An inquiry into a category of bourgois society
Discriminant validity of well-being measures
Oceanographic consequences of the Bransfield Strait (Antarctica) opening
Psychometric status and clinical utility of the MAYSI-2 with girls and boys in juvenile detention
Credible public policy
Foi et justice
Children of the 90s: Coming of age
Efficient biosynthesis of α‐aminoadipic acid via lysine catabolism in Escherichia coli
El Colegio de San Juan Nepomuceno, 1878–1914: Presencia de los Jesuitas desde Saltillo
A survey on deep learning in medical image analysis
The intellectual life: Its spirit, conditions, methods
Effects of the electron energy distribution function on modeled x-ray spectra
Is centralised General Data Protection Regulation enforcement a constitutional necessity?
The effects of a universal child benefit
Coding elementary contributions to dialogue: Individual acts versus dialogical interactions
The art of writing science
Human pharmacokinetics of LYS006, an oral leukotriene A4 hydrolase inhibitor displaying target-mediated drug disposition
Norbert Elias: An introduction
Recognising bias in studies of diagnostic tests part 2: Interpreting and verifying the index test
Review of Gilles Quispel, Tatian and the Gospel of Thomas: Studies in the history of the western Diatessaron || Review of Gilles Quispel, Tatian and the Gospel of Thomas: Studies in the history of the Western Diatessaron
Discourse, pragmatics, conversation, analysis
Jésus et l’éthique: “va et fais de même !” || Jésus et l’éthique: “Va et fais de même !”
Discourses of climate delay in American Reddit discussions
Adam: A method for stochastic optimization
Problem solving with reinforcement learning
Robust permanent income and pricing
Die pneumatologisch-anthropologischen Ansätze in der Trinitätslehre des Dionysius Petavius und ihr Einfluss auf die ‘Römische Schule’ um Carlo Passaglia und Johann Baptist Franzelin
The view-graph approach to visual navigation and spatial memory
Some attitudes toward typesetting machines in the nineteenth century
Manual de sentença trabalhista: Compreendendo a técnica da setença trabalhista para concurso || Manual de sentença trabalhista: compreendendo a técnica da setença trabalhista para concurso
Australian territorial organization
Obshchina i obychnoe pravo udel’nyh krest’jan Simbirskoj gubemii v kontse XVIII - pervoj polovine XIX veka
Poczucie jakości życia a swoboda działania i odpowiedzialność
BMUG font ROM B1
A new goodness‐of‐fit measure for probit models: Surrogate R2
SimCon: A context simulator for supporting evaluation of smart building applications when faced with uncertainty
SALANNE René, Jean || Salanne René, Jean
The Royal Society Corpus 6.0: Providing 300+ years of scientific writing for humanistic study
Open letter to Baghdadi
On the relative independence of thinking biases and cognitive ability
Arlie Russell Hochschild: Das gekaufte Herz. Zur Kommerzialisierung der Gefühle
Large-scale genetic investigation of nematode diversity and their phylogenetic patterns in New Zealand’s marine animals
Cocoa and chocolate in human health and disease
Liberals filibuster opposition call for inquiry into parliamentary funds paid to Trudeau’s close friend
Posttraumatic stress and symptom improvement in Norwegian tourists exposed to the 2004 tsunami - a longitudinal study || Posttraumatic stress and symptom improvement in Norwegian tourists exposed to the 2004 tsunami - A longitudinal study
Christianity appropriated: Conversion and the intercultural process
Automatic detection of image manipulations in the biomedical literature article
The effect: An introduction to research design and causality
A dynamic programming approach to estimate the capacity value of energy storage
Quantifying support for the null hypothesis in psychology: An empirical investigation
Response to comments on: Two-year clinical outcomes following lower limb endovascular revascularisation for chronic limb-threatening ischaemia at a tertiary Asian vascular centre in Singapore
Scholarly journal publishing in transition- from restricted to open access
Transplant: A family chronicle
Pavao Maček, Pogledići i Malenići. Dva plemenita roda od Kurilovca: S priloženim rodoslovnim stablima
Acta Antiquiora auctore Jacobo Sarugensi || Acta antiquiora auctore Jacobo Sarugensi
Sancti patris nostri Epiphanii Constantiæ sive Salaminis in Cypro episcopi operum omnium tomus secundus || Sancti Patris Nostri Epiphanii Constantiæ Sive Salaminis in Cypro Episcopi Operum Omnium Tomus Secundus
Challenges in testing resilient packet ring || Challenges in testing Resilient Packet Ring
The Oxford annotated Mishnah: A new translation of the Mishnah with introductions and notes
Theories of multiple equilibria-a critical reexamination. Part I: Barotropic models || Theories of multiple equilibria-A critical reexamination. Part I: Barotropic models
Mediterranean commerce in the Middle Ages: A survey of Byzantine, Muslim and Italian merchant shipping
Utilizing correspondence analysis to characterize the mental health of cardiac patients with diabetes
Visualization of osteocalcin and bone morphogenetic protein 2 (BMP2) secretion from osteoblastic cells by bioluminescence imaging
Speeding up subjective video quality assessment via hybrid active learning
Deliberate normative agents
Equation-of-state measurements of polyimide at pressures up to 5.8 TPa using low-density foam with laser-driven shock waves
Thimbleweed Park im Test: Adventure-Comeback von Ron Gilbert
The material culture of the Klamath Lake and Modoc Indians
Risk factors of COVID-19 mortality: A systematic review of current literature and lessons from recent retracted articles
Trajectories of resilience, depression, and anxiety following spinal cord injury
Formal existential ethics in the thought of Bernard Lonergan and Ignatius of Loyola
Contextual sensitivity in scientific reproducibility
Lumbrokinase regulates endoplasmic reticulum stress to improve neurological deficits in ischemic stroke
Changes in the income distribution and aggregate consumption
New Israel/New England: Jews and Puritans in early America || New Israel/New England: Jews and Puritans in Early America
Contextual modulation outside of awareness
Hurricane Iniki: Measuring the long-term economic impact of a natural disaster using synthetic control
Origin of the elements
Why articles in arts and humanities are being retracted?
Diverse and faithful knowledge-grounded dialogue generation via sequential posterior inference
The languages in the Schraeder ranges || The languages in the Schraeder Ranges
Copy of letter to W. Hackett from U On Gaing, dated 1/8/1948
Less stigma or more financial distress: The extraordinary increase in bankruptcy filings
More accurate student modeling through contextual estimation of slip and guess probabilities in Bayesian knowledge tracing
Le commentaire des Psaumes 33-60 d’Ibn aṭ-Ṭayib reflet de l’exegese syriaque orientale. Édition critique, traduction, étude et thèmes choisis
Athanasius Kircher und das Theater des Wissens
Deep recurrent attention models for histopathological image analysis
Questionnaire assessment of memory complaints
In tune with the world: A theory of festivity
Logically rectangular mixed methods for Darcy flow on general geometry
Literatur aus Literatur: Zum Tode des Übersetzers Ralph Manheim || Literatur aus Literatur: zum Tode des Übersetzers Ralph Manheim
El humanismo ‘navré’ y nacimiento de la espiritualidad ignaciana
Quelques aspects de la nucléation des bulles de Champagne dans une flûte et de leur ascension à petits nombres de Reynolds
Genes, mind and culture: The coevolutionary process
Anchors weigh more than power: Why absolute powerlessness liberates negotiators to achieve better outcomes
Using behavioral insights in early childhood interventions: The effects of Crianza Positiva e-messaging program on parental investment
Temporal characteristics of retracted articles
Admissible market data structures: A complete characterization
Les carnassiers des phosphorites du Quercy: Évolution et phylogénie d’après P. Teilhard de Chardin
Diagnostic applications of nuclear medicine: Kidney and bladder cancer
Euphrate et Tigre: barrières ou voies de communication? || Euphrate et Tigre: Barrières ou voies de communication?
HyperText 2.0: The convergence of contemporary critical theory and technology
Les limites de Limite
Data sharing, management, use, and reuse: Practices and perceptions of scientists worldwide
SC00035H: FIPA subscribe interaction protocol specification || SC00035H: FIPA Subscribe interaction protocol specification || SC00035H: FIPA Subscribe Interaction Protocol Specification
Relativistically induced transparency acceleration of light ions by an ultrashort laser pulse interacting with a heavy-ion-plasma density gradient
Ressourcement theology: A sourcebook
Expertise in emotion: A scoping review and unifying framework for individual differences in the mental representation of emotional experience
Electrophysiological mapping for the implantation of deep brain stimulators for Parkinson’s disease and tremor
Draft letter from Luce to Eugenie Henderson, 25/2/1956
Draft letter to Eugénie (Henderson), dated 15/5/1977
Statistical equilibrium in one-step forward looking economic models
Predicting DNA methylation state of CpG dinucleotide using genome topological features and deep networks
Consumption growth parallels income growth: Some new evidence
Behavioral macroeconomics and macroeconomic behavior
Implicit attitude formation through classical conditioning
Dielectric investigations of the dynamics of the hexatic-hexatic transition in a chiral liquid crystal
Gramática da língua Kanoê
Attempts to escape the logic of capitalism
Learning Arabic in Renaissance Europe (1505–1624)
`;
