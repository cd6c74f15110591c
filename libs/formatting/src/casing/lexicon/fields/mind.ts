/** Names by what they are called: tests, studies and bodies of psychology and medicine. Of several words, and of one. */
export const MIND = `
100,000 Genomes Project|1000 Genomes Project|16 Personality Factor Questionnaire|1970 British Cohort Study
AAMR Adaptive Behavior Scale|ADHD Rating Scale|AI Now Institute|AIDS Memorial Quilt|ALS Functional Rating Scale
Aachen Aphasia Test|Aaron Antonovsky|Abbey Pain Scale|Abbreviated Injury Scale|Abbreviated Math Anxiety Scale
Abbreviated Mental Test|Abbreviated Mental Test Score|Abdul Latif Jameel Poverty Action Lab|Abecedarian Project
Aberdeen Birth Cohorts|Aberdeen Children of the 1950s|Aberdeen Children of the 1950s Study
Aberdeen Maternity and Neonatal Databank|Aberrant Behaviour Checklist|Abnormal Involuntary Movement Scale
Aboriginal and Torres Strait Islander Health Performance Framework|Abraham Brill|Abraham Flexner|Abraham Lincoln Papers
Abram Hoffer|Abuja Declaration|Academic Consortium on Criminal Justice Health|Academic Motivation Scale
Academic Procrastination Scale|Acceptance and Action Questionnaire|Acceptance and Action Questionnaire-II
Acceptance of Modern Myths About Sexual Aggression Scale|Achenbach System of Empirically Based Assessment|Acheson Report
Achievement Emotions Questionnaire|Action Research Arm Test|Action T4|Action to Control Cardiovascular Risk in Diabetes
Active Lives Survey|Actively Open-Minded Thinking Scale|Activities of Daily Living Questionnaire
Activities-specific Balance Confidence Scale|Acute Physiology and Chronic Health Evaluation|Acute Stress Disorder Scale
Adams Family Papers|Adaptive Behavior Assessment System|Add Health Study|Addenbrooke’s Cognitive Examination
Addenbrooke’s Cognitive Examination III|Addenbrooke’s Cognitive Examination-Revised|Addenbrooke’s Hospital|Adelaide Statement
Adjective Check List|Adolescent Brain Cognitive Development Study|Adolescent Coping Scale
Adolescent Dissociative Experiences Scale|Adolescent Pathways Project|Adolescent Sleep Hygiene Scale
Adolescent/Adult Sensory Profile|Adult ADHD Investigator Symptom Rating Scale|Adult ADHD Self-Report Scale
Adult Attachment Projective|Adult Attachment Projective Picture System|Adult Attachment Scale|Adult Changes in Thought Study
Adult Dental Health Survey|Adult Dispositional Hope Scale|Adult Education Survey|Adult Hope Scale
Adult Literacy and Life Skills Survey|Adult Psychiatric Morbidity Survey|Adult Self-Report Scale
Adult Social Care Outcomes Framework|Adult Suicidal Ideation Questionnaire|Adult Temperament Questionnaire
Adult-Adolescent Parenting Inventory|Advanced Cognitive Training for Independent and Vital Elderly
Advanced Cooperative Arctic Data and Information Service|Advanced Progressive Matrices|Advancement Project|Adventist Health Study
Adverse Childhood Experiences International Questionnaire|Adverse Childhood Experiences Questionnaire
Adverse Childhood Experiences Study|Affect Balance Scale|Affect Intensity Measure|Affective Lability Scale
Affective Neuroscience Personality Scales|Affective Norms for English Words|Affective Style Questionnaire
Africa Centre Demographic Information System|Africa Centres for Disease Control and Prevention
African American Newspapers Collection|African American Research Library and Cultural Center|African Economic Research Consortium
African Population and Health Research Center|Afrobarometer Survey|Age Universal Religious Orientation Scale
Age, Gene/Environment Susceptibility Reykjavik Study|Age-Related Eye Disease Study|Agency for Healthcare Research and Quality
Ages & Stages Questionnaires|Ages and Stages Questionnaire|Ages and Stages Questionnaires|Aggression Questionnaire
Agincourt Health and Demographic Surveillance System|Agincourt Health and Socio-Demographic Surveillance System
Aging, Demographics, and Memory Study|Agnews State Hospital|Agricultural Health Study|Agricultural Resource Management Survey
Ainsworth Strange Situation|Aktion T4|Alabama Parenting Questionnaire|Alameda County Human Population Laboratory
Alameda County Study|Alan Baddeley|Alan Lomax Collection|Alan Mason Chesney Medical Archives|Alan Turing Institute
Alaska Education and Research Towards Health Study|Albert Bandura|Albert Einstein College of Medicine|Albert Hofmann
Alberta Infant Motor Scale|Albrecht von Haller|Alcohol Dependence Scale|Alcohol Expectancy Questionnaire
Alcohol Smoking and Substance Involvement Screening Test|Alcohol Timeline Followback|Aleksei Leontiev|Alexander Romanovich Luria
Alexander Shulgin|Alexander of Tralles|Alexandre Yersin|Alfred Binet|Alfred Blalock|Algorithmic Justice League|Alison Gopnik
All India Institute of Medical Sciences|All of Us Research Program|Allan Memorial Institute|Allen Human Brain Atlas
Allen Institute for Brain Science|Alliance for Health Policy and Systems Research|Alliance for Open Society International
Alliance for Research in Exercise, Nutrition and Activity|Allport-Vernon-Lindzey Study of Values|Alma-Ata Declaration
Almost Perfect Scale|Almost Perfect Scale-Revised|Alois Alzheimer|Altered States of Consciousness Rating Scale
Alternate Healthy Eating Index|Alternative Healthy Eating Index|Alternative Uses Test|Altman Self-Rating Mania Scale
Alzheimer’s Association|Alzheimer’s Disease Assessment Scale|Alzheimer’s Disease Assessment Scale-Cognitive Subscale
Alzheimer’s Disease Cooperative Study|Alzheimer’s Disease International|Alzheimer’s Disease Neuroimaging Initiative
Alzheimer’s Disease Sequencing Project|Alzheimer’s Society|Ambivalence Over Emotional Expressiveness Questionnaire
Ambivalence Toward Men Inventory|Ambivalent Sexism Inventory|Ambroise Paré|American Academy of Arts and Sciences
American Academy of Child and Adolescent Psychiatry|American Academy of Dermatology|American Academy of Family Physicians
American Academy of Neurology|American Academy of Ophthalmology|American Academy of Orthopaedic Surgeons
American Academy of Pediatrics|American Academy of Sleep Medicine|American Antiquarian Society|American Art Therapy Association
American Association for Marriage and Family Therapy|American Association of Suicidology
American Association on Intellectual and Developmental Disabilities|American Association on Mental Retardation
American Birth Control League|American Board of Internal Medicine|American Board of Professional Psychology
American Cancer Society|American College Health Association|American College of Cardiology|American College of Chest Physicians
American College of Emergency Physicians|American College of Obstetricians and Gynecologists|American College of Physicians
American College of Rheumatology|American College of Sports Medicine|American College of Surgeons
American Colonization Society Records|American Council of Learned Societies|American Counseling Association
American Dental Association|American Diabetes Association|American Dietetic Association|American Eugenics Society
American Folklife Center|American Foundation for Suicide Prevention|American Freedman’s Inquiry Commission
American Freshman Survey|American Gastroenterological Association|American Geriatrics Society
American Group Psychotherapy Association|American Gut Project|American Heritage Center|American Heritage Time Use Study
American Hospital Association|American Institute of Physics Niels Bohr Library|American Jewish Archives
American Journal of Epidemiology|American Journal of Psychiatry|American Journal of Psychology|American Journal of Public Health
American Life Panel|American Lung Association|American Missionary Association Archives|American Music Therapy Association
American National Election Study|American Nurses Association|American Occupational Therapy Association
American Orthopsychiatric Association|American Pain Society|American Philosophical Society Library
American Physical Therapy Association|American Psychoanalytic Association|American Psychological Foundation
American Psychological Society|American Psychology-Law Society|American Psychosomatic Society|American Public Health Association
American Red Cross|American Religious Identification Survey|American School Counselor Association
American Shoulder and Elbow Surgeons Score|American Social Hygiene Association|American Society of Addiction Medicine
American Society of Anesthesiologists|American Society of Clinical Oncology|American Society of Hematology
American Speech-Language-Hearing Association|American Stroke Association|American Thoracic Society|American Thyroid Association
American Trends Panel|American Urological Association|American Urological Association Symptom Index|American Voices Project
Americans’ Changing Lives Study|Americas Barometer|Amherst College Archives|Amistad Research Center
Amsterdam Born Children and their Development Study|Amsterdam Cohort Studies|Amsterdam Growth and Health Longitudinal Study
Amsterdam Institute for Advanced Labour Studies|Amsterdam School for Cultural Analysis|Amsterdam Study of the Elderly
Amyotrophic Lateral Sclerosis Functional Rating Scale|Ancel Keys|Ancient World Mapping Center
Andhra Pradesh Children and Parents Study|Andreas Vesalius|Andrew Taylor Still|Andrew Wakefield|Andrija Štampar|André Green
Angela Duckworth|Anglo-Scandinavian Cardiac Outcomes Trial|Anna Freud Centre|Anna Freud National Centre for Children and Families
Annals of Internal Medicine|Anne Anastasi|Anne Treisman|Annenberg Inclusion Initiative|Annenberg Public Policy Center
Annett Handedness Questionnaire|Annual Population Survey|Annual Review of Psychology|Annual Status of Education Report
Annual Survey of Hours and Earnings|Annual Survey of Industries|Annual Survey of Manufactures|Anorectic Behavior Observation Scale
Anthony Fauci|Anthony Greenwald|Anthropocene Working Group|Anti-Eviction Mapping Project|Antipode Foundation
Antisocial Process Screening Device|Antonine Plague|Antonio Damasio|Anxiety Sensitivity Index|Anxiety and Depression Detector
Anxiety and Related Disorders Interview Schedule|Anxious Thoughts Inventory|Apathy Evaluation Scale|Aphasia Diagnostic Profiles
Applied Physics Laboratory|Appraisal of Guidelines for Research and Evaluation|Approaches to Learning and Studying Inventory
Approaches to Studying Inventory|Aprenda Spanish Achievement Test|Arab American National Museum|Arab Barometer
Arab Council for the Social Sciences|Arab Opinion Index|Arab Reform Initiative|Aravind Eye Care System|Aravind Eye Hospital
Architecture and Design Collections|Archive of American Folk Song|Archive of Folk Culture|Archive of Turkish Oral Narrative
Archive of the Indigenous Languages of Latin America|Archives of American Art|Archives of American Gardens|Archives of Appalachia
Archives of General Psychiatry|Archives of Ontario|Archives of Women in Science and Engineering
Archives of the History of American Psychology|Archives of the Indies|Archivio Segreto Vaticano|Archivo General de Indias
Archivo General de Simancas|Archivo General de la Nación|Arctic Monitoring and Assessment Programme
Arctic Research Consortium of the United States|Aretaeus of Cappadocia|Arizona Articulation Proficiency Scale
Arizona Battery for Communication Disorders of Dementia|Arizona Battery for Reading and Spelling|Arizona Sexual Experience Scale
Arizona Sexual Experiences Scale|Armed Conflict Location and Event Data Project|Armed Forces Qualification Test
Armed Services Vocational Aptitude Battery|Army Alpha|Army Alpha Test|Army Beta|Army Beta Test|Army General Classification Test
Army Nurse Corps|Army Research Laboratory|Arnald of Villanova|Arnett Inventory of Sensation Seeking|Arnold Gesell|Arnold Pick
Aro Mental Hospital|Arolsen Archives|Arthritis Impact Measurement Scales|Arthur Kleinman|Ashmole Collection|Ashworth Hospital
Ashworth Scale|Asia Research Institute|Asia-Pacific Cohort Studies Collaboration|Asian American Quality of Life Survey
Asian Barometer Survey|Ask Suicide-Screening Questions|Asperger Syndrome Diagnostic Scale
Assessment of Basic Language and Learning Skills|Assessment of Motor and Process Skills|Assessment of Quality of Life
Assisting Hand Assessment|Association for Behavior Analysis International|Association for Behavioral and Cognitive Therapies
Association for Contextual Behavioral Science|Association for Psychological Science|Association of American Medical Colleges
Association of Black Psychologists|Association of Religion Data Archives|Association of Schools of Public Health
Asthma Control Questionnaire|Asthma Control Test|Asthma Quality of Life Questionnaire|Astley Cooper|At Home/Chez Soi
Athens Insomnia Scale|Atherosclerosis Risk in Communities|Atherosclerosis Risk in Communities Study|Athlete Burnout Questionnaire
Athletic Coping Skills Inventory|Athletic Identity Measurement Scale|Atkins v. Virginia|Atlantic Partnership for Tomorrow’s Health
Atlantic Philanthropies|Atrial Fibrillation Follow-up Investigation of Rhythm Management|Attachment Q-Set|Attachment Q-Sort
Attachment Story Completion Task|Attachment Style Questionnaire|Attachment and Biobehavioral Catch-Up
Attempted Suicide Short Intervention Program|Attentional Network Test|Attitude Toward Disabled Persons Scale
Attitude Toward Euthanasia Scale|Attitudes Toward Lesbians and Gay Men Scale|Attitudes Toward Own Aging Scale
Attitudes Toward Seeking Professional Psychological Help Scale|Attitudes Toward Women Scale|Attitudes to Psychiatry Questionnaire
Attributional Complexity Scale|Attributional Style Questionnaire|Atul Gawande|Audit of Diabetes-Dependent Quality of Life
Auditory Continuous Performance Test|Audre Lorde|Austin Bradford Hill|Austin Maze|Australasian Triage Scale
Australia Telescope National Facility|Australian Centre for the Moving Image|Australian Council for Educational Research
Australian Data Archive|Australian Diabetes, Obesity and Lifestyle Study|Australian Dictionary of Biography
Australian Early Development Census|Australian Early Development Index|Australian Election Study
Australian Housing and Urban Research Institute|Australian Imaging, Biomarker and Lifestyle Study
Australian Imaging, Biomarkers and Lifestyle Study|Australian Institute of Family Studies
Australian Institute of Health and Welfare|Australian Joint Copying Project|Australian Longitudinal Study of Ageing
Australian Longitudinal Study on Male Health|Australian Longitudinal Study on Women’s Health|Australian Medical Association
Australian Orthopaedic Association National Joint Replacement Registry|Australian Partnership for Advanced Computing
Australian Psychological Society|Australian Rheumatology Association Database|Australian Schizophrenia Research Bank
Australian Sheep-Goat Scale|Australian Survey of Social Attitudes|Australian Temperament Project|Australian Twin Registry
Australian Unity Wellbeing Index|Austrian Institute of Technology|Austrian Stroke Prevention Study
Authentic Leadership Questionnaire|Authors Alliance|Autism Behavior Checklist|Autism Birth Cohort Study
Autism Brain Imaging Data Exchange|Autism Diagnostic Interview|Autism Diagnostic Interview-Revised
Autism Diagnostic Observation Schedule-2|Autism Genetic Resource Exchange|Autism Impact Measure
Autism Observation Scale for Infants|Autism Science Foundation|Autism Speaks|Autism Spectrum Rating Scales
Autism Spectrum Screening Questionnaire|Autism Treatment Evaluation Checklist
Autism and Developmental Disabilities Monitoring Network|Autistic Self Advocacy Network|Autobiographical Memory Interview
Autobiographical Memory Test|Automated Neuropsychological Assessment Metrics|Automated Similarity Judgment Program
Automated Working Memory Assessment|Automatic Thoughts Questionnaire|Autonomous Functioning Index
Avery Architectural and Fine Arts Library|Avery Research Center|Avoidance and Fusion Questionnaire for Youth|Avshalom Caspi
Awareness of Social Inference Test|BBC Prison Study|BMC Public Health|BRAIN Initiative|Baby Connectome Project|Baby Doe
Baby Facial Action Coding System|Baby Friendly Hospital Initiative|Baby Siblings Research Consortium|Baecke Questionnaire
Baependi Heart Study|Baillieu Library|Baker Act|Baker Library Historical Collections|Balance Error Scoring System
Balanced Emotional Empathy Scale|Balanced Inventory of Desirable Responding|Balanced Time Perspective Scale|Bald’s Leechbook
Balloon Analog Risk Task|Baltimore Epidemiologic Catchment Area Study|Baltimore Eye Survey|Baltimore Longitudinal Study of Aging
Baltimore Memory Study|Bamako Initiative|Bambui Cohort Study of Aging|Bangkok Charter|Bangkok Charter for Health Promotion
Bangladesh Demographic and Health Survey|Bangor Gambling Task|Bankson Language Test|Banting and Best Diabetes Centre
Bar-On Emotional Quotient Inventory|Barbados Eye Studies|Barbara Fredrickson|Barbara Hepworth Archive
Barcelona Music Reward Questionnaire|Barcelona Supercomputing Center|Barkley Adult ADHD Rating Scale
Barkley Deficits in Executive Functioning Scale|Barnes Akathisia Rating Scale|Barnes Foundation Archives|Barratt Impulsivity Scale
Barrett-Lennard Relationship Inventory|Barriers to Access to Care Evaluation|Barriers to Research Utilization Scale
Barron Ego Strength Scale|Barron-Welsh Art Scale|Barwon Infant Study|Basaglia Law|Baseline Dyspnea Index
Basic Achievement Skills Inventory|Basic Empathy Scale|Basic Need Satisfaction at Work Scale
Basic Psychological Need Satisfaction and Frustration Scale|Bath Ankylosing Spondylitis Disease Activity Index
Bath Ankylosing Spondylitis Functional Index|Battelle Developmental Inventory|Battery for Health Improvement
Bayley Scales of Infant Development|Bayley Scales of Infant and Toddler Development|Baylor College of Medicine
Beaver Dam Eye Study|Beaver Dam Offspring Study|Beck Cognitive Insight Scale|Beck Depression Inventory-II|Beck Institute
Beck Scale for Suicide Ideation|Beck Youth Inventories|Beckman Institute for Advanced Science and Technology
Bedford Alzheimer Nursing Severity Scale|Beery Visual-Motor Integration Test
Beery-Buktenica Developmental Test of Visual-Motor Integration|Beginning Postsecondary Students Longitudinal Study
Beginning School Study|Beginning Teacher Evaluation Study|Behavior Analyst Certification Board
Behavior Assessment System for Children|Behavior Problems Inventory|Behavior Rating Inventory of Executive Function
Behavior and Emotional Rating Scale|Behavioral Activation for Depression Scale|Behavioral Assessment of the Dysexecutive Syndrome
Behavioral Inattention Test|Behavioral Inhibition and Activation Scales|Behavioral Pain Scale
Behavioral Pathology in Alzheimer’s Disease Rating Scale|Behavioral Regulation in Exercise Questionnaire
Behavioral Risk Factor Surveillance Survey|Behavioral Summarized Evaluation|Behavioral and Emotional Rating Scale
Behavioural Assessment of the Dysexecutive Syndrome|Behavioural Inattention Test|Behavioural Insights Team|Beijing Eye Study
Beijing Longitudinal Study of Aging|Beinecke Rare Book and Manuscript Library|Belfast Youth Development Study
Belfer Center for Science and International Affairs|Belief in Conspiracy Theories Inventory|Belief in a Just World Scale
Beliefs About Medicines Questionnaire|Beliefs About Voices Questionnaire|Bell Adjustment Inventory|Bell Let’s Talk
Bell Lysaker Emotion Recognition Task|Bell Object Relations Inventory|Bellevue Hospital|Belmont Report|Bencao Gangmu
Bender Gestalt Test|Bender Visual Motor Gestalt Test|Benjamin Rush|Bennett Mechanical Comprehension Test
Bentley Historical Library|Benton Facial Recognition Test|Benton Judgment of Line Orientation Test|Benton Visual Retention Test
Berg Balance Scale|Berg Collection|Bergen Burnout Inventory|Bergen Center for Electronic Resources|Bergen Facebook Addiction Scale
Bergen Insomnia Scale|Bergen Shopping Addiction Scale|Bergen Social Media Addiction Scale|Bergen Work Addiction Scale
Berger HIV Stigma Scale|Berggruen Institute|Berghof Foundation|Berkeley Emotional Expressivity Questionnaire
Berkeley Expressivity Questionnaire|Berkeley Growth Study|Berkeley Guidance Study
Berkeley Initiative for Transparency in the Social Sciences|Berkman Klein Center for Internet and Society
Berlin Affective Word List|Berlin Aging Study|Berlin Aging Study II|Berlin Initiative Study|Berlin Institute of Health
Berlin Numeracy Test|Berlin Psychoanalytic Institute|Berlin Questionnaire|Berlin School of Mind and Brain
Berlin Social Science Center|Berlin-Brandenburg Academy of Sciences and Humanities|Bermond-Vorst Alexithymia Questionnaire
Bernard Rimland|Bernardino Ramazzini|Bernoulli Institute|Bernreuter Personality Inventory|Berwick Review|Bessel van der Kolk
Beth Israel Deaconess Medical Center|Bethesda System for Reporting Thyroid Cytopathology|Bethlem Hospital|Bethlem Royal Hospital
Beveridge Papers|Beveridge Report|Beyond Blue|Bharat Biotech|Bhore Committee|Bibliothèque Mazarine|Bibliothèque Sainte-Geneviève
Bibliothèque de l’Arsenal|Bicultural Identity Integration Scale|Bicultural Involvement Questionnaire|Bicêtre Hospital
Bielefeld Longitudinal Study|Big Brothers Big Sisters|Big Brothers Big Sisters of America|Big Five Inventory-10
Big Five Inventory-2|Big Three Perfectionism Scale|Big Tobacco|Bilingual Aphasia Test|Bilingual English-Spanish Assessment
Bilingual Language Profile|Bilingual Syntax Measure|Bilingual Verbal Ability Tests|Bill & Melinda Gates Foundation
Billy Rose Theatre Division|Binet-Simon Scale|Binge Eating Scale|BioBank Japan|Biodiversity Heritage Library
Biodiversity Literature Repository|Bipolar Spectrum Diagnostic Scale|Birchwood Insight Scale|Birleson Depression Scale
Birmingham Atrial Fibrillation Treatment of the Aged Study|Birmingham Cognitive Screen|Birmingham Object Recognition Battery
Birth to Ten Study|Birth to Twenty|Birth to Twenty Plus|Birth to Twenty Study|Bishop Museum Archives|Black Cultural Archives
Black Dog Institute|Black Metropolis Research Consortium|Black Panther Party Archives|Black Report
Black Report on Health Inequalities|Black Women’s Health Study|Black Youth Project|Blackwell Family Papers|Blacky Pictures
Blacky Pictures Test|Blavatnik School of Government|Blessed Dementia Scale|Blessed Information-Memory-Concentration Test
Blessed Orientation-Memory-Concentration Test|Blinken Open Society Archives|Block Food Frequency Questionnaire
Bloom Sentence Completion Attitude Survey|Blue Brain Project|Blue Mountains Eye Study|Blue Zones Project|Bluma Zeigarnik
Board on Behavioral, Cognitive, and Sensory Sciences|Bodmer Collection|Body Appreciation Scale|Body Attitude Test
Body Awareness Questionnaire|Body Cathexis Scale|Body Dysmorphic Disorder Questionnaire|Body Esteem Scale
Body Image Avoidance Questionnaire|Body Image Quality of Life Inventory|Body Perception Questionnaire|Body Shape Questionnaire
Boehm Test of Basic Concepts|Boehringer Ingelheim|Bogalusa Heart Study|Bonn Longitudinal Study of Aging
Bonn Scale for the Assessment of Basic Symptoms|Bonn Test of Statement Suggestibility|Book of the Dead Project
Booklet Category Test|Borderline Evaluation of Severity over Time|Borderline Personality Inventory
Borderline Personality Questionnaire|Borderline Symptom List|Boredom Proneness Scale|Borg Rating of Perceived Exertion
Borg Rating of Perceived Exertion Scale|Boricua Youth Study|Boris Sidis|Born in Bradford|Born in Guangzhou Cohort Study
Born in Queensland|Born in Wales|Borthwick Institute for Archives|Bortner Type A Scale|Boston Area Community Health Survey
Boston Assessment of Severe Aphasia|Boston Athenaeum|Boston Bowel Preparation Scale|Boston Carpal Tunnel Questionnaire
Boston Children’s Hospital|Boston City Hospital|Boston Diagnostic Aphasia Examination|Boston Early Adversity and Mortality Study
Boston Psychopathic Hospital|Boston Puerto Rican Health Study|Boston Women’s Health Book Collective|Box and Block Test
Boyd Orr Cohort|Bracero History Archive|Bracken Basic Concept Scale|Bracken School Readiness Assessment|Braden Scale
Braden Scale for Predicting Pressure Sore Risk|Bradford Somatic Inventory|Brain Genomics Superstruct Project
Braun Research Library|Brazelton Neonatal Behavioral Assessment Scale|Brazilian High-Risk Cohort Study
Brazilian Longitudinal Study of Adult Health|Brazilian Longitudinal Study of Aging|Breakthrough Institute
Breast Cancer Prevention Trial|Breast Cancer Surveillance Consortium|Breastfeeding Self-Efficacy Scale|Brennan Center for Justice
Brian Nosek|Brickenkamp d2 Test|Bridwell Library|Brief Assessment of Cognition in Schizophrenia|Brief COPE Inventory
Brief Comprehensive Effects of Alcohol|Brief Fatigue Inventory|Brief Fear of Negative Evaluation Scale
Brief Illness Perception Questionnaire|Brief Infant Sleep Questionnaire|Brief Infant-Toddler Social and Emotional Assessment
Brief International Cognitive Assessment for Multiple Sclerosis|Brief Mood Introspection Scale|Brief Negative Symptom Scale
Brief Pain Inventory|Brief Repeatable Battery of Neuropsychological Tests|Brief Resilience Scale|Brief Resilient Coping Scale
Brief Self-Control Scale|Brief Sensation Seeking Scale|Brief Sexual Function Inventory|Brief Smell Identification Test
Brief Symptom Inventory-18|Brief Test of Adult Cognition by Telephone|Brief Test of Attention|Brief Visuospatial Memory Test
Brief Wisconsin Inventory of Smoking Dependence Motives|Brigance Diagnostic Inventory|Brigance Inventory of Early Development
Brigance Screens|Brigham and Women’s Hospital|Bring Change 2 Mind|Brisbane Longitudinal Twin Study
Bristol Activities of Daily Living Scale|Bristol Language Development Scales|Bristol Royal Infirmary Inquiry
Bristol Social Adjustment Guides|Bristol Stool Chart|Bristol Stool Form Scale|Bristol Stool Scale|British Ability Scales
British Academy|British Architectural Library|British Association for Behavioural and Cognitive Psychotherapies
British Association for Counselling and Psychotherapy|British Association for Psychopharmacology
British Autism Study of Infant Siblings|British Childhood Cancer Survivor Study|British Cohort Study|British Crime Survey
British Doctors Study|British Election Panel Study|British Election Study|British Film Institute National Archive
British General Household Survey|British Geological Survey|British Heart Foundation|British Hypertension Society
British Journal of Psychiatry|British Journal of Psychology|British Library Labs|British Library Sound Archive
British Medical Association|British Medical Journal|British National Formulary|British Neuropsychological Society
British Newspaper Archive|British Online Archives|British Paediatric Surveillance Unit|British Pharmacopoeia
British Picture Vocabulary Scale|British Psychiatric Morbidity Survey|British Psychoanalytic Council
British Psychoanalytical Society|British Psychological Society|British Red Cross|British Regional Heart Study
British Social Attitudes Survey|British Society for Rheumatology|British Thoracic Society|British Women’s Heart and Health Study
Brixton Spatial Anticipation Test|Broad Autism Phenotype Questionnaire|Broad Institute|Broadmoor Hospital|Bronx Aging Study
Brookings Doha Center|Brookings Institution|Brotherhood of Sleeping Car Porters Records|Brotherton Collection|Brotherton Library
Brown Attention-Deficit Disorder Scales|Bruce McEwen|Bruininks-Oseretsky Test of Motor Proficiency|Brunel Mood Scale
Brunet-Lézine Scale|Bruno Bettelheim|Bryant Empathy Index|Brøset Violence Checklist|Bucharest Early Intervention Project
Buck Institute for Research on Aging|Buck v. Bell|Bulimia Test|Bulimia Test-Revised|Bulimic Investigatory Test Edinburgh
Bulletin of the World Health Organization|Bullshit Receptivity Scale|Burden Assessment Schedule|Burden Interview
Bureau of Applied Social Research|Burghölzli Clinic|Burke-Fahn-Marsden Dystonia Rating Scale|Burndy Library|Burnet Institute
Burney Collection of Newspapers|Burnout Assessment Tool|Burnout Clinical Subtype Questionnaire|Burns Depression Checklist
Burns Library|Burroughs Wellcome|Burton Historical Collection|Buschke Selective Reminding Test|Bush-Francis Catatonia Rating Scale
Buss-Durkee Hostility Inventory|Buss-Perry Aggression Questionnaire|Busselton Health Study|Buurtzorg Nederland|Bärbel Inhelder
C. Everett Koop|CAGE Questionnaire|CNS Vital Signs|COPD Assessment Test|COPE Inventory|CRIES Pain Scale|Cache County Memory Study
Cache County Study|Cadbury Research Library|Caerphilly Heart Disease Study|Caerphilly Prospective Study|Cairo Genizah
Cairo Genizah Collection|Calgary Depression Scale for Schizophrenia|Calgary Symptoms of Stress Inventory|Calgary-Cambridge Guide
California Achievement Test|California Achievement Tests|California Adult Q-Sort|California Child Q-Set
California Critical Thinking Disposition Inventory|California Critical Thinking Skills Test|California Digital Library
California F Scale|California Families Project|California Health Interview Survey|California Healthy Kids Survey
California Older Person’s Pain Assessment|California Policy Lab|California Psychotherapy Alliance Scales|California Q-Set
California Teachers Study|California Test of Mental Maturity|California Test of Personality
California Verbal Learning Test-Second Edition|Camberwell Assessment of Need|Camberwell Family Interview
Cambridge Behavioural Inventory|Cambridge Brain Sciences|Cambridge Centre for Ageing and Neuroscience
Cambridge Centre for Alternative Finance|Cambridge City Over-75s Cohort Study|Cambridge City over-75s Cohort
Cambridge Cognitive Examination|Cambridge Contextual Reading Test|Cambridge Depersonalization Scale|Cambridge Face Memory Test
Cambridge Face Perception Test|Cambridge Gambling Task|Cambridge Mindreading Face-Voice Battery|Cambridge Prospective Memory Test
Cambridge Pulmonary Hypertension Outcome Review|Cambridge Semantic Battery|Cambridge Study in Delinquent Development
Cambridge-Somerville Youth Study|Camel and Cactus Test|Camillo Golgi|Camouflaging Autistic Traits Questionnaire
Campbell Collaboration|Campbell Interest and Skill Survey|Camperdown Program|Canada Foundation for Innovation|Canada Health Act
Canada Health Infoway|Canada Research Chairs|Canadian Alliance for Healthy Hearts and Minds|Canadian C-Spine Rule
Canadian CT Head Rule|Canadian Cardiovascular Society|Canadian Cardiovascular Society Angina Grading Scale
Canadian Centre for Policy Alternatives|Canadian Century Research Infrastructure|Canadian Cognitive Abilities Test
Canadian Community Health Survey|Canadian Consortium on Neurodegeneration in Aging|Canadian Diabetes Association
Canadian Diabetes Risk Questionnaire|Canadian Election Study|Canadian Health Measures Survey
Canadian Healthy Infant Longitudinal Development Study|Canadian Institute for Advanced Research
Canadian Institute for Health Information|Canadian Institutes of Health Research|Canadian Internet Use Survey
Canadian Longitudinal Study on Aging|Canadian Mathematical Society|Canadian Medical Association
Canadian Medical Association Journal|Canadian Mental Health Association|Canadian Multicentre Osteoporosis Study
Canadian National Breast Screening Study|Canadian National Longitudinal Survey of Children and Youth
Canadian Network for Mood and Anxiety Treatments|Canadian Neurological Scale|Canadian Nurses Association
Canadian Occupational Performance Measure|Canadian Partnership for Tomorrow Project|Canadian Problem Gambling Index
Canadian Psychological Association|Canadian Public Health Association|Canadian Study of Health and Aging
Canadian Task Force on Preventive Health Care|Canadian Test of Basic Skills|Canadian Tobacco Use Monitoring Survey
Canadian Tobacco, Alcohol and Drugs Survey|Canadian Triage and Acuity Scale
Canadian Urban Transit Research and Innovation Consortium|Canadian Writing Research Collaboratory|Cancer Behavior Inventory
Cancer Genome Project|Cancer Moonshot|Cancer Prevention Study|Cancer Prevention Study II|Cancer Research UK
Cancer and Leukemia Group B|Cannabis Abuse Screening Test|Cannabis Use Disorders Identification Test|Cantril Ladder
Cantril Self-Anchoring Striving Scale|Cape Area Panel Study|Cape Higher Education Consortium|Cardiac Arrhythmia Suppression Trial
Cardiff Anomalous Perceptions Scale|Cardiff Child Development Study|Cardiovascular Inflammation Reduction Thrombosis Study
Cardiovascular Risk in Young Finns Study|Care Quality Commission|Career Adapt-Abilities Scale|Career Beliefs Inventory
Career Decision Scale|Career Decision Self-Efficacy Scale|Career Decision-Making Difficulties Questionnaire
Career Development Inventory|Career Maturity Inventory|Career Thoughts Inventory|Caregiver Burden Inventory
Caregiver Interaction Scale|Caregiver Reaction Assessment|Caregiver Strain Index|Caregiver Strain Questionnaire
Carey Temperament Scales|Caribbean Exploratory Research Program|Caring Behaviors Inventory|Caring Efficacy Scale
Carl Albert Congressional Research and Studies Center|Carl Stumpf|Carleton University Responsiveness to Suggestion Scale
Carlyle Letters Online|Carnegie Council for Ethics in International Affairs|Carnegie Foundation for the Advancement of Teaching
Carnegie Initiative on the Doctorate|Carol Dweck|Carolina Abecedarian Project|Carolina Abecedarian Study
Carolina Population Center|Carotene and Retinol Efficacy Trial|Carotid Revascularization Endarterectomy versus Stenting Trial
Carr Center for Human Rights Policy|Carroll Izard|Carter Center|Carter Godwin Woodson Collection|Carter v. Canada|Casement Diaries
Casey Life Skills|Cass Review|Catalan Health Survey|Catherine Bergego Scale|Cattell Culture Fair Intelligence Test
Cattell Infant Intelligence Scale|Cebu Longitudinal Health and Nutrition Survey|Cecil Papers|Cedars-Sinai Medical Center
Census of Marine Life|Center for Advanced Study in the Behavioral Sciences|Center for American History
Center for American Progress|Center for American Women and Politics|Center for Applied Linguistics|Center for Applied Rationality
Center for Archaeoastronomy|Center for Countering Digital Hate|Center for Court Innovation|Center for Creative Leadership
Center for Data Innovation|Center for Democracy and Technology|Center for Digital Humanities
Center for Economic and Policy Research|Center for Economic and Social Rights|Center for Epidemiological Studies Depression Scale
Center for Evaluative Clinical Sciences|Center for Financial Security|Center for Global Development|Center for Hellenic Studies
Center for History and New Media|Center for Human-Compatible AI|Center for Humane Technology|Center for Immigration Studies
Center for Information and Research on Civic Learning|Center for International Environmental Law
Center for International Forestry Research|Center for Jewish History|Center for Khmer Studies|Center for Land Use Interpretation
Center for Law and Social Policy|Center for Medieval and Renaissance Studies|Center for Migration Studies
Center for Naval Analyses|Center for New American Security|Center for Open Science|Center for Public Integrity
Center for Puerto Rican Studies|Center for Responsive Politics|Center for Retirement Research
Center for Science in the Public Interest|Center for Security and Emerging Technology|Center for Social Organization of Schools
Center for Southwest Research|Center for Strategic and Budgetary Assessments|Center for Strategic and International Studies
Center for Systemic Peace|Center for Urban Science and Progress|Center for the Study of Democratic Institutions
Center for the Study of Hate and Extremism|Center for the Study of Language and Information|Center for the Study of Reading
Center for the Study of Responsive Law|Center for the Study of Women|Center for the Study of the First Americans
Center on Budget and Policy Priorities|Center on Education Policy|Center on Poverty and Social Policy
Centers for Disease Control and Prevention|Centers for Medicare & Medicaid Services|Centers for Medicare and Medicaid Services
Central European Institute of Technology|Central Sensitization Inventory|Central Zionist Archives|Centrality of Religiosity Scale
Centre for Aboriginal Economic Policy Research|Centre for Addiction and Mental Health
Centre for Advanced Religious and Theological Studies|Centre for Advanced Spatial Analysis
Centre for Agricultural Bioscience International|Centre for Analysis of Risk and Regulation
Centre for Analysis of Social Exclusion|Centre for Cities|Centre for Contemporary Cultural Studies|Centre for Digital Scholarship
Centre for Economic Performance|Centre for Economic Policy Research|Centre for Effective Altruism
Centre for European Policy Studies|Centre for European Reform|Centre for Evidence-Based Conservation
Centre for Evidence-Based Medicine|Centre for Humanitarian Dialogue|Centre for Independent Studies
Centre for Indigenous Environmental Resources|Centre for International Governance Innovation|Centre for Local Economic Strategies
Centre for Longitudinal Studies|Centre for Market and Public Organisation|Centre for Policy Research|Centre for Policy Studies
Centre for Population Change|Centre for Reformation and Renaissance Studies|Centre for Reviews and Dissemination
Centre for Science and Environment|Centre for Science and Technology Studies|Centre for Social Justice
Centre for Studies in Social Sciences|Centre for Time Use Research|Centre for World Cinemas
Centre for the Study of African Economies|Centre for the Study of Developing Societies|Centre for the Study of Existential Risk
Centre for the Understanding of Sustainable Prosperity|Centre on Migration, Policy and Society
Cerebellar Cognitive Affective Syndrome Scale|Cerebral Palsy Quality of Life Questionnaire|Chaco Research Archive
Chalder Fatigue Scale|Challenging Experience Questionnaire|Changes in Sexual Functioning Questionnaire|Chapman Anhedonia Scales
Charaka Samhita|Charité – Universitätsmedizin Berlin|Charles Babbage Institute|Charles Bell|Charles Best|Charles Deering Library
Charles Drew|Charles Young Research Library|Charlotte Bühler|Charlson Comorbidity Index|Checklist Individual Strength
Checklist for Autism Spectrum Disorder|Checklist for Autism in Toddlers|Chedoke Arm and Hand Activity Inventory
Chedoke-McMaster Stroke Assessment|Chen Internet Addiction Scale|Chestnut Lodge|Chestnut Lodge Study|Chetham’s Library
Chicago Child-Parent Centers|Chicago Classification of Esophageal Motility Disorders|Chicago Council on Global Affairs
Chicago Face Database|Chicago Follow-Up Study|Chicago Health and Aging Project|Chicago Health, Aging, and Social Relations Study
Chicago Heart Association Detection Project in Industry|Chicago History Museum|Chicago Institute for Psychoanalysis
Chicago Longitudinal Study|Chicago Project on Security and Threats|Chicago School Readiness Project|Chicago Western Electric Study
Child Abuse Potential Inventory|Child Attachment Interview|Child Behavior Rating Scale|Child Behaviour Checklist
Child Depression Inventory|Child Development Inventory|Child Development Perspectives|Child Development Supplement
Child Dissociative Checklist|Child Feeding Questionnaire|Child Health Epidemiology Reference Group|Child Health Questionnaire
Child Health Utility 9D|Child Health and Development Studies|Child Health and Illness Profile|Child Language Data Exchange System
Child Occupational Self Assessment|Child Oral Health Impact Profile|Child PTSD Symptom Scale|Child Perceptions Questionnaire
Child Psychopathy Scale|Child Sexual Behavior Inventory|Child and Adolescent Functional Assessment Scale
Child and Adolescent Needs and Strengths|Child and Adolescent Perfectionism Scale|Child and Adolescent Psychiatric Assessment
Child and Adolescent Trauma Screen|Child and Adolescent Twin Study in Sweden|Child and Youth Resilience Measure
Child-Adolescent Perfectionism Scale|Child-Parent Relationship Scale|Child/Adolescent Anxiety Multimodal Study
Childbirth Experience Questionnaire|Childhood Anxiety Sensitivity Index|Childhood Asperger Syndrome Test
Childhood Asthma Control Test|Childhood Asthma Management Program|Childhood Autism Risks from Genetics and Environment
Childhood Autism Spectrum Test|Childhood Cancer Survivor Study|Childhood Executive Functioning Inventory
Childhood Experience of Care and Abuse|Childhood Experiences Survey|Childhood Health Assessment Questionnaire
Childhood Traumatic Events Scale|Childhood and Adolescence Migraine Prevention Study|Children in the Community Study
Children of Alcoholics Screening Test|Children of Immigrants Longitudinal Study|Children of the National Longitudinal Survey
Children of the Nineties|Children’s Apperception Test|Children’s Assertive Behavior Scale
Children’s Attributional Style Questionnaire|Children’s Auditory Verbal Learning Test|Children’s Behavior Questionnaire
Children’s Category Test|Children’s Communication Checklist|Children’s Depression Inventory|Children’s Depression Rating Scale
Children’s Dermatology Life Quality Index|Children’s Eating Attitudes Test|Children’s Eating Behaviour Questionnaire
Children’s Embedded Figures Test|Children’s Fear Scale|Children’s Global Assessment Scale|Children’s Health Insurance Program
Children’s Hope Scale|Children’s Hospital of Eastern Ontario Pain Scale|Children’s Hospital of Philadelphia
Children’s Hostility Inventory|Children’s Impact of Event Scale|Children’s Interview for Psychiatric Syndromes
Children’s Leisure Assessment Scale|Children’s Loneliness Scale|Children’s Manifest Anxiety Scale|Children’s Memory Scale
Children’s Perception of Interparental Conflict Scale|Children’s Personality Questionnaire
Children’s Report of Parental Behavior Inventory|Children’s Reports of Parental Behavior Inventory
Children’s Revised Impact of Event Scale|Children’s Self-Concept Scale|Children’s Sleep Habits Questionnaire
Children’s Social Desirability Scale|Children’s Test of Nonword Repetition|Children’s Yale-Brown Obsessive Compulsive Scale
China Biographical Database|China Education Panel Survey|China Family Panel Studies|China General Social Survey
China Health and Nutrition Survey|China Health and Retirement Longitudinal Study|China Historical Geographic Information System
China Household Finance Survey|China Household Income Project|China Kadoorie Biobank|China Labor-force Dynamics Survey
China Mental Health Survey|China Multi-Ethnic Cohort|China National Stroke Registry
China Patient-centered Evaluative Assessment of Cardiac Events|Chinese Academy of Social Sciences
Chinese Center for Disease Control and Prevention|Chinese Classification of Mental Disorders
Chinese Communicative Development Inventory|Chinese General Social Survey|Chinese Household Income Project
Chinese Longitudinal Healthy Longevity Survey|Chinese Personality Assessment Inventory|Chinese Proficiency Test
Chinese Text Project|Chingford Study|Choice and Partnership Approach|Choosing Wisely|Chris Hani Baragwanath Hospital
Christchurch Health and Development Study|Christchurch Psychiatric Epidemiology Study|Christiaan Barnard|Christian Medical College
Christiana Morgan|Christopher Bollas|Chronic Pain Acceptance Questionnaire|Chronic Renal Insufficiency Cohort Study
Chronic Respiratory Questionnaire|Church Missionary Society Archive|Churchill Archives Centre|Churchill Papers|Cicely Saunders
Cigarette Dependence Scale|Cincinnati Children’s Hospital|Cincinnati Prehospital Stroke Scale|Circadian Type Inventory
Circle of Security|Circumplex Scales of Interpersonal Values|City Birth Trauma Scale|Civic Education Study|Civic Health Index
Civil Rights Project|Civil Society Index|Civil War Governors of Kentucky|Clance Impostor Phenomenon Scale|Clark Hull
Clarke Institute of Psychiatry|Classroom Assessment Scoring System|Classroom Environment Scale|Cleveland Clinic|Clever Hans
Client Experiencing Scale|Client Satisfaction Questionnaire|Clifford Beers|Climate Action Tracker|Climate Policy Initiative
Climate Vulnerable Forum|Clinical Anger Scale|Clinical Antipsychotic Trials in Intervention Effectiveness
Clinical Antipsychotic Trials of Intervention Effectiveness|Clinical Assessment Interview for Negative Symptoms
Clinical Assessment of Articulation and Phonology|Clinical Assessment of Language Comprehension
Clinical Data Interchange Standards Consortium|Clinical Dementia Rating Scale|Clinical Evaluation of Language Fundamentals
Clinical Frailty Scale|Clinical Global Impression Scale|Clinical Global Impressions Scale
Clinical Institute Withdrawal Assessment for Alcohol|Clinical Interview Schedule|Clinical Linguistic and Auditory Milestone Scale
Clinical Opiate Withdrawal Scale|Clinical Outcomes Utilizing Revascularization and Aggressive Drug Evaluation
Clinical Outcomes in Routine Evaluation|Clinical Outcomes in Routine Evaluation-Outcome Measure
Clinical Pharmacogenetics Implementation Consortium|Clinical Test of Sensory Interaction and Balance
Clinical Trials Transformation Initiative|Clinician-Administered Dissociative States Scale|Clock Drawing Test
Clubhouse International|Coaching Behavior Assessment System|Coalition for Advancing Research Assessment
Coalition for Epidemic Preparedness Innovations|Coalition for Evidence-Based Policy|Coalition for Networked Information
Cocaine Anonymous|Cochrane Central Register of Controlled Trials|Cochrane Collaboration|Cochrane Database of Systematic Reviews
Cochrane Qualitative and Implementation Methods Group|Coddington Life Events Scales|Codex Sinaiticus Project
Cognitive Abilities Screening Instrument|Cognitive Abilities Test|Cognitive Ability Screening Test|Cognitive Assessment System
Cognitive Behavior Rating Scales|Cognitive Bias Questionnaire|Cognitive Distortion Scales
Cognitive Emotion Regulation Questionnaire|Cognitive Failures Questionnaire|Cognitive Flexibility Inventory
Cognitive Function Instrument|Cognitive Function and Ageing Study|Cognitive Fusion Questionnaire|Cognitive Linguistic Quick Test
Cognitive Performance Scale|Cognitive Reflection Task|Cognitive Style Analysis|Cognitive Style Index|Cognitive Symptom Checklists
Cognitive Therapy Rating Scale|Cognitive Therapy Scale|Cognitive Therapy Scale-Revised|Cognitive Triad Inventory
Cognitive and Affective Mindfulness Scale|Cohen-Mansfield Agitation Inventory|Cohort of Norway|Cohort of Swedish Men
Coleman Report|Coleridge Initiative|Colindale Newspaper Library|Collaborative Depression Study
Collaborative Initial Glaucoma Treatment Study|Collaborative Longitudinal Personality Disorders Study
Collaborative Perinatal Project|Collaborative Replications and Education Project|Collaborative Study on the Genetics of Alcoholism
Collaborative for Academic, Social, and Emotional Learning|Collective Self-Esteem Scale|College Adjustment Scales
College Basic Academic Subjects Examination|College Level Examination Program|College Student Expectations Questionnaire
College Student Experiences Questionnaire|Collegiate Assessment of Academic Proficiency|Collegiate Learning Assessment
Collett-Lester Fear of Death Scale|Colney Hatch Lunatic Asylum|Colonial Medical Service|Colonial Office Records
Colonial Records of Pennsylvania|Colonial State Papers|Color Trails Test|Color-Blind Racial Attitudes Scale
Colorado Adoption Project|Colorado Learning Difficulties Questionnaire|Colorado Learning Disabilities Research Center
Colored Conventions Project|Colored Progressive Matrices|Coloured Progressive Matrices|Columbia Card Task
Columbia Center for Oral History|Columbia County Longitudinal Study|Columbia Impairment Scale|Columbia Mental Maturity Scale
Coma Recovery Scale|Coma Recovery Scale-Revised|Combat Exposure Scale|Commercial Buildings Energy Consumption Survey
Commissioners in Lunacy|Committee for Economic Development|Committee of Fifteen Records|Committee on Safety of Medicines
Common European Framework of Reference for Languages|Common Language Resources and Technology Infrastructure
Common Terminology Criteria for Adverse Events|Commonwealth Fund|Communication Abilities Diagnostic Test
Communication Activities of Daily Living|Communication Complexity Scale|Communication Function Classification System
Communication and Symbolic Behavior Scales|Communicative Abilities in Daily Living|Communicative Activities of Daily Living
Communicative Effectiveness Index|Communicative Participation Item Bank|Communities That Care
Community Assessment of Psychic Experiences|Community Attitudes Toward the Mentally Ill
Community Attitudes Towards the Mentally Ill|Community Balance and Mobility Scale|Community College Research Center
Community Health and Environmental Surveillance System|Community Innovation Survey|Community Integration Questionnaire
Community Intervention Trial for Smoking Cessation|Community Mental Health Act|Community Mental Health Centers Act
Community Oriented Programs Environment Scale|Community Periodontal Index of Treatment Needs
Community Screening Instrument for Dementia|Community Tracking Study|Comparative Agendas Project|Comparative Candidates Survey
Comparative Constitutions Project|Comparative Manifesto Project|Comparative Study of Electoral Systems|Compassion Fatigue Scale
Compassion Satisfaction and Fatigue Test|Competitive State Anxiety Inventory|Competitive State Anxiety Inventory-2
Complexity Science Hub|Composers Datebook|Composite Abuse Scale|Composite Scale of Morningness|Comprehensive Aphasia Test
Comprehensive Assessment of At Risk Mental States|Comprehensive Assessment of Psychopathic Personality
Comprehensive Assessment of Rational Thinking|Comprehensive Assessment of Sadistic Tendencies
Comprehensive Assessment of Spoken Language|Comprehensive Developmental Inventory for Infants and Toddlers
Comprehensive Inventory of Basic Skills|Comprehensive Psychopathological Rating Scale
Comprehensive Receptive and Expressive Vocabulary Test|Comprehensive Soldier Fitness|Comprehensive Soldier and Family Fitness
Comprehensive Test of Basic Skills|Comprehensive Test of Nonverbal Intelligence|Comprehensive Test of Phonological Processing
Comprehensive Test of Visual Functioning|Comprehensive Tests of Basic Skills|Comprehensive Trail Making Test
Compulsive Buying Scale|Compulsive Exercise Test|Compulsive Internet Use Scale|Computational Story Lab|Comrey Personality Scales
Concise Associated Symptoms Tracking Scale|Concord Health and Ageing in Men Project|Condom Use Self-Efficacy Scale
Conduct Disorder Scale|Confederate Imprints Collection|Conflict Armament Research
Conflict in Adolescent Dating Relationships Inventory|Conformity to Feminine Norms Inventory
Conformity to Masculine Norms Inventory|Confusion Assessment Method|Confusion Assessment Method for the Intensive Care Unit
Congress of Racial Equality Papers|Connectedness to Nature Scale|Conners Comprehensive Behavior Rating Scales
Conners Continuous Performance Test|Conners’ Adult ADHD Rating Scales|Conners’ Parent Rating Scale|Conners’ Rating Scales
Conners’ Teacher Rating Scale|Consideration of Future Consequences Scale|Consolidated Criteria for Reporting Qualitative Research
Consolidated Framework for Implementation Research|Consolidated Standards of Reporting Trials
Consortium for Policy Research in Education|Consortium of Universities for Global Health|Consortium on Chicago School Research
Consortium to Establish a Registry for Alzheimer’s Disease|Conspiracy Mentality Questionnaire|Constantin von Economo
Constructivist Learning Environment Survey|Consultation and Relational Empathy Measure
Consultative Group on International Agricultural Research|Consumer Assessment of Healthcare Providers and Systems
Consumer Ethnocentric Tendencies Scale|Contagious Diseases Act|Contagious Diseases Acts|Contemplative Sciences Center
Contextual Memory Test|Contingencies of Self-Worth Scale|Continuing Survey of Food Intakes by Individuals
Continuous Household Survey|Continuous Mortality Investigation|Continuous Visual Memory Test|Control Preferences Scale
Controlled Oral Word Association Test|Controlled Substances Act|Controlling Nutritional Status Score|Cook County Hospital
Cook-Medley Hostility Scale|Coolidge Axis II Inventory|Cooperative Congressional Election Study|Cooperative Election Study
Cooperative Institute for Research in Environmental Sciences|Coopersmith Self-Esteem Inventory|Coparenting Relationship Scale
Copenhagen Burnout Inventory|Copenhagen Child Cohort|Copenhagen City Heart Study|Copenhagen General Population Study
Copenhagen Hip and Groin Outcome Score|Copenhagen Male Study|Copenhagen Neck Functional Disability Scale
Copenhagen Perinatal Cohort|Copenhagen Prospective Studies on Asthma in Childhood|Copenhagen Psychosocial Questionnaire
Copenhagen School Health Records Register|Coping Cat|Coping Health Inventory for Parents
Coping Orientation to Problems Experienced Inventory|Coping Power Program|Coping Resources Inventory|Coping Responses Inventory
Coping Strategies Questionnaire|Coping Strategy Indicator|Coping with Children’s Negative Emotions Scale
Corah Dental Anxiety Scale|Core Bereavement Items|Core Humanitarian Standard|Core Outcome Measures in Effectiveness Trials
Core Self-Evaluations Scale|Cornell Critical Thinking Test|Cornell Lab of Ornithology|Cornell Medical Index
Cornell Scale for Depression in Dementia|Cornell Word Form|Coronary Artery Risk Development in Young Adults
Coronary Artery Risk Development in Young Adults Study|Coronary Artery Surgery Study|Coronary Drug Project
Coronavirus Anxiety Scale|Correctional Offender Management Profiling for Alternative Sanctions|Correlates of War Project
Corsi Block Test|Corsi Block-Tapping Test|Costa Rican Longevity and Healthy Aging Study|Costs of War Project|Cotton Collection
Cotton Library|Cottonian Library|Council for British Archaeology|Council on East Asian Libraries
Council on Library and Information Resources|Counselor Rating Form|Counter Extremism Project|Couple Satisfaction Index
Couples Satisfaction Index|Craig Handicap Assessment and Reporting Technique|Craiglockhart War Hospital
Cranley Maternal-Fetal Attachment Scale|Creative Achievement Questionnaire|Creative Behavior Inventory
Creative Experiences Questionnaire|Credibility Coalition|Credibility/Expectancy Questionnaire|Crerar Library|Crichton Royal
Crime Survey for England and Wales|Crisis Text Line|Crisis Triage Rating Scale|Critical Care Pain Observation Tool
Critical Path Institute|Crohn’s Disease Activity Index|Cross Racial Identity Scale|Cross-Cultural Adaptability Inventory
Crown-Crisp Experiential Index|Cruzan v. Director, Missouri Department of Health|Cultural Formulation Interview
Cultural Heritage Imaging|Cultural Intelligence Scale|Culture Fair Intelligence Test|Culture-Free Self-Esteem Inventories
Culture-Free Self-Esteem Inventory|Cumberland Ankle Instability Tool|Cumulative Illness Rating Scale
Cumulative Index to Nursing and Allied Health Literature|Cuneiform Digital Library Initiative|Curiosity and Exploration Inventory
Current Opioid Misuse Measure|Cushing Memorial Library|Cyber-Aggression in Relationships Scale|Cyber-Pornography Use Inventory
Cybersecurity and Infrastructure Security Agency|Cybersickness Questionnaire|Cystic Fibrosis Foundation
Cystic Fibrosis Questionnaire|Cécile Vogt|D. W. Winnicott|Da Qing Diabetes Prevention Study|Da Qing IGT and Diabetes Study
Da Vinci Surgical System|Daily Drinking Questionnaire|Daily Hassles Scale|Daily Living Activities Scale
Daily Record of Severity of Problems|Daily Spiritual Experience Scale|Dalkon Shield|Dallas Bed Rest and Training Study
Dallas Heart Study|Dallas Lifespan Brain Study|Dana-Farber Cancer Institute|Danger Assessment Scale|Daniel Batson|Daniel Kahneman
Daniel Paul Schreber|Daniel Stern|Daniel Wegner|Danish Cancer Registry|Danish Civil Registration System
Danish Conscription Database|Danish Diet, Cancer and Health Study|Danish Longitudinal Survey of Children
Danish Medical Birth Registry|Danish National Patient Register|Danish National Patient Registry
Danish National Prescription Registry|Danish Nurse Cohort Study|Danish OPUS Trial|Danish Psychiatric Central Research Register
Danish Twin Registry|Danvers State Hospital|Dark Triad Dirty Dozen|Dartmouth COOP Charts|Darwin Correspondence Project
Darwin Manuscripts Project|Daryl Bem|Das-Naglieri Cognitive Assessment System|Data Archiving and Networked Services
Data Documentation Initiative|Data and Society Research Institute|Data for Progress|Database of Byzantine Book Epigrams
Database of Political Institutions|Database of Religious History|Databrary Project|David Hubel|David Livingstone Centre|David Marr
David McClelland|David Sackett|David Wechsler|Davidson Trauma Scale|Dawson Report|Daytop Village|De Humani Corporis Fabrica
De Jong Gierveld Loneliness Scale|DeGolyer Library|Deaf Studies Trust|Death Anxiety Scale|Death Attitude Profile
Death Obsession Scale|Death with Dignity Act|Debtors Anonymous|Decision Outcomes Inventory|Decisional Conflict Scale
Declaration of Alma-Ata|Declaration of Astana|Declaration of Caracas|Declaration of Geneva|Declaration of Istanbul
Declaration of Lisbon|Declaration of Madrid|Declaration of Tokyo|Deep Carbon Observatory|Deep Sea Drilling Project
Deese-Roediger-McDermott Task|Defeat Depression Campaign|Defense Mechanism Inventory|Defense Mechanism Rating Scales
Defense Mechanism Test|Defense Mechanisms Inventory|Defense Personnel and Security Research Center|Defense Style Questionnaire
Defining Issues Test|Degrees of Reading Power|Deliberate Self-Harm Inventory|Delinquent Activities Scale
Delirium Observation Screening Scale|Delirium Rating Scale|Delusions Symptoms State Inventory|Dementia Care Mapping
Dementia Quality of Life Instrument|Dementia Rating Scale|Dementia Research Centre|Dental Anxiety Scale
Dental Practice-Based Research Network|Denver Articulation Screening Exam|Denver Developmental Screening Test|Denver Youth Survey
Department of State Central Files|Deployment Risk and Resilience Inventory|Depression Adjective Check Lists
Depression Anxiety Stress Scales|Depression Anxiety and Stress Scale|Depression Stigma Scale|Depressive Experiences Questionnaire
Derbyshire Language Scheme|Dermatology Life Quality Index|Derogatis Interview for Sexual Functioning
Derogatis Psychiatric Rating Scale|Derogatis Sexual Functioning Inventory|Desirability of Control Scale
Detailed Assessment of Posttraumatic Stress|Determinants of Adolescent Social Well-Being and Health|Detre Library
Detroit Area Study|Detroit Dental Health Project|Detroit Tests of Learning Aptitude|Developing Human Connectome Project
Developing Skills Checklist|Development and Well-Being Assessment|Developmental Assessment of Young Children
Developmental Behavior Checklist|Developmental Behaviour Checklist|Developmental Coordination Disorder Questionnaire
Developmental Indicators for the Assessment of Learning|Developmental Origins of Health and Disease Society|Developmental Profile
Developmental Sentence Scoring|Developmental Test of Visual Perception|Developmental Trends Study
Developmental, Dimensional and Diagnostic Interview|Devereux Early Childhood Assessment|Devereux Scales of Mental Disorders
Devereux Student Strengths Assessment|Diabetes Attitude Scale|Diabetes Control and Complications Trial|Diabetes Distress Scale
Diabetes Eating Problem Survey|Diabetes Empowerment Scale|Diabetes Knowledge Questionnaire|Diabetes Knowledge Test
Diabetes Prevention Program|Diabetes Prevention Program Outcomes Study|Diabetes Remission Clinical Trial
Diabetes Self-Management Questionnaire|Diabetes Treatment Satisfaction Questionnaire|Diabetic Retinopathy Study
Diagnostic Achievement Battery|Diagnostic Adaptive Behavior Scale|Diagnostic Analysis of Nonverbal Accuracy
Diagnostic Assessment of Reading|Diagnostic Classification: 0-3|Diagnostic Drawing Series
Diagnostic Evaluation of Articulation and Phonology|Diagnostic Evaluation of Language Variation
Diagnostic Interview Schedule for Children|Diagnostic Interview for Borderline Patients|Diagnostic Interview for Borderlines
Diagnostic Interview for Children and Adolescents|Diagnostic Interview for Genetic Studies|Diagnostic Interview for Psychoses
Diagnostic Interview for Social and Communication Disorders|Diagnostic Reading Scales|Dibner Library|Diederik Stapel
Dietary Approaches to Stop Hypertension|Dietary Inflammatory Index|Differential Ability Scales|Differential Aptitude Test
Differential Aptitude Tests|Differential Emotions Scale|Differentiation of Self Inventory|Difficulties in Emotion Regulation Scale
Digit Symbol Substitution Test|Digital Atlas of Roman and Medieval Civilizations|Digital Bodleian|Digital Civil Society Lab
Digital Curation Centre|Digital Dictionary of Buddhism|Digital Economy Lab|Digital Humanities Observatory
Digital Imaging and Communications in Medicine|Digital Library of Georgia|Digital Library of the Caribbean|Digital Medievalist
Digital Object Identifier Foundation|Digital Preservation Coalition|Digital Public Library of America
Digital Research Infrastructure for the Arts and Humanities|Digital Scriptorium|Digital Scriptorium Collection
Digital South Asia Library|Digital Transgender Archive|Digitalis Investigation Group|Dimensional Apathy Scale
Dimensional Assessment of Personality Pathology|Dimensional Obsessive-Compulsive Scale|Dimensions of Mastery Questionnaire
Dimensions of Religiosity Scale|Dimensions of Temperament Survey|Disabilities of the Arm, Shoulder and Hand
Disabilities of the Arm, Shoulder, and Hand Questionnaire|Disability Assessment for Dementia|Disability Rating Scale
Disability Rights Commission|Discrimination and Stigma Scale|Disease Activity Score 28|Disgust Scale|Dispositional Flow Scale
Dispositional Resilience Scale|Disruptive Behavior Disorders Rating Scale|Dissociation Questionnaire
Dissociative Disorders Interview Schedule|Dissociative Subtype of PTSD Scale|Distress Disclosure Index|Distress Thermometer
Distress Tolerance Scale|Distributed Little Red Hen Lab|District Six Museum Archive|Divergent Association Task
Dizziness Handicap Inventory|Dobbs v. Jackson Women’s Health Organization|Doctor Williams’s Library
Documentation Center of Cambodia|Documenting the American South|Doe v. Bolton|Doetinchem Cohort Study|Dogmatism Scale
Doha Declaration|Doi Takeo|Doloplus Scale|Dolph Briscoe Center for American History|Domain-Specific Risk-Taking Scale
Domestic Violence Screening Inventory|Dominantly Inherited Alzheimer Network|Donald Broadbent|Donald Winnicott
Doors and People Test|Dorothea Dix|Dortmund Nutritional and Anthropometric Longitudinally Designed Study|Douglas Hospital
Douleur Neuropathique 4|Downs and Black Checklist|Drakenstein Child Health Study|Draper Manuscript Collection|Draper Manuscripts
Draw a Person Test|Draw-A-Man Test|Draw-A-Scientist Test|Drinking Motives Questionnaire|Drinking Motives Questionnaire-Revised
Drive for Muscularity Scale|Driver Behaviour Questionnaire|Driver Stress Inventory|Driving Habits Questionnaire
Drug Abuse Resistance Education|Drug Abuse Screening Test|Drug Abuse Treatment Outcome Study|Drug Abuse Warning Network
Drug Attitude Inventory|Drug Use Disorders Identification Test|Drug Use Monitoring in Australia|Drug Use Screening Inventory
Du Bois Papers|Dublin Core Metadata Initiative|Dubowitz Neonatal Neurological Examination|Duke Activity Status Index
Duke Family Papers|Duke Health Profile|Duke Religion Index|Duke Social Support Index|Duke University Religion Index|Dulles Papers
Dumbarton Oaks Research Library and Collection|Dundee Ready Education Environment Measure|Dunedin Longitudinal Study
Dunedin Multidisciplinary Health and Development Study|Dutch Eating Behavior Questionnaire|Dutch Eating Behaviour Questionnaire
Dutch Famine Birth Cohort|Dutch Famine Birth Cohort Study|Dutch Hunger Winter Families Study|Dutch Parliamentary Election Study
Dutch Work Addiction Scale|Dyadic Adjustment Scale|Dyadic Coping Inventory|Dyadic Parent-Child Interaction Coding System
Dynamic Gait Index|Dynamic Indicators of Basic Early Literacy Skills|Dynamic Occupational Therapy Cognitive Assessment
Dysexecutive Questionnaire|Dysfunctional Attitudes Scale|Dysfunctional Beliefs and Attitudes About Sleep Scale
Dysfunctional Voiding Scoring System|Dyslexia Early Screening Test|Dyslexia Screening Test|Düsseldorf Orthorexia Scale
ENRICH Marital Satisfaction Scale|Early Adolescent Temperament Questionnaire|Early Autism Risk Longitudinal Investigation
Early Caribbean Digital Archive|Early Child Development Instrument|Early Childhood Behavior Questionnaire
Early Childhood Environment Rating Scale|Early Childhood Oral Health Impact Scale|Early Communication Indicator
Early Development Instrument|Early Developmental Stages of Psychopathology Study|Early English Books Online
Early English Text Society|Early Growth and Development Study|Early Head Start Research and Evaluation Project
Early Language Milestone Scale|Early Manifest Glaucoma Trial|Early Modern Letters Online|Early Modern Research Centre
Early Prediction of Adolescent Depression Study|Early Psychosis Prevention and Intervention Centre|Early Screening Inventory
Early Social Communication Scales|Early Start Denver Model|Early Trauma Inventory|Early Treatment Diabetic Retinopathy Study
Earth Institute|Earth Microbiome Project|Earth System Grid Federation|East Asian Social Survey|East Boston Senior Health Project
East India Company Records|East London Family and Community Surveys|East-West Center|Easter Seals|Eating Assessment Tool
Eating Assessment Tool-10|Eating Attitudes Test-26|Eating Disorder Diagnostic Scale|Eating Disorder Examination|Eating Inventory
Eating Self-Efficacy Scale|Ebers Papyrus|Economic Cycle Research Institute|Economic Policy Institute|Economic Research Service
Economic and Social Data Service|Economic and Social Research Council|Economic and Social Research Institute
Eczema Area and Severity Index|Ed Diener|Eden Alternative|Eden Mother-Child Cohort|Edinburgh Artery Study
Edinburgh Claudication Questionnaire|Edinburgh Cognitive and Behavioural ALS Screen|Edinburgh Reading Tests
Edinburgh Social Cognition Test|Edinburgh Study of Youth Transitions and Crime|Edinburgh Type 2 Diabetes Study
Edmonton Frail Scale|Edmonton Narrative Norms Instrument|Edmonton Symptom Assessment Scale|Edmonton Symptom Assessment System
Edmund Pellegrino|Education Endowment Foundation|Education Longitudinal Study|Education Northwest
Education Resources Information Center|Edward Bradford Titchener|Edward Deci|Edward Lee Thorndike|Edward Thorndike
Edward Titchener|Edward Tolman|Edward Zigler|Edwards Personal Preference Schedule|Edwin Smith Papyrus
Effective Provision of Pre-School Education Project|Effort Expenditure for Rewards Task|Effort-Reward Imbalance Questionnaire
Egas Moniz|Egerton Manuscripts|Egna Minnen Beträffande Uppfostran|Ego Identity Process Questionnaire|Ego-Dissolution Inventory
Egon Brunswik|Egypt Labor Market Panel Survey|Eighteenth Century Collections Online|Eighth Joint National Committee
Einstein Aging Study|Einstein Papers Project|Ekman 60 Faces Test|Elder Abuse Suspicion Index
Elderly Nutrition and Health Survey in Taiwan|Eleanor Rosch|Elections Performance Index|Electoral Integrity Project
Electronic Cultural Atlas Initiative|Electronic Frontier Foundation|Electronic Literature Organization
Electronic Medical Records and Genomics Network|Electronic Text Corpus of Sumerian Literature
Electronic Tools and Ancient Near Eastern Archives|Elemental Psychopathy Assessment|Eli Lilly|Eli Lilly and Company|Eli Robins
Elisabeth Kübler-Ross|Elixhauser Comorbidity Index|Elizabeth Loftus|Elizabeth Spelke|Ella Freeman Sharpe|Elliot Aronson
Elliott Joslin|Ellis Island Oral History Project|Elmer Holmes Bobst Library|Elyn Saks|Embedded Figures Test
Emergency Events Database|Emergency Medical Treatment and Active Labor Act|Emergency Severity Index|Emil Kraepelin
Emil von Behring|Emma Goldman Papers Project|Emory Center for Digital Scholarship|Emory Functional Ambulation Profile
Emotion Dysregulation Checklist|Emotion Regulation Checklist|Emotion Regulation Questionnaire|Emotional Availability Scales
Emotional Competence Inventory|Emotional Contagion Scale|Emotional Eating Scale|Emotional Expressiveness Questionnaire
Emotional Facial Action Coding System|Emotional Intelligence Scale|Emotional Quotient Inventory
Emotionality Activity Sociability Temperament Survey|Empathic Concern Scale|Empathy Quotient|Employee Aptitude Survey
Encuesta Nacional de Salud y Nutrición|Encyclopedia of DNA Elements|End TB Strategy|Endangered Archives Programme
Endangered Language Alliance|Endangered Languages Documentation Programme|Endangered Languages Project|Endel Tulving
Endicott Work Productivity Scale|Endler Multidimensional Anxiety Scales|Engaged Living Scale|Engel Epilepsy Surgery Outcome Scale
English Broadside Ballad Archive|English Housing Survey|English Lexicon Project|English Longitudinal Study of Ageing
English Place-Name Society|English Profile Programme|English Short Title Catalogue|English and Romanian Adoptees Study
Enhancing Neuro Imaging Genetics through Meta-Analysis|Enhancing Recovery in Coronary Heart Disease Patients
Enhancing the Quality and Transparency of Health Research|Enid Balint|Enneagram Personality Test|Enright Forgiveness Inventory
Environmental Data Initiative|Environmental Determinants of Diabetes in the Young|Environmental Justice Atlas
Environmental Molecular Sciences Laboratory|Environmental Risk Longitudinal Twin Study|Environmental Voter Project
Epidemic Intelligence Service|Epidemiologic Catchment Area Program|Epidemiologic Catchment Area Study
Epidemiological Catchment Area Study|Epidemiology of Diabetes Interventions and Complications|Equal Justice Initiative
Equal Measures 2030|Equality of Opportunity Project|Erectile Dysfunction Inventory of Treatment Satisfaction|Eric Kandel
Eric R. Kandel|Erik Erikson|Erik H. Erikson|Erlangen Stroke Project|Ernst Kretschmer|Erving Goffman|Esalen Institute
Escala de Inteligencia Wechsler|Essen Climate Evaluation Schema|Essen Heinz Nixdorf Recall Study|Essen Trauma Inventory
Established Populations for Epidemiologic Studies of the Elderly|Esther Bick|Estonian Genome Project|Ethel Smyth Collection
Ethical Leadership Scale|Ethics Position Questionnaire|Ethnic Minority British Election Study|Ethnocultural Empathy Scale
Eugen Bleuler|Eurobarometer Surveys|European Academy of Neurology|European Alliance Against Depression
European Association for Palliative Care|European Association for the Study of the Liver|European Bioinformatics Institute
European Centre for Disease Prevention and Control|European College of Neuropsychopharmacology|European Community Household Panel
European Community Respiratory Health Survey|European Company Survey|European Consortium for Political Research
European Council on Foreign Relations|European Election Study|European Federation of Neurological Societies
European Federation of Psychologists’ Associations|European First Episode Schizophrenia Trial|European Genome-phenome Archive
European Health Interview Survey|European Health Literacy Survey|European Health Literacy Survey Questionnaire
European Heart Failure Self-Care Behaviour Scale|European Holocaust Research Infrastructure|European Institute for Gender Equality
European Labour Force Survey|European Language Resources Association|European League Against Rheumatism|European Male Ageing Study
European Monitoring Centre for Drugs and Drug Addiction|European Open Science Cloud
European Organisation for Research and Treatment of Cancer|European Organization for Research and Treatment of Cancer
European Prediction of Psychosis Study|European Prevention of Alzheimer’s Dementia
European Prospective Investigation into Cancer and Nutrition|European Prospective Investigation of Cancer
European Prospective Osteoporosis Study|European Psychiatric Association|European Quality of Government Index
European Quality of Life Scale|European Quality of Life Survey|European Randomised Study of Screening for Prostate Cancer
European Research Infrastructure Consortium|European Respiratory Society|European Resuscitation Council
European Society for Clinical Nutrition and Metabolism|European Society for Medical Oncology|European Society of Cardiology
European Society of Human Reproduction and Embryology|European Society of Hypertension
European Strategy Forum on Research Infrastructures|European Stroke Organisation|European Stroke Prevention Study
European Study of the Epidemiology of Mental Disorders|European Survey on Language Competences
European Union Statistics on Income and Living Conditions|European University Institute|European Values Survey
European Working Conditions Survey|European Working Group on Sarcopenia in Older People|European Youth Heart Study
Europeana Foundation|Evaluation of Competency to Stand Trial|Every Child Matters|Every Mind Matters|Every Newborn Action Plan
Every Woman Every Child|Everyday Cognition Scale|Everyday Discrimination Scale|Everyday Memory Questionnaire
Evidence for Policy and Practice Information|Evidence in Governance and Politics|Evin Law|Ewen Cameron
Examination of Anomalous Self-Experience|Excerpta Medica|Executive Function Performance Test|Exercise Addiction Inventory
Exercise Dependence Scale|Exercise Motivations Inventory|Exercise Self-Efficacy Scale|Expanded Nursing Stress Scale
Expanded Programme on Immunization|Expenditure and Food Survey|Experience Corps|Experiences Questionnaire
Experiences in Close Relationships Questionnaire|Experiences in Close Relationships Scale
Experiences in Close Relationships-Revised|Experiences of Discrimination Scale|Experimental Economics Replication Project
Expert Patients Programme|Explanatory Model Interview Catalogue|Exploratorium Institute for Inquiry
Expressive One-Word Picture Vocabulary Test|Expressive Vocabulary Test|Extended Glasgow Outcome Scale
Eyberg Child Behavior Inventory|Eysenck Impulsiveness Questionnaire|Eysenck Impulsivity Inventory
FDA Adverse Event Reporting System|FRIENDS for Life|Face, Legs, Activity, Cry, Consolability Scale|Facebook Intensity Scale
Faces Pain Scale|Faces Pain Scale-Revised|Facial Action Coding System|Facing History and Ourselves|Factors of Intellect Battery
Facts on Aging Quiz|Fagan Test of Infant Intelligence|Fagerstrom Test for Nicotine Dependence
Fagerström Test for Cigarette Dependence|Fagerström Tolerance Questionnaire|Fahn-Tolosa-Marin Tremor Rating Scale
Faith Development Interview|Faith Maturity Scale|Fales Library|Falls Efficacy Scale|Falls Efficacy Scale-International
Falls Risk Assessment Tool|Families and Work Institute|Family APGAR Scale|Family Adaptability and Cohesion Evaluation Scales
Family Affluence Scale|Family Assessment Device|Family Assessment Measure|Family Attitude Scale|Family Check-Up
Family Crisis Oriented Personal Evaluation Scales|Family Environment Scale|Family Exchanges Study|Family Expenditure Survey
Family Hardiness Index|Family History Library|Family Income and Expenditure Survey|Family Inventory of Life Events
Family Inventory of Life Events and Changes|Family Life Project|Family Nurse Partnership|Family Quality of Life Scale
Family Relations Test|Family Resources Survey|Family Smoking Prevention and Tobacco Control Act|Family Transitions Project
Family and Community Health Study|Fann Hospital|Fantastic Lifestyle Checklist|Fantasy Proneness Scale
Farnsworth-Munsell 100 Hue Test|Fast Track Project|Fatigue Severity Scale|Faux Pas Recognition Test|Fear Questionnaire
Fear Survey Schedule|Fear Survey Schedule for Children|Fear of COVID-19 Scale|Fear of Cancer Recurrence Inventory
Fear of Childbirth Questionnaire|Fear of Missing Out Scale|Fear of Pain Questionnaire|Fear of Success Scale
Fear-Avoidance Beliefs Questionnaire|Federal Food, Drug, and Cosmetic Act|Federal Judicial Center
Federal Theatre Project Collection|Federal Writers’ Project|Feinstein International Center|Felder-Soloman Index of Learning Styles
Fels Longitudinal Study|Female Sexual Distress Scale|Female Sexual Function Index|Feminist Archive North|Feminist Archive South
Feminist Women’s Health Center|Fennell Phases Inventory|Fernald State School|Fertility Quality of Life Questionnaire
Fibromyalgia Impact Questionnaire|Filson Historical Society|Finnegan Neonatal Abstinence Scoring System|Finnish Cancer Registry
Finnish Diabetes Prevention Study|Finnish Diabetes Risk Score|Finnish Geriatric Intervention Study
Finnish Geriatric Intervention Study to Prevent Cognitive Impairment|Finnish Health in Teens Study|Finnish Maternity Cohort
Finnish National Election Study|Finnish Public Sector Study|Finnish Twin Cohort|Firestone Assessment of Self-Destructive Thoughts
First Nations Health Authority|Fisher Rare Book Library|Fisher-Landau Early Childhood Screen|Fitness Interview Test
Five City Project|Five Colleges Consortium|Five Minute Speech Sample|Five-Factor Narcissism Inventory|Five-Point Test
Flanders Interaction Analysis Categories|Fleet Library|Flexner Report|Florence Nightingale|Florida Affect Battery
Florida Apraxia Battery|Florida Cognitive Activities Scale|Florida Comprehensive Assessment Test
Florida Obsessive-Compulsive Inventory|Flourishing Scale|Flow State Scale|Folger Shakespeare Library
Fondation Maison des Sciences de l’Homme|Fondren Library|Food Choice Questionnaire|Food Cravings Questionnaire
Food Insecurity Experience Scale|Food Neophobia Scale|Foot Function Index|Foot and Ankle Ability Measure
Foot and Ankle Outcome Score|Forbes Winslow|Force Concept Inventory|Ford Foundation Archives|Ford Insomnia Response to Stress Test
Foreign Broadcast Information Service|Foreign Language Classroom Anxiety Scale|Foreign Language Enjoyment Scale
Foreign Language Reading Anxiety Scale|Foreign Office Files for China|Foresight Institute
Formal Characteristics of Behavior-Temperament Inventory|Formal Elements Art Therapy Scale
Fortunoff Video Archive for Holocaust Testimonies|Forum on China-Africa Cooperation
Foundation for Individual Rights and Expression|Foundation for the Study of Independent Social Ideas|Founders Online
Foundling Hospital|Foundling Hospital Archives|Fountain House|Four Square Step Test|Fraboni Scale of Ageism
Fragile Families and Child Well-Being Study|Framework Convention on Tobacco Control
Framework for Open and Reproducible Research Training|Framingham Children’s Study|Framingham Offspring Study|Framingham Risk Score
Framingham Study|Frances Oldham Kelsey|Frances Willard House Museum Archives|Francis Inquiry|Francis Report
Francis Scale of Attitude toward Christianity|Franco Basaglia|Frankl Behavior Rating Scale|Franklin Institute|Frantz Fanon
Franz Brentano|Franz Joseph Gall|François Magendie|Françoise Dolto|Fraunhofer Society|Fred Hutchinson Cancer Research Center
Fred Soper|Free Speech Movement Archives|Free and Cued Selective Reminding Test|Freedmen and Southern Society Project
Freedmen’s Bureau Records|Freedmen’s Hospital|Freezing of Gait Questionnaire|Freiburg Mindfulness Inventory
Freiburg Monosyllabic Speech Test|Freiburg Personality Inventory|Freiburg Visual Acuity Test|Fremantle Diabetes Study
French Lexicon Project|French Three City Study|Frenchay Activities Index|Frenchay Aphasia Screening Test|Frenchay Arm Test
Frenchay Dysarthria Assessment|Freud Museum|Frick Art Reference Library|Frieda Fromm-Reichmann|Friedman Well-Being Scale
Friedreich Ataxia Rating Scale|Friends Historical Library|Friendship Bench|Friendship Qualities Scale
Friendship Quality Questionnaire|Fritz Heider|Fritz Perls|Frommelt Attitude Toward Care of the Dying Scale
Frommelt Attitudes Toward Care of the Dying|Frontal Assessment Battery|Frontal Behavioral Inventory|Frontal Systems Behavior Scale
Frontier Economics|Frontier Nursing Service|Frost Multidimensional Perfectionism Scale
Frostig Developmental Test of Visual Perception|Frustration Discomfort Scale|Fugl-Meyer Assessment Scale
Full Outline of UnResponsiveness Score|Fullerton Advanced Balance Scale|Fullerton Language Test for Adolescents
Functional Activities Questionnaire|Functional Ambulation Category|Functional Assessment Measure
Functional Assessment Staging Test|Functional Assessment Staging Tool|Functional Assessment of Cancer Therapy
Functional Assessment of Cancer Therapy-General|Functional Assessment of Chronic Illness Therapy
Functional Emotional Assessment Scale|Functional Gait Assessment|Functional Independence Measure
Functional Independence Measure for Children|Functional Living Index-Cancer|Functional Movement Screen
Functional Oral Intake Scale|Functional Outcomes of Sleep Questionnaire|Functional Reach Test
Future of Families and Child Wellbeing Study|Future of Humanity Institute|Future of Life Institute|Future of Privacy Forum
Futures of Entertainment Consortium|Félix Guattari|G. Stanley Hall|Gabor Maté|Gale Digital Collections|Galen of Pergamon
Gallup World Poll|Galveston Orientation and Amnesia Test|Gambia Hepatitis Intervention Study|Gamblers Anonymous
Gamblers’ Beliefs Questionnaire|Gambling Related Cognitions Scale|Game Addiction Scale|Game of Dice Task
Gastrointestinal Quality of Life Index|Gastrointestinal Symptom Rating Scale|Gates-MacGinitie Reading Tests
Gates-McKillop-Horowitz Reading Diagnostic Tests|Gateshead Millennium Study|Gateway to Global Aging Data
Gavi, the Vaccine Alliance|Gay Men’s Health Crisis|Gay, Lesbian, Bisexual, Transgender Historical Society|Gazel Cohort
Geisel School of Medicine|Gender Identity Interview for Children|Gender Inequality Index|Gender Role Conflict Scale
Gender Shades Project|Gender and Work Database|General Ability Measure for Adults|General Aptitude Test Battery
General Assertiveness Scale|General Attitudes and Beliefs Scale|General Board of Health|General Causality Orientations Scale
General Help-Seeking Questionnaire|General Lifestyle Survey|General Medical Council|General Oral Health Assessment Index
General Practice Research Database|General Practitioner Assessment of Cognition|General Register House|General Self-Efficacy Scale
General Social Surveys|General Theological Seminary Library|Generalized Anxiety Disorder Questionnaire
Generalized Expectancy for Success Scale|Generalized Problematic Internet Use Scale|Generalized Self-Efficacy Scale
Generation R Study|Generation Scotland|Generation Victoria|Generation XXI|Generations and Gender Programme
Generations and Gender Survey|Generic Conspiracist Beliefs Scale|Genetic Epidemiology of COPD Study
Genetic Links to Anxiety and Depression Study|Geneva Affective Picture Database|Geneva Emotion Recognition Test
Geneva Emotion Wheel|Geneva Emotional Music Scale|Genographic Project|Genome Aggregation Database
Genotype-Tissue Expression Project|Geoffrey Rose|Geography and Map Division|Geological Survey of Canada|Georg Rasch
George Miller Beard|George Washington Social Intelligence Test|Georgetown Slavery Archive|Georgia Centenarian Study
Gerd Gigerenzer|Gerhard Domagk|Geriatric Anxiety Inventory|Geriatric Mental State Schedule|Geriatric Oral Health Assessment Index
Geriatric Suicide Ideation Scale|German Ageing Survey|German Aging Survey|German Archaeological Institute|German Family Panel
German General Social Survey|German Health Interview and Examination Survey
German Health Interview and Examination Survey for Adults|German Health Update|German Historical Institute
German Institute for Economic Research|German Institute of Global and Area Studies|German Internet Panel
German Longitudinal Election Study|German National Cohort|Gesell Developmental Observation|Gesell Developmental Schedules
Gesell Institute|Getty Conservation Institute|Getty Provenance Index|Getty Research Institute|Getty Thesaurus of Geographic Names
Ghana Demographic and Health Survey|Ghana Living Standards Survey|Gibson Test of Cognitive Skills|Gilder Lehrman Collection
Gilliam Asperger’s Disorder Scale|Gilliam Autism Rating Scale|Gilmore Oral Reading Test|Giovanni Battista Morgagni
Girindrasekhar Bose|Girolamo Fracastoro|Glasgow Benefit Inventory|Glasgow Depression Scale|Glasgow Edinburgh Throat Scale
Glasgow Face Matching Test|Glasgow Health Status Inventory|Glasgow Hearing Aid Benefit Profile|Glasgow Norms|Glasgow Outcome Scale
Glasgow Sensory Questionnaire|Glasgow Sleep Effort Scale|Glasgow Women’s Library|Glaxo Wellcome|Global Adult Tobacco Survey
Global Alliance for Genomics and Health|Global Alliance for Improved Nutrition|Global Alliance for Vaccines and Immunization
Global Appraisal of Individual Needs|Global Assessment Scale|Global Assessment of Functioning Scale
Global Assessment of Relational Functioning|Global Attitudes Project|Global Attitudes Survey
Global Biodiversity Information Facility|Global Burden of Disease Study 2019|Global Carbon Project|Global Change Research Program
Global Deterioration Scale|Global Disinformation Index|Global Early Adolescent Study|Global Earthquake Model
Global Entrepreneurship Monitor|Global Footprint Network|Global Forest Watch|Global Fund to Fight AIDS, Tuberculosis and Malaria
Global Health Council|Global Health Security Agenda|Global Health Security Index|Global Historical Climatology Network
Global Influenza Surveillance and Response System|Global Initiative for Asthma
Global Initiative for Chronic Obstructive Lung Disease|Global Land Cover Facility|Global Media Monitoring Project
Global Multidimensional Poverty Index|Global Ocean Observing System|Global Outbreak Alert and Response Network
Global Partnership for Education|Global Physical Activity Questionnaire|Global Polio Eradication Initiative
Global Preference Survey|Global Preparedness Monitoring Board|Global Priorities Institute|Global Registry of Acute Coronary Events
Global School-Based Student Health Survey|Global Terrorism Database|Global Virome Project|Global Youth Tobacco Survey
Glostrup Population Studies|Glueck Study|God Attachment Inventory|Godin Leisure-Time Exercise Questionnaire
Gold Standards Framework|Goldberg Anxiety and Depression Scale|Goldfarb Fear of Fat Scale|Goldman-Fristoe Test of Articulation
Goldsmiths Musical Sophistication Index|Goldsmiths’ Library of Economic Literature|Goldstein-Scheerer Tests|Golestan Cohort Study
Golombok Rust Inventory of Marital State|Golombok Rust Inventory of Sexual Satisfaction|Good Behavior Game|Good Behaviour Game
Good Judgment Project|Goodenough Draw-a-Man Test|Goodenough-Harris Drawing Test|Gordon Allport|Gordon Diagnostic System
Gordon Music Aptitude Profile|Gordon Musical Aptitude Profile|Gordon Personal Profile|Gordon Primary Measures of Music Audiation
Gordon’s Functional Health Patterns|Gothenburg Birth Cohort|Gothenburg H70 Birth Cohort Studies|Gottman Institute
Gough Adjective Check List|Government Accountability Project|Government Hospital for the Insane|Graded Chronic Pain Scale
Graded Naming Test|Grading of Recommendations Assessment, Development and Evaluation|Graduate Record Examinations
Grady Memorial Hospital|Grandiose Narcissism Scale|Grant Study|Grant Study of Adult Development|Gratitude Questionnaire
Gray Diagnostic Reading Tests|Gray Oral Reading Test|Gray Oral Reading Tests|Gray Silent Reading Tests
Great Barrington Declaration|Great British Class Survey|Great Diary Project|Great Ormond Street|Great Ormond Street Hospital
Great Parchment Book|Great Plague of London|Great Plague of Marseille|Great Smoky Mountains Study
Great Smoky Mountains Study of Youth|Great Transition Initiative|Greater Bay Area Cancer Registry|Greater Good Science Center
Green Heart Project|Green House Project|Green Paranoid Thoughts Scale|Green et al. Paranoid Thoughts Scale
Greene Climacteric Scale|Grief Experience Inventory|Griffiths Mental Development Scales|Griffiths Report
Griffiths Scales of Child Development|Griswold v. Connecticut|Grit Scale|Groningen Activity Restriction Scale
Groningen Frailty Indicator|Groningen Intelligence Test|Groningen Longitudinal Aging Study|Groote Schuur Hospital
Grooved Pegboard Test|Gross Motor Function Classification System|Gross Motor Function Measure|Gross Motor Performance Measure
Group Areas Board|Group Climate Questionnaire|Group Embedded Figures Test|Group Environment Questionnaire
Group Identification Scale|Group for the Advancement of Psychiatry|Growing Up Today Study|Growing Up in Australia
Growing Up in Ireland|Growing Up in New Zealand|Growing Up in Scotland|Growing Up in Singapore Towards Healthy Outcomes
Grunya Sukhareva|Guangzhou Biobank Cohort Study|Gudjonsson Compliance Scale|Gudjonsson Suggestibility Scale
Gudjonsson Suggestibility Scales|Guernsey Breast Cancer Study|Gugging Swallowing Screen|Guildhall Library
Guilford-Zimmerman Aptitude Survey|Guilford-Zimmerman Temperament Survey|Gulf Long-term Follow-up Study|Gustav Fechner
Gustav Theodor Fechner|Gutenberg Health Study|Guttmacher Institute|Guy de Chauliac|Guy’s Hospital
HEALthy Brain and Child Development Study|HEXACO Personality Inventory|HEXACO Personality Inventory-Revised|HIV Stigma Scale
HOME Inventory|Hachinski Ischemic Score|Hagley Museum and Library|Halfdan Mahler|Hall Occupational Orientation Inventory
Hall v. Florida|Hallucinogen Rating Scale|Halpern Critical Thinking Assessment|Halstead Category Test|Halstead-Reitan Battery
Halstead-Reitan Neuropsychological Battery|Halstead-Reitan Neuropsychological Test Battery|Hamburg Aging Study
Hamburg City Health Study|Hammersmith Infant Neurological Examination|Hammill Multiability Achievement Test|Hanen Program
Hanford Thyroid Disease Study|Hanna Segal|Hanns Sachs|Hans Rosling|Hans Selye
Hanse-Wissenschaftskolleg Institute for Advanced Study|Hanwell Asylum|Happé Strange Stories|Hardiness Scale
Hare Psychopathy Checklist|Hare Psychopathy Checklist-Revised|Hargrett Rare Book and Manuscript Library|Harleian Collection
Harleian Manuscripts|Harlem Children’s Zone|Harmonized Cognitive Assessment Protocol
Harrington-O’Shea Career Decision-Making System|Harris Hip Score|Harris Infant Neuromotor Test|Harrison Narcotics Act
Harrison’s Principles of Internal Medicine|Harry Benjamin|Harry Benjamin International Gender Dysphoria Association
Harry F. Harlow|Harry Guntrip|Harry Harlow|Harry Ransom Center|Harry Ransom Humanities Research Center|Harry Stack Sullivan
Hartlib Papers|Hartlib Papers Project|Hartwig Severity Assessment Scale|Harvard Alumni Health Study
Harvard Center for International Development|Harvard College Alcohol Study|Harvard Dataverse|Harvard Family Research Project
Harvard Group Scale of Hypnotic Susceptibility|Harvard Growth Study|Harvard Medical School|Harvard Negotiation Project
Harvard Personal Genome Project|Harvard Project on American Indian Economic Development|Harvard School of Public Health
Harvard Six Cities Study|Harvard Study of Adult Development|Harvard T.H. Chan School of Public Health|Harvard Trauma Questionnaire
Harvard-Yenching Institute|Hassles and Uplifts Scale|Hastings Center|Hatch-Waxman Act|Hatcher Graduate Library
HathiTrust Research Center|Havelock Ellis|Hawaii Early Learning Profile|Hawaii Personality and Health Cohort|Hay Library
Hayling Sentence Completion Test|Hayling and Brixton Tests|Headache Disability Inventory|Headache Impact Test|Headspace Australia
Health 2000 Survey|Health Anxiety Inventory|Health Assessment Questionnaire|Health Behavior in School-Aged Children
Health Behaviour in School-Aged Children Study|Health Behaviour in School-aged Children|Health Canada|Health Education England
Health Effects Institute|Health Information National Trends Survey|Health Level Seven|Health Literacy Questionnaire
Health Metrics Network|Health Organisation of the League of Nations|Health Professionals Follow-Up Study
Health Professions Council of South Africa|Health Promoting Lifestyle Profile|Health Protection Agency
Health Resources and Services Administration|Health Survey for England|Health Technology Assessment Programme
Health Utilities Index|Health and Care Act|Health and Care Professions Council|Health and Lifestyle Survey
Health and Nutrition Examination Survey|Health and Safety Executive|Health and Social Care Act|Health in Men Study
Health, Aging and Body Composition Study|Health, Alcohol and Psychosocial Factors in Eastern Europe
Healthcare Cost and Utilization Project|Healthcare Effectiveness Data and Information Set|Healthwatch England
Healthy Ageing Longitudinal Study in Europe|Healthy Ageing in Scotland|Healthy Brain Network|Healthy China 2030
Healthy Cities Project|Healthy Families America|Healthy Ireland Survey|Healthy Japan 21|Healthy Life in an Urban Setting Study
Healthy Minds Study|Healthy Passages Study|Healthy People 2000|Healthy People 2010|Healthy People 2020|Healthy People 2030
Healthy Start Study|Healthy Women Study|Hearing Handicap Inventory for the Elderly|Hearing Voices Network|Hearing in Noise Test
Heart Outcomes Prevention Evaluation|Heart Outcomes Prevention Evaluation Study|Heart Protection Study|Heart SCORE Study
Heart and Estrogen/Progestin Replacement Study|Heart and Soul Study|Heartland Forgiveness Scale
Heinrichs-Carpenter Quality of Life Scale|Heinz Kohut|Heinz Lehmann|Heinz Nixdorf Recall Study|Helen Taussig
Hellenic Longitudinal Investigation of Aging and Diet|Helmholtz Association|Helping Alliance Questionnaire
Helsinki Birth Cohort Study|Helsinki Businessmen Study|Helsinki Health Study|Helsinki Heart Study|Hendrich Fall Risk Model
Hendrich II Fall Risk Model|Henmon-Nelson Tests of Mental Ability|Henri Tajfel|Henri Wallon|Henri de Mondeville|Henrietta Lacks
Henry Cotton|Henry Dale|Henry Ford Archives|Henry Head|Henry Luce Foundation|Henry Maudsley|Henry Molaison
Henry Phipps Psychiatric Clinic|Henry Street Settlement|Heritage Lottery Fund|Herman Boerhaave|Hermann von Helmholtz
Herrmann Brain Dominance Instrument|Hertfordshire Ageing Study|Hertfordshire Cohort Study|Herth Hope Index|Herth Hope Scale
Herzog August Bibliothek|Hesburgh Libraries|Heterodox Academy|Hewitt-Flett Multidimensional Perfectionism Scale
Hierarchical Personality Inventory for Children|Hierarchical Taxonomy of Psychopathology|Higgs Centre for Theoretical Physics
High Performance Computing Center Stuttgart|High School Longitudinal Study|High School Personality Questionnaire
High Scope Educational Research Foundation|High/Scope Child Observation Record|HighScope Perry Preschool Study
Higher Education Research Institute|Highlander Research and Education Center Records|Highly Sensitive Child Scale
Highly Sensitive Person Scale|Hildegard Peplau|Hildegard of Bingen|Hill Interaction Matrix|Hill Museum and Manuscript Library
Hill-Burton Act|Hinting Task|Hinxton Group|Hip Disability and Osteoarthritis Outcome Score|Hippolyte Bernheim
Hiroshima Life Span Study|Hisayama Study|Hispanic Community Health Study|Hispanic Community Health Study/Study of Latinos
Hispanic Health and Nutrition Examination Survey|Historical Clinical Risk Management-20|Historical Society of Pennsylvania
History of Parliament Trust|Hoarding Rating Scale|Hocken Collections|Hocken Library|Hoehn and Yahr Scale|Hoffman Report
Hoffmann-La Roche|Hogan Development Survey|Hogan Empathy Scale|Hogan Grief Reaction Checklist|Hogan Jazz Archive
Hogan Personality Inventory|Hogg Foundation for Mental Health|Hokkaido Study on Environment and Children’s Health
Holmes and Rahe Stress Scale|Holtzman Inkblot Technique|Holyoake Codependency Index
Home Observation for Measurement of the Environment|Home and Community Social Behavior Scales
Honey and Mumford Learning Styles Questionnaire|Honolulu Heart Program|Honolulu-Asia Aging Study|Hood Mysticism Scale
Hooked on Nicotine Checklist|Hooper Visual Organization Test|Hoorn Study|Hoover Institution|Hoover Institution Archives
Hopkins Adult Reading Test|Hopkins Competency Assessment Test|Hopkins Psychiatric Rating Scale
Hopkins Rehabilitation Engagement Rating Scale|Hopkins Symptom Checklist|Hopkins Symptom Checklist-25|Hopkins Verbal Learning Test
Hordaland Health Study|Hornbake Library|Horne-Ostberg Morningness-Eveningness Questionnaire
Horne-Östberg Morningness-Eveningness Questionnaire|Hospital Consumer Assessment of Healthcare Providers and Systems
Hospital Episode Statistics|Hospital Readmissions Reduction Program|Hospital for Sick Children|Houghton Library
House-Brackmann Facial Nerve Grading System|House-Tree-Person Technique|House-Tree-Person Test|Household Dietary Diversity Score
Household Finance and Consumption Survey|Household Food Insecurity Access Scale|Household Hunger Scale|Household Pulse Survey
Household, Income and Labour Dynamics in Australia Survey|Housing Assistance Council|Housing First|Houston Pain Outcome Instrument
Houston Sentence Repetition Test|Howard Florey|Howard Gotlieb Archival Research Center|Howard Hughes Medical Institute|Hua Tuo
Huangdi Neijing|Hudson’s Bay Company Archives|Hugo Münsterberg|Hull History Centre|Human Activity Profile|Human Brain Project
Human Development Report Office|Human Epigenome Project|Human Fertility Database|Human Figure Drawing Test
Human Genome Diversity Project|Human Microbiome Project|Human Mortality Database|Human Phenotype Ontology|Human Protein Atlas
Human Rights Data Analysis Group|Human Sciences Research Council|Human Security Report Project|Human Terrain System
Human Variome Project|Humanitarian Data Exchange|Humanities Action Lab|Humanities Commons|Humanities Indicators Project
Humanities, Arts, Science, and Technology Alliance and Collaboratory|Humor Styles Questionnaire|Humphry Osmond|Hunayn ibn Ishaq
Hungry Donkey Task|Hutchins Center for African and African American Research|Hypersensitive Narcissism Scale
Hypersexual Behavior Inventory|Hypertension Detection and Follow-Up Program|Hypertension in the Very Elderly Trial
Hypnotic Induction Profile|Hypomania Checklist|Hypomanic Personality Scale|Hypothesis Project|Hôtel-Dieu de Paris
Hôtel-Dieu de Québec|IG Farben|Iain Chalmers|Ibadan Study of Ageing|Ibn Sina|Ibn al-Haytham|Ibn al-Nafis
Icahn School of Medicine at Mount Sinai|Ice Bucket Challenge|Iceland Screens, Treats, or Prevents Multiple Myeloma
Icelandic Cancer Registry|Ida Macalpine|Identity Style Inventory|Idiots Act|Ignacio Martín-Baró|Ignaz Semmelweis
Illinois Longitudinal Study|Illinois Rape Myth Acceptance Scale|Illinois Test of Psycholinguistic Abilities
Illness Attitude Scales|Illness Attitudes Scale|Illness Behavior Questionnaire|Illness Behaviour Questionnaire
Illness Intrusiveness Ratings Scale|Illness Management and Recovery Scale|Illness Perception Questionnaire
Illness Perception Questionnaire-Revised|Immediate Post-Concussion Assessment and Cognitive Testing
Immigration History Research Center|Immigration History Research Center Archives|Impact of Cancer Scale
Impact of Event Scale-Revised|Impact on Family Scale|Implicit Relational Assessment Procedure
Improving Access to Psychological Therapies|Inclusion of Nature in Self Scale|Inclusion of Other in the Self Scale
Incredible Years|Incredible Years Parent Training Program|Independent Living Scales|Independent Living Skills Survey
Independent SAGE|Index Catalogue|Index Medicus|Index of Learning Styles|Index of Productive Syntax
Index of Relative Socio-economic Disadvantage|Index of Sexual Satisfaction|Index of Spouse Abuse|Index of Teaching Stress
India Human Development Survey|India Office Records|India Office Select Materials|Indian Election Study|Indian Health Service
Indian Journal of Psychiatry|Indian Medical Service|Indian National Family Health Survey
Indiana University Network Science Institute|Indigenous Law Centre|Indonesia Demographic and Health Survey
Indonesia Family Life Survey|Indonesian Family Life Survey|Infancia y Medio Ambiente|Infant Behavior Questionnaire
Infant Behavior Record|Infant Breastfeeding Assessment Tool|Infant Characteristics Questionnaire|Infant Feeding Intentions Scale
Infant Feeding Practices Study|Infant Feeding Survey|Infant Health and Development Program
Infant Toddler Quality of Life Questionnaire|Infant-Toddler Social and Emotional Assessment
Infant/Toddler Environment Rating Scale|Infectious Diseases Data Observatory|Inflammatory Bowel Disease Questionnaire
Informant Questionnaire on Cognitive Decline in the Elderly|Information Technology and Innovation Foundation|Innocence Project
Innocenti Research Centre|Innovations for Poverty Action|Innovations in American Government Program|Insomnia Severity Index
Institut Pasteur|Institute for Advanced Study|Institute for American Indian Studies|Institute for Creative Technologies
Institute for Democracy and Electoral Assistance|Institute for Fiscal Studies|Institute for Government
Institute for Health Metrics and Evaluation|Institute for Healthcare Improvement|Institute for Historical Review
Institute for Humane Studies|Institute for Justice and Reconciliation|Institute for Local Self-Reliance
Institute for New Economic Thinking|Institute for Policy Studies|Institute for Propaganda Analysis
Institute for Public Policy Research|Institute for Research on Poverty|Institute for Safe Medication Practices
Institute for Security Studies|Institute for Sexual Science|Institute for Social Research
Institute for Social and Economic Research|Institute for Strategic Dialogue|Institute for Women’s Policy Research
Institute for World Economics|Institute for the Future|Institute for the Study of Labor|Institute for the Study of War
Institute for the Study of the Ancient World|Institute of Classical Studies|Institute of Commonwealth Studies
Institute of Contemporary Arts|Institute of Development Studies|Institute of Economic Affairs|Institute of Education Sciences
Institute of Employment Rights|Institute of Historical Research|Institute of Medieval and Early Modern Studies
Institute of Museum and Library Services|Institute of Noetic Sciences|Institute of Pacific Relations|Institute of Psychiatry
Institute of Psychiatry, Psychology and Neuroscience|Institute of Race Relations|Institute of Social and Religious Research
Institute on Taxation and Economic Policy|Instructional Materials Motivation Survey|Instrumental Activities of Daily Living Scale
Insulin Resistance Atherosclerosis Study|Insulin Treatment Appraisal Scale|Integrated Carbon Observation System
Integrated Child Development Services|Integrated Ocean Drilling Program|Integrated Palliative Care Outcome Scale
Integrated Postsecondary Education Data System|Integrated Public Use Microdata Series|Integrative Hope Scale
Intensive Care Delirium Screening Checklist|Inter-American Dialogue|Inter-University Consortium for Political and Social Research
Intercultural Development Inventory|Intercultural Effectiveness Scale|Intercultural Sensitivity Scale
Interdisciplinary Education Perception Scale|Intergroup Anxiety Scale|Intermountain Heart Collaborative Study
Internalized Stigma of Mental Illness Scale|International AIDS Vaccine Initiative|International Adult Literacy Survey
International Affective Digitized Sounds|International Affective Picture System|International Agency for Research on Cancer
International Association for Cross-Cultural Psychology|International Association for Suicide Prevention
International Association for the Evaluation of Educational Achievement|International Association for the Study of Pain
International Association of Applied Psychology|International Baccalaureate Diploma Programme|International Budget Partnership
International Campaign to Ban Landmines|International Cancer Genome Consortium|International Centre for Defence and Security
International Centre for Theoretical Physics|International Children’s Accelerometry Database
International Children’s Digital Library|International Civic and Citizenship Education Study
International Classification of Diseases|International Classification of Functioning, Disability and Health
International Classification of Headache Disorders|International Classification of Impairments, Disabilities, and Handicaps
International Classification of Primary Care|International Classification of Sleep Disorders
International Code of Marketing of Breast-Milk Substitutes|International Cognitive Ability Resource
International Collaborative Study of Hypertension in Blacks|International Commission on Stratigraphy
International Committee of the Red Cross|International Computer and Information Literacy Study
International Confederation of Midwives|International Conference on Harmonisation
International Conference on Population and Development|International Consortium for Health Outcomes Measurement
International Consortium of Investigative Journalists|International Consultation on Incontinence Questionnaire
International Cooperative Ataxia Rating Scale|International Corpus of English|International Corpus of Learner English
International Council of Nurses|International Crime Victimisation Survey|International Crime Victims Survey
International Crisis Group|International Dating Violence Study|International Diabetes Federation|International Dunhuang Programme
International Dunhuang Project|International English Language Testing System|International Ergonomics Association
International Food Policy Research Institute|International Geosphere-Biosphere Programme|International HapMap Project
International Health Division|International Health Regulations|International Hearing Voices Network
International Human Dimensions Programme|International Index of Erectile Function
International Institute for Applied Systems Analysis|International Institute for Environment and Development
International Institute for Strategic Studies|International Institute of Social History|International Journal of Epidemiology
International Journal of Psychoanalysis|International Knee Documentation Committee Score|International League Against Epilepsy
International Long Term Ecological Research|International Medical Corps|International Medieval Bibliography
International Mission Photography Archive|International Mobility in Aging Study|International Mouse Phenotyping Consortium
International Network for the Availability of Scientific Publications|International Ocean Discovery Program
International Panel on Social Progress|International Parkinson and Movement Disorder Society
International Patient Decision Aid Standards|International Patient Summary|International Peace Research Institute
International Personality Disorder Examination|International Personality Item Pool|International Phonetic Association
International Physical Activity Questionnaire|International Physicians for the Prevention of Nuclear War
International Pilot Study of Schizophrenia|International Planned Parenthood Federation|International Plant Names Index
International Prospective Register of Systematic Reviews|International Prostate Symptom Score
International Psychoanalytical Association|International Psychogeriatric Association|International Religious Freedom Report
International Rescue Committee|International Research and Exchanges Board|International Restless Legs Scale
International Rice Research Institute|International Sanitary Conferences|International Self-Report Delinquency Study
International Serious Adverse Event Consortium|International Shopping List Test|International Society for Autism Research
International Society for Bipolar Disorders|International Society for Traumatic Stress Studies
International Society for the Study of Personality Disorders|International Society of Political Psychology
International Society of Sport Psychology|International Standard Classification of Education
International Standard Classification of Occupations|International Statistical Classification of Diseases
International Stroke Trial|International Study of Asthma and Allergies in Childhood|International Subarachnoid Aneurysm Trial
International Survey of Herbicide-Resistant Weeds|International Tobacco Control Policy Evaluation Project
International Tracing Service Archive|International Trauma Exposure Measure|International Trauma Interview
International Trauma Questionnaire|International Tree-Ring Data Bank|International Turfgrass Society
International Union of Psychological Science|International Violence Against Women Survey
International Women Suffrage Alliance Papers|Internet Addiction Test|Internet Encyclopedia of Philosophy
Internet Gaming Disorder Scale|Internet Gaming Disorder Test|Internet Shakespeare Editions|Interpersonal Adjective Scales
Interpersonal Competence Questionnaire|Interpersonal Dependency Inventory|Interpersonal Guilt Questionnaire
Interpersonal Needs Questionnaire|Interpersonal Problem-Solving Assessment Technique|Interpersonal Sensitivity Measure
Interpersonal Support Evaluation List|Intimate Justice Scale|Intolerance of Uncertainty Scale|Intrinsic Motivation Inventory
Intuitive Eating Scale|Invalidating Childhood Environment Scale|Invecchiare in Chianti Study
Inventory for Client and Agency Planning|Inventory of Altered Self-Capacities|Inventory of Callous-Unemotional Traits
Inventory of Childhood Memories and Imaginings|Inventory of College Students’ Recent Life Experiences
Inventory of Complicated Grief|Inventory of Interpersonal Problems|Inventory of Learning Styles
Inventory of Parent and Peer Attachment|Inventory of Personality Organization|Inventory of Socially Supportive Behaviors
Inventory of Statements About Self-Injury|Investigative Reporters and Editors|Iowa 65+ Rural Health Study|Iowa Acceleration Scale
Iowa Conners Rating Scale|Iowa Infant Feeding Attitude Scale|Iowa Oral Performance Instrument|Iowa Scales of Personality Change
Iowa Tests of Basic Skills|Iowa Tests of Educational Development|Iowa Tests of Music Literacy|Iowa Women’s Health Study
Iowa Youth and Families Project|Irish Longitudinal Study on Ageing|Irish Manuscripts Commission|Irish National Election Study
Irish Social Science Data Archive|Irrational Beliefs Inventory|Irrational Beliefs Test|Irrational Procrastination Scale
Irritable Bowel Syndrome Severity Scoring System|Irvin Yalom|Isfahan Cohort Study|Ishihara Colour Test|Ishihara Test
Isle of Wight Birth Cohort|Isle of Wight Study|Israel Longitudinal Mortality Study|Israel National Election Studies
It Gets Better Project|Ivan Illich|Ivan Sechenov|Ivar Lovaas|J. Marion Sims|J. P. Guilford|JAMA Internal Medicine|JAMA Psychiatry
JFK Coma Recovery Scale|Jaak Panksepp|Jack Kevorkian|Jackson Heart Study|Jackson Personality Inventory
Jackson Vocational Interest Survey|Jacobson v. Massachusetts|Jagiellonian Library|Jakarta Declaration|Jalowiec Coping Scale
Jamaica Healthy Lifestyle Survey|Jamaica Home Visiting Study|Jamaica Youth Risk and Resiliency Behaviour Survey|James Braid
James Collip|James Mark Baldwin|James McKeen Cattell|James Rowland Angell|Jamestown Foundation|Jane Addams Papers Project
Jane Collective|Japan Arteriosclerosis Longitudinal Study|Japan Center for Asian Historical Records|Japan Child Panel Survey
Japan Collaborative Cohort Study|Japan Environment and Children’s Study|Japan Gerontological Evaluation Study
Japan Nurses’ Health Study|Japan Public Health Center-Based Prospective Study|Japanese General Social Survey
Japanese General Social Surveys|Japanese Study of Aging and Retirement|Japanese and Caucasian Brief Affect Recognition Test
Jay Haley|Jay Katz|Jean Delay|Jean Itard|Jean Laplanche|Jean Monnet Programme|Jean-Martin Charcot|Jean-Étienne Dominique Esquirol
Jebsen Hand Function Test|Jebsen-Taylor Hand Function Test|Jed Foundation|Jefferson Scale of Empathy
Jefferson Scale of Physician Empathy|Jefferson Scale of Physician Lifelong Learning|Jeffrey Young|Jenkins Activity Survey
Jenkins Sleep Scale|Jeremiah Stamler|Jerome Bruner|Jerome Kagan|Jerusalem Longitudinal Study|Jerusalem Perinatal Study
Jesness Inventory|Jesse Gelsinger|Jewish Women’s Archive|Jim Yong Kim|Joan Riviere|Joanna Briggs Institute
Job Characteristics Inventory|Job Diagnostic Survey|Job Satisfaction Survey|Job Stress Survey|Job in General Scale|Joe Camel
Johann Spurzheim|Johann Weyer|John Bowlby|John Cade|John Carter Brown Library|John Conolly|John Crerar Library|John Hay Library
John Hughlings Jackson|John Hunter|John Ioannidis|John Johnson Collection of Printed Ephemera|John Money|John Radcliffe Hospital
John Rylands Library|John Snow|John Snow Memorandum|John Wing|John Yudkin|Johns Hopkins Bloomberg School of Public Health
Johns Hopkins Hospital|Johns Hopkins Medicine|Joint Canada/United States Survey of Health|Joint Center for Housing Studies
Joint Center for Political and Economic Studies|Joint Commission|Joint Commission on Accreditation of Healthcare Organizations
Joint Distribution Committee Archives|Joint Information Systems Committee|Joint Learning Initiative|Joint National Committee
Jon Kabat-Zinn|Jonathan Haidt|Jordan Left-Right Reversal Test|Josef Mengele|Joseph Goldberger|Joseph LeDoux
Joseph Regenstein Library|Joseph Rowntree Foundation|Joseph Wolpe|Josiah Macy Jr. Foundation|Journal of Abnormal Psychology
Journal of Abnormal and Social Psychology|Journal of Applied Behavior Analysis|Journal of Applied Psychology
Journal of Autism and Developmental Disorders|Journal of Consulting and Clinical Psychology|Journal of Counseling Psychology
Journal of Counseling and Development|Journal of Educational Psychology|Journal of Experimental Psychology
Journal of Marital and Family Therapy|Journal of Mental Science|Journal of Neuroscience
Journal of Personality and Social Psychology|Journal of School Psychology|Journal of the American Medical Association
Journal of the History of the Behavioral Sciences|Joyce McDougall|Judgment of Line Orientation Test|Judi Chamberlin|Julia Kristeva
Julian Rotter|Julian Tudor Hart|Julius Streicher|Julius Wagner-Jauregg|Junior Eysenck Personality Questionnaire
Junior Temperament and Character Inventory|Justinianic Plague|Juvenile Diabetes Research Foundation
Juvenile Victimization Questionnaire|Jyväskylä Longitudinal Study of Dyslexia
Jyväskylä Longitudinal Study of Personality and Social Development|KIDSCREEN Questionnaire|Kadoorie Biobank
Kagera Health and Development Survey|Kailuan Study|Kaiser Family Foundation|Kaiser Family Foundation Survey|Kaiser Permanente
Kansas Inventory of Parental Perceptions|Kansas Marital Satisfaction Scale|Karen Ann Quinlan|Karen Horney|Karl Bühler|Karl Friston
Karl Jaspers|Karl Lashley|Karl Leonhard|Karnofsky Performance Scale|Karnofsky Performance Status Scale
Karolinska Directed Emotional Faces|Karolinska Exhaustion Disorder Scale|Karolinska Institute|Karolinska Institutet
Karolinska Scales of Personality|Karolinska Sleep Questionnaire|Karolinska Sleepiness Scale|Karolinska University Hospital
Katz Adjustment Scales|Kauai Longitudinal Study|Kauffman Firm Survey|Kaufman Adolescent and Adult Intelligence Test
Kaufman Assessment Battery for Children|Kaufman Brief Intelligence Test|Kaufman Domains of Creativity Scale
Kaufman Functional Academic Skills Test|Kaufman Survey of Early Academic and Language Skills
Kaufman Test of Educational Achievement|Kautz Family Archives|Kavli Institute for Theoretical Physics|Kay Redfield Jamison
Keck Geology Consortium|Keirsey Temperament Sorter|Kennan Institute|Kenneth Craik|Kenneth Spencer Research Library
Kent Infant Development Scale|Kent-Rosanoff Word Association Test|Kentucky Inventory of Mindfulness Skills
Kenya Demographic and Health Survey|Kenya Life Panel Survey|Kernberg Structural Interview|Kerner Commission
Key Math Diagnostic Arithmetic Test|KeyMath Diagnostic Assessment|Khatena-Torrance Creative Perception Inventory
Kheel Center for Labor-Management Documentation|KiVa Antibullying Program
Kiddie Schedule for Affective Disorders and Schizophrenia|Kids’ Inpatient Database|Kilburn Manifesto
Kilifi Health and Demographic Surveillance System|Kinder Institute for Urban Research|Kindergarten Readiness Test
Kinetic Family Drawing|Kinetic House-Tree-Person Drawings|King Devick Test|Kingsley Hall|King’s Fund|King’s Health Questionnaire
Kinsey Institute|Kinsey Reports|Kinsey Scale|Kirkup Report|Kirton Adaption-Innovation Inventory
Kislak Center for Special Collections|Kitasato Shibasaburō|Kitty Genovese|Klein Sexual Orientation Grid
Klein-Bell Activities of Daily Living Scale|Kluge Center|Knee Injury and Osteoarthritis Outcome Score|Knee Society Score
Knight First Amendment Institute|Knight Foundation|Knights of Labor Papers|Knowledge Unlatched|Knox Cube Test
Knox Preschool Play Scale|Koch Tree Test|Kogan’s Attitudes Toward Old People Scale|Kohlberg Moral Judgment Interview
Kohs Block Design Test|Kolb Learning Style Inventory|Kopernikus Projects|Korbinian Brodmann|Korea Longitudinal Study of Ageing
Korea National Health and Nutrition Examination Survey|Korea Youth Risk Behavior Survey|Korea Youth Risk Behavior Web-Based Survey
Korean General Social Survey|Korean Genome and Epidemiology Study|Korean Labor and Income Panel Study
Korean Longitudinal Study of Ageing|Korean Longitudinal Study of Aging|Korean National Health and Nutrition Examination Survey
Kraepelin Test|Kress Collection|Kress Library of Business and Economics|Kuder General Interest Survey
Kuder Occupational Interest Survey|Kuder Preference Record|Kuhlmann-Anderson Intelligence Tests|Kujala Score|Kungsholmen Project
Kuopio Ischaemic Heart Disease Risk Factor Study|Kupperman Index|Kurt Koffka|Kurt Lewin|Kurtzke Expanded Disability Status Scale
Kutcher Adolescent Depression Scale|Kuwait University Anxiety Scale|Kyushu and Okinawa Population Study
Körperkoordinationstest für Kinder|L. L. Thurstone|LATCH Breastfeeding Assessment Tool|Labadie Collection
Labor Archives of Washington|Laboratory Temperament Assessment Battery|Laboratory of Tree-Ring Research|Labour Force Survey
Ladislas Meduna|Lalonde Report|Lambeth Early Onset Team|Lambeth Palace Library|Lamont-Doherty Earth Observatory
Lancashire Quality of Life Profile|Lancet Commission|Lancet Countdown|Lancet Global Health|Lancet Infectious Diseases
Lancet Oncology|Lancet Psychiatry|Langer Mindfulness Scale|Language Archive of the Max Planck Institute
Language Assessment, Remediation and Screening Procedure|Language Development Survey
Language Experience and Proficiency Questionnaire|Language History Questionnaire|Language Processing Test|Lansdowne Manuscripts
Lanterman-Petris-Short Act|Larry P. v. Riles|Larry Squire|Late-Life Function and Disability Instrument
Latin American Migration Project|Latin American Network Information Center|Latin American Pamphlet Collection
Latin American Public Opinion Project|Latin American Social Science Council|Latino National Political Survey
Latino National Survey|Launay-Slade Hallucination Scale|Lawrence Kohlberg|Lawton Instrumental Activities of Daily Living Scale
Lawton Scale|Leader Behavior Description Questionnaire|Leadership Practices Inventory|League of Nations Health Organization
Leapfrog Group|Learning Disability Evaluation Scale|Learning Potential Assessment Device|Learning Preference Scale
Learning Style Inventory|Learning Styles Questionnaire|Learning and Study Strategies Inventory|Least Preferred Coworker Scale
Lee Cronbach|Lee J. Cronbach|Lee Silverman Voice Treatment|Leeds Assessment of Neuropathic Symptoms and Signs
Leeds Dependence Questionnaire|Leeds Sleep Evaluation Questionnaire|Legal Information Institute|Lehman Quality of Life Interview
Leibniz Association|Leicester Cough Questionnaire|Leicester Respiratory Cohorts|Leiden 85-plus Study|Leiden Longevity Study
Leiden Manifesto|Leiden Thrombophilia Study|Leiden University Library|Leipzig Research Centre for Civilization Diseases
Leisure Boredom Scale|Leisure Satisfaction Scale|Leo Baeck Institute|Leo Kanner|Leon Festinger|Leonora Carrington|Leopold Szondi
Lesbian Herstory Archives|Lev Vygotsky|Level of Expressed Emotion Scale|Level of Personality Functioning Scale
Level of Service Inventory|Level of Service Inventory-Revised|Level of Service/Case Management Inventory
Levels of Emotional Awareness Scale|Levenson Self-Report Psychopathy Scale|Leverhulme Centre for the Future of Intelligence
Leverhulme Trust|Lewis Terman|Lexical Neighborhood Test|Lexicon of Greek Personal Names|Leymann Inventory of Psychological Terror
Li Shizhen|Liberal Democracy Index|Liberation News Service Archive|Library and Archives Canada|Library of Birmingham
Library of Congress Subject Headings|Library of Latin Texts|Library of Virginia|Lidcombe Program|Life Attitude Profile
Life Engagement Test|Life Event Checklist|Life Events Checklist|Life Events and Difficulties Schedule|Life Experiences Survey
Life Opportunities Survey|Life Orientation Test-Revised|Life Regard Index|Life Satisfaction Index|Life Skills Profile
Life Span Study|Life Stressor Checklist|Life Style Inventory|Life in Transition Survey|LifeSkills Training|Lifelines Cohort Study
Lifetime Drinking History|Like Minds, Like Mine|Lille Apathy Rating Scale|Lillian Gilbreth
Lincoln-Oseretsky Motor Development Scale|Linda Hall Library|Lindamood Auditory Conceptualization Test|Linguistic Data Consortium
Linguistic Inquiry and Word Count|Linked Open Data for Libraries|Lipid Research Clinics Coronary Primary Prevention Trial
Liss Panel|Listening Inventory for Education|Lister Hill Center|Little Albert|Little Hans|Liverpool Care Pathway
Liverpool Care Pathway for the Dying Patient|Liverpool Quality of Life Battery|Liverpool Record Office
Liverpool School of Tropical Medicine|Liverpool Seizure Severity Scale|Liverpool University Neuroleptic Side Effect Rating Scale
Living Costs and Food Survey|Living New Deal Project|Living Standards Measurement Study|Living Standards Measurement Survey
Living in Ireland Survey|Living in Wales Survey|Lloyd Sealy Library|Local Government Information Unit
Locke-Wallace Marital Adjustment Test|Loewenstein Occupational Therapy Cognitive Assessment
Logical Observation Identifiers Names and Codes|London Handicap Scale|London Lock Hospital|London Measure of Unplanned Pregnancy
London Metropolitan Archives|London Missionary Society Archives|London School of Hygiene & Tropical Medicine
London School of Hygiene and Tropical Medicine|London Travel Demand Survey|Long Life Family Study
Longitudinal Ageing Study in India|Longitudinal Aging Study Amsterdam|Longitudinal Aging Study in India
Longitudinal Employer-Household Dynamics|Longitudinal Immigration Database|Longitudinal Internet Studies for the Social Sciences
Longitudinal Interview Follow-up Evaluation|Longitudinal Studies of Child Abuse and Neglect|Longitudinal Study of American Youth
Longitudinal Study of Australian Children|Longitudinal Study of Generations|Longitudinal Study of Indigenous Children
Longitudinal Study of Young People in England|Longitudinal Survey of Australian Youth|Longitudinal Survey of Immigrants to Canada
Longitudinal Surveys of Australian Youth|Longitudinal Twin Study of Aging|Longyear Museum|Look AHEAD Study|Look AHEAD Trial
Lorge-Thorndike Intelligence Tests|Lorna Wing|Los Angeles Eye Study|Los Angeles Family and Neighborhood Survey
Los Angeles Latino Eye Study|Los Angeles Prehospital Stroke Screen|Lothian Birth Cohort|Lothian Birth Cohort 1921
Lothian Birth Cohort 1936|Lothian Birth Cohorts|Louis Leon Thurstone|Louis Round Wilson Library|Louisville Behavior Checklist
Louisville Older Person Events Scale|Love Attitudes Scale|Love Canal|Love of Money Scale|Lowenfeld World Technique
Lower Extremity Functional Scale|Lowy Institute|Lubben Social Network Scale|Luce Foundation|Ludwig Binswanger|Lunacy Act
Lupus Quality of Life Questionnaire|Luria-Nebraska Neuropsychological Battery|Luscher Color Test|Luxembourg Income Study
Luxembourg Wealth Study|Lydia Pinkham’s Vegetable Compound|Lyndon Baines Johnson Library|Lyon Diet Heart Study
Lysholm Knee Scoring Scale|Lüscher Color Test|M.D. Anderson Symptom Inventory|MATRICS Consensus Cognitive Battery
MD Anderson Cancer Center|MD Anderson Symptom Inventory|MOS Social Support Survey|MRC Psycholinguistic Database
Maastricht Acute Stress Test|MacAndrew Alcoholism Scale|MacArthur Communicative Development Inventories
MacArthur Competence Assessment Tool|MacArthur Competence Assessment Tool for Treatment
MacArthur Competence Assessment Tool-Criminal Adjudication|MacArthur Health and Behavior Questionnaire
MacArthur Scale of Subjective Social Status|MacArthur Story Stem Battery|MacArthur Violence Risk Assessment Study
MacArthur-Bates Communicative Development Inventories|MacArthur–Bates Communicative Development Inventory|Macclesfield Collection
Mach-IV Scale|Machiavellian Personality Scale|Machover Draw-A-Person Test|Mackworth Clock Test|Macmillan Cancer Support|Mad Pride
Maddison Project|Maddison Project Database|Maddox Wing Test|Magnet Recognition Program|Magnus Hirschfeld|Mahzarin Banaji
Maintenance of Wakefulness Test|Make a Picture Story Test|Making of America|Making of Modern Law|Making of the Modern World
Malawi Developmental Assessment Tool|Malawi Longitudinal Study of Families and Health|Malaysia Ageing and Retirement Survey
Malaysian Family Life Survey|Male Role Attitudes Scale|Male Role Norms Inventory|Male Role Norms Scale|Malleus Maleficarum
Malmö Diet and Cancer Study|Malmö Mammographic Screening Trial|Malmö Preventive Project|Malnutrition Universal Screening Tool
Manchester Child Attachment Story Task|Manchester Clinical Placement Index|Manchester Foot Pain and Disability Index
Manchester Scale of Psychiatric Symptoms|Manchester Self-Harm Project|Manchester Self-Harm Rule
Manchester Short Assessment of Quality of Life|Manchester Triage System|Mandela Institute for Development Studies|Manfred Sakel
Mannheim Eurobarometer Trend File|Mannheim Multicomponent Stress Test|Mannheim Study of Children at Risk
Manpower Demonstration Research Corporation|Manual Ability Classification System|Manual Ability Measure
Manuscripts and Archives Division|Manx National Heritage Library|Many Babies Project|Many Labs 2|Many Labs Project
Mapping Inequality Project|Mapping Police Violence|Mapping Prejudice Project|Mapping the Republic of Letters|Maputo Protocol
March of Dimes|Margaret Sanger Clinic|Margaret Sanger Papers Project|Marianna Frostig Test|Marie Curie Actions
Marie Curie Cancer Care|Marie Skłodowska-Curie Actions|Marie Stopes|Marijuana Problem Scale|Marine Hospital Service
Mariners’ Museum Library|Marital Adjustment Test|Marital Satisfaction Inventory|Marius Romme|Mark Twain Project|Marlboro Man
Marmot Review|Maroondah Assessment Profile for Problem Gambling|Marsden Fund|Marsha Linehan|Marshall Hall|Marsh’s Library
Martin Prosperity Institute|Martin Seligman|Marx Memorial Library|Mary Ainsworth|Mary Breckinridge|Mary Cover Jones|Mary Main
Mary Mallon|Mary Seacole|Maryland Assessment of Recovery|Masculinity-Femininity Scale
Mashhad Stroke and Heart Atherosclerotic Disorder Study|Mass Observation Archive|Massachusetts General Hospital
Massachusetts General Hospital Hairpulling Scale|Massachusetts Historical Society|Massachusetts Youth Screening Instrument
Master Settlement Agreement|Masud Khan|Mater-University of Queensland Study of Pregnancy|Material Values Scale
Maternal Antenatal Attachment Scale|Maternal Behavior Q-Sort|Maternal Postnatal Attachment Scale
Maternal and Infant Nutrition Intervention in Matlab|Maternal-Fetal Attachment Scale|Mathematics Anxiety Rating Scale
Mathematics Attitude Inventory|Matlab Health and Socioeconomic Survey|Matrix Analogies Test|Matrix Reasoning Item Bank
Matson Evaluation of Drug Side Effects|Matson Evaluation of Social Skills with Youngsters|Mattis Dementia Rating Scale
Mattis Organic Mental Syndrome Screening Examination|Maudsley Addiction Profile|Maudsley Hospital
Maudsley Model of Anorexia Nervosa Treatment for Adults|Maudsley Obsessional-Compulsive Inventory|Maudsley Personality Inventory
Maudsley Staging Method|Maudsley Violence Questionnaire|Maurice Hilleman|Maurice Pappworth|Maurice Sendak Collection
Mauritius Child Health Project|Mauritius Diabetes Study|Max Planck Digital Library
Max Planck Institute for Evolutionary Anthropology|Max Planck Institute for Psycholinguistics
Max Planck Institute for the History of Science|Max Wertheimer|May Day Rooms Archive|Mayo Clinic|Mayo Clinic Study of Aging
Mayo Elbow Performance Score|Mayo Older American Normative Studies|Mayo-Portland Adaptability Inventory
McCarron Assessment of Neuromuscular Development|McCarron-Dial System|McCarthy Scales of Children’s Abilities
McCormick Library of Special Collections|McGill Friendship Questionnaire|McGill Illness Narrative Interview
McGill Ingestive Skills Assessment|McGill Quality of Life Questionnaire|McLean Hospital
McLean Screening Instrument for Borderline Personality Disorder|McLean Study of Adult Development
McMaster Family Assessment Device|McMaster Health Index Questionnaire|Meaning in Life Questionnaire
Measure of Adolescent Coping Strategies|Measure of Moral Distress for Healthcare Professionals
Measures of Effective Teaching Project|Measuring Early Learning Quality and Outcomes|Medard Boss|Media Cloud|Media Ecology Project
Medic Alert Foundation|Medical Birth Registry of Norway|Medical College Admission Test|Medical Condition Regard Scale
Medical Dictionary for Regulatory Activities|Medical Heritage Library|Medical Information Mart for Intensive Care
Medical Journal of Australia|Medical Outcomes Study|Medical Outcomes Study Social Support Survey
Medical Research Council Cognitive Function and Ageing Study|Medical Research Council Dyspnoea Scale|Medical Subject Headings
Medical Symptom Validity Test|Medicare Advantage|Medicare Current Beneficiary Survey|Medicare Part D
Medicare Shared Savings Program|Medication Adherence Rating Scale|Medication Appropriateness Index|Medici Archive Project
Medicines and Healthcare Products Regulatory Agency|Medico-Psychological Association|Mediterranean Diet Adherence Screener
Meharry Medical College|Melbourne Assessment of Unilateral Upper Limb Function|Melbourne Atherosclerosis Vitamin E Trial
Melbourne Collaborative Cohort Study|Melbourne Decision Making Questionnaire|Melbourne Edge Test
Melbourne Longitudinal Studies on Healthy Ageing|Melbourne Low Vision Reading Index|Melbourne Visual Impairment Project
Memorial Delirium Assessment Scale|Memorial Sloan Kettering Cancer Center|Memorial Symptom Assessment Scale
Memory Assessment Scales|Memory Compensation Questionnaire|Memory Functioning Questionnaire|Memory Impairment Screen
Memory and Aging Project|Menninger Clinic|Menninger Foundation|Menninger Foundation Archives|Menopause Rating Scale
Menstrual Distress Questionnaire|Mental Adjustment to Cancer Scale|Mental Capacity Act 2005|Mental Deficiency Act
Mental Health Act 1983|Mental Health America|Mental Health Commission of Canada|Mental Health Continuum
Mental Health Continuum-Short Form|Mental Health Foundation|Mental Health Gap Action Programme|Mental Health Literacy Scale
Mental Health Parity Act|Mental Health Parity and Addiction Equity Act|Mental Health Recovery Measure|Mental Healthcare Act
Mental Illness: Clinicians’ Attitudes|Mental Measurements Yearbook|Mental Research Institute
Mental Status Examination in Neurology|Mental Toughness Questionnaire|Mercatus Center|Merck Manual|Merck Sharp & Dohme
Merrill-Palmer Scale|Merrill-Palmer-Revised Scales|Meta-Cognitions Questionnaire|Metabolic Syndrome in Men Study
Metabolomics Workbench|Metacognitions Questionnaire|Metacognitive Assessment Scale|Metacognitive Awareness Inventory
Metacognitive Awareness of Reading Strategies Inventory|Metamemory in Adulthood Questionnaire
Methodist Missionary Society Archives|Metropolitan Achievement Test|Metropolitan Achievement Tests|Metropolitan Asylums Board
Metropolitan Policy Program|Metropolitan Readiness Tests|Mexican American Study Project|Mexican Family Life Survey
Mexican Health and Aging Study|Mexican Migration Project|Mexico City Prospective Study|Meyer-Kendall Assessment Survey
Michael Balint|Michael DeBakey|Michael Gazzaniga|Michael J. Fox Foundation|Michael Marmot|Michael Rutter|Michael Shepherd
Michael Tomasello|Michigan Alcohol Screening Test|Michigan Diabetes Knowledge Test|Michigan Educational Assessment Program
Michigan English Language Assessment Battery|Michigan Hand Outcomes Questionnaire|Michigan Neuropathy Screening Instrument
Michigan Picture Test|Michigan Study of Adolescent and Adult Life Transitions|Middle East Media Research Institute
Middle East Research and Information Project|Middlesex Elderly Assessment of Mental State|Middlesex Hospital Questionnaire
Midlife in Japan|Midlife in the United States|Midlife in the United States Study|Midspan Family Study|Midspan Studies
Midtown Manhattan Study|Migraine Disability Assessment|Migraine Disability Assessment Questionnaire|Migration Dialogue
Migration Observatory|Migration Policy Institute|Mihaly Csikszentmihalyi|Milan System for Reporting Salivary Gland Cytopathology
Milbank Memorial Fund|Military Intelligence Division Records|Mill Hill Vocabulary Scale|Millennium Cohort Family Study
Millennium Villages Project|Miller Analogies Test|Miller Assessment for Preschoolers|Miller Behavioral Style Scale
Miller Forensic Assessment of Symptoms Test|Miller Hope Scale|Million Death Study|Million Veteran Program
Millon Adolescent Clinical Inventory|Millon Behavioral Health Inventory|Millon Behavioral Medicine Diagnostic
Millon Clinical Multiaxial Inventory|Millon Index of Personality Styles|Mills Longitudinal Study|Mina Rees Library
Mind and Life Institute|Mindful Eating Questionnaire|Mindfulness in Teaching Scale|Minding the Baby|Mini Nutritional Assessment
Mini-Balance Evaluation Systems Test|Mini-Finland Health Survey|Mini-IPIP Scales|Mini-Mental Adjustment to Cancer Scale
Mini-Mental State Exam|Mini-Mental Status Examination|Minnesota Clerical Test|Minnesota Colon Cancer Control Study
Minnesota Coronary Experiment|Minnesota Heart Health Program|Minnesota Heart Survey|Minnesota Importance Questionnaire
Minnesota Infant Development Inventory|Minnesota Job Description Questionnaire
Minnesota Leisure Time Physical Activity Questionnaire|Minnesota Living with Heart Failure Questionnaire
Minnesota Longitudinal Study of Parents and Children|Minnesota Longitudinal Study of Risk and Adaptation
Minnesota Multiphasic Personality Inventory-2|Minnesota Multiphasic Personality Inventory-2-Restructured Form
Minnesota Multiphasic Personality Inventory-Adolescent|Minnesota Nicotine Withdrawal Scale|Minnesota Paper Form Board
Minnesota Paper Form Board Test|Minnesota Population Center|Minnesota Rate of Manipulation Test
Minnesota Satisfaction Questionnaire|Minnesota Satisfactoriness Scales|Minnesota Starvation Experiment
Minnesota Study of Twins Reared Apart|Minnesota Teacher Attitude Inventory|Minnesota Test for Differential Diagnosis of Aphasia
Minnesota Tests of Creative Thinking|Minnesota Transracial Adoption Study|Minorities at Risk Project|Missing Migrants Project
Mississippi Scale for Combat-Related PTSD|Mississippi Scale for Combat-Related Posttraumatic Stress Disorder
Missouri Assessment of Genetics Interview for Children|Missouri Children’s Picture Series|Mitchell Library
Mixed Methods Appraisal Tool|Mobile Phone Problem Use Scale|Mobility Inventory for Agoraphobia|Model Cities Program
Model of Human Occupation Screening Tool|Modern Homonegativity Scale|Modern Language Aptitude Test|Modern Language Association
Modern Racism Scale|Modern Records Centre|Modern Sexism Scale|Modernist Journals Project|Modernist Versions Project
Modified Ashworth Scale|Modified Barthel Index|Modified Card Sorting Test|Modified Checklist for Autism in Toddlers
Modified Dental Anxiety Scale|Modified Early Warning Score|Modified Falls Efficacy Scale|Modified Fatigue Impact Scale
Modified Medical Research Council Dyspnea Scale|Modified Mini-Mental State Examination|Modified Overt Aggression Scale
Modified Rodnan Skin Score|Modified Six Elements Test|Mogens Schou|Mondino de Luzzi|Money Attitude Scale|Monitor on Psychology
Monitoring of Side Effects Scale|Monitoring the Future Study|Monongahela Valley Independent Elders Survey|Monster Study
Montefiore Medical Center|Monterey Institute of International Studies|Montgomery v Lanarkshire Health Board
Montgomery-Asberg Depression Rating Scale|Montreal Affective Voices|Montreal Battery of Evaluation of Amusia
Montreal Children’s Hospital Feeding Scale|Montreal Imaging Stress Task|Montreal Longitudinal and Experimental Study
Montreal Neurological Institute|Montreal Set of Facial Displays of Emotion|Monumenta Germaniae Historica
Mood Disorder Questionnaire|Mood and Anxiety Symptom Questionnaire|Mood and Feelings Questionnaire|Mooney Face Test
Mooney Problem Check List|Moorfields Eye Hospital|Moorland-Spingarn Research Center|Moos Family Environment Scale
Moos Menstrual Distress Questionnaire|Moral Disengagement Scale|Moral Distress Scale|Moral Distress Scale-Revised
Moral Foundations Sacredness Scale|Moral Identity Scale|Moral Injury Events Scale|Moral Injury Outcome Scale
Moral Injury Symptom Scale|Moral Judgment Interview|Moral Judgment Test|Moravian Archives|Morbidity and Mortality Weekly Report
Morgan Library and Museum|Morgan-Russell Scales|Morisky Medication Adherence Scale|Morita Shōma|Mormon Missionary Diaries
Morningness-Eveningness Questionnaire|Morningness-Eveningness Stability Scale|Morse Fall Scale|Morton Prince
Mother Object Relations Scale|Mother-Infant Bonding Questionnaire|Mother-to-Infant Bonding Scale
Motivated Strategies for Learning Questionnaire|Motivation Assessment Scale|Motivational Interviewing Treatment Integrity Code
Motivational Trait Questionnaire|Motor Activity Log|Motor-Free Visual Perception Test|Motricity Index|Mount Sinai Hospital
Mountain Partnership|Movember Foundation|Movement Advancement Project|Movement Assessment Battery for Children
Movement Assessment of Infants|Movement Imagery Questionnaire|Movie for the Assessment of Social Cognition
Moving Image Research Collections|Moving to Opportunity|Moving to Opportunity for Fair Housing|Moynihan Report
Mozambique Demographic and Health Survey|Mudd Manuscript Library|Mugar Memorial Library|Mullen Scales of Early Learning
Multi-City Study of Urban Inequality|Multi-Motive Grid|Multicenter AIDS Cohort Study|Multicenter Osteoarthritis Study
Multicultural Awareness, Knowledge, and Skills Survey|Multicultural Counseling Inventory|Multicultural Personality Questionnaire
Multidimensional Anger Inventory|Multidimensional Anxiety Scale for Children|Multidimensional Aptitude Battery
Multidimensional Assessment of Interoceptive Awareness|Multidimensional Body-Self Relations Questionnaire
Multidimensional Emotional Empathy Scale|Multidimensional Fatigue Inventory|Multidimensional Fatigue Symptom Inventory
Multidimensional Health Locus of Control Scales|Multidimensional Inventory of Black Identity
Multidimensional Inventory of Dissociation|Multidimensional Iowa Suggestibility Scale|Multidimensional Jealousy Scale
Multidimensional Pain Inventory|Multidimensional Perfectionism Scale|Multidimensional Personality Questionnaire
Multidimensional Prognostic Index|Multidimensional Scale of Independent Functioning|Multidimensional Schizotypy Scale
Multidimensional Self Concept Scale|Multidimensional State Boredom Scale|Multidimensional Students’ Life Satisfaction Scale
Multidimensional Treatment Foster Care|Multidimensional Work Ethic Profile|Multidomain Alzheimer Preventive Trial
Multiethnic Cohort Study|Multifaceted Empathy Test|Multifactor Emotional Intelligence Scale|Multifactorial Memory Questionnaire
Multigroup Ethnic Identity Measure|Multilingual Aphasia Examination|Multilingual Assessment Instrument for Narratives
Multimodal Treatment Study of Children with ADHD|Multimodal Treatment of ADHD Study|Multinational Time Use Study
Multiple Affect Adjective Check List|Multiple Errands Test|Multiple Indicator Cluster Survey|Multiple Indicator Cluster Surveys
Multiple Risk Factor Intervention Trial|Multiple Sclerosis Functional Composite|Multiple Sclerosis Impact Scale
Multiple Sclerosis Quality of Life Inventory|Multiple Sclerosis Quality of Life-54|Multiple Sleep Latency Test
Multnomah Community Ability Scale|Munich Chronotype Questionnaire|Munich Personality Test|Murmansk County Birth Registry
Murphy-Meisgeier Type Indicator for Children|Murray Thematic Apperception Test|Muscatine Study|Muscle Dysmorphia Inventory
Muscle Dysmorphic Disorder Inventory|Museum of Broadcast Communications|Museum of English Rural Life|Music Encoding Initiative
Music Performance Anxiety Inventory|Musical Aptitude Profile|Mutopia Project|Mutual Psychological Development Questionnaire
Muzafer Sherif|Mystical Experience Questionnaire|Mysticism Scale|Médecins Sans Frontières|NASA Task Load Index
NEO Five-Factor Inventory|NHS Diabetes Prevention Programme|NHS Direct|NHS Health Check|NHS Improvement|NHS Long Term Plan
NICHD Study of Early Child Care|NICU Network Neurobehavioral Scale|NIH Stroke Scale|NIH Toolbox Cognition Battery
Nagasaki Islands Study|Naglieri Nonverbal Ability Test|Namaste Care|Nambour Skin Cancer Study|Name Letter Test
Names Project AIDS Memorial Quilt|Namibia Demographic and Health Survey|Nancy Andreasen|Nancy Chodorow|Nancy Krieger
Napsbury Hospital|Naranjo Adverse Drug Reaction Probability Scale|Narayana Health
Narcissistic Admiration and Rivalry Questionnaire|Narcotics Anonymous|Narrative Assessment Protocol
Nathan Kline Institute Rockland Sample|National AIDS Control Organisation|National AIDS Trust
National Aboriginal and Torres Strait Islander Health Survey|National Academy of Medicine|National Academy of Neuropsychology
National Adult Literacy Survey|National Adult Reading Test|National Adult Tobacco Survey|National Alliance on Mental Illness
National Alzheimer’s Coordinating Center|National Ambulatory Medical Care Survey|National Anthropological Archives
National Archive of Criminal Justice Data|National Archives of Ireland|National Art Library|National Asian American Survey
National Assessment Program Literacy and Numeracy|National Assessment of Adult Literacy
National Association for the Education of Young Children|National Association of Colored Women’s Clubs Records
National Association of School Psychologists|National Association of Social Workers|National Autistic Society
National Birth Defects Prevention Study|National Black Election Study|National Cancer Data Base|National Cancer Database
National Center for Atmospheric Research|National Center for Biotechnology Information
National Center for Complementary and Alternative Medicine|National Center for Complementary and Integrative Health
National Center for Ecological Analysis and Synthesis|National Center for Education Statistics
National Center for Faculty Development and Diversity|National Center for Health Statistics
National Center for Missing and Exploited Children|National Center for PTSD|National Center for Public Policy and Higher Education
National Center for Science Education|National Center for State Courts|National Center for Supercomputing Applications
National Center for Transgender Equality|National Centre for Research Methods|National Centre for Social Research
National Centre for Text Mining|National Child Development Study|National Child Measurement Programme
National Child Traumatic Stress Network|National Childbirth Trust|National Children’s Study|National Committee for Mental Hygiene
National Committee for Quality Assurance|National Comorbidity Survey Replication-Adolescent Supplement
National Compensation Survey|National Comprehensive Cancer Network|National Congregations Study
National Consortium for the Study of Terrorism|National Crime Survey|National Death Index|National Diet and Nutrition Survey
National Digital Newspaper Program|National Digital Stewardship Alliance|National Disability Insurance Scheme
National Domestic Workers Alliance|National Early Literacy Panel|National Early Warning Score|National Education Policy Center
National Educational Longitudinal Study|National Educational Panel Study|National Employer Skills Survey
National Epidemiologic Survey on Alcohol and Related Conditions|National Eye Institute
National Eye Institute Visual Function Questionnaire|National FINRISK Study|National Family Health Survey
National Fertility Survey|National Foundation for Educational Research|National Foundation for Infantile Paralysis
National Growth and Health Study|National Health Examination Survey|National Health Insurance Research Database
National Health Insurance Scheme|National Health Mission|National Health Service Corps
National Health Service and Community Care Act|National Health and Aging Trends Study|National Health and Medical Research Council
National Health and Morbidity Survey|National Health and Resilience in Veterans Study|National Heart Failure Audit
National Heart, Lung, and Blood Institute|National Hip Fracture Database|National Home and Hospice Care Survey
National Hospital Ambulatory Medical Care Survey|National Hospital Discharge Survey|National Hospital for Nervous Diseases
National Hospital for Neurology and Neurosurgery|National Household Education Surveys|National Household Survey on Drug Abuse
National Household Travel Survey|National Human Genome Research Institute|National Immunization Survey
National Incidence Studies of Missing Children|National Incident-Based Reporting System|National Income Dynamics Study
National Inpatient Sample|National Institute for Health Research|National Institute for Health and Care Excellence
National Institute for Health and Clinical Excellence|National Institute for Occupational Safety and Health
National Institute of Allergy and Infectious Diseases|National Institute of Child Health and Human Development
National Institute of Economic and Social Research|National Institute of Environmental Health Sciences
National Institute of General Medical Sciences|National Institute of Health and Clinical Excellence
National Institute of Industrial Psychology|National Institute of Mental Health and Neuro Sciences
National Institute of Neurological Disorders and Stroke|National Institute of Nursing Research|National Institute on Aging
National Institute on Alcohol Abuse and Alcoholism|National Institute on Drug Abuse
National Institute on Minority Health and Health Disparities|National Institutes of Health Stroke Scale
National Institutes of Health Toolbox|National Intimate Partner and Sexual Violence Survey|National Jewish Population Survey
National Job Corps Study|National Joint Registry|National Latino and Asian American Study|National League for Nursing
National Literacy Trust|National Long-Term Care Survey|National Longitudinal Mortality Study
National Longitudinal Study of Adolescent to Adult Health|National Longitudinal Survey of Children and Youth
National Longitudinal Surveys of Labor Market Experience|National Longitudinal Transition Study|National Lung Screening Trial
National Maternal and Infant Health Survey|National Mental Health Act|National Mental Health Programme
National Mental Health Survey of India|National Mortality Followback Survey|National Multiple Sclerosis Society
National Network for Critical Technology Assessment|National Neuroscience Institute
National Notifiable Diseases Surveillance System|National Nursing Home Survey|National Opinion Research Center
National Organizations Study|National Osteoporosis Foundation|National Patient Safety Agency
National Police Officer Selection Test|National Population Health Survey|National Practitioner Data Bank
National Prescribing Centre|National Pupil Database|National Quality Forum|National Readership Survey|National Reading Panel
National Registry of Evidence-Based Programs and Practices|National Registry of Exonerations|National Rural Health Mission
National Sample Survey Organisation|National Science Board|National Security Archive|National Service Framework
National Snow and Ice Data Center|National Social Life, Health, and Aging Project|National Student Survey
National Study of Youth and Religion|National Suicide Prevention Lifeline|National Supported Work Demonstration
National Surgical Quality Improvement Program|National Survey of Adolescents|National Survey of American Life
National Survey of America’s Families|National Survey of Black Americans|National Survey of Child and Adolescent Well-Being
National Survey of Children’s Exposure to Violence|National Survey of Children’s Health|National Survey of College Graduates
National Survey of Early Childhood Health|National Survey of Health and Development|National Survey of Mental Health and Wellbeing
National Survey of Recent College Graduates|National Survey of Sexual Attitudes and Lifestyles
National Survey of Sexual Health and Behavior|National Survey of Student Engagement|National Toxicology Program
National Training Laboratories|National Trauma Data Bank|National Travel Survey|National Tuberculosis Association
National Vaccine Injury Compensation Program|National Vietnam Veterans Readjustment Study|National Violent Death Reporting System
National Vital Statistics System|National Weight Control Registry|National Woman’s Party Papers|National Women’s Law Center
National Writing Project|National Youth Tobacco Survey|Nationwide Children’s Hospital|Nationwide Inpatient Sample
Nature Needs Half|Nature Neuroscience|Nature Relatedness Scale|Neale Analysis of Reading Ability|Neck Disability Index
Need for Affect Questionnaire|Need for Affect Scale|Need for Closure Scale|Need for Cognition Scale|Need for Recovery Scale
Need to Belong Scale|Needs and Provision Complexity Scale|Negative Acts Questionnaire|Negative Mood Regulation Scale
Negative Symptom Assessment|Nehru Memorial Museum and Library|Neighborhood Change Database|Nellie Bly|Nelson-Denny Reading Test
Nencki Affective Picture System|Neo-Assyrian Text Corpus Project|Neonatal Abstinence Scoring System
Neonatal Behavioral Assessment Scale|Neonatal Facial Coding System|Neonatal Infant Pain Scale|Neonatal Oral-Motor Assessment Scale
Neosexism Scale|Nepal Living Standards Survey|Netherlands Cohort Study|Netherlands Cohort Study on Diet and Cancer
Netherlands Kinship Panel Study|Netherlands Mental Health Survey and Incidence Study|Netherlands Study of Depression and Anxiety
Netherlands Study of Depression in Older Persons|Netherlands Twin Register|Netley Hospital
Nettie Lee Benson Latin American Collection|Networked Digital Library of Theses and Dissertations
Networked Infrastructure for Nineteenth-Century Electronic Scholarship|Neue Bach-Ausgabe
NeuroImaging Tools and Resources Collaboratory|Neurobehavioral Cognitive Status Examination|Neurobehavioral Functioning Inventory
Neurobehavioral Rating Scale|Neurologic Assessment in Neuro-Oncology Scale|Neuropathic Pain Scale
Neuropathic Pain Symptom Inventory|Neuropathy Impairment Score|Neuropsychiatric Inventory Questionnaire
Neuropsychological Impairment Scale|New America Foundation|New Delhi Birth Cohort|New Ecological Paradigm Scale
New Economics Foundation|New England Centenarian Study|New England Family Study|New England Journal of Medicine
New Environmental Paradigm Scale|New Family Structures Study|New General Self-Efficacy Scale|New Hampshire Birth Cohort Study
New Immigrant Survey|New Jersey Negative Income Tax Experiment|New Media Consortium|New Mobility Score
New Reynell Developmental Language Scales|New Sexual Satisfaction Scale|New York City Housing and Vacancy Survey
New York Heart Association Functional Classification|New York High Risk Project|New York Longitudinal Study
New York Psychoanalytic Institute|New York-Presbyterian Hospital|New Zealand Attitudes and Values Study
New Zealand Competent Children Project|New Zealand Election Study|New Zealand Electronic Text Centre|New Zealand Health Survey
New Zealand Health Work and Retirement Study|Newberry Library|Newborn Behavioral Observations System
Newborn Individualized Developmental Care and Assessment Program|Newcastle Thousand Families Study|Newcastle-Ottawa Scale
Newest Vital Sign|Newton Papers Project|Nicotine Dependence Syndrome Scale|Nigeria Demographic and Health Survey
Night Eating Questionnaire|Nightingale Papers|Nihon University Japanese Longitudinal Study of Aging
NimStim Set of Facial Expressions|Nine Hole Peg Test|Nineteenth Century Collections Online|Nisonger Child Behavior Rating Form
Noel Butlin Archives Centre|Nomophobia Questionnaire|Non-Motor Symptoms Scale|Norbeck Social Support Questionnaire
Nord-Trøndelag Health Study|Nordic Africa Institute|Nordic Cochrane Centre|Nordic Institute for Asian Studies
Nordic Musculoskeletal Questionnaire|Nordic Orofacial Test|Norman Shumway|North American Adult Reading Test
North American Congress on Latin America|North American Prodrome Longitudinal Study
North American Symptomatic Carotid Endarterectomy Trial|North Karelia Project|North West Adelaide Health Study
Northeast Historic Film|Northern Finland Birth Cohort|Northern Finland Birth Cohort 1966|Northern Ireland Census
Northern Ireland Life and Times Survey|Northern Ireland Longitudinal Study|Northern Manhattan Study
Northern Sweden Health and Disease Study|Northern Swedish Cohort|Northwestern Anagram Test
Northwestern Assessment of Verbs and Sentences|Northwestern Syntax Screening Test|Northwick Park Dependency Scale
Northwick Park Neck Pain Questionnaire|Norton Scale|Norwegian Citizen Panel|Norwegian Counties Study
Norwegian Life Course, Ageing and Generation Study|Norwegian Mother and Child Cohort Study
Norwegian Mother, Father and Child Cohort Study|Norwegian Patient Registry|Norwegian Prescription Database
Norwegian Women and Cancer Study|Nottingham Adjustment Scale|Nottingham Extended Activities of Daily Living
Nottingham Sensory Assessment|Novaco Anger Inventory|Novaco Anger Scale|Novo Nordisk|Nowicki-Strickland Locus of Control Scale
Nuclear Threat Initiative|Nuffield Council on Bioethics|Nuffield Trust|Numerical Pain Rating Scale|Nun Study
Nun Study of Aging and Alzheimer’s Disease|Nuremberg Alliance Against Depression|Nuremberg Trials Project|Nurse Family Partnership
Nurse Stress Index|Nurses’ Health Study II|Nurses’ Observation Scale for Inpatient Evaluation|Nursing Activities Score
Nursing Child Assessment Satellite Training|Nursing Delirium Screening Scale|Nursing Interventions Classification
Nursing Minimum Data Set|Nursing Outcomes Classification|Nursing Stress Scale|Nursing Work Index|Nursing and Midwifery Council
Nutrition Screening Initiative|Nutritional Risk Screening 2002|Oakland Growth Study|Obesity-Related Wellbeing Questionnaire
Object Relations Inventory|Objectified Body Consciousness Scale|Objective Structured Clinical Examination
Observational Health Data Sciences and Informatics|Observational Medical Outcomes Partnership
Observatory of Public Sector Innovation|Observed Tasks of Daily Living|Observing Patient Involvement in Decision Making
Obsessive Beliefs Questionnaire|Obsessive Compulsive Drinking Scale|Obsessive Compulsive Inventory
Obsessive-Compulsive Inventory-Revised|Occidental College Special Collections|Occupational Circumstances Assessment Interview
Occupational Employment Statistics|Occupational Information Network|Occupational Performance History Interview
Occupational Personality Questionnaire|Occupational Self Assessment|Occupational Stress Indicator|Occupational Stress Inventory
Ocean Biogeographic Information System|Ockenden Report|Ocular Hypertension Treatment Study|Ocular Surface Disease Index
Offending, Crime and Justice Survey|Offer Self-Image Questionnaire|Office for National Statistics Longitudinal Study
Ohio History Connection|Ohio Longitudinal Study of Aging and Adaptation|Ohio Social Acceptance Scale
Ohio State Psychological Examination|Ohio State University Traumatic Brain Injury Identification Method|Ohsaki Cohort Study
Okanagan Charter|Okinawa Centenarian Study|Old Bailey Online|Old Bailey Proceedings|Oldenburg Burnout Inventory
Older Americans Resources and Services|Older Americans Resources and Services Questionnaire|Older Australian Twins Study
Older Finnish Twin Cohort|Olfactory Disorder Questionnaire|Oliver Sacks|Olmstead v. L.C.|Olweus Bully/Victim Questionnaire
Olweus Bullying Prevention Program|Omohundro Institute of Early American History and Culture|Online Mendelian Inheritance in Man
Ontario Birth Study|Ontario Child Health Study|Ontario Domestic Assault Risk Assessment|Ontario Health Study
Ontario Student Drug Use and Health Survey|Open Access Scholarly Publishers Association|Open Affective Standardized Image Set
Open Book Collective|Open Data Charter|Open Data Institute|Open Government Partnership|Open Greek and Latin Project
Open Humans Project|Open Islamicate Texts Initiative|Open Knowledge Foundation|Open Language Archives Community
Open Library of Humanities|Open Society Foundations|Open Society Justice Initiative|Open Source Imaging Consortium
Open Tree of Life|Open Universities Australia|Operation Smile|Operation Warp Speed|Operationalised Psychodynamic Diagnosis
Operationalized Psychodynamic Diagnosis|Opiate Treatment Index|Opinions About Mental Illness Scale|Opportunity Insights
Oral Health Impact Profile|Oral Health Impact Profile-14|Oral History Archives of Columbia|Oral Impacts on Daily Performances
Oral Speech Mechanism Screening Examination|Oral Trail Making Test|Oral and Written Language Scales|Orange Book|Order of St John
Oregon Adolescent Depression Project|Oregon Health Insurance Experiment|Oregon Health Plan
Oregon Project for Visually Impaired Children|Oregon Youth Study|Organizational Climate Description Questionnaire
Organizational Commitment Questionnaire|Organizational Culture Assessment Instrument|Organizational Culture Inventory
Organizational Culture Profile|Organizational Justice Scale|Organizational Readiness to Change Assessment
Organized Crime and Corruption Reporting Project|Orgasm Rating Scale|Oriental Institute|Orientation to Life Questionnaire
Orphan Drug Act|Orson Fowler|Orygen Youth Health|Osgood Semantic Differential|Oskar Vogt|Osler Library of the History of Medicine
Oslo Diet-Heart Study|Oslo Health Study|Oslo Social Support Scale|Osteoarthritis Initiative|Osteoporotic Fractures in Men Study
Oswald Külpe|Oswaldo Cruz|Oswestry Low Back Pain Disability Questionnaire|Otago Exercise Programme
Otis Self-Administering Test of Mental Ability|Otis-Lennon School Ability Test|Ottawa Charter|Ottawa Charter for Health Promotion
Ottawa Decision Support Framework|Ottawa Personal Decision Guide|Ottawa Subarachnoid Hemorrhage Rule|Otto Fenichel|Otto Gross
Otto Kernberg|Otto Rank|Outcome Questionnaire|Outcome Rating Scale|Outcome and Assessment Information Set
Ovako Working Posture Analysing System|Overactive Bladder Questionnaire|Overall Anxiety Severity and Impairment Scale
Overeaters Anonymous|Overseas Development Institute|Overt Aggression Scale|Oviatt Library|Oviedo Convention
Oviedo Sleep Questionnaire|Oxford COVID-19 Government Response Tracker|Oxford Centre for Hindu Studies|Oxford Cognitive Screen
Oxford Communicative Development Inventory|Oxford Happiness Inventory|Oxford Hip Score|Oxford House|Oxford Internet Institute
Oxford Knee Score|Oxford Participation and Activities Questionnaire|Oxford Placement Test
Oxford Poverty and Human Development Initiative|Oxford Refugee Studies Centre|Oxford Shoulder Score|Oxford Text Archive
Oxford Utilitarianism Scale|Oxford Vascular Study|Oxford-Liverpool Inventory of Feelings and Experiences|Oxyrhynchus Papyri
O’Connor v. Donaldson|PEDro Scale|PLoS ONE|PTSD Checklist|Paced Auditory Serial Addition Task|Paced Auditory Serial Addition Test
Paced Visual Serial Addition Test|Pacific Institute|Pacific Islands Families Study|Pacific Manuscripts Bureau
Pacific Neighborhood Consortium|Padua Inventory|Paediatric Early Warning Score|Paffenbarger Physical Activity Questionnaire
Pain Anxiety Symptoms Scale|Pain Assessment in Advanced Dementia Scale|Pain Catastrophising Scale|Pain Catastrophizing Scale
Pain Coping Questionnaire|Pain Disability Index|Pain Self-Efficacy Questionnaire|Pain Sensitivity Questionnaire
Pain Vigilance and Awareness Questionnaire|PainDETECT Questionnaire|Paisley and Renfrew Study
Pakistan Demographic and Health Survey|Palestine Exploration Fund|Palliative Care Outcome Scale|Palliative Performance Scale
Palmore’s Facts on Aging Quiz|Pan American Sanitary Bureau|Pandemic Influenza Preparedness Framework
Panel Study of Belgian Households|Panic Disorder Severity Scale|Panic and Agoraphobia Scale|Papers of Abraham Lincoln
Papers of Benjamin Franklin|Papers of George Washington|Papers of James Madison|Papers of Thomas Jefferson
Papyrus Carlsberg Collection|Paquid Cohort Study|Parachute Project|Paranoia Checklist|Paranormal Belief Scale
Parasocial Interaction Scale|Parent Adolescent Relationship Questionnaire|Parent Behavior Inventory|Parent Development Interview
Parent-Child Conflict Tactics Scales|Parent-Infant Relational Assessment Tool|Parental Acceptance-Rejection Questionnaire
Parental Attitude Research Instrument|Parental Authority Questionnaire|Parental Bonding Instrument|Parental Bonding Inventory
Parental Burnout Assessment|Parental Reflective Functioning Questionnaire|Parental Stress Scale|Parental Stressor Scale
Parenting Alliance Measure|Parenting Relationship Questionnaire|Parenting Scale|Parenting Sense of Competence Scale
Parenting Stress Index|Parenting Stress Index-Short Form|Parenting Styles and Dimensions Questionnaire
Parenting for Lifelong Health|Parents’ Evaluation of Developmental Status|Paris Prospective Study
Paris System for Reporting Urinary Cytology|Parker on the Web|Parkinson Anxiety Scale|Parkinson Fatigue Scale
Parkinson’s Disease Cognitive Rating Scale|Parkinson’s Disease Quality of Life Questionnaire|Parkinson’s Disease Questionnaire
Parkinson’s Disease Questionnaire-39|Parkinson’s Disease Sleep Scale|Parkinson’s Progression Marker Initiative
Parkinson’s Progression Markers Initiative|Parkinson’s UK|Parkland Hospital|Participation Assessment with Recombined Tools
Partner Violence Screen|Partners in Health Scale|Partnership for Public Service|Partnership for Reviving Routine Immunization
Passionate Love Scale|Past Global Changes|Pasteur Institute|Pathological Narcissism Inventory|Pathways to Desistance Study
Patient Activation Measure|Patient Assessment of Chronic Illness Care|Patient Generated Index|Patient Global Impression of Change
Patient H.M.|Patient Health Questionnaire-9|Patient Protection and Affordable Care Act|Patient Satisfaction Questionnaire
Patient Self-Determination Act|Patient-Centered Outcomes Research Institute|Patient-Generated Subjective Global Assessment
Patient-Practitioner Orientation Scale|Patient-Rated Wrist Evaluation|Patient-Specific Functional Scale|Patricia Benner
Patricia Deegan|Patricia Goldman-Rakic|Pattee Library|Patterns of Adaptive Learning Scales|Patton State Hospital|Paul Farmer
Paul Kalanithi|Paul Meehl|Paul Meehl Graduate School|Paul Slovic|Paul of Aegina|Paulo Freire|Pavlovian Temperament Survey
Pawtucket Heart Health Program|Payne Whitney Clinic|Peabody Developmental Motor Scales|Peabody Individual Achievement Test
Peace Research Institute Oslo|Pearlin Mastery Scale|Pediatric Anxiety Rating Scale|Pediatric Asthma Quality of Life Questionnaire
Pediatric Balance Scale|Pediatric Daytime Sleepiness Scale|Pediatric Evaluation of Disability Inventory
Pediatric Eye Disease Investigator Group|Pediatric Imaging, Neurocognition, and Genetics Study|Pediatric OCD Treatment Study
Pediatric Quality of Life Inventory|Pediatric Risk of Mortality Score|Pediatric Sleep Questionnaire|Pediatric Symptom Checklist
Pediatric Volitional Questionnaire|Peel Library|Peer Conflict Scale|Peer Relations Questionnaire|Peking Union Medical College
Peking Union Medical College Hospital|Pelagios Network|Pelli-Robson Contrast Sensitivity Chart|Pelotas Birth Cohort
Pelotas Birth Cohort Study|Pelvic Floor Distress Inventory|Pelvic Floor Impact Questionnaire|Penn Alcohol Craving Scale
Penn Computerized Neurocognitive Battery|Penn Emotion Recognition Test|Penn Helping Alliance Questionnaire
Penn Interactive Peer Play Scale|Penn Museum Archives|Penn Resiliency Program|Penn State Electronic Cigarette Dependence Index
Penn World Table|Pennhurst State School|People’s History Museum|Perceived Devaluation-Discrimination Scale
Perceived Motivational Climate in Sport Questionnaire|Perceived Parental Autonomy Support Scale|Perceived Restorativeness Scale
Perceived Stress Questionnaire|Perceived Stress Reactivity Scale|Perceived Vulnerability to Disease Scale
Perceived Wellness Survey|Perceptual Aberration Scale|Percivall Pott|Perelman School of Medicine
Performance Assessment of Self-Care Skills|Performance-Oriented Mobility Assessment|Perinatal Anxiety Screening Scale
Perinatal Database of Nova Scotia|Perinatal Grief Scale|Peritraumatic Dissociative Experiences Questionnaire
Peritraumatic Distress Inventory|Perry Preschool Project|Perry Preschool Study|Perseus Digital Library
Perseverative Thinking Questionnaire|Person Picking an Apple from a Tree|Person-in-Environment Classification System
Personal Attributes Questionnaire|Personal Genome Project|Personal Growth Initiative Scale|Personal Meaning Profile
Personal Orientation Inventory|Personal Report of Communication Apprehension
Personal Report of Intercultural Communication Apprehension|Personal Wellbeing Index|Personal and Social Performance Scale
Personalised Prognostic Tools for Early Psychosis Management|Personality Assessment Screener|Personality Belief Questionnaire
Personality Diagnostic Questionnaire|Personality Disorder Examination|Personality Disorder Interview
Personality Inventory for Children|Personality Inventory for DSM-5|Personality Inventory for ICD-11
Personality Inventory for Youth|Personality Research Form|Personality and Social Psychology Bulletin
Personality and Total Health Through Life Project|Perth Alexithymia Questionnaire|Perth Infant Asthma Follow-up Study
Peru Demographic and Family Health Survey|Peter Fonagy|Peter Singer|Peter of Abano
Peterborough Adolescent and Young Adult Development Study|Peters Delusions Inventory|Peters et al. Delusions Inventory
Peterson Institute for International Economics|Pew Charitable Trusts|Pew Forum on Religion and Public Life
Pew Global Attitudes Project|Pew Hispanic Center|Pew Internet and American Life Project|Pew Research Center|Pforzheimer Collection
Pharmaceutical Benefits Advisory Committee|Pharmaceutical Benefits Scheme|Phenomenology of Consciousness Inventory
Philadelphia Bereavement Program|Philadelphia Geriatric Center Morale Scale|Philadelphia Mindfulness Scale
Philadelphia Naming Test|Philadelphia Neurodevelopmental Cohort|Philip Tetlock|Philip Zimbardo|Philippe Pinel
Philippine Statistics Authority|Phineas Gage|Phipps Clinic|Phoenix House|Phonological Assessment Battery
Phonological Awareness Literacy Screening|Physical Activity Enjoyment Scale|Physical Activity Group Environment Questionnaire
Physical Activity Questionnaire for Adolescents|Physical Activity Questionnaire for Older Children
Physical Activity Readiness Questionnaire|Physical Activity Scale for the Elderly|Physical Self-Description Questionnaire
Physical Self-Efficacy Scale|Physical Self-Perception Profile|Physicians for Social Responsibility|Physicians’ Desk Reference
Physicians’ Health Study|Physiotherapy Evidence Database|Picker Patient Experience Questionnaire
Pictorial Infant Communication Scales|Pictorial Scale of Perceived Competence and Social Acceptance
Picture Exchange Communication System|Picture Story Exercise|Picture-Story Measure of Kindness Concept|Pictures of Facial Affect
Pierpont Morgan Library|Pierre Deniker|Piers-Harris Children’s Self-Concept Scale|Piers-Harris Self-Concept Scale
Pilgrim State Hospital|Pimsleur Language Aptitude Battery|Pinelli Collection|Pintner-Cunningham Primary Test
Pintner-Paterson Performance Scale|Piper Fatigue Scale|Pitié-Salpêtrière Hospital|Pitts Theology Library
Pittsburgh Agitation Scale|Pittsburgh Fatigability Scale|Pittsburgh Girls Study|Pittsburgh Youth Study|Plan B One-Step
Planetary Science Institute|Planned Parenthood Federation of America|Plantin-Moretus Museum
Platelet Inhibition and Patient Outcomes|Platform Cooperativism Consortium|Pleasant Events Schedule|Plimpton Collection
Plutchik Suicide Risk Scale|Pneumonia Severity Index|Police Stress Questionnaire|Polish General Social Survey
Polish Household Panel|Political Economy Research Institute|Polynesian Leaders Group|Population Assessment of Tobacco and Health
Population Assessment of Tobacco and Health Study|Population Council Archives|Population Reference Bureau
Population Study of Women in Gothenburg|Porch Index of Communicative Ability|Porteus Maze Test|Portico Library
Portland Digit Recognition Test|Portrait Values Questionnaire|Positive and Negative Suicide Ideation Inventory
Post-Traumatic Growth Inventory|Post-Traumatic Stress Diagnostic Scale|Post-Traumatic Stress Disorder Checklist
Postgraduate Hospital Educational Environment Measure|Postpartum Bonding Questionnaire|Postpartum Depression Screening Scale
Posttraumatic Cognitions Inventory|Posttraumatic Diagnostic Scale|Posttraumatic Stress Disorder Checklist
Postural Assessment Scale for Stroke Patients|Potsdam Institute for Climate Impact Research|Poverty and Social Exclusion Survey
Power Reactor Information System|Power Threat Meaning Framework|Power of Food Scale
Practice Environment Scale of the Nursing Work Index|Pragmatic Language Skills Inventory|Pragmatics Observational Measure
Pragmatics Profile of Everyday Communication Skills|Pre-Sleep Arousal Scale|Precision Medicine Initiative
Preclinical Alzheimer Cognitive Composite|Pregnancy Risk Assessment Monitoring System|Prelinger Archives
Premature Infant Pain Profile|Premenstrual Symptoms Screening Tool|Premonitory Urge for Tics Scale|Prenatal Attachment Inventory
Prenatal Psychosocial Profile|Presbyterian Historical Society|Preschool Age Psychiatric Assessment|Preschool Anxiety Scale
Preschool Language Assessment Instrument|Preschool Language Scale|Preschool Language Scales|Preschool Repetition Test
Preschool Self-Regulation Assessment|Preschool and Kindergarten Behavior Scales
Preschool and Primary Inventory of Phonological Awareness|Presence Questionnaire|Present State Examination
Preserving and Accessing Networked Documentary Resources of Australia|Presidential Commission for the Study of Bioethical Issues
President’s Council on Bioethics|President’s Emergency Plan for AIDS Relief|President’s Malaria Initiative
President’s New Freedom Commission on Mental Health|Pressure Ulcer Scale for Healing
Prevention of Events with Angiotensin Converting Enzyme|Primary Care Evaluation of Mental Disorders|Primary Care PTSD Screen
Primary Measures of Music Audiation|Primary Test of Nonverbal Intelligence|Princeton Election Consortium|Prison Policy Initiative
Privacy International|Problem Areas in Diabetes Scale|Problem Gambling Severity Index|Problem Management Plus
Problem Oriented Screening Instrument for Teenagers|Problem Solving Inventory|Problematic Pornography Consumption Scale
Problematic and Risky Internet Use Screening Scale|Procrastination Assessment Scale for Students|Prodromal Questionnaire
Professional Quality of Life Scale|Profile of Chronic Pain|Profile of Emotional Competence|Profile of Music Perception Skills
Profile of Nonverbal Sensitivity|Program for Appropriate Technology in Health|Program on International Policy Attitudes
Program on Negotiation|Progressive Achievement Tests|Project Follow Through|Project Head Start|Project Implicit|Project MATCH
Project STAR|Project TALENT|Project Tiger|Project Viva|Project Vote|Project Zero|Project for Excellence in Journalism
Project for Public Spaces|Project on Government Oversight|Project on Human Development in Chicago Neighborhoods
Project on the Status and Education of Women|Prolific Academic|Prolonged Grief Disorder Scale|Promised Neighborhoods
Promoting Alternative Thinking Strategies|Promoting First Relationships|Property and Environment Research Center
Prosocial Tendencies Measure|Prosopography of Anglo-Saxon England|Prosopography of the Byzantine World
Prosopography of the Later Roman Empire|Prospective Studies Collaboration|Prospective Urban Rural Epidemiology Study
Prospective Urban and Rural Epidemiology Study|Prospective and Retrospective Memory Questionnaire|Prostate Cancer Prevention Trial
Prostate, Lung, Colorectal, and Ovarian Cancer Screening Trial|Protective Behavioral Strategies Scale|Protestant Work Ethic Scale
Provident Hospital|Psoriasis Area and Severity Index|Psychedelic Experience Scale
Psychiatric Assessment Schedule for Adults with Developmental Disabilities|Psychiatric Diagnostic Interview
Psychiatric Epidemiology Research Interview|Psychiatric GWAS Consortium|Psychiatric Genomics Consortium
Psychiatric Research Interview for Substance and Mental Disorders|Psychodynamic Diagnostic Manual
Psychological Adjustment to Illness Scale|Psychological Bulletin|Psychological Capital Questionnaire
Psychological Entitlement Scale|Psychological General Well-Being Index|Psychological Science Accelerator
Psychological Screening Inventory|Psychological Sense of School Membership Scale|Psychology Experiment Building Language
Psychology of Women Quarterly|Psychonomic Society|Psychopathic Personality Inventory|Psychopathic Personality Inventory-Revised
Psychopathic Personality Traits Scale|Psychopathy Checklist-Revised|Psychopathy Checklist: Screening Version
Psychopathy Checklist: Youth Version|Psychophysics Toolbox|Psychosis Screening Questionnaire
Psychosocial Adjustment to Illness Scale|Psychosocial Impact of Assistive Devices Scale|Psychosomatic Symptom Checklist
Psychotherapy Process Q-Set|Psychotic Symptom Rating Scales|PubMed Central|Public Attitudes Toward Science Survey
Public Health Agency of Canada|Public Health England|Public Health Scotland|Public Health Wales|Public Interest Research Group
Public Knowledge Project|Public Library of Science|Public Policy Institute of California|Public Record Office of Northern Ireland
Public Records Office|Public Religion Research Institute|Puerto Rico Heart Health Program|Pune Maternal Nutrition Study
Pupil Attitudes to Self and School|Pupil Control Ideology Form|Purdue Pegboard Test|Purdue Pharma
Purdue Spatial Visualization Test|Purdue Teacher Opinionaire|Pure Food and Drug Act|Pure Procrastination Scale
Purpose in Life Test|Pyramids and Palm Trees Test|Quality Assurance Agency for Higher Education|Quality and Outcomes Framework
Quality of Communication Life Scale|Quality of Death and Dying Questionnaire|Quality of Government Dataset
Quality of Government Institute|Quality of Life Enjoyment and Satisfaction Questionnaire
Quality of Life in Alzheimer’s Disease Scale|Quality of Life in Epilepsy Inventory|Quality of Marriage Index
Quality of Object Relations Scale|Quality of Prenatal Care Questionnaire|Quality of Relationships Inventory
Quality of Upper Extremity Skills Test|Quantitative Checklist for Autism in Toddlers|Quarterly Labour Force Survey
Quarterly Workforce Indicators|Quebec Artificial Intelligence Institute|Quebec Back Pain Disability Scale
Quebec Cardiovascular Study|Quebec Longitudinal Study of Child Development
Quebec User Evaluation of Satisfaction with Assistive Technology|Queen’s Nursing Institute
Questionnaire about the Process of Recovery|Questionnaire for Eating Disorder Diagnoses
Questionnaire of Cognitive and Affective Empathy|Questionnaire of Smoking Urges|Questionnaire of Unpredictability in Childhood
Questionnaire on Eating and Weight Patterns|Questionnaire on Smoking Urges|Questionnaire upon Mental Imagery
Quick Delay Questionnaire|Quick Discrimination Index|Quick Inventory of Depressive Symptomatology
Quick Neurological Screening Test|Quick Speech-in-Noise Test|Quilliam Foundation
Québec Longitudinal Study of Kindergarten Children|R U OK Day|R. D. Laing|RAND Health Insurance Experiment|Racial Argument Scale
Radboud Faces Database|Radcliffe Camera|Radcliffe Infirmary|Radcliffe Institute for Advanced Study|Radcliffe Science Library
Radio Preservation Task Force|Rahim Organizational Conflict Inventory|Raine Study|Rakai Community Cohort Study|Rampton Hospital
Ramsay Sedation Scale|Rancho Bernardo Study|Rancho Los Amigos Scale|Rankin Scale|Rapid Assessment of Physical Activity
Rapid Automatized Naming Test|Rapid Entire Body Assessment|Rapid Estimate of Adult Literacy in Medicine
Rapid Upper Limb Assessment|Rare Book School|Rat Park|Rathus Assertiveness Schedule|Rating of Perceived Exertion Scale
Rational-Experiential Inventory|Rauner Special Collections Library|Raven’s Advanced Progressive Matrices
Raven’s Colored Progressive Matrices|Raven’s Coloured Progressive Matrices|Raven’s Standard Progressive Matrices
Rawlinson Manuscripts|Raymond Cattell|Reach Out and Read|Reach Up Early Childhood Parenting Programme
Reactions to Impairment and Disability Inventory|Reactive-Proactive Aggression Questionnaire
Readiness for Interprofessional Learning Scale|Readiness to Change Questionnaire|Reading Excellence Act
Reading Experience Database|Reading Recovery|Reading the Mind in Films Task|Reading the Mind in the Eyes Test
Reading the Mind in the Voice Test|Reasons for Living Inventory|Rebecca Crumpler|Rebecca Lee Crumpler
Receptive One-Word Picture Vocabulary Test|Receptive-Expressive Emergent Language Test|Records of Early English Drama
Records of the Bureau of Indian Affairs|Records of the War Relocation Authority|Recovery After an Initial Schizophrenia Episode
Recovery After an Initial Schizophrenia Episode Initiative|Recovery Assessment Scale|Recovery Attitudes Questionnaire
Recovery Capital Scale|Recovery Experience Questionnaire|Recovery-Stress Questionnaire for Athletes
Recurrent Coronary Prevention Project|Red Crescent|Red Cross War Memorial Children’s Hospital|Redwood Library
Reflective Functioning Questionnaire|Reflective Functioning Scale|Refugee Health Screener|Refugee Law Project|Regenstein Library
Regimen Sanitatis Salernitanum|Regional Plan Association|Regulatory Assistance Project|Regulatory Focus Questionnaire
Reinforcement Sensitivity Theory Personality Questionnaire|Reiss Profile of Fundamental Goals
Reiss Screen for Maladaptive Behavior|Reitan-Indiana Aphasia Screening Test|Relationship Assessment Scale
Relationship Belief Inventory|Relationship Questionnaire|Relationship Scales Questionnaire|Relationship Structures Questionnaire
Religion and State Project|Religious Commitment Inventory|Religious Congregations and Membership Study
Religious Coping Activities Scale|Religious Freedom Project|Religious Fundamentalism Scale|Religious Landscape Study
Religious Landscape Survey|Religious Life Inventory|Religious Orders Study|Religious Orientation Scale|Remote Associates Test
Renfrew Action Picture Test|Renfrew Bus Story|Renfrew Language Scales|René Laennec|René Spitz
Repeatable Battery for the Assessment of Neuropsychological Status|Repetitive Behavior Scale|Repetitive Behavior Scale-Revised
Repetitive Behaviour Questionnaire|Reported and Intended Behaviour Scale|Reproducibility Project
Reproducibility Project: Cancer Biology|Reproducibility Project: Psychology|Research Data Alliance|Research Excellence Framework
Research Units on Pediatric Psychopharmacology|Resident Assessment Instrument|Residential Energy Consumption Survey
Resilience Scale for Adults|Resiliency Scales for Children and Adolescents|Resolution Foundation|Response Evaluation Measure
Response Styles Questionnaire|Responses to Stress Questionnaire|Retirement Satisfaction Inventory
Reuters Institute for the Study of Journalism|Revised Adult Attachment Scale|Revised Almost Perfect Scale
Revised Cardiac Risk Index|Revised Child Anxiety and Depression Scale|Revised Children’s Anxiety and Depression Scale
Revised Children’s Manifest Anxiety Scale|Revised Clinical Interview Schedule|Revised Conflict Tactics Scales
Revised Dyadic Adjustment Scale|Revised Fibromyalgia Impact Questionnaire|Revised Illness Perception Questionnaire
Revised Learning Process Questionnaire|Revised Life Orientation Test|Revised Memory and Behavior Problems Checklist
Revised NEO Personality Inventory|Revised Olweus Bully/Victim Questionnaire|Revised Paranormal Belief Scale
Revised Prenatal Distress Questionnaire|Revised Sociosexual Orientation Inventory|Revised Study Process Questionnaire
Revised Token Test|Revised UCLA Loneliness Scale|Rey 15-Item Test|Rey Complex Figure Test|Rey Fifteen-Item Test
Rey-Osterrieth Complex Figure Test|Reynell Developmental Language Scales|Reynolds Adolescent Depression Scale
Reynolds Child Depression Scale|Reynolds Intellectual Assessment Scales|Reynolds Risk Score
Rhinoconjunctivitis Quality of Life Questionnaire|Rhode Island Stress and Coping Inventory|Rhode Island Test of Language Structure
Richard Bright|Richard Doll|Richard Hunter|Richard von Krafft-Ebing|Richmond Agitation Sedation Scale
Riggio Social Skills Inventory|Right Hemisphere Language Battery|Right-Wing Authoritarianism Scale|Riker Sedation-Agitation Scale
Ritvo Autism Asperger Diagnostic Scale|Rivermead Behavioral Memory Test|Rivermead Behavioural Memory Test|Rivermead Mobility Index
Rivermead Motor Assessment|Rivermead Post-Concussion Symptoms Questionnaire|Robben Island Infirmary|Robbers Cave|Robert Cialdini
Robert Graves|Robert Koch Institute|Robert Plomin|Robert Sapolsky|Robert Spitzer|Robert Sternberg|Robert Wood Johnson Foundation
Robert Zajonc|Roberts Apperception Test for Children|Rochester Adaptive Behavior Inventory|Rochester Epidemiology Project
Rochester Longitudinal Study|Rochester Youth Development Study|Rock Art Research Institute|Rockefeller Archive Center
Rockefeller Foundation International Health Division|Rockefeller Sanitary Commission|Rockport Walking Test
Rocky Mountain Institute|Roger Brown|Rokeach Dogmatism Scale|Rokeach Value Survey|Roland-Morris Disability Questionnaire
Role Construct Repertory Test|Roll Back Malaria|Rollo May|Romantic Beliefs Scale|Ronald Fairbairn|Ronald Laing
Roper Center for Public Opinion Research|Roper v. Simmons|Rorschach Comprehensive System|Rorschach Inkblot Method
Rorschach Inkblot Test|Rorschach Performance Assessment System|Rosalie Rayner|Rosenbach Museum and Library
Rosenbaum Pocket Vision Screener|Rosenzweig Picture-Frustration Study|Roseto Study|Ross Information Processing Assessment
Ross Test of Higher Cognitive Processes|Rossell Hope Robbins Library|Rossetti Infant-Toddler Language Scale
Roswell-Chall Diagnostic Reading Test|Roter Interaction Analysis System|Rothamsted Research|Rothwell-Miller Interest Blank
Rotter Incomplete Sentences Blank|Rotter Internal-External Locus of Control Scale|Rotterdam Scan Study|Rotterdam Study
Rotterdam Symptom Checklist|Rotter’s Locus of Control Scale|Roundtable on Sustainable Palm Oil
Rowland Universal Dementia Assessment Scale|Roy Baumeister|Royal Army Medical Corps
Royal Australian College of General Practitioners|Royal Australian and New Zealand College of Psychiatrists
Royal Brompton Hospital|Royal College of General Practitioners|Royal College of Midwives|Royal College of Nursing
Royal College of Obstetricians and Gynaecologists|Royal College of Paediatrics and Child Health|Royal College of Physicians
Royal College of Physicians Library|Royal College of Psychiatrists|Royal College of Surgeons|Royal College of Surgeons in Ireland
Royal College of Surgeons of England|Royal Edinburgh Asylum|Royal Flying Doctor Service|Royal Free Hospital
Royal Free Interview for Religious and Spiritual Beliefs|Royal Free Interview for Spiritual and Religious Beliefs
Royal Hospital Haslar|Royal London Hospital|Royal Marsden Hospital|Royal Pharmaceutical Society|Royal Society for Public Health
Royal Society of Medicine|Royal Society of Tropical Medicine and Hygiene|Royal Victoria Infirmary
Rubenstein Rare Book and Manuscript Library|Rudolf Virchow|Ruff 2 and 7 Selective Attention Test|Ruff Figural Fluency Test
Ruff Neurobehavioral Inventory|Rufus of Ephesus|Rumination Response Scale|Rumination-Reflection Questionnaire
Ruminative Response Scale|Ruminative Responses Scale|Runco Ideational Behavior Scale|Rural Advancement Foundation International
Rural Policy Research Institute|Rush Memory and Aging Project|Rush University Medical Center|Russell Sage Foundation
Russia Longitudinal Monitoring Survey|Russian Longitudinal Monitoring Survey|Rust Advanced Numerical Reasoning Appraisal
Rutgers Alcohol Problem Index|Rutter Behaviour Scales|Rwanda Demographic and Health Survey|Ryan White CARE Act|Ryan White Program
Ryff Scales of Psychological Well-Being|S. H. Foulkes|SF-36 Health Survey|STOP-Bang Questionnaire|STarT Back Screening Tool
Sabin Center for Climate Change Law|Sabina Spielrein|Sackler Library|Sacramento Area Latino Study on Aging
Safety Attitudes Questionnaire|Sainsbury Wellcome Centre|Saint George’s Respiratory Questionnaire
Saint Louis University Mental Status Examination|Salk Institute|Salk Institute for Biological Studies|Sallie Bingham Center
Sally-Anne Test|Salpêtrière Hospital|Salt Research Archives|Salvador Minuchin|Salzburg Global Seminar|Salzburg Reading Test
Samn-Perelli Fatigue Scale|Samoan Family Study of Overweight and Diabetes|Samuel Gridley Howe|Samuel Guze|Samuel Hahnemann
Samuel Tuke|San Antonio Heart Study|San Antonio Longitudinal Study of Aging|San Francisco Declaration on Research Assessment
San Francisco Maritime Research Center|San Francisco Syncope Rule|San Luis Valley Diabetes Study
Sandoz Clinical Assessment Geriatric Scale|Sandra Bem|Sandra Scarr|Santa Barbara Sense of Direction Scale
Santa Clara Strength of Religious Faith Questionnaire|Santa Fe Institute|Santiago Ramón y Cajal|Sapaldia Cohort
Sara Josephine Baker|Sarah Lawrence Archives|Saskatchewan Cancer Registry|Saskatchewan Health Quality Council
Satisfaction with Social Support Scale|Save the Children|Saving Inventory|Saving Newborn Lives
Saving and Empowering Young Lives in Europe|Savoring Beliefs Inventory|Scale for Assessment of Thought, Language and Communication
Scale for Suicide Ideation|Scale for the Assessment and Rating of Ataxia|Scale for the Assessment of Negative Symptoms
Scale for the Assessment of Positive Symptoms|Scale of Ethnocultural Empathy|Scale of Prodromal Symptoms
Scale of Psychosocial Development|Scale to Assess Unawareness of Mental Disorder|Scales of Independent Behavior
Scales of Psychological Capacities|Scandinavian Journal of Psychology|Scandinavian Simvastatin Survival Study
Scandinavian Stroke Scale|Schedule for Clinical Assessment in Neuropsychiatry|Schedule for Nonadaptive and Adaptive Personality
Schedule for the Assessment of Insight|Schedule of Racist Events|Schedule of Recent Experiences|Schedule of Sexist Events
Schedules for Clinical Assessment in Neuropsychiatry|Schema Mode Inventory|Schizophrenia Bulletin
Schizophrenia Proneness Instrument|Schizophrenia Quality of Life Scale|Schizotypal Personality Questionnaire
Schoenberg Database of Manuscripts|Scholarly Publishing and Academic Resources Coalition|Scholastic Assessment Test
Schomburg Center for Research in Black Culture|School Attitude Assessment Survey|School Burnout Inventory
School Function Assessment|School Health Examination Survey|School Psychology Review|School Refusal Assessment Scale
School Setting Interview|School Social Behavior Scales|School Survey on Crime and Safety|School and College Ability Test
Schools and Staffing Survey|Schutte Self-Report Emotional Intelligence Test|Schwab and England Activities of Daily Living Scale
Schwartz Center Rounds|Schwartz Outcome Scale|Schwartz Rounds|Schwartz Value Survey|Schøyen Collection
Science Based Targets Initiative|Science Media Centre|Science of Learning Research Centre
Scientific Advisory Group for Emergencies|Scientific Committee on Antarctic Research|Scoliosis Research Society Questionnaire
Scottish Catholic Archives|Scottish Crime Survey|Scottish Crime and Justice Survey|Scottish Election Study|Scottish Health Survey
Scottish Heart Health Study|Scottish Household Survey|Scottish Intercollegiate Guidelines Network|Scottish Longitudinal Study
Scottish Mental Survey|Scottish Mental Surveys|Scottish Screen Archive|Scottish Social Attitudes Survey
Screening Test of Adolescent Language|Screening Tool for Autism in Toddlers|Scripps Institution of Oceanography
Sea Around Us Project|Search for Common Ground|Seashore Measures of Musical Talents|Seashore Rhythm Test
Seasonal Pattern Assessment Questionnaire|Seattle Angina Questionnaire|Seattle Heart Failure Model|Seattle Longitudinal Study
Seattle Social Development Project|Second International Mathematics Study|Second Malaysian Family Life Survey
Second Manifestations of Arterial Disease Study|Secondary Traumatic Stress Scale|See Me Scotland|Seeking of Noetic Goals Test
Selective Reminding Test|Self-Administered Gerocognitive Examination|Self-Assessment Manikin|Self-Compassion Scale
Self-Concept Clarity Scale|Self-Consciousness Scale|Self-Construal Scale|Self-Control Scale|Self-Control Schedule
Self-Description Questionnaire|Self-Directed Learning Readiness Scale|Self-Directed Search
Self-Employment Assistance Demonstration|Self-Help Plus|Self-Injurious Thoughts and Behaviors Interview|Self-Monitoring Scale
Self-Ordered Pointing Test|Self-Perception Profile for Adolescents|Self-Perception Profile for Children|Self-Rating Anxiety Scale
Self-Rating Depression Scale|Self-Regulation Questionnaire|Self-Report Psychopathy Scale|Self-Reporting Questionnaire
Self-Silencing Scale|Self-Stigma of Mental Illness Scale|Self-Stigma of Seeking Help Scale|Selman Waksman
Semi-Structured Assessment for the Genetics of Alcoholism|Senate House Library|Senior Apperception Test|Senior Fitness Test
Sensation Seeking Scale|Sense of Coherence Scale|Sense of Community Index
Sensitivity to Punishment and Sensitivity to Reward Questionnaire|Sensory Experiences Questionnaire
Sensory Integration and Praxis Tests|Sensory Organization Test|Sensory Processing Measure|Sensory Profile Caregiver Questionnaire
Sentencing Project|Sentinel Initiative|Sepsis-Related Organ Failure Assessment|Sequenced Inventory of Communication Development
Sequenced Treatment Alternatives to Relieve Depression|Sequential Organ Failure Assessment
Sequential Organ Failure Assessment Score|Sequential Tests of Educational Progress|Serge Moscovici|Serious Games Institute
Sertraline Antidepressant Heart Attack Randomized Trial|Serum Institute of India|Servant Leadership Survey
Seshat Global History Databank|Session Rating Scale|Seven Countries Study|Seventh-day Adventist Mortality Study|Severalls Hospital
Severe Impairment Battery|Severity of Alcohol Dependence Questionnaire|Severity of Dependence Scale|Sex Addicts Anonymous
Sex Offender Risk Appraisal Guide|Sexual Addiction Screening Test|Sexual Assault Symptom Scale|Sexual Compulsivity Scale
Sexual Desire Inventory|Sexual Excitation/Sexual Inhibition Inventory|Sexual Experiences Questionnaire|Sexual Experiences Survey
Sexual Health Inventory for Men|Sexual Opinion Survey|Sexual Self-Schema Scale|Sexual Violence Risk-20
Seychelles Child Development Study|Shanghai Aging Study|Shanghai Declaration|Shanghai Men’s Health Study
Shanghai Women’s Health Study|Shanghan Lun|Shedler-Westen Assessment Procedure|Sheehan Disability Scale
Sheffield Alcohol Policy Model|Sheltered Care Environment Scale|Sheppard and Enoch Pratt Hospital|Sheppard-Towner Act
Sherlock Holmes Collections|Shipley Institute of Living Scale|Shipman Inquiry|Shirom-Melamed Burnout Measure|Shoah Foundation
Short Blessed Test|Short Dark Tetrad|Short Dark Triad|Short Form Health Survey|Short Grit Scale|Short Health Anxiety Inventory
Short Michigan Alcoholism Screening Test|Short Musculoskeletal Function Assessment|Short Nutritional Assessment Questionnaire
Short Portable Mental Status Questionnaire|Short Recovery and Stress Scale|Short Sadistic Impulse Scale|Short Sensory Profile
Short Test of Functional Health Literacy in Adults|Short Test of Mental Status|Short-Form McGill Pain Questionnaire
Short-Term Assessment of Risk and Treatability|Shoulder Pain and Disability Index|Shriners Hospitals for Children|Shubert Archive
Shutdown Dissociation Scale|Siddhartha Mukherjee|Signs of Suicide|Silas Weir Mitchell|Silencing the Self Scale|Silvan Tomkins
Silver Drawing Test|Silvia Lane|Simon Baron-Cohen|Simons Foundation Autism Research Initiative
Simons Foundation Powering Autism Research for Knowledge|Simons Simplex Collection|Simple Shoulder Test
Simplified Acute Physiology Score|Simpson-Angus Scale|Simulator Sickness Questionnaire|Singapore Chinese Health Study
Singapore Epidemiology of Eye Diseases Study|Singapore Longitudinal Ageing Studies|Singapore Longitudinal Ageing Study
Singapore Statement on Research Integrity|Singer-Loomis Type Deployment Inventory|Single Convention on Narcotic Drugs
Sino-Nasal Outcome Test|Sino-Nasal Outcome Test-22|Sister Callista Roy|Sister Study
Situation Awareness Global Assessment Technique|Situational Confidence Questionnaire|Situational Motivation Scale|Six Cities Study
Skaraborg Hypertension and Diabetes Project|Skills Confidence Inventory|Sleep Disturbance Scale for Children
Sleep Heart Health Study|Sleep Hygiene Index|Slosson Intelligence Test|Slosson Oral Reading Test|Small Arms Survey
Smartphone Addiction Inventory|Smartphone Addiction Scale|Smathers Library|Smell Identification Test
Smith-Johnson Nonverbal Performance Scale|Smithsonian Tropical Research Institute|Snaith-Hamilton Pleasure Scale
Sniffin’ Sticks Test|Snijders-Oomen Nonverbal Intelligence Test|Social Adjustment Scale|Social Anxiety Scale for Adolescents
Social Anxiety Scale for Children|Social Appearance Anxiety Scale|Social Avoidance and Distress Scale|Social Axioms Survey
Social Capital Community Benchmark Survey|Social Climate Scales|Social Cognition and Object Relations Scale
Social Communication Questionnaire|Social Competence and Behavior Evaluation|Social Dominance Orientation Scale
Social Environment and Biomarkers of Aging Study|Social Functioning Scale|Social Interaction Anxiety Scale
Social Media Disorder Scale|Social Mobility Commission|Social Networks and Archival Context|Social Phobia Inventory
Social Phobia Scale|Social Phobia and Anxiety Inventory|Social Physique Anxiety Scale|Social Problem-Solving Inventory
Social Progress Imperative|Social Progress Index|Social Provisions Scale|Social Rhythm Metric|Social Science & Medicine
Social Science Research Council|Social Sciences Replication Project|Social Skills Improvement System
Social Skills Improvement System Rating Scales|Social Skills Rating System|Social Support Questionnaire|Social Thinking Curriculum
Social Welfare History Archives|Social and Emotional Loneliness Scale for Adults
Social and Occupational Functioning Assessment Scale|Socialist Patients’ Collective
Society for Industrial and Organizational Psychology|Society for Neuroscience|Society for Open, Reliable, and Transparent Ecology
Society for Personality and Social Psychology|Society for Prevention Research|Society for Psychical Research
Society for Psychophysiological Research|Society for Psychotherapy Research|Society for Research in Child Development
Society for the Improvement of Psychological Science|Society for the Psychological Study of Social Issues
Society for the Scientific Study of Sexuality|Society of Antiquaries Library|Society of Behavioral Medicine
Society of Critical Care Medicine|Society of Thoracic Surgeons|Socio-Economic Panel Study|Socio-Emotional Questionnaire
Socio-Moral Reflection Measure|Sociocultural Adaptation Scale|Sociocultural Attitudes Towards Appearance Questionnaire
Sociomoral Reflection Measure|Sociosexual Orientation Inventory|Solomon Asch|Somatic Symptom Disorder-B Criteria Scale
Somatic Symptom Scale-8|Somatoform Dissociation Questionnaire|Somatosensory Amplification Scale|Son-Rise Program|Sonja Lyubomirsky
Sophia Jex-Blake|Soranus of Ephesus|Soteria House|Soteria Project|Sources of Meaning and Meaning in Life Questionnaire
South African Demographic and Health Survey|South African Institute of Race Relations|South African Medical Journal
South African National Health and Nutrition Examination Survey|South African Social Attitudes Survey
South African Stress and Health Study|South African Triage Scale|South Asian American Digital Archive|South Centre
South East London Community Health Study|South Oaks Gambling Screen|South Oaks Gambling Screen-Revised for Adolescents
Southall and Brent Revisited Study|Southampton Women’s Survey|Southern California Postrotary Nystagmus Test
Southern California Sensory Integration Tests|Southern Community Cohort Study|Southern Focus Poll|Southern Folklife Collection
Southern Historical Collection|Southern Labor Archives|Southern Oral History Program|Southern Poverty Law Center
Space Fortress Game|Spanish Assessment of Basic Education|Spanish General Social Survey|Spanish National Health Survey
Spatial History Project|Specific Levels of Functioning Scale|Speech, Spatial and Qualities of Hearing Scale
Speed and Capacity of Language Processing Test|Spence Children’s Anxiety Scale|Spencer Research Library
Spinal Cord Independence Measure|Spiritual Assessment Inventory|Spiritual Intelligence Self-Report Inventory
Spiritual Transcendence Scale|Spiritual Well-Being Scale|Sport Anxiety Scale|Sport Competition Anxiety Test
Sport Concussion Assessment Tool|Sport Imagery Questionnaire|Sport Motivation Scale|Sport Orientation Questionnaire
Spousal Assault Risk Assessment|Spurlock Museum|St Bartholomew’s Hospital|St Christopher’s Hospice|St Elizabeths Hospital
St George’s Hospital|St George’s Respiratory Questionnaire|St John Ambulance|St Mary’s Hospital|St Thomas’ Hospital
St. Jude Children’s Research Hospital|St. Louis Risk Research Project|St. Louis University Mental Status Examination
Staff Observation Aggression Scale|Stages of Change Readiness and Treatment Eagerness Scale|Standard Assessment of Concussion
Standard Progressive Matrices|Standardised Assessment of Personality|Standardized Assessment of Concussion
Standardized Assessment of Personality|Standards for Educational and Psychological Testing
Standards for Reporting Diagnostic Accuracy|Stanford Achievement Test|Stanford Acute Stress Reaction Questionnaire
Stanford Chronic Disease Self-Management Program|Stanford Diagnostic Mathematics Test|Stanford Diagnostic Reading Test
Stanford Digital Repository|Stanford Early School Achievement Test|Stanford Encyclopedia of Philosophy
Stanford Expectations of Treatment Scale|Stanford Five-City Project|Stanford Health Assessment Questionnaire
Stanford Hypnotic Clinical Scale|Stanford Hypnotic Susceptibility Scale|Stanford Integrated Psychosocial Assessment for Transplant
Stanford Leisure-Time Activity Categorical Item|Stanford Literary Lab|Stanford Presenteeism Scale
Stanford Profile Scales of Hypnotic Susceptibility|Stanford Research Institute|Stanford Sleepiness Scale
Stanford Three Community Study|Stanford-Binet Intelligence Scale|Stanford-Binet Intelligence Test
Stanford–Binet Intelligence Scales|Stanislav Grof|Stanley Medical Research Institute|Stanley Milgram|Stanley Schachter
Star Excursion Balance Test|Starke Hathaway|Starkstein Apathy Scale|State Children’s Health Insurance Program|State Papers Online
State Self-Esteem Scale|State Shame and Guilt Scale|State of the Nation’s Housing|State of the World’s Forests
State-Trait Anxiety Inventory for Children|State-Trait Cheerfulness Inventory|State-Trait Depression Scale
Stationers’ Company Archive|Stephen Porges|Steps to Respect|Sterling Memorial Library|Sternberg Item Recognition Task
Sternberg Triarchic Abilities Test|Stimson Center|Stirling County Study|Stockholm Adoption Study|Stockholm Birth Cohort
Stockholm Environment Institute|Stockholm Female Coronary Risk Study|Stockholm International Peace Research Institute
Stockholm Public Health Cohort|Stockholm Resilience Centre|Stockholm Youth Cohort|Stockings of Cambridge|Stoke Mandeville Hospital
Stop TB Partnership|Stop TB Strategy|Strange Situation Procedure|Strange Situation Test|Strange Stories Test
Strategic Studies Institute|Strategy Inventory for Language Learning|Strelau Temperament Inventory|Strengthening Families Program
Strengthening the Reporting of Observational Studies in Epidemiology|Stress Appraisal Measure
Stress Index for Parents of Adolescents|Stressful Life Events Screening Questionnaire|Stroke Impact Scale
Stroke Rehabilitation Assessment of Movement|Stroke Specific Quality of Life Scale|Stroke and Aphasia Quality of Life Scale
Strong Heart Family Study|Strong Heart Study|Strong Vocational Interest Blank|Strong-Campbell Interest Inventory
Stroop Color Word Interference Test|Stroop Color and Word Test|Stroop Color-Word Test|Stroop Colour-Word Test|Strozier Library
Structural Genomics Consortium|Structured Assessment of Protective Factors|Structured Assessment of Violence Risk in Youth
Structured Clinical Interview for DSM Disorders|Structured Clinical Interview for DSM-5|Structured Clinical Interview for DSM-IV
Structured Interview for DSM-IV Personality|Structured Interview for Disorders of Extreme Stress
Structured Interview for Prodromal Syndromes|Structured Interview for Psychosis-Risk Syndromes
Structured Interview of Personality Organization|Structured Interview of Reported Symptoms
Structured Inventory of Malingered Symptomatology|Structured Photographic Expressive Language Test|Stuart Hall Archive Project
Student Adaptation to College Questionnaire|Student Course Experience Questionnaire|Student Engagement Instrument
Student Evaluation of Educational Quality|Student Readiness Inventory|Student Risk Screening Scale|Student Styles Questionnaire
Student-Life Satisfaction Scale|Student-Teacher Relationship Scale|Students’ Life Satisfaction Scale
Studies of Left Ventricular Dysfunction|Study Anxiety Inventory|Study Process Questionnaire|Study of Early Child Care
Study of Health in Pomerania|Study of Osteoporotic Fractures|Study of Women’s Health Across the Nation
Study on Global Ageing and Adult Health|Study to Explore Early Development|Stunkard Figure Rating Scale
Stuttering Severity Instrument|Subjective Happiness Scale|Subjective Index of Physical and Social Outcome
Subjective Opiate Withdrawal Scale|Subjective Units of Distress Scale|Subjective Vitality Scale
Subjective Well-Being under Neuroleptics Scale|Substance Abuse Subtle Screening Inventory
Substance Abuse and Mental Health Services Administration|Sudhir Kakar|Suffolk County Mental Health Project
Suicidal Behaviors Questionnaire|Suicidal Behaviors Questionnaire-Revised|Suicidal Ideation Questionnaire
Suicide Attempt Self-Injury Interview|Suicide Behaviors Questionnaire|Suicide Intent Scale|Suicide Opinion Questionnaire
Suicide Probability Scale|Suita Study|Summary of Diabetes Self-Care Activities|Sun Simiao|Sunlight Foundation
Support Appraisal for Work Stressors|Support Team Assessment Schedule|Supportive and Palliative Care Indicators Tool
Supports Intensity Scale|Sure Start|Surveillance, Epidemiology and End Results|Surveillance, Epidemiology, and End Results Program
Survey Research Center|Survey of Adult Skills|Survey of Attitudes Toward Statistics|Survey of Consumer Expectations
Survey of Doctorate Recipients|Survey of Earned Doctorates|Survey of Economic Risk Perception and Insecurity
Survey of English Housing|Survey of Household Income and Wealth|Survey of Interpersonal Values
Survey of Labour and Income Dynamics|Survey of Midlife in Japan|Survey of Pain Attitudes
Survey of Perceived Organizational Support|Survey of Personal Incomes|Survey of Professional Forecasters
Survey of Recent Life Experiences|Survey of Scottish Witchcraft|Survey of Study Habits and Attitudes|Survey of Texas Adults
Survey of Well-being of Young Children|Survey of Work Values|Susan Fiske|Susan Folkman|Susan G. Komen|Susan G. Komen for the Cure
Susan Isaacs|Susanna Kaysen|Sushruta Samhita|Sustainable Development Solutions Network|Sustained Attention to Response Task
Sutro Library|Sutter-Eyberg Student Behavior Inventory|Swallowing Quality of Life Questionnaire
Swanson Nolan and Pelham Questionnaire|Swarthmore College Peace Collection|Swartz Center for Computational Neuroscience
Swedish Adoption/Twin Study of Aging|Swedish Cancer Register|Swedish Conscription Register|Swedish Election Study
Swedish Level of Living Survey|Swedish Mammography Cohort|Swedish Medical Birth Register|Swedish National March Cohort
Swedish National Patient Register|Swedish National Study on Aging and Care|Swedish Obese Subjects Study
Swedish Occupational Fatigue Inventory|Swedish Prescribed Drug Register|Swedish Scholastic Aptitude Test
Swedish Trial in Old Patients with Hypertension|Swedish Twin Registry|Swiss HIV Cohort Study|Swiss Household Panel
Swiss Spinal Cord Injury Cohort Study|Sydney Diet Heart Study|Sydney Language Battery|Sydney Memory and Ageing Study
Sydney Swallow Questionnaire|Sylvester Graham|Symbol Digit Modalities Test|Symbolic Racism Scale|Symptom Checklist-90-Revised
Symptom Distress Scale|Symptoms of Stress Inventory|System for Observing Family Therapy Alliances
Systematic Treatment Enhancement Program for Bipolar Disorder|Systematized Nomenclature of Medicine
Systematized Nomenclature of Medicine Clinical Terms|Systemic Lupus Erythematosus Disease Activity Index|Systemizing Quotient
Systems of Belief Inventory|Systolic Blood Pressure Intervention Trial|Systolic Hypertension in the Elderly Program|Szondi Test
Sándor Ferenczi|T. Berry Brazelton|TEACCH Autism Program|TNO-AZL Preschool Children Quality of Life Questionnaire
Tachistoscopic Traffic Perception Test|Tactical Technology Collective|Tactual Performance Test|Taiwan Birth Cohort Study
Taiwan Education Panel Survey|Taiwan Longitudinal Study of Aging|Taiwan Social Change Survey|Taiwan Youth Project|Tamiment Library
Tampa Scale of Kinesiophobia|Tanner Manuscripts|Tanzania Demographic and Health Survey|Tanzania National Panel Survey
Tarasoff v. Regents of the University of California|Tardieu Scale|Task and Ego Orientation in Sport Questionnaire
Tata Institute of Fundamental Research|Tata Institute of Social Sciences|Tata Memorial Hospital|Tavistock Clinic
Tavistock Institute|Tavistock Institute of Human Relations|Taylor Complex Figure|Taylor Institution Library
Taylor Manifest Anxiety Scale|Taylor-Johnson Temperament Analysis|Teacher Efficacy Scale|Teacher Interpersonal Self-Efficacy Scale
Teacher Rating of Oral Language and Literacy|Teacher Report Form|Teacher Sense of Efficacy Scale|Teacher Stress Inventory
Teachers’ Sense of Efficacy Scale|Teaching Pyramid Observation Tool|Teaching and Learning International Survey
Team Climate Inventory|Tebtunis Papyri|Technology Readiness Index|Tecumseh Community Health Study|Tedros Adhanom Ghebreyesus
Teen Assessment of Laparoscopic Bariatric Surgery|Tegner Activity Scale|Tegner Lysholm Knee Scoring Scale
Tehran Lipid and Glucose Study|Telephone Interview for Cognitive Status|Tellegen Absorption Scale
Temperament and Character Inventory|Temperament in Middle Childhood Questionnaire|Temple Grandin|Templer Death Anxiety Scale
Templin-Darley Tests of Articulation|Temporal Experience of Pleasure Scale|Ten Item Personality Inventory
Tennessee Self-Concept Scale|Tennessee Valley Authority Archives|Terman Concept Mastery Test|Terman Life Cycle Study
Terrence Higgins Trust|Terri Schiavo|Terrie Moffitt|Teruel Orthorexia Scale|Test Anxiety Inventory|Test Anxiety Scale
Test Anxiety Scale for Children|Test Observation Form|Test for Auditory Comprehension of Language
Test for Creative Thinking-Drawing Production|Test for Reception of Grammar|Test of Adolescent and Adult Language
Test of Adult Basic Education|Test of Attentional and Interpersonal Style|Test of Auditory Analysis Skills
Test of Auditory Processing Skills|Test of Basic Aviation Skills|Test of Childhood Stuttering|Test of Cognitive Skills
Test of Early Language Development|Test of Early Mathematics Ability|Test of Early Reading Ability|Test of Economic Literacy
Test of English for International Communication|Test of Everyday Attention|Test of Everyday Attention for Children
Test of Functional Health Literacy in Adults|Test of Grocery Shopping Skills|Test of Gross Motor Development
Test of Infant Motor Performance|Test of Integrated Language and Literacy Skills|Test of Integrated Process Skills
Test of Language Competence|Test of Language Development|Test of Legible Handwriting|Test of Logical Thinking
Test of Memory Malingering|Test of Memory and Learning|Test of Narrative Language|Test of Non-Verbal Intelligence
Test of Nonverbal Intelligence|Test of Oral Structures and Functions|Test of Orthographic Competence
Test of Performance Strategies|Test of Phonological Awareness|Test of Playfulness|Test of Pragmatic Language
Test of Premorbid Functioning|Test of Problem Solving|Test of Reading Comprehension|Test of Science-Related Attitudes
Test of Scientific Literacy Skills|Test of Self-Conscious Affect|Test of Semantic Skills|Test of Sensory Functions in Infants
Test of Silent Word Reading Fluency|Test of Spoken English|Test of Understanding in College Economics
Test of Understanding of Science|Test of Variables of Attention|Test of Visual Motor Integration|Test of Visual Perceptual Skills
Test of Word Finding|Test of Word Knowledge|Test of Word Reading Efficiency|Test of Written English|Test of Written Language
Test of Written Spelling|Texas Adoption Project|Texas Assessment of Academic Skills|Texas Assessment of Knowledge and Skills
Texas Children’s Hospital|Texas Christian University Drug Screen|Texas City Stress and Health Study|Texas Functional Living Scale
Texas Primary Reading Inventory|Texas Revised Inventory of Grief|Texas Social Behavior Inventory|Text Creation Partnership
Theodore Millon|Theory of Mind Assessment Scale|Theory of Mind Inventory|Theory of Mind Scale|Therapeutic Goods Administration
Therapy Attitude Inventory|Thesaurus Linguae Graecae|Thinking Dispositions Questionnaire|Thinking Healthy Programme
Third International Mathematics and Science Study|Thomas Adeoye Lambo|Thomas Fisher Rare Book Library|Thomas McKeown
Thomas Southwood Smith|Thomas Starzl|Thomas Sydenham|Thomas Szasz|Thomas-Kilmann Conflict Mode Instrument|Thomason Collection
Thomason Tracts|Thought Control Questionnaire|Thought Disorder Index|Thought-Action Fusion Scale|Thousand Families Study
Thousand Genomes Project|Three-City Study|Three-Factor Eating Questionnaire|Thrombolysis in Myocardial Infarction Trial
Thurstone Temperament Schedule|Thurstone Test of Mental Alertness|Tilburg Frailty Indicator|Timed Up and Go Test
Timeline Followback|Tinetti Balance Scale|Tinetti Performance Oriented Mobility Assessment|Tinetti Test|Tinnitus Functional Index
Tinnitus Handicap Inventory|Tobacco Craving Questionnaire|Toddler Behavior Assessment Questionnaire|Tohoku Medical Megabank
Tokyo Guidelines|Tokyo Guidelines 2018|Tolerance for Mental Pain Scale|Tom Beauchamp|Tom Main|Topeka State Hospital
Toronto Empathy Questionnaire|Toronto Mindfulness Scale|Toronto Structured Interview for Alexithymia
Toronto Western Spasmodic Torticollis Rating Scale|Torrance Test of Creative Thinking|Torrance Tests of Creative Thinking
Torsten Wiesel|Tower of London Test|Tracking Adolescents’ Individual Lives Survey|Trait Emotional Intelligence Questionnaire
Trait Meta-Mood Scale|Trans-Atlantic Slave Trade Database|Trans-Omics for Precision Medicine
Transactional Records Access Clearinghouse|Transgender Law Center|Transgression-Related Interpersonal Motivations Inventory
Transition Behavior Scale|Transparency and Openness Promotion Guidelines
Transparent Reporting of Evaluations with Nonrandomized Designs|Trauma Assessment for Adults|Trauma History Questionnaire
Trauma Symptom Checklist|Trauma Symptom Checklist for Children|Trauma Symptom Checklist for Young Children
Trauma Symptom Inventory|Trauma and Injury Severity Score|Traumatic Events Inventory|Traumatic Events Screening Inventory
Traumatic Life Events Questionnaire|Treatment Action Campaign|Treatment Foster Care Oregon|Treatment Outcome Package
Treatment Outcomes Profile|Treatment Self-Regulation Questionnaire|Treatment for Adolescents with Depression Study
Treatment of Adolescents with Depression Study|Treatment of Depression Collaborative Research Program|Tree of Life Web Project
Trenton State Hospital|Triangular Love Scale|Triarchic Psychopathy Measure|Tridimensional Personality Questionnaire
Trier Inventory for Chronic Stress|Trier Inventory of Chronic Stress|Trier Social Stress Test for Children|Trinity Student Study
Triple P-Positive Parenting Program|Tromsø Study|Trota of Salerno|Trove Newspaper Archive|Trunk Impairment Scale|Truth Initiative
Trøndelag Health Study|Tu Youyou|Tuckman Procrastination Scale|Tucson Children’s Respiratory Study|Tuning in to Kids|Turing Way
Turku Coronary Risk Factor Intervention Project|Tuskegee Study of Untreated Syphilis|Tuskegee Syphilis Study
Twenty Statements Test|Twenty-07 Study|Twin Cities Walking Study|Twins Early Development Study|Two-Dimensional Mood Scale
Type D Scale-14|Typhoid Mary|U.S. Preventive Services Task Force|U.S. Public Health Service|UCLA Loneliness Scale
UCLA PTSD Reaction Index|UK Alcohol Treatment Trial|UK Health Security Agency|UK Millennium Cohort Study
UK Prospective Diabetes Study|UPPS Impulsive Behavior Scale|UPPS-P Impulsive Behavior Scale|US Preventive Services Task Force
US Public Health Service|Uganda Demographic and Health Survey|Uganda National Panel Survey|Ugo Cerletti
Ukrainian Longitudinal Monitoring Survey|Ulric Neisser|Underground Press Syndicate Collection|Understanding Society
Understanding Society Survey|Unified Dyskinesia Rating Scale|Unified Huntington’s Disease Rating Scale
Unified Medical Language System|Unified Multiple System Atrophy Rating Scale|Unified Parkinson’s Disease Rating Scale
Unified Protocol for Transdiagnostic Treatment of Emotional Disorders|Uniform Crime Reporting Program|Uniform Crime Reports
Union of Concerned Scientists|United Kingdom Household Longitudinal Study|United Kingdom Prospective Diabetes Study
United Kingdom Women’s Cohort Study|United Nations Research Institute for Social Development
United States Medical Licensing Examination|United States Pharmacopeia|United States Renal Data System
United States Sanitary Commission|Universal Nonverbal Intelligence Test|University of Alabama Study of Aging
University of California Los Angeles Loneliness Scale|University of Pennsylvania Smell Identification Test
University of Rhode Island Change Assessment|University of Washington Quality of Life Questionnaire|Unpleasant Events Schedule
Upendranath Brahmachari|Upper Midwest Health Study|Uppsala Birth Cohort Multigenerational Study|Uppsala Birth Cohort Study
Uppsala Conflict Data Program|Uppsala Longitudinal Study of Adult Men|Ural Eye and Medical Study|Urban Institute
Urban Land Institute|Urban-Brookings Tax Policy Center|Urge Incontinence Impact Questionnaire|Urie Bronfenbrenner
Urogenital Distress Inventory|Useful Field of View Test|Uta Frith|Utah Test of Language Development|Utrecht Coping List
Utrecht Gender Dysphoria Scale|Utrecht Scale for Evaluation of Rehabilitation|Utrecht-Management of Identity Commitments Scale
V. S. Ramachandran|VIA Inventory of Strengths|Vaccine Adverse Event Reporting System|Vaccine Safety Datalink|Valkenberg Hospital
Value in Action Inventory of Strengths|Valued Living Questionnaire|Values in Action Inventory of Strengths
Vancouver Obsessional Compulsive Inventory|Vancouver Scar Scale|Vandenberg Mental Rotations Test
Vanderbilt ADHD Diagnostic Rating Scale|Vanderbilt Assessment Scales|Vanderbilt Expertise Test
Vanderbilt Psychotherapy Process Scale|Vanderbilt Television News Archive|Vanderbilt Therapeutic Alliance Scale
Varieties of Democracy Institute|Varieties of Democracy Project|Vatican Apostolic Archive|Vatican Secret Archives
Vera Institute of Justice|Verb and Sentence Test|Verbal Behavior Milestones Assessment and Placement Program
Vere Harmsworth Library|Verran and Snyder-Halpern Sleep Scale|Vertigo Symptom Scale
Vestibular Disorders Activities of Daily Living Scale|Veterans Aging Cohort Study|Veterans Specific Activity Questionnaire
Victor of Aveyron|Victoria Longitudinal Study|Victoria Symptom Validity Test|Victorian Adolescent Health Cohort Study
Victorian Institute of Sports Assessment|Victorian Women Writers Project|Vienna Circle Institute|Vienna General Hospital
Vienna Institute of Demography|Vienna Psychoanalytic Society|Vienna Test System|Vietnam Center and Archive
Vietnam Era Twin Registry|Vietnam Era Twin Study of Aging|Vietnam Experience Study|Vietnam Household Living Standards Survey
Vietnam Living Standards Survey|Vikram Patel|Viktor Frankl|Vindolanda Tablets Online|Vineland Social Maturity Scale
Vineland Training School|Violence Risk Appraisal Guide|Virgilio Enriquez|Virginia Apgar|Virginia Historical Society|Virginia Satir
Virginia Slims|Virginia Twin Registry|Virginia Twin Study of Adolescent Behavioral Development|Virtual Angkor
Visiting Nurse Service of New York|Visual Analogue Mood Scales|Visual Aural Digit Span Test|Visual Function Index
Visual Function Questionnaire|Visual History Archive|Visual Object and Space Perception Battery|Vitamin D and Omega-3 Trial
Vitamins and Lifestyle Study|Vividness of Movement Imagery Questionnaire|Vividness of Visual Imagery Questionnaire
Vividness of Wine Imagery Questionnaire|Vivien Thomas|Vladimir Bekhterev|Vocabulary Levels Test|Vocabulary Size Test
Vocational Identity Scale|Vocational Preference Inventory|Voice Handicap Index|Voice-Related Quality of Life Measure
Volitional Questionnaire|Voluntary Aid Detachment|Vulnerability to Abuse Screening Scale|Vulnerable Elders Survey
Västerbotten Intervention Programme|W. H. R. Rivers|W. R. D. Fairbairn|WHO Disability Assessment Schedule
WHO Framework Convention on Tobacco Control|WHO Healthy Cities|WHO Model List of Essential Medicines
WHO Quality of Life Questionnaire|WHO Study on Global Ageing and Adult Health|WHO Surgical Safety Checklist|WHO-5 Well-Being Index
Waldemar Haffkine|Walker-McConnell Scale of Social Competence and School Adjustment|Wallach-Kogan Creativity Tests
Walnuts and Healthy Aging Study|Walter Bradford Cannon|Walter Cannon|Walter Dill Scott|Walter Freeman|Walter Mischel|Walter Reed
Walter Reed Army Institute of Research|Walter Reed Army Medical Center|Walter Reed General Hospital|Wanless Report
War Department Papers|Warburg Institute|Warnock Report|Warrington Recognition Memory Test|Wartegg Drawing Completion Test
Warwick-Edinburgh Mental Well-Being Scale|Warwick–Edinburgh Mental Wellbeing Scale
Washington Heights-Inwood Columbia Aging Project|Washington Institute for Near East Policy|Washington Office on Latin America
Washington State Institute for Public Policy|Washington University Sentence Completion Test|Waterloo Handedness Questionnaire
Waterloo-Stanford Group Scale of Hypnotic Susceptibility|Waterlow Score|Watson-Glaser Critical Thinking Appraisal
Ways of Coping Checklist|Ways of Coping Questionnaire|Ways of Coping Scale|Wechsler Abbreviated Scale of Intelligence
Wechsler Adult Intelligence Scale-Fourth Edition|Wechsler Adult Intelligence Scale-Revised
Wechsler Adult Intelligence Scale-Third Edition|Wechsler Individual Achievement Test
Wechsler Intelligence Scale for Children-Fifth Edition|Wechsler Intelligence Scale for Children-Fourth Edition
Wechsler Intelligence Scale for Children-Revised|Wechsler Memory Scale-Revised|Wechsler Nonverbal Scale of Ability
Wechsler Preschool and Primary Scale of Intelligence|Wechsler Test of Adult Reading|Wechsler-Bellevue Intelligence Scale
Wednesday Psychological Society|Weekly Epidemiological Record|Weight Bias Internalization Scale
Weight Efficacy Lifestyle Questionnaire|Weight and Lifestyle Inventory|Weinberger Adjustment Inventory
Weiss Functional Impairment Rating Scale|Weissman Social Adjustment Scale|Welfare, Children, and Families
Wellcome Centre for Human Neuroimaging|Wellcome Collection|Wellcome Library|Wellcome Trust Case Control Consortium
Wellesley Centers for Women|Wellness Recovery Action Plan|Welsh Figure Preference Test|Welsh Health Survey
Wender Utah Rating Scale|Werner Catel|Werry-Weiss-Peters Activity Rating Scale|Wessex Head Injury Matrix
West Haven-Yale Multidimensional Pain Inventory|West Riding Lunatic Asylum|West Riding Pauper Lunatic Asylum
West of Scotland Coronary Prevention Study|West of Scotland Twenty-07 Study|Western Aphasia Battery
Western Australian Data Linkage System|Western Australian Family Study of Schizophrenia|Western Australian Pregnancy Cohort Study
Western Collaborative Group Study|Western Electric Study|Western New York Health Study|Western Ontario Rotator Cuff Index
Western Ontario Shoulder Instability Index|Western Ontario and McMaster Universities Osteoarthritis Index
Westmead Post-Traumatic Amnesia Scale|Westside Test Anxiety Scale|Weyburn Mental Hospital|What Works Centre for Wellbeing
What Works Clearinghouse|Wheelchair Skills Test|White Bear Suppression Inventory|Whole Woman’s Health v. Hellerstedt
Wide Range Assessment of Memory and Learning|Wide Range Assessment of Visual Motor Abilities|Wiig Assessment of Basic Concepts
Wijma Delivery Expectancy Questionnaire|Wilberforce House Museum|Wilder Penfield|Wilfred Bion|Wilhelm Wundt
Willard Asylum for the Chronic Insane|Willard Psychiatric Center|William Alanson White|William Alanson White Institute
William Andrews Clark Memorial Library|William Farr|William Halsted|William Henry Welch|William Hunter|William Masters
William Osler|William Salt Library|William Sargant|William Stern|William Tuke|William Withering
Williams Creativity Assessment Packet|Williams Institute|Willowbrook Hepatitis Study|Willowbrook State School
Wing Standardised Tests of Musical Intelligence|Wingate Anaerobic Test|Winterthur Library|Wisconsin Card Sort Test
Wisconsin Card Sorting Task|Wisconsin Card Sorting Test|Wisconsin Epidemiologic Study of Diabetic Retinopathy
Wisconsin General Test Apparatus|Wisconsin Inventory of Smoking Dependence Motives|Wisconsin Knowledge and Concepts Examination
Wisconsin Quality of Life Index|Wisconsin Registry for Alzheimer’s Prevention|Wisconsin Schizotypy Scales
Wisconsin Sleep Cohort Study|Wisconsin Smoking Withdrawal Scale|Wisconsin Study of Families and Work|Wittgenstein Centre
Wolf Motor Function Test|Wolfson Centre for Archival Research|Womanist Identity Attitudes Scale|Women Writers Online
Women Writers Project|Women’s Antioxidant Cardiovascular Study|Women’s Environment and Development Organization
Women’s Experience of Battering Scale|Women’s Health Initiative|Women’s Health Initiative Memory Study|Women’s Health Study
Women’s Health and Aging Studies|Women’s Healthy Ageing Project|Women’s Interagency HIV Study|Women’s Ischemia Syndrome Evaluation
Women’s Liberation Music Archive|Women’s Lifestyle and Health Cohort|Women’s Refugee Commission|Wonderlic Cognitive Ability Test
Wonderlic Personnel Test|Wong and Law Emotional Intelligence Scale|Wong-Baker FACES Pain Rating Scale
Woodcock Reading Mastery Tests|Woodcock-Johnson Psycho-Educational Battery|Woodcock-Johnson Tests of Achievement
Woodcock-Johnson Tests of Cognitive Abilities|Woodcock-Muñoz Language Survey|Woodworth Personal Data Sheet
Worcester Scale of Social Attainment|Worcester State Hospital|Word Associates Test|Word Memory Test|Words in Noise Test
Work Ability Index|Work Addiction Risk Test|Work Environment Scale|Work Extrinsic and Intrinsic Motivation Scale
Work Limitations Questionnaire|Work Preference Inventory|Work Productivity and Activity Impairment Questionnaire
Work Values Inventory|Work and Social Adjustment Scale|Work-Related Quality of Life Scale|Worker Role Interview
Working Alliance Inventory|Working Memory Test Battery for Children|Working Model of the Child Interview
Workplace Employee Relations Survey|Workplace Employment Relations Study|Workplace Incivility Scale
Workplace Industrial Relations Survey|Workplace Spirituality Scale|Works Progress Administration Slave Narratives|World AIDS Day
World Association for Infant Mental Health|World Association for Sexual Health|World Assumptions Scale|World Autism Awareness Day
World Bank Enterprise Surveys|World Bank Group|World Cancer Day|World Cancer Research Fund
World Council of Comparative Education Societies|World Dementia Council|World Diabetes Day|World Federation for Mental Health
World Federation of Societies of Biological Psychiatry|World Fertility Survey|World Health Assembly|World Health Day
World Health Organisation|World Health Organization Disability Assessment Schedule
World Health Organization Disability Assessment Schedule 2.0|World Health Organization Quality of Life Assessment
World Health Organization Well-Being Index|World Health Report|World Health Survey|World Heart Federation
World Inequality Database|World Inequality Lab|World Justice Project|World Loanword Database|World Management Survey
World Medical Association|World Mental Health Day|World Mental Health Survey Initiative|World Mental Health Surveys
World No Tobacco Day|World Oral Literature Project|World Organisation for Animal Health|World Organization for Animal Health
World Policy Institute|World Prison Brief|World Professional Association for Transgender Health|World Psychiatric Association
World Resources Institute|World Stroke Day|World Stroke Organization|World Suicide Prevention Day
World Trade Center Health Program|World Trade Center Health Registry|World Weather Attribution|World-Wide FINGERS Network
Worldwatch Institute|Worry Domains Questionnaire|Wren Library|Wu Lien-teh|Wuppertal Institute|Wyatt v. Stickney|Xavier Bichat
Y Balance Test|Yad Vashem Archives|Yale Children’s Inventory|Yale Climate Opinion Maps|Yale Face Database
Yale Global Tic Severity Scale|Yale Physical Activity Survey|Yale Program on Climate Change Communication|Yale Swallow Protocol
Yellow Card Scheme|Yerkes National Primate Research Center|Yesavage Geriatric Depression Scale|Yiddish Book Center
Yo-Yo Intermittent Recovery Test|Yogyakarta Principles|York Retreat|Young Adult Alcohol Consequences Questionnaire
Young Adult Self-Report|Young Children’s Participation and Environment Measure|Young Finns Study|Young Foundation
Young Lives Project|Young Lives Study|Young Men’s Christian Association Archives|Young Schema Questionnaire|Young in Norway Study
Young’s Internet Addiction Test|Youth Aware of Mental Health|Youth Cohort Study|Youth Level of Service Inventory
Youth Level of Service/Case Management Inventory|Youth Lifestyles Survey|Youth Outcome Questionnaire
Youth Psychopathic Traits Inventory|Youth Quality of Life Instrument|Youth Risk Behavior Surveillance System|Youth Self Report
Youth Studies Australia|Youth Tobacco Survey|Youth in Transition Survey|Zambia Demographic and Health Survey
Zanarini Rating Scale for Borderline Personality Disorder|Zarit Burden Interview|Zarit Burden Inventory
Zarit Caregiver Burden Interview|Zero Suicide Initiative|Zhang Zhongjing|Zimbabwe Demographic and Health Survey
Zimbardo Time Perspective Inventory|Zippy’s Friends|Zooniverse Project|Zuckerman Sensation Seeking Scale
Zuckerman-Kuhlman Personality Questionnaire|Zulliger Test|Zung Self-Rating Anxiety Scale|Zurich Cohort Study
Zurich Longitudinal Studies|Zuse Institute Berlin|Zutphen Elderly Study|Zutphen Study|eHealth Literacy Scale|Édouard Claparède
Édouard Séguin|Örebro Musculoskeletal Pain Questionnaire
`;

export const MIND_WORDS = `
Abdala Abdellah Abilify Abrysvo Accolate Accupril Accutane Achenbach Achenbaum Aciphex Ackerknecht Actemra Actiq Actonel Actos
Adalat Adcirca Addenbrooke Adderall Addyi Adempas Aduhelm Advair Afinitor Afrezza Afrobarometer Aggrenox Agincourt Ahlbom Aimovig
Ainsworth Ajovy Ajzen Akiskal Akynzeo Alecensa Aleve Alimta AliveCor Alkire Alloderm Allport Almlund Altmetric Ambien Amerge
Amitiza Amthor Amytal Anafranil Anastasi Andreasen Angell Angelman Angermeyer Angoff Angrist Anokhin AntConc Antabuse Antonovsky
Anzemet Apgar Apligraf Aptiom Aranesp Arexvy Aricept Arimidex Arixtra Armeo Arnheim Aromasin Aronson Arzerra Asacol Asch Asclepius
Ashworth Atacand Atelvia Ativan Atripla Atrovent Aubagio Augmentin Auvelity Avandia Avapro Avastin Avelox Avodart Avonex Ayllon
Azilect Azulfidine Baars Babbel Babinski Bactec Bactrim Bactroban Baddeley Bagby Bagozzi Baillarger Bakri Balint Bambui Banaji
Banerjee Banzel Baraclude Baragwanath Barratt Barré Barthel Baruk Basaglia Basco Batson Battelle Baumeister Baumrind Bavencio
Baycol Bayle Bayley Bazett Beauchaine Beauchamp Beauducel Bechterew Behçet Beidel Beilinson Bekhterev Bellevue Belsomra Benadryl
Benicar Benlysta Benner Benowitz Bentall Bentler Bernheim Berridge Betaseron Bethlem Bettelheim Betz Bexsero Bextra Beyfortus
Biaxin Bichat Bicêtre Biederman Biehl Bifulco Biktarvy BinaxNOW Binet Binswanger BioRxiv Biomet Bion Birchwood Birleson Blackmore
Blalock Blankenburg Blatt Bleger Bleuler Blincyto Bobath Boehm Boerhaave Bogalusa Bogardus Bollas Bollen Bollnow Bolwig Boniva
Borkovec Bornovalova Borsboom Bosniak Bosulif Bowlby Bozhovich Braden Braftovi Brahmachari BrainGate BrainHQ BrainVoyager
Brazelton Breckinridge Brentano Breslow Breuer Brewin Briere Brigance Brilinta Briviact Broadmoor Brodmann Bronfenbrenner Bruch
Brudzinski Bruininks Brukinsa Bruner Brunner Brunnstrom Brunswik Bryk Bucy Buktenica Bupap Buprenex Burghölzli Buspar Busselton
Butajira Buunk Buurtzorg Buytendijk Bydureon Byetta Bystolic Bárány Békésy Bühler Cabanis Cabenuva Cacioppo Caduet Cajal Calquence
Camerer Campral Camzyos Canguilhem Cantril Capgras Caprelsa Carafate Carbatrol CardioMEMS Cardizem Cardura Carlsson Caruth
Carville Carvykti Casgevy Casodex Caspi Castiglioni Catapres Cattell Ceclor Celebrex Celexa Cellavision Cellcept Celsus Cerazette
Cerletti Cervarix ChEMBL Champix Changeux Chantix Charcot Charité Charmaz Chesler Chetty Chiari Childes Chodorow Churchland
Chvostek Cialdini Cialis Ciba Cicchetti Cimzia Cinahl Cipla Cipramil Cipriani Cixous Claparède Clarinex Claritin Claybury Cleckley
Cleocin Clexane ClinVar Clomid Cloninger Clozaril Clérambault Codecademy Cogentin Cogmed CogniFit Colaizzi Colcrys Collip Colney
Cologuard Colom Combivent Combivir Cometriq Comirnaty Comtan Concerta Conners Conolly Contergan Coombs Coopersmith Copaxone Copjec
Corbevax Corbin Coreg CoronaVac Corrigan Corsi Cosentyx Cosopt Cotard Cotellic Coumadin Covaxin Covishield Covovax Cozaar
Craiglockhart Creedmoor Crestor Crixivan Crumpler Csikszentmihalyi Cubicin Cuijpers Culion Cunha Cuthbert CyberKnife Cyklokapron
Cymbalta Cytotec Cytoxan Daklinza Daliresp Damasio Danlos Danvers Danziger Darvocet Darzalex DataCite Databrary Dataverse Daybue
Dayvigo DePuy Deaton Decadron Decety Deci Dedoose Deegan Dehaene Dengvaxia Deniker Denollet Depakene Depakote Dermabond Dermagraft
Derogatis Descovy Desimone Desoxyn Detrol Devereux Dexcom Dexilant Dianette Diener Diflucan DigitalNZ Dilantin Dilaudid
Dioscorides Diovan DisGeNET Ditropan Doepke Dolto Domagk Dovato Doxil Drager Dravet DrugBank Dräger Dubowitz Duckworth Duexis
Duflo Dulera Duolingo Duphaston Dupixent Duragesic Dweck Dysport Edarbi Edelbrock Edelman Edurant Effexor Effient Ehlers
Eichenbaum Einthoven Eisai Ekbom Ekkekakis Ekso Elan Elavil Elidel Eliquis Elkonin Ellenberger Embretson Emmelkamp Emotiv Emtree
Emtriva Enbrel Endicott Endler Engerix Engeström Enhertu Enovid Enriquez Ensembl Entresto Entyvio Epclusa EpiPen Epidiolex
Epistemonikos Epivir Epley Epogen Eppendorf Epworth Epzicom Equanil Erbitux Erikson Erivedge Erleada Ervebo Esalen Eskalith
Esquirol Essure Eucrisa EudraVigilance Eurobarometer Eurofound Europeana Eurostat Eustachius Evenity Everitt Evista Evrysdi Ewing
Exelon Exjade Eyberg EyeLink Eylea Fagerström Fairbairn Fairburn Fallopius Falret Fanapt Farah Faraone Farquhar Farxiga Faslodex
Fassin Fauci Fechner Fehr Feighner Feldenkrais Felman Femara Fenichel Fentora Ferenczi Fernald Festinger Fetzima Feuchtersleben
FieldTrip Figley Figshare Filabavi FinnGen Fioricet Fishbein Fiske Flagyl Flavell Flesch Flexeril Flexner Flomax Flonase Florey
Floseal Flovent Fluad Flublok Flumist Fluzone Foa Focalin Fodor Folkman Folstein Fonagy Foradil Forteo Fosamax Fosrenol Fracastoro
Fragmin Frankl FreeSurfer Fregoli Freidson Freire Friederici Friern Frijda Friston Frostig Frova Fugl Fuster FutureLearn Fuzeon
Fycompa Gabitril Gadavist Galleri Gallese Gallica Galperin Gamifant GammaKnife Ganser Gardasil Garety Garfinkel Garmezy Garnefski
Gartnavel Gaslini Gauthier Gavi Gawande Gazyva Gazzaniga Geddes Geigy Geisinger Gelfoam Gemelli GenBank GeneXpert Genentech
Genvoya Geodon Gerstmann Gesell Giemsa Gigerenzer Gilbreth Gilenya Gilotrif Giorgi Glantz Gleevec GlideScope Glimcher Glivec
Glucophage Glucotrol Gnomad Goldberger Goldmann Gombrich Goodale Goodenough Gopnik Gordis GoreTex Gorer Gottman Gough Graham
Grandin Gratz Graunt Greengard Griesinger Grob Grof Grossberg Guattari Gudjonsson Guilford Guillain Gullone Gunderson Guntrip
Guttman Guze Hachinski Hadassah Haeckel Haffkine Hagoort Hahnemann Haidt Halcion Haldol Haller Hallowell Hallpike Halstead Halsted
Hambleton Hammill Hanlon Hantaan Hanushek Hanwell HapMap Harter Harvoni Hashimoto HathiTrust Hatsukami Haukeland Havrix Haxby
Haydarpaşa HeartMate HeartWare Hecker Heckman Heimler Heinroth Hemgenix Hemlibra Hendra Henle Hennekens Heplisav Hepsera Herbalife
Herceptin Hernán Herrnstein Heschl Hetlioz HiSeq Hilleman Hillyard Hinrichs Hirschfeld Hisayama Hoehn Hoffer Hoffmann Hofmann
Hofstede Hollingshead Hollingworth Holter Holtzheimer Holtzman Honorton Horizant Horney Hovland Hubel Humalog Humira Humulin
Hunsley Hutchins Huynh Hycamtin Hygieia Hyman Hysingla Hytrin Hyzaar Häfner Iacoboni Ibrance Ichilov Iclusig Idhifa Ilaris
Ilizarov Illich Illumina Ilumya Ilyenkov Imbens Imbruvica Imdur Imfinzi Imitrex Imlygic Imovane Imovax Impella Implanon Imuran
Imvanex Increlex Indefrey Inderal Inflectra Ingrezza Inhelder Inlyta Inqovi Inquisit Inselspital Integrilin Intelence InterPro
Intuniv Invega Invirase Invisalign Invokana Ioannidis Iressa Isentress Ishihara Isordil Istodax Itard Iversen Ixempra Ixiaro
Jablensky Jackendoff Jahoda Jakafi Jalowiec Jalyn Jamison Jantoven Janumet Januvia Jardiance Jaspers Jastak Jellinek Jevtana Jorm
Jornay Joslin Juluca Juul Juxtapid Jynneos Jöreskog Kabat Kadcyla Kadoorie Kagan Kahlbaum Kahneman Kahoot Kakar Kalanithi
Kalaupapa Kaletra Kalydeco Kamphaus Kampo Kandel Kanizsa Kanner Kanwisher Kapur Kapvay Karasek KardiaMobile Kardiner Karlan
Karnofsky Karolinska Karonga Kaysen Kazdin Keane Kegan Keirsey Kelso Kendell Kendler Keppra Kerendia Kernberg Kernig Kesimpta
Kessler Ketalar Ketek Keysers Keytruda Khantzian Kihlstrom Kilifi Kineret Kingdon Kircher Kirmayer Kirschner Kirton Kisqali
Kisunla Kitasato Kitayama Kleffner Kleinman Kleitman Klerman Klinefelter Klonopin Kluver Klüver Koffka Kohlberg Kohonen Kohs Kohut
Kolb Kolcaba Koob Korotkoff Korsakoff Kosawa Kosslyn Kraepelin Kretschmer Krieger Kristeva Kroenke Krosnick Krueger Krystexxa
Kuder Kuhlmann Kuncel Kungsholmen Kuopio Kupffer Kuriyama Kussmaul Kutas Kuvan Kymriah Kynmobi Kyprolis Kübler Külpe Laennec
Lagevrio Lahey Laing Lakoff Lambaréné Lambo Lamictal Lamisil LancsBox Lantus Laplanche Largactil Lashley Lasix Lasègue
Latinobarometro Latinobarómetro Latuda Laub Lazarsfeld Leboyer Leininger Leiter Lemtrada Lennox Lenvima Leonhard Leontiev Leqembi
Leqvio Lescol Letairis Letchworth Leucht Leukeran Levaquin Levelt Levemir Levenson Leventhal Levitra Levoxyl Lewin Lexapro
Lexiscan Lexiva Lhermitte Liddle Liebowitz Lifelines Lifton LigaSure LimeSurvey Linacre Linehan Linzess Lioresal Lipitor Lisrel
Livalo Livesley Loevinger Loftus Lokomat Lombroso Lonsurf Lopid Lopressor Lorbrena Lorge Losec Lotensin Lotrel Lotronex Lovaas
Lovaza Lovenox Lovibond Lozano Lucentis Luhrmann Lumigan Luminex Lumosity Lundbeck Lunesta Lupron Luvox Luxturna Lynparza Lyrica
Lysholm Lysodren Lyubomirsky Lømo Lüscher MTurk Mabthera MacKinnon Macalpine Machover Macrobid Macugen Magendie Magnan Magnevist
Mahoney Makerere Malhi Malmö Malpighi MammaPrint Mandrax Manen Mantoux Marinol Marlatt Marplan Marsella Masimo Maslach Matarazzo
Matsumoto Maturana Maudsley Mausner Mavenclad Mavyret Maxalt Maxipime Mayberg Mayzent McAdams McClelland McCrae McEwen McLean
McNemar MedRxiv Medtronic Meduna Meehl Mehrabian Meichenbaum Meissner Mekinist Mektovi Meleis Mellaril Meltzer Memrise Menactra
Mengele Menveo Meridia Messick Mestinon Metadate Metelli Methergine Meyerhof Meynert MiSeq Micale Micardis Michotte Midspan
Mifeprex Mikulincer Milanovic Milgram Millon Mineka Minipress Minuchin Mirapex Mircera Mirena Mischel Mishel Mishkin MitraClip
Mobic Moderna Moffitt Mokken Molenaar Mollica Moniz Monjuvi Montefiore Moodle Moorfields Morduch Morgagni Morisky Morselli
Moscovici Moser Mosquirix Mounjaro Moustakas Movantik Movember Mplus Mucinex Mukherjee Mulago Multaq Munchausen Muraki Muthén
Mvasi Mycamine Myklebust Myrbetriq Mysoline Ménière Münchausen Münsterberg NVivo Nadel Naglieri Namenda Nandy Nanostring Naprosyn
Napsbury Narcan Nardil Nasonex Natera Natrecor Navane Navelbine Navrongo Needham Neelsen Neisser Nellcor Nemeroff Neosalvarsan
Nerlynx Netley Neugarten Neulasta Neuman Neuner Neupogen Neupro Neuralink NeuroPace NeuroSky Neurontin Neurosynth Newsholme
Nexavar Nexium Nexletol Nexplanon Niakhar Niaspan Nicorette Ninlaro Nipah Nipype Nishida Nissl Nizoral Nolen Nolvadex Norbeck
Nordau Norpramin Northera Norvasc Norvir Norwalk Nosek NovaSeq Novaco Novavax Novolin Novolog Nowicki Noxafil Nplate Nubeqa Nucala
Nucynta Nuedexta Nulojix Nunnally Nuplazid Nurofen Nurtec Nutton Nuvaring Nuvaxovid Nuvigil Näätänen Obeyesekere Ocaliva Ochsner
Ocrevus Odefsey Odomzo Ofev Olumiant Olweus Olysio Omnipaque Omnipod Omnitrope Onfi Onglyza Onpattro Ontobee Opana Opdivo
OpenSesame Opsumit OraQuick Orbach Orencia Oreskes Orilissa Orkambi Orphanet Orygen Oseretsky Osler Osmond Osterrieth Otezla Oura
Oury Oxbryta Oxfam Oxlumo Oxtellar Ozempic Ozurdex Padcev Padesky Pagel Paivio Pallister Pamelor Panadol Paneth Panksepp Panum
Papakostas Papanicolaou Papez Pappworth Papworth Paragard Pargament Parlodel Parnate Parnes Paré Passingham Paxil Paxlovid Pegasys
Pegintron Pellegrino Pelotas Pender Penfield Pennebaker Pennhurst Pentothal Pepcid Peplau Percocet Percodan Perjeta Perseris
Perugi Pervitin Pescosolido Pestalozzi Peto Petrides Petryna Pexeva Peyer Pfam Pfeiffer Piketty PillCam Pimsleur Pinel Pintner
Plaquenil Plavix Plegridy Pletal Plomin Ployhart Plutchik Pneumovax Poeppel Poggio Pomalyst Ponstel Pontalis Porges Pormann
Porteus Posner Poteligeo Praat Pradaxa Prader Praluent Prandin Pravachol Precedex Premarin Prempro Prevacid Prevnar Prezcobix
Prezista Prialt Prilosec Prinivil Pristiq Privigen Procardia Prochaska Procrit Prograf Prolaris Prolene Prolia Promacta PromethION
Prontosil Propecia Proscar Protonix Provenge Proventil Provigil PsyArXiv PsycINFO PsycTests PsychoPy PubChem Publons Pulmicort
Purkyně Puthoff Pylyshyn Qdenga Qinlock Qsymia Qualtrics QuantiFERON Quetelet QuickVue Quizlet Qulipta Qutenza Rabinow Rachman
Rahman Raichle Raine Rakai Ramachandran Ramazzini Rambam Rampton Ranbaxy Ranexa Rangel Ranvier Rapamune Rapee Raudenbush Ravallion
Raynaud Razadyne ReWalk Reactome Rebif Reblozyl Reclast RefSeq Regeneron Regier Reglan Reisberg Reitan Relenza Relistor Relpax
Remeron Remodulin Renagel Renvela Repatha Replagal Replika Requip ResearchGate Resick Respironics Restasis Restoril Restylane
Retevmo Retrovir Rett Revatio Revlimid Rexulti Reyataz Reye Reynell Rezulin Rhazes Rhinocort Rigshospitalet Rikshospitalet Rilutek
Rinne Rinvoq Risperdal Rituxan Riviere Rivkin Rizzolatti Roaccutane Robaxin Rocaltrol Rocephin Rogaine Rogoff Rohypnol Rollnick
Romme Rosch Rosenhan Rosenstock Roseto Rosling RotaTeq Rotarix Rothbart Roudinesco Roxicodone Rozerem Rozlytrek Rubraca Rukobia
Rumelhart Rusbult Rushton Rutter Rybelsus Rydapt Ryff Rystiggo Rytary Róheim Sabril Sackeim Sackett Saez Sahlgrenska Saizen Sakel
Salagen Salkovskis Salovey Salpêtrière Samejima Samsca Sanctura Sandimmune Sandostatin Sandoz Sanofi Saphris Sapolsky Saraceno
Sarason Sargant Satir Sattler Savaysa Savella Saxena Saxenda Scarr Schachter Schalock Schank Schauer Schaufeli Scheier Schirmer
Schomerus Schou Schreber Schwarzer Seacole Searle Sechenov Segal Seguin Seldinger Seligman Selye Selzentry Semmelweis Sensipar
Seprafilm Serevent Seroquel Seroxat Servier Serzone Severalls Shallice Shenley Shiffman Shingrix Shneidman Showalter Shumway
Shweder Sidgwick Sidis Sigerist Signifor Siliq Silove Simonton Simponi Sinemet Sinequan Singulair Sinopharm Sinovac Siraisi
Sirturo Sjögren Skelaxin Skyrizi Slosson Slovic Snaith Snijders Snoezelen Soberana SocArXiv Soliris Somavert Soper Soranus
Soriatane Sovaldi Spelke Spiegelman Spielberger Spielrein Spikevax Spinalonga Spinraza Spiriva Spitzer Sporanox Spravato Sprycel
Sroufe Stalevo Stamler Stampfer Stanovich Stapel Starzl Staxyn Stelara Stelazine Stendra Sternberg Stilnox Stivarga Stopes
Strattera Straus Stribild Strupp Stryker Stumpf Stunkard Stuss Sublocade Suboxone Subutex Suchman Suita Sukhareva Sulfonal
Summerfield Sunlenca Sunosi SuperLab Suprep Surgicel SurveyMonkey Susser Sustiva Sutent Sydenham Sylvius Symbicort Symbyax
Symproic Symtuza Synagis Synthroid Szasz Szondi Séguin Sörbom Süssmilch Tabrecta Tafinlar Tagamet Tagrisso Tajfel Takeda Taltz
Tamiflu Tangney Tapazole Tarceva Targretin Tarr Tasigna Tasmar Taussig Tavalisse Tavistock Taxotere Tecartus Tecentriq Tecfidera
Tecvayli Tedeschi Tegretol Tekturna Tellegen Tellenbach Temgesic Temkin Temodal Temodar Templer Tenoretic Tenormin Tepezza Terman
Tetlock Tetris Teva Thalomid Thase Thelen Theranos Thorndike Thornicroft Thurstone Tietze Tikosyn Tinbergen Tinetti Tisseel
Titchener Tivicay Tobii Tobradex Tofranil Tolman Tomasello Tomkins Tononi Topamax Toprol Toradol Torgesen Torisel Tosquelles
Toujeo Toviaz Tracleer Tradjenta Transana Tranxene Trasylol Travatan Travelbee Treisman Trendelenburg Trental Tresiba Trevarthen
Triandis Tricor Trikafta Trilafon Trileptal Trintellix Trional Trisenox Triumeq Trivedi Trodelvy Tromsø Tronto Trulicity Trumenba
Truvada Truxima Tuke Tulving Turkington Turnitin Turvey Twinrix Tygerberg Tykerb Tymlos Tysabri Tyvaso Tyzeka Ubrelvy Udacity
Udemy Udenyca Ullevål Ullman Ullmann Uloric Ultomiris Ultracet Ultram Ultravist Ungerleider UniProt Unicef Unpaywall Unschuld
Uplizna Uptravi Uroxatral Uznadze Vaillant Valcyte Vallerand Valsiner Valtrex Vandenberg Varela Varubi Vasotec Vaxchora Vaxzevria
Vectibix Veklury Velcade Veletri Vellore Velphoro Vemlidy Venclexta Venofer Veracyte Verdeli Verquvo Verzenio Vesicare Vfend
Vibativ Vibramycin Vicodin Vicryl Victoza Victrelis Vidaza Vieta VigiBase Viibryd Villermé Vimizim Vimovo Vimpat Vioxx Viracept
Viramune Virchow Viread Visudyne Vitek Vivitrol Vivotif Vizimpro Vogt Vojta Volkow Voltaren Vosevi Votrient Vraylar Vumerity
Vyepti Vyndaqel Vytorin Vyvanse Vyvgart Wainer Wakix Wallerstein Wallon Wampold Warlingham Waterlow Wechsler Wegner Wegovy
Weininger Weissman Welchol Wellbutrin Wellcome Wenger Wertheimer Wertsch Wessely Weyer Widal Widiger Wiedenbach Wiig Willett
Willowbrook Wilms Winnicott Winslow Winsteps Wiseman Wittchen Wmatrix Woebot Wolpe Wonderlic Woodworth WordSmith WorldCat Wundt
Wynder Wysa Xadago Xalatan Xalkori Xanax Xarelto Xeljanz Xeloda Xenazine Xenical Xgeva Xience Xigris Xofluza Xolair Xospata Xpert
Xtampza Xtandi Xyntha Xyrem Xywav Yahr Yalom Yasmin Yehuda Yersin Yervoy Yesavage Yescarta Yondelis Yudkin Zachar Zajonc Zaltrap
Zanaflex Zanarini Zantac Zaporozhets Zarit Zarontin Zarxio Zeanah Zebeta Zeigarnik Zejula Zelapar Zelboraf Zelnorm Zenodo Zepatier
Zepbound Zeposia Zestoretic Zestril Zetia Ziagen Ziehl Zigler Zigmond Zimbardo Zinbryta Zinn Zinplava Zio Zithromax Zocor Zofran
Zohydro Zoladex Zolgensma Zomacton Zometa Zomig Zonegran Zontivity Zooniverse Zortress Zostavax Zosyn Zovirax Zubin Zubsolv
Zuckerman Zucman Zulliger Zulresso Zumbo Zung Zupančič Zurzuvae Zutphen Zutt Zvolensky Zyban Zydelig Zykadia Zyprexa Zytiga Zyvox
Åsberg Öhman Öst Štampar Žižek
`;
