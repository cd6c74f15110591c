/** Names written as facts: tests, studies and bodies of psychology and medicine; of several words first, then of one. */
export const MIND = `
100,000 Genomes Project|1000 Genomes Project|16 Personality Factor Questionnaire|1970 British Cohort Study
AAMR Adaptive Behavior Scale|ADHD Rating Scale|AIDS Memorial Quilt|ALS Functional Rating Scale|Aachen Aphasia Test
Aaron Antonovsky|Abbey Pain Scale|Abbreviated Injury Scale|Abbreviated Math Anxiety Scale|Abbreviated Mental Test
Abbreviated Mental Test Score|Abecedarian Project|Aberdeen Children of the 1950s|Aberrant Behaviour Checklist
Abnormal Involuntary Movement Scale|Abraham Brill|Abraham Flexner|Abram Hoffer|Abuja Declaration|Academic Motivation Scale
Acceptance and Action Questionnaire|Acceptance and Action Questionnaire-II
Acceptance of Modern Myths About Sexual Aggression Scale|Achenbach System of Empirically Based Assessment|Acheson Report
Achievement Emotions Questionnaire|Action Research Arm Test|Action T4|Action to Control Cardiovascular Risk in Diabetes
Active Lives Survey|Actively Open-Minded Thinking Scale|Activities-specific Balance Confidence Scale
Acute Physiology and Chronic Health Evaluation|Acute Stress Disorder Scale|Adaptive Behavior Assessment System
Addenbrooke’s Cognitive Examination|Addenbrooke’s Cognitive Examination III|Addenbrooke’s Cognitive Examination-Revised
Addenbrooke’s Hospital|Adelaide Statement|Adjective Check List|Adolescent Brain Cognitive Development Study
Adolescent Coping Scale|Adolescent Dissociative Experiences Scale|Adolescent Sleep Hygiene Scale|Adolescent/Adult Sensory Profile
Adult ADHD Investigator Symptom Rating Scale|Adult ADHD Self-Report Scale|Adult Attachment Projective
Adult Attachment Projective Picture System|Adult Attachment Scale|Adult Changes in Thought Study|Adult Hope Scale
Adult Psychiatric Morbidity Survey|Adult Temperament Questionnaire|Adult-Adolescent Parenting Inventory
Advanced Cognitive Training for Independent and Vital Elderly|Advanced Progressive Matrices
Adverse Childhood Experiences International Questionnaire|Adverse Childhood Experiences Study|Affect Intensity Measure
Affective Lability Scale|Affective Neuroscience Personality Scales|Affective Norms for English Words|Affective Style Questionnaire
Africa Centre Demographic Information System|Africa Centres for Disease Control and Prevention
Age Universal Religious Orientation Scale|Age-Related Eye Disease Study|Agency for Healthcare Research and Quality
Ages & Stages Questionnaires|Ages and Stages Questionnaire|Ages and Stages Questionnaires|Aggression Questionnaire
Agincourt Health and Demographic Surveillance System|Agnews State Hospital|Agricultural Health Study|Ainsworth Strange Situation
Aktion T4|Alabama Parenting Questionnaire|Alameda County Human Population Laboratory|Alameda County Study|Alan Baddeley
Albert Bandura|Albert Einstein College of Medicine|Albert Hofmann|Alberta Infant Motor Scale|Albrecht von Haller
Alcohol Expectancy Questionnaire|Alcohol Smoking and Substance Involvement Screening Test|Alcohol Timeline Followback
Aleksei Leontiev|Alexander Romanovich Luria|Alexander Shulgin|Alexander of Tralles|Alexandre Yersin|Alfred Binet|Alfred Blalock
Alison Gopnik|All India Institute of Medical Sciences|All of Us Research Program|Allan Memorial Institute|Allen Human Brain Atlas
Allen Institute for Brain Science|Allport-Vernon-Lindzey Study of Values|Alma-Ata Declaration|Almost Perfect Scale
Almost Perfect Scale-Revised|Alois Alzheimer|Altered States of Consciousness Rating Scale|Alternate Healthy Eating Index
Alternative Healthy Eating Index|Altman Self-Rating Mania Scale|Alzheimer’s Association|Alzheimer’s Disease Assessment Scale
Alzheimer’s Disease Assessment Scale-Cognitive Subscale|Alzheimer’s Disease Cooperative Study|Alzheimer’s Disease International
Alzheimer’s Disease Neuroimaging Initiative|Alzheimer’s Disease Sequencing Project|Alzheimer’s Society
Ambivalence Toward Men Inventory|Ambivalent Sexism Inventory|Ambroise Paré|American Academy of Child and Adolescent Psychiatry
American Academy of Dermatology|American Academy of Family Physicians|American Academy of Neurology
American Academy of Ophthalmology|American Academy of Orthopaedic Surgeons|American Academy of Pediatrics
American Academy of Sleep Medicine|American Art Therapy Association|American Association for Marriage and Family Therapy
American Association of Suicidology|American Association on Intellectual and Developmental Disabilities
American Association on Mental Retardation|American Birth Control League|American Board of Internal Medicine
American Board of Professional Psychology|American Cancer Society|American College Health Association
American College of Cardiology|American College of Chest Physicians|American College of Emergency Physicians
American College of Obstetricians and Gynecologists|American College of Physicians|American College of Rheumatology
American College of Sports Medicine|American College of Surgeons|American Counseling Association|American Dental Association
American Diabetes Association|American Dietetic Association|American Eugenics Society|American Foundation for Suicide Prevention
American Gastroenterological Association|American Geriatrics Society|American Group Psychotherapy Association
American Hospital Association|American Journal of Epidemiology|American Journal of Psychiatry|American Journal of Psychology
American Journal of Public Health|American Lung Association|American Music Therapy Association|American Nurses Association
American Occupational Therapy Association|American Orthopsychiatric Association|American Pain Society
American Physical Therapy Association|American Psychoanalytic Association|American Psychological Foundation
American Psychological Society|American Psychology-Law Society|American Psychosomatic Society|American Public Health Association
American Red Cross|American School Counselor Association|American Social Hygiene Association
American Society of Addiction Medicine|American Society of Anesthesiologists|American Society of Clinical Oncology
American Society of Hematology|American Speech-Language-Hearing Association|American Stroke Association|American Thoracic Society
American Thyroid Association|American Urological Association|American Urological Association Symptom Index
Amyotrophic Lateral Sclerosis Functional Rating Scale|Ancel Keys|Andhra Pradesh Children and Parents Study|Andreas Vesalius
Andrew Taylor Still|Andrew Wakefield|Andrija Štampar|André Green|Angela Duckworth|Anglo-Scandinavian Cardiac Outcomes Trial
Anna Freud Centre|Anna Freud National Centre for Children and Families|Annals of Internal Medicine|Anne Anastasi|Anne Treisman
Annett Handedness Questionnaire|Annual Review of Psychology|Anthony Fauci|Anthony Greenwald|Antisocial Process Screening Device
Antonine Plague|Antonio Damasio|Anxiety Sensitivity Index|Anxiety and Related Disorders Interview Schedule
Anxious Thoughts Inventory|Apathy Evaluation Scale|Appraisal of Guidelines for Research and Evaluation
Approaches to Learning and Studying Inventory|Approaches to Studying Inventory|Aravind Eye Care System|Aravind Eye Hospital
Archives of General Psychiatry|Aretaeus of Cappadocia|Arizona Sexual Experience Scale|Armed Forces Qualification Test
Armed Services Vocational Aptitude Battery|Army Alpha Test|Army Beta Test|Army Nurse Corps|Arnald of Villanova
Arnett Inventory of Sensation Seeking|Arnold Gesell|Arnold Pick|Aro Mental Hospital|Arthritis Impact Measurement Scales
Arthur Kleinman|Ashworth Hospital|Ashworth Scale|Ask Suicide-Screening Questions|Asperger Syndrome Diagnostic Scale
Assessment of Basic Language and Learning Skills|Assessment of Motor and Process Skills|Assisting Hand Assessment
Association for Behavior Analysis International|Association for Behavioral and Cognitive Therapies
Association for Contextual Behavioral Science|Association for Psychological Science|Association of American Medical Colleges
Association of Black Psychologists|Association of Schools of Public Health|Asthma Control Questionnaire|Asthma Control Test
Asthma Quality of Life Questionnaire|Astley Cooper|At Home/Chez Soi|Athens Insomnia Scale|Atherosclerosis Risk in Communities
Atherosclerosis Risk in Communities Study|Athlete Burnout Questionnaire|Athletic Coping Skills Inventory
Athletic Identity Measurement Scale|Atkins v. Virginia|Attachment Q-Set|Attachment Q-Sort|Attachment Story Completion Task
Attachment Style Questionnaire|Attachment and Biobehavioral Catch-Up|Attempted Suicide Short Intervention Program
Attentional Network Test|Attitude Toward Euthanasia Scale|Attitudes Toward Own Aging Scale
Attitudes Toward Seeking Professional Psychological Help Scale|Attitudes Toward Women Scale|Attitudes to Psychiatry Questionnaire
Attributional Style Questionnaire|Atul Gawande|Audit of Diabetes-Dependent Quality of Life|Audre Lorde|Austin Bradford Hill
Australasian Triage Scale|Australian Imaging, Biomarker and Lifestyle Study|Australian Imaging, Biomarkers and Lifestyle Study
Australian Institute of Health and Welfare|Australian Longitudinal Study of Ageing|Australian Longitudinal Study on Women’s Health
Australian Medical Association|Australian Psychological Society|Australian Sheep-Goat Scale|Australian Temperament Project
Authentic Leadership Questionnaire|Autism Behavior Checklist|Autism Brain Imaging Data Exchange|Autism Diagnostic Interview
Autism Diagnostic Interview-Revised|Autism Diagnostic Observation Schedule-2|Autism Genetic Resource Exchange
Autism Impact Measure|Autism Observation Scale for Infants|Autism Speaks|Autism Spectrum Rating Scales
Autism Spectrum Screening Questionnaire|Autism Treatment Evaluation Checklist
Autism and Developmental Disabilities Monitoring Network|Autistic Self Advocacy Network|Autobiographical Memory Interview
Autobiographical Memory Test|Automated Neuropsychological Assessment Metrics|Automated Working Memory Assessment
Automatic Thoughts Questionnaire|Avoidance and Fusion Questionnaire for Youth|Avshalom Caspi|Awareness of Social Inference Test
BBC Prison Study|BMC Public Health|BRAIN Initiative|Baby Doe|Baby Facial Action Coding System|Baby Friendly Hospital Initiative
Baby Siblings Research Consortium|Baecke Questionnaire|Baker Act|Balance Error Scoring System|Balanced Emotional Empathy Scale
Balanced Inventory of Desirable Responding|Balanced Time Perspective Scale|Bald’s Leechbook|Balloon Analog Risk Task
Baltimore Eye Survey|Baltimore Longitudinal Study of Aging|Bamako Initiative|Bangkok Charter|Bangkok Charter for Health Promotion
Bangor Gambling Task|Barbara Fredrickson|Barcelona Music Reward Questionnaire|Barkley Adult ADHD Rating Scale
Barkley Deficits in Executive Functioning Scale|Barnes Akathisia Rating Scale|Barratt Impulsivity Scale
Barrett-Lennard Relationship Inventory|Barriers to Access to Care Evaluation|Basaglia Law|Baseline Dyspnea Index
Basic Empathy Scale|Basic Psychological Need Satisfaction and Frustration Scale|Bath Ankylosing Spondylitis Disease Activity Index
Bath Ankylosing Spondylitis Functional Index|Battelle Developmental Inventory|Bayley Scales of Infant Development
Bayley Scales of Infant and Toddler Development|Baylor College of Medicine|Beaver Dam Eye Study|Beck Cognitive Insight Scale
Beck Depression Inventory-II|Beck Institute|Beck Scale for Suicide Ideation|Beck Youth Inventories
Beery Visual-Motor Integration Test|Beery-Buktenica Developmental Test of Visual-Motor Integration
Behavior Analyst Certification Board|Behavior Assessment System for Children|Behavior Problems Inventory
Behavior Rating Inventory of Executive Function|Behavioral Assessment of the Dysexecutive Syndrome
Behavioral Inhibition and Activation Scales|Behavioral Pain Scale|Behavioral Pathology in Alzheimer’s Disease Rating Scale
Behavioral Regulation in Exercise Questionnaire|Behavioral and Emotional Rating Scale
Behavioural Assessment of the Dysexecutive Syndrome|Behavioural Inattention Test|Belief in Conspiracy Theories Inventory
Beliefs About Medicines Questionnaire|Beliefs About Voices Questionnaire|Bell Adjustment Inventory|Bell Let’s Talk
Bell Lysaker Emotion Recognition Task|Bellevue Hospital|Belmont Report|Bencao Gangmu|Bender Gestalt Test
Bender Visual Motor Gestalt Test|Benjamin Rush|Bennett Mechanical Comprehension Test|Benton Facial Recognition Test
Benton Judgment of Line Orientation Test|Benton Visual Retention Test|Berg Balance Scale|Bergen Burnout Inventory
Bergen Facebook Addiction Scale|Bergen Insomnia Scale|Bergen Shopping Addiction Scale|Bergen Social Media Addiction Scale
Bergen Work Addiction Scale|Berger HIV Stigma Scale|Berkeley Growth Study|Berkeley Guidance Study
Berkeley Initiative for Transparency in the Social Sciences|Berlin Aging Study|Berlin Aging Study II|Berlin Numeracy Test
Berlin Psychoanalytic Institute|Berlin Questionnaire|Bermond-Vorst Alexithymia Questionnaire|Bernard Rimland|Bernardino Ramazzini
Bernreuter Personality Inventory|Berwick Review|Bessel van der Kolk|Beth Israel Deaconess Medical Center
Bethesda System for Reporting Thyroid Cytopathology|Bethlem Hospital|Bethlem Royal Hospital|Beveridge Report|Beyond Blue
Bharat Biotech|Bhore Committee|Bicêtre Hospital|Bielefeld Longitudinal Study|Big Brothers Big Sisters
Big Brothers Big Sisters of America|Big Five Inventory-10|Big Five Inventory-2|Big Three Perfectionism Scale|Big Tobacco
Bilingual Aphasia Test|Bill & Melinda Gates Foundation|Binet-Simon Scale|Binge Eating Scale|BioBank Japan
Bipolar Spectrum Diagnostic Scale|Birchwood Insight Scale|Birmingham Object Recognition Battery|Birth to Twenty
Birth to Twenty Plus|Black Dog Institute|Black Report|Black Women’s Health Study|Blacky Pictures Test|Blessed Dementia Scale
Blessed Information-Memory-Concentration Test|Block Food Frequency Questionnaire|Blue Brain Project|Blue Mountains Eye Study
Bluma Zeigarnik|Body Appreciation Scale|Body Dysmorphic Disorder Questionnaire|Body Esteem Scale
Body Image Quality of Life Inventory|Body Perception Questionnaire|Body Shape Questionnaire|Boehringer Ingelheim
Bogalusa Heart Study|Bonn Longitudinal Study of Aging|Bonn Scale for the Assessment of Basic Symptoms
Bonn Test of Statement Suggestibility|Booklet Category Test|Borderline Evaluation of Severity over Time
Borderline Personality Inventory|Borderline Symptom List|Boredom Proneness Scale|Borg Rating of Perceived Exertion Scale
Boris Sidis|Born in Bradford|Bortner Type A Scale|Boston Bowel Preparation Scale|Boston Carpal Tunnel Questionnaire
Boston Children’s Hospital|Boston City Hospital|Boston Diagnostic Aphasia Examination|Boston Psychopathic Hospital
Boston Puerto Rican Health Study|Boston Women’s Health Book Collective|Box and Block Test|Braden Scale
Braden Scale for Predicting Pressure Sore Risk|Bradford Somatic Inventory|Brazelton Neonatal Behavioral Assessment Scale
Brazilian High-Risk Cohort Study|Brazilian Longitudinal Study of Adult Health|Brazilian Longitudinal Study of Aging
Breast Cancer Prevention Trial|Breastfeeding Self-Efficacy Scale|Brian Nosek|Brickenkamp d2 Test
Brief Assessment of Cognition in Schizophrenia|Brief COPE Inventory|Brief Comprehensive Effects of Alcohol|Brief Fatigue Inventory
Brief Fear of Negative Evaluation Scale|Brief Illness Perception Questionnaire|Brief Infant Sleep Questionnaire
Brief Infant-Toddler Social and Emotional Assessment|Brief International Cognitive Assessment for Multiple Sclerosis
Brief Negative Symptom Scale|Brief Pain Inventory|Brief Repeatable Battery of Neuropsychological Tests|Brief Resilience Scale
Brief Resilient Coping Scale|Brief Self-Control Scale|Brief Sensation Seeking Scale|Brief Sexual Function Inventory
Brief Smell Identification Test|Brief Symptom Inventory-18|Brief Visuospatial Memory Test|Brigance Screens
Brigham and Women’s Hospital|Bring Change 2 Mind|Bristol Activities of Daily Living Scale|Bristol Royal Infirmary Inquiry
Bristol Stool Chart|Bristol Stool Form Scale|Bristol Stool Scale|British Ability Scales
British Association for Behavioural and Cognitive Psychotherapies|British Association for Counselling and Psychotherapy
British Association for Psychopharmacology|British Autism Study of Infant Siblings|British Childhood Cancer Survivor Study
British Doctors Study|British Heart Foundation|British Hypertension Society|British Journal of Psychiatry
British Journal of Psychology|British Medical Association|British Medical Journal|British National Formulary
British Neuropsychological Society|British Pharmacopoeia|British Picture Vocabulary Scale|British Psychiatric Morbidity Survey
British Psychoanalytic Council|British Psychoanalytical Society|British Psychological Society|British Red Cross
British Regional Heart Study|British Society for Rheumatology|British Thoracic Society|British Women’s Heart and Health Study
Brixton Spatial Anticipation Test|Broad Autism Phenotype Questionnaire|Broadmoor Hospital|Brown Attention-Deficit Disorder Scales
Bruce McEwen|Bruininks-Oseretsky Test of Motor Proficiency|Brunel Mood Scale|Brunet-Lézine Scale|Bruno Bettelheim
Bryant Empathy Index|Brøset Violence Checklist|Bucharest Early Intervention Project|Buck v. Bell|Bulimia Test-Revised
Bulimic Investigatory Test Edinburgh|Bulletin of the World Health Organization|Bullshit Receptivity Scale|Burghölzli Clinic
Burke-Fahn-Marsden Dystonia Rating Scale|Burnout Assessment Tool|Burnout Clinical Subtype Questionnaire|Burroughs Wellcome
Buschke Selective Reminding Test|Bush-Francis Catatonia Rating Scale|Buss-Durkee Hostility Inventory
Buss-Perry Aggression Questionnaire|Busselton Health Study|Buurtzorg Nederland|Bärbel Inhelder|C. Everett Koop|CAGE Questionnaire
CNS Vital Signs|COPD Assessment Test|COPE Inventory|CRIES Pain Scale|Cache County Memory Study|Cache County Study
Caerphilly Heart Disease Study|Caerphilly Prospective Study|Calgary Depression Scale for Schizophrenia|Calgary-Cambridge Guide
California Adult Q-Sort|California Child Q-Set|California Critical Thinking Disposition Inventory
California Critical Thinking Skills Test|California F Scale|California Families Project|California Health Interview Survey
California Psychotherapy Alliance Scales|California Q-Set|California Teachers Study|California Verbal Learning Test-Second Edition
Camberwell Assessment of Need|Camberwell Family Interview|Cambridge Centre for Ageing and Neuroscience
Cambridge City over-75s Cohort|Cambridge Cognitive Examination|Cambridge Depersonalization Scale|Cambridge Face Memory Test
Cambridge Face Perception Test|Cambridge Gambling Task|Cambridge Prospective Memory Test|Cambridge Study in Delinquent Development
Cambridge-Somerville Youth Study|Camel and Cactus Test|Camillo Golgi|Camouflaging Autistic Traits Questionnaire
Campbell Collaboration|Campbell Interest and Skill Survey|Camperdown Program|Canada Health Act|Canadian C-Spine Rule
Canadian CT Head Rule|Canadian Cardiovascular Society|Canadian Community Health Survey|Canadian Diabetes Association
Canadian Diabetes Risk Questionnaire|Canadian Health Measures Survey|Canadian Institute for Health Information
Canadian Institutes of Health Research|Canadian Longitudinal Study on Aging|Canadian Medical Association
Canadian Medical Association Journal|Canadian Mental Health Association|Canadian National Breast Screening Study
Canadian Network for Mood and Anxiety Treatments|Canadian Neurological Scale|Canadian Nurses Association
Canadian Occupational Performance Measure|Canadian Partnership for Tomorrow Project|Canadian Problem Gambling Index
Canadian Psychological Association|Canadian Public Health Association|Canadian Task Force on Preventive Health Care
Canadian Tobacco Use Monitoring Survey|Canadian Triage and Acuity Scale|Cancer Moonshot|Cancer Prevention Study II
Cancer Research UK|Cannabis Abuse Screening Test|Cannabis Use Disorders Identification Test|Cantril Ladder
Cantril Self-Anchoring Striving Scale|Cape Area Panel Study|Cardiac Arrhythmia Suppression Trial
Cardiff Anomalous Perceptions Scale|Cardiovascular Risk in Young Finns Study|Care Quality Commission|Career Adapt-Abilities Scale
Career Decision Scale|Career Decision Self-Efficacy Scale|Career Decision-Making Difficulties Questionnaire
Career Development Inventory|Career Maturity Inventory|Career Thoughts Inventory|Caregiver Burden Inventory
Caregiver Reaction Assessment|Caregiver Strain Index|Carey Temperament Scales|Carl Stumpf
Carleton University Responsiveness to Suggestion Scale|Carol Dweck|Carolina Abecedarian Project
Carotene and Retinol Efficacy Trial|Carroll Izard|Carter Center|Carter v. Canada|Cass Review|Catherine Bergego Scale
Cattell Culture Fair Intelligence Test|Cebu Longitudinal Health and Nutrition Survey|Cedars-Sinai Medical Center
Center for Epidemiological Studies Depression Scale|Center for Open Science|Centers for Disease Control and Prevention
Centers for Medicare & Medicaid Services|Centers for Medicare and Medicaid Services|Centrality of Religiosity Scale
Centre for Addiction and Mental Health|Cerebellar Cognitive Affective Syndrome Scale|Chalder Fatigue Scale
Challenging Experience Questionnaire|Changes in Sexual Functioning Questionnaire|Chapman Anhedonia Scales|Charaka Samhita
Charité – Universitätsmedizin Berlin|Charles Bell|Charles Best|Charles Drew|Charlotte Bühler|Charlson Comorbidity Index
Checklist Individual Strength|Checklist for Autism in Toddlers|Chedoke Arm and Hand Activity Inventory
Chedoke-McMaster Stroke Assessment|Chen Internet Addiction Scale|Chestnut Lodge|Chestnut Lodge Study|Chicago Child-Parent Centers
Chicago Face Database|Chicago Follow-Up Study|Chicago Health and Aging Project|Chicago Institute for Psychoanalysis
Chicago Longitudinal Study|Child Abuse Potential Inventory|Child Attachment Interview|Child Behaviour Checklist
Child Development Perspectives|Child Feeding Questionnaire|Child Health Questionnaire|Child Health Utility 9D
Child Language Data Exchange System|Child Oral Health Impact Profile|Child PTSD Symptom Scale|Child Perceptions Questionnaire
Child Psychopathy Scale|Child and Adolescent Psychiatric Assessment|Child and Adolescent Trauma Screen
Child and Youth Resilience Measure|Child-Adolescent Perfectionism Scale|Child-Parent Relationship Scale
Child/Adolescent Anxiety Multimodal Study|Childbirth Experience Questionnaire|Childhood Anxiety Sensitivity Index
Childhood Asperger Syndrome Test|Childhood Asthma Control Test|Childhood Autism Risks from Genetics and Environment
Childhood Autism Spectrum Test|Childhood Cancer Survivor Study|Childhood Experience of Care and Abuse|Childhood Experiences Survey
Childhood Health Assessment Questionnaire|Children in the Community Study|Children’s Apperception Test
Children’s Behavior Questionnaire|Children’s Communication Checklist|Children’s Depression Inventory
Children’s Depression Rating Scale|Children’s Dermatology Life Quality Index|Children’s Eating Attitudes Test
Children’s Eating Behaviour Questionnaire|Children’s Embedded Figures Test|Children’s Global Assessment Scale
Children’s Health Insurance Program|Children’s Hope Scale|Children’s Hospital of Eastern Ontario Pain Scale
Children’s Hospital of Philadelphia|Children’s Interview for Psychiatric Syndromes|Children’s Loneliness Scale
Children’s Memory Scale|Children’s Personality Questionnaire|Children’s Report of Parental Behavior Inventory
Children’s Revised Impact of Event Scale|Children’s Sleep Habits Questionnaire|Children’s Yale-Brown Obsessive Compulsive Scale
China Health and Nutrition Survey|China Health and Retirement Longitudinal Study|China Kadoorie Biobank|China Mental Health Survey
China Multi-Ethnic Cohort|Chinese Center for Disease Control and Prevention|Chinese Classification of Mental Disorders
Chinese Longitudinal Healthy Longevity Survey|Choosing Wisely|Chris Hani Baragwanath Hospital
Christchurch Health and Development Study|Christchurch Psychiatric Epidemiology Study|Christiaan Barnard|Christian Medical College
Christiana Morgan|Christopher Bollas|Chronic Pain Acceptance Questionnaire|Chronic Respiratory Questionnaire|Cicely Saunders
Cigarette Dependence Scale|Cincinnati Children’s Hospital|Circle of Security|City Birth Trauma Scale
Clance Impostor Phenomenon Scale|Clark Hull|Clarke Institute of Psychiatry|Classroom Assessment Scoring System|Cleveland Clinic
Clever Hans|Client Experiencing Scale|Client Satisfaction Questionnaire|Clifford Beers|Clinical Anger Scale
Clinical Antipsychotic Trials in Intervention Effectiveness|Clinical Antipsychotic Trials of Intervention Effectiveness
Clinical Assessment Interview for Negative Symptoms|Clinical Dementia Rating Scale|Clinical Evaluation of Language Fundamentals
Clinical Frailty Scale|Clinical Global Impressions Scale|Clinical Institute Withdrawal Assessment for Alcohol
Clinical Interview Schedule|Clinical Opiate Withdrawal Scale|Clinical Outcomes in Routine Evaluation
Clinical Outcomes in Routine Evaluation-Outcome Measure|Clubhouse International|Coaching Behavior Assessment System
Coalition for Epidemic Preparedness Innovations|Cocaine Anonymous|Cochrane Central Register of Controlled Trials
Cochrane Collaboration|Cochrane Database of Systematic Reviews|Cochrane Qualitative and Implementation Methods Group
Cognitive Abilities Screening Instrument|Cognitive Abilities Test|Cognitive Assessment System
Cognitive Emotion Regulation Questionnaire|Cognitive Failures Questionnaire|Cognitive Function Instrument
Cognitive Function and Ageing Study|Cognitive Fusion Questionnaire|Cognitive Reflection Task|Cognitive Therapy Scale
Cognitive Therapy Scale-Revised|Cognitive and Affective Mindfulness Scale|Cohen-Mansfield Agitation Inventory|Coleman Report
Collaborative Depression Study|Collaborative Initial Glaucoma Treatment Study
Collaborative Longitudinal Personality Disorders Study|Collaborative Replications and Education Project
Collaborative Study on the Genetics of Alcoholism|Collett-Lester Fear of Death Scale|Colney Hatch Lunatic Asylum
Colonial Medical Service|Color Trails Test|Color-Blind Racial Attitudes Scale|Colorado Adoption Project
Coloured Progressive Matrices|Columbia Card Task|Coma Recovery Scale|Coma Recovery Scale-Revised|Combat Exposure Scale
Commissioners in Lunacy|Committee on Safety of Medicines|Common Terminology Criteria for Adverse Events|Commonwealth Fund
Communication Function Classification System|Communication and Symbolic Behavior Scales|Communicative Activities of Daily Living
Communities That Care|Community Assessment of Psychic Experiences|Community Attitudes Toward the Mentally Ill
Community Attitudes Towards the Mentally Ill|Community Integration Questionnaire|Community Mental Health Act
Community Mental Health Centers Act|Community Screening Instrument for Dementia|Compassion Fatigue Scale
Competitive State Anxiety Inventory|Competitive State Anxiety Inventory-2|Composite Abuse Scale|Composite Scale of Morningness
Comprehensive Aphasia Test|Comprehensive Assessment of At Risk Mental States|Comprehensive Assessment of Psychopathic Personality
Comprehensive Assessment of Rational Thinking|Comprehensive Assessment of Sadistic Tendencies|Comprehensive Soldier Fitness
Comprehensive Soldier and Family Fitness|Comprehensive Test of Nonverbal Intelligence
Comprehensive Test of Phonological Processing|Comprehensive Trail Making Test|Compulsive Buying Scale|Compulsive Exercise Test
Compulsive Internet Use Scale|Comrey Personality Scales|Conformity to Feminine Norms Inventory
Conformity to Masculine Norms Inventory|Confusion Assessment Method|Confusion Assessment Method for the Intensive Care Unit
Connectedness to Nature Scale|Conners Comprehensive Behavior Rating Scales|Conners Continuous Performance Test
Conners’ Adult ADHD Rating Scales|Conners’ Parent Rating Scale|Conners’ Rating Scales|Conners’ Teacher Rating Scale
Consideration of Future Consequences Scale|Consolidated Criteria for Reporting Qualitative Research
Consolidated Framework for Implementation Research|Consolidated Standards of Reporting Trials|Conspiracy Mentality Questionnaire
Constantin von Economo|Consultation and Relational Empathy Measure|Consumer Assessment of Healthcare Providers and Systems
Contagious Diseases Act|Contagious Diseases Acts|Contingencies of Self-Worth Scale|Control Preferences Scale
Controlled Oral Word Association Test|Controlled Substances Act|Controlling Nutritional Status Score|Cook County Hospital
Cook-Medley Hostility Scale|Coopersmith Self-Esteem Inventory|Coparenting Relationship Scale|Copenhagen Burnout Inventory
Copenhagen City Heart Study|Copenhagen General Population Study|Copenhagen Hip and Groin Outcome Score|Copenhagen Male Study
Copenhagen Psychosocial Questionnaire|Coping Cat|Coping Power Program|Coping Responses Inventory|Coping Strategies Questionnaire
Corah Dental Anxiety Scale|Core Bereavement Items|Core Outcome Measures in Effectiveness Trials|Cornell Critical Thinking Test
Cornell Scale for Depression in Dementia|Coronary Artery Risk Development in Young Adults
Coronary Artery Risk Development in Young Adults Study|Coronary Artery Surgery Study|Coronary Drug Project
Coronavirus Anxiety Scale|Corsi Block Test|Corsi Block-Tapping Test|Costa Rican Longevity and Healthy Aging Study
Couples Satisfaction Index|Craig Handicap Assessment and Reporting Technique|Craiglockhart War Hospital
Cranley Maternal-Fetal Attachment Scale|Creative Achievement Questionnaire|Creative Behavior Inventory
Creative Experiences Questionnaire|Credibility/Expectancy Questionnaire|Crichton Royal|Crisis Text Line
Critical Care Pain Observation Tool|Crohn’s Disease Activity Index|Cross Racial Identity Scale
Cruzan v. Director, Missouri Department of Health|Cultural Formulation Interview|Culture Fair Intelligence Test
Cumberland Ankle Instability Tool|Cumulative Illness Rating Scale|Cumulative Index to Nursing and Allied Health Literature
Cyber-Pornography Use Inventory|Cystic Fibrosis Foundation|Cystic Fibrosis Questionnaire|Cécile Vogt|D. W. Winnicott
Da Qing Diabetes Prevention Study|Da Qing IGT and Diabetes Study|Da Vinci Surgical System|Daily Drinking Questionnaire
Daily Hassles Scale|Daily Record of Severity of Problems|Daily Spiritual Experience Scale|Dalkon Shield
Dana-Farber Cancer Institute|Daniel Batson|Daniel Kahneman|Daniel Paul Schreber|Daniel Stern|Daniel Wegner
Danish Civil Registration System|Danish Medical Birth Registry|Danish National Patient Registry|Danish OPUS Trial
Danish Twin Registry|Danvers State Hospital|Dark Triad Dirty Dozen|Dartmouth COOP Charts|Daryl Bem
Das-Naglieri Cognitive Assessment System|Databrary Project|David Hubel|David Marr|David McClelland|David Sackett|David Wechsler
Davidson Trauma Scale|Dawson Report|Daytop Village|De Humani Corporis Fabrica|De Jong Gierveld Loneliness Scale
Death Anxiety Scale|Death with Dignity Act|Debtors Anonymous|Decision Outcomes Inventory|Decisional Conflict Scale
Declaration of Alma-Ata|Declaration of Astana|Declaration of Caracas|Declaration of Geneva|Declaration of Istanbul
Declaration of Lisbon|Declaration of Madrid|Declaration of Tokyo|Defeat Depression Campaign|Defense Mechanism Rating Scales
Defense Mechanisms Inventory|Defense Style Questionnaire|Defining Issues Test|Deliberate Self-Harm Inventory|Delirium Rating Scale
Dementia Rating Scale|Dental Anxiety Scale|Denver Developmental Screening Test|Denver Youth Survey
Deployment Risk and Resilience Inventory|Depression Anxiety Stress Scales|Depression Anxiety and Stress Scale
Depression Stigma Scale|Dermatology Life Quality Index|Derogatis Sexual Functioning Inventory|Desirability of Control Scale
Developing Human Connectome Project|Development and Well-Being Assessment|Developmental Behavior Checklist
Developmental Behaviour Checklist|Developmental Coordination Disorder Questionnaire|Developmental Test of Visual Perception
Devereux Early Childhood Assessment|Devereux Student Strengths Assessment|Diabetes Control and Complications Trial
Diabetes Distress Scale|Diabetes Knowledge Test|Diabetes Prevention Program|Diabetes Prevention Program Outcomes Study
Diabetes Remission Clinical Trial|Diabetes Self-Management Questionnaire|Diabetes Treatment Satisfaction Questionnaire
Diabetic Retinopathy Study|Diagnostic Adaptive Behavior Scale|Diagnostic Analysis of Nonverbal Accuracy
Diagnostic Classification: 0-3|Diagnostic Drawing Series|Diagnostic Interview Schedule for Children
Diagnostic Interview for Borderline Patients|Diagnostic Interview for Children and Adolescents
Diagnostic Interview for Genetic Studies|Diagnostic Interview for Social and Communication Disorders|Diederik Stapel
Dietary Approaches to Stop Hypertension|Dietary Inflammatory Index|Differential Ability Scales|Differential Aptitude Tests
Difficulties in Emotion Regulation Scale|Digit Symbol Substitution Test|Dimensional Apathy Scale
Dimensional Obsessive-Compulsive Scale|Dimensions of Temperament Survey|Disabilities of the Arm, Shoulder and Hand
Disabilities of the Arm, Shoulder, and Hand Questionnaire|Disability Assessment for Dementia|Disability Rating Scale
Discrimination and Stigma Scale|Disease Activity Score 28|Dispositional Flow Scale|Dispositional Resilience Scale
Disruptive Behavior Disorders Rating Scale|Dissociative Subtype of PTSD Scale|Distress Thermometer|Divergent Association Task
Dizziness Handicap Inventory|Dobbs v. Jackson Women’s Health Organization|Doe v. Bolton|Doetinchem Cohort Study|Dogmatism Scale
Doha Declaration|Doi Takeo|Domestic Violence Screening Inventory|Dominantly Inherited Alzheimer Network|Donald Broadbent
Donald Winnicott|Doors and People Test|Dorothea Dix|Douglas Hospital|Douleur Neuropathique 4|Downs and Black Checklist
Drakenstein Child Health Study|Draw a Person Test|Draw-A-Man Test|Drinking Motives Questionnaire
Drinking Motives Questionnaire-Revised|Drive for Muscularity Scale|Drug Abuse Resistance Education|Drug Abuse Screening Test
Drug Attitude Inventory|Drug Use Disorders Identification Test|Dubowitz Neonatal Neurological Examination
Duke Activity Status Index|Duke Health Profile|Duke Religion Index|Duke Social Support Index|Duke University Religion Index
Dundee Ready Education Environment Measure|Dunedin Longitudinal Study|Dunedin Multidisciplinary Health and Development Study
Dutch Eating Behavior Questionnaire|Dutch Eating Behaviour Questionnaire|Dutch Work Addiction Scale|Dyadic Adjustment Scale
Dyadic Parent-Child Interaction Coding System|Dynamic Gait Index|Dysexecutive Questionnaire|Dysfunctional Attitudes Scale
Dysfunctional Beliefs and Attitudes About Sleep Scale|Düsseldorf Orthorexia Scale|ENRICH Marital Satisfaction Scale
Early Adolescent Temperament Questionnaire|Early Autism Risk Longitudinal Investigation|Early Childhood Behavior Questionnaire
Early Childhood Environment Rating Scale|Early Childhood Oral Health Impact Scale
Early Developmental Stages of Psychopathology Study|Early Growth and Development Study|Early Manifest Glaucoma Trial
Early Psychosis Prevention and Intervention Centre|Early Social Communication Scales|Early Start Denver Model
Early Trauma Inventory|Early Treatment Diabetic Retinopathy Study|Easter Seals|Eating Assessment Tool|Eating Assessment Tool-10
Eating Attitudes Test-26|Eating Disorder Examination|Ebers Papyrus|Eczema Area and Severity Index|Ed Diener|Eden Alternative
Edinburgh Cognitive and Behavioural ALS Screen|Edinburgh Study of Youth Transitions and Crime|Edmonton Frail Scale
Edmonton Symptom Assessment Scale|Edmonton Symptom Assessment System|Edmund Pellegrino|Edward Bradford Titchener|Edward Deci
Edward Lee Thorndike|Edward Thorndike|Edward Titchener|Edward Tolman|Edward Zigler|Edwards Personal Preference Schedule
Edwin Smith Papyrus|Effort Expenditure for Rewards Task|Effort-Reward Imbalance Questionnaire|Egas Moniz
Egna Minnen Beträffande Uppfostran|Ego-Dissolution Inventory|Egon Brunswik|Eighth Joint National Committee|Einstein Aging Study
Ekman 60 Faces Test|Eleanor Rosch|Elemental Psychopathy Assessment|Eli Lilly|Eli Lilly and Company|Eli Robins
Elisabeth Kübler-Ross|Elixhauser Comorbidity Index|Elizabeth Loftus|Elizabeth Spelke|Ella Freeman Sharpe|Elliot Aronson
Elliott Joslin|Elyn Saks|Embedded Figures Test|Emergency Medical Treatment and Active Labor Act|Emergency Severity Index
Emil Kraepelin|Emil von Behring|Emotion Regulation Checklist|Emotion Regulation Questionnaire|Emotional Availability Scales
Emotional Facial Action Coding System|Emotional Quotient Inventory|Emotionality Activity Sociability Temperament Survey
Empathy Quotient|Encyclopedia of DNA Elements|End TB Strategy|Endel Tulving|Engel Epilepsy Surgery Outcome Scale
English Lexicon Project|English Longitudinal Study of Ageing|English and Romanian Adoptees Study
Enhancing Neuro Imaging Genetics through Meta-Analysis|Enhancing Recovery in Coronary Heart Disease Patients
Enhancing the Quality and Transparency of Health Research|Enid Balint|Enneagram Personality Test|Enright Forgiveness Inventory
Environmental Risk Longitudinal Twin Study|Epidemic Intelligence Service|Epidemiologic Catchment Area Program
Epidemiologic Catchment Area Study|Epidemiological Catchment Area Study|Epidemiology of Diabetes Interventions and Complications
Eric Kandel|Eric R. Kandel|Erik Erikson|Erik H. Erikson|Ernst Kretschmer|Erving Goffman|Esalen Institute
Established Populations for Epidemiologic Studies of the Elderly|Esther Bick|Ethical Leadership Scale|Eugen Bleuler
European Academy of Neurology|European Alliance Against Depression|European Association for Palliative Care
European Association for the Study of the Liver|European Centre for Disease Prevention and Control
European College of Neuropsychopharmacology|European Community Respiratory Health Survey
European Federation of Neurological Societies|European Federation of Psychologists’ Associations
European First Episode Schizophrenia Trial|European Health Interview Survey|European Health Literacy Survey
European Health Literacy Survey Questionnaire|European League Against Rheumatism|European Male Ageing Study
European Monitoring Centre for Drugs and Drug Addiction|European Organisation for Research and Treatment of Cancer
European Organization for Research and Treatment of Cancer|European Prediction of Psychosis Study
European Prevention of Alzheimer’s Dementia|European Prospective Investigation into Cancer and Nutrition
European Prospective Investigation of Cancer|European Psychiatric Association|European Respiratory Society
European Society for Clinical Nutrition and Metabolism|European Society for Medical Oncology|European Society of Cardiology
European Society of Human Reproduction and Embryology|European Society of Hypertension|European Stroke Organisation
European Study of the Epidemiology of Mental Disorders|European Working Group on Sarcopenia in Older People
Evaluation of Competency to Stand Trial|Every Child Matters|Every Mind Matters|Every Newborn Action Plan|Every Woman Every Child
Everyday Cognition Scale|Everyday Discrimination Scale|Everyday Memory Questionnaire|Evin Law|Ewen Cameron
Examination of Anomalous Self-Experience|Excerpta Medica|Exercise Addiction Inventory|Exercise Dependence Scale
Expanded Nursing Stress Scale|Expanded Programme on Immunization|Experience Corps|Experiences in Close Relationships Questionnaire
Experiences in Close Relationships Scale|Experiences in Close Relationships-Revised|Experimental Economics Replication Project
Expert Patients Programme|Explanatory Model Interview Catalogue|Expressive Vocabulary Test|Extended Glasgow Outcome Scale
Eyberg Child Behavior Inventory|Eysenck Impulsivity Inventory|FDA Adverse Event Reporting System|FRIENDS for Life
Face, Legs, Activity, Cry, Consolability Scale|Facebook Intensity Scale|Faces Pain Scale|Faces Pain Scale-Revised
Facial Action Coding System|Facts on Aging Quiz|Fagan Test of Infant Intelligence|Fagerström Test for Cigarette Dependence
Fagerström Tolerance Questionnaire|Fahn-Tolosa-Marin Tremor Rating Scale|Faith Development Interview|Faith Maturity Scale
Falls Efficacy Scale|Falls Efficacy Scale-International|Family APGAR Scale|Family Adaptability and Cohesion Evaluation Scales
Family Assessment Device|Family Assessment Measure|Family Check-Up|Family Environment Scale|Family Inventory of Life Events
Family Life Project|Family Nurse Partnership|Family Relations Test|Family Smoking Prevention and Tobacco Control Act
Family and Community Health Study|Fann Hospital|Fantasy Proneness Scale|Farnsworth-Munsell 100 Hue Test|Fast Track Project
Fatigue Severity Scale|Faux Pas Recognition Test|Fear Questionnaire|Fear Survey Schedule|Fear of COVID-19 Scale
Fear of Cancer Recurrence Inventory|Fear of Missing Out Scale|Fear-Avoidance Beliefs Questionnaire
Federal Food, Drug, and Cosmetic Act|Fels Longitudinal Study|Female Sexual Distress Scale|Female Sexual Function Index
Feminist Women’s Health Center|Fernald State School|Fertility Quality of Life Questionnaire|Fibromyalgia Impact Questionnaire
Finnegan Neonatal Abstinence Scoring System|Finnish Diabetes Prevention Study|Finnish Diabetes Risk Score
Finnish Geriatric Intervention Study|Finnish Geriatric Intervention Study to Prevent Cognitive Impairment|Finnish Twin Cohort
First Nations Health Authority|Fitness Interview Test|Five-Factor Narcissism Inventory|Five-Point Test|Flexner Report
Florence Nightingale|Flourishing Scale|Flow State Scale|Food Choice Questionnaire|Food Cravings Questionnaire
Food Insecurity Experience Scale|Food Neophobia Scale|Foot Function Index|Foot and Ankle Ability Measure
Foot and Ankle Outcome Score|Forbes Winslow|Ford Insomnia Response to Stress Test|Foreign Language Classroom Anxiety Scale
Formal Characteristics of Behavior-Temperament Inventory|Formal Elements Art Therapy Scale|Foundling Hospital|Fountain House
Fraboni Scale of Ageism|Framework Convention on Tobacco Control|Framework for Open and Reproducible Research Training
Framingham Offspring Study|Framingham Risk Score|Frances Oldham Kelsey|Francis Inquiry|Francis Report
Francis Scale of Attitude toward Christianity|Franco Basaglia|Frankl Behavior Rating Scale|Frantz Fanon|Franz Brentano
Franz Joseph Gall|François Magendie|Françoise Dolto|Fred Hutchinson Cancer Research Center|Fred Soper
Free and Cued Selective Reminding Test|Freedmen’s Hospital|Freezing of Gait Questionnaire|Freiburg Mindfulness Inventory
Freiburg Personality Inventory|French Lexicon Project|Frenchay Aphasia Screening Test|Frieda Fromm-Reichmann
Friedreich Ataxia Rating Scale|Friendship Bench|Fritz Heider|Fritz Perls|Frommelt Attitude Toward Care of the Dying Scale
Frommelt Attitudes Toward Care of the Dying|Frontal Assessment Battery|Frontal Behavioral Inventory|Frontal Systems Behavior Scale
Frontier Nursing Service|Frost Multidimensional Perfectionism Scale|Frostig Developmental Test of Visual Perception
Fugl-Meyer Assessment Scale|Full Outline of UnResponsiveness Score|Functional Activities Questionnaire
Functional Assessment Measure|Functional Assessment Staging Test|Functional Assessment of Cancer Therapy
Functional Assessment of Cancer Therapy-General|Functional Assessment of Chronic Illness Therapy|Functional Gait Assessment
Functional Independence Measure|Functional Independence Measure for Children|Functional Living Index-Cancer
Functional Movement Screen|Functional Oral Intake Scale|Functional Outcomes of Sleep Questionnaire|Functional Reach Test
Future of Families and Child Wellbeing Study|Félix Guattari|G. Stanley Hall|Gabor Maté|Galen of Pergamon
Galveston Orientation and Amnesia Test|Gamblers Anonymous|Gamblers’ Beliefs Questionnaire|Gambling Related Cognitions Scale
Game Addiction Scale|Game of Dice Task|Gastrointestinal Symptom Rating Scale|Gates-MacGinitie Reading Tests
Gavi, the Vaccine Alliance|Gay Men’s Health Crisis|Geisel School of Medicine|Gender Role Conflict Scale
General Aptitude Test Battery|General Board of Health|General Help-Seeking Questionnaire|General Medical Council
General Oral Health Assessment Index|General Practice Research Database|General Practitioner Assessment of Cognition
General Self-Efficacy Scale|Generalized Problematic Internet Use Scale|Generalized Self-Efficacy Scale|Generation R Study
Generation Scotland|Generation XXI|Generic Conspiracist Beliefs Scale|Genetic Links to Anxiety and Depression Study
Geneva Affective Picture Database|Geneva Emotion Recognition Test|Geneva Emotion Wheel|Genotype-Tissue Expression Project
Geoffrey Rose|Georg Rasch|George Miller Beard|Georgia Centenarian Study|Gerd Gigerenzer|Gerhard Domagk
Geriatric Oral Health Assessment Index|German Ageing Survey|German Health Interview and Examination Survey for Adults
German National Cohort|Gesell Developmental Observation|Gesell Developmental Schedules|Gesell Institute
Gilliam Autism Rating Scale|Giovanni Battista Morgagni|Girindrasekhar Bose|Girolamo Fracastoro|Glasgow Depression Scale
Glasgow Face Matching Test|Glasgow Outcome Scale|Glasgow Sleep Effort Scale|Glaxo Wellcome|Global Adult Tobacco Survey
Global Alliance for Vaccines and Immunization|Global Assessment Scale|Global Burden of Disease Study 2019
Global Deterioration Scale|Global Fund to Fight AIDS, Tuberculosis and Malaria|Global Health Security Agenda
Global Health Security Index|Global Influenza Surveillance and Response System|Global Initiative for Asthma
Global Initiative for Chronic Obstructive Lung Disease|Global Outbreak Alert and Response Network
Global Physical Activity Questionnaire|Global Polio Eradication Initiative|Global School-Based Student Health Survey
Global Youth Tobacco Survey|Glueck Study|God Attachment Inventory|Gold Standards Framework|Goldsmiths Musical Sophistication Index
Goldstein-Scheerer Tests|Golestan Cohort Study|Golombok Rust Inventory of Marital State
Golombok Rust Inventory of Sexual Satisfaction|Good Behavior Game|Good Behaviour Game|Good Judgment Project
Goodenough Draw-a-Man Test|Goodenough-Harris Drawing Test|Gordon Allport|Gordon Musical Aptitude Profile
Gothenburg H70 Birth Cohort Studies|Gottman Institute|Government Hospital for the Insane
Grading of Recommendations Assessment, Development and Evaluation|Grady Memorial Hospital|Grant Study|Gratitude Questionnaire
Gray Oral Reading Test|Great Barrington Declaration|Great Ormond Street|Great Ormond Street Hospital|Great Plague of London
Great Plague of Marseille|Great Smoky Mountains Study|Great Smoky Mountains Study of Youth|Green House Project
Green Paranoid Thoughts Scale|Green et al. Paranoid Thoughts Scale|Greene Climacteric Scale|Griffiths Mental Development Scales
Griffiths Report|Griffiths Scales of Child Development|Griswold v. Connecticut|Grit Scale|Groningen Frailty Indicator
Groote Schuur Hospital|Grooved Pegboard Test|Gross Motor Function Classification System|Gross Motor Function Measure
Group Embedded Figures Test|Group Environment Questionnaire|Growing Up Today Study|Growing Up in Australia|Growing Up in Ireland
Growing Up in New Zealand|Growing Up in Scotland|Growing Up in Singapore Towards Healthy Outcomes|Grunya Sukhareva
Guangzhou Biobank Cohort Study|Gudjonsson Suggestibility Scale|Gudjonsson Suggestibility Scales|Gugging Swallowing Screen
Guilford-Zimmerman Temperament Survey|Gustav Fechner|Gustav Theodor Fechner|Guy de Chauliac|Guy’s Hospital
HEALthy Brain and Child Development Study|HEXACO Personality Inventory|HEXACO Personality Inventory-Revised|HIV Stigma Scale
HOME Inventory|Halfdan Mahler|Hall Occupational Orientation Inventory|Hall v. Florida|Hallucinogen Rating Scale
Halpern Critical Thinking Assessment|Halstead Category Test|Halstead-Reitan Neuropsychological Battery
Halstead-Reitan Neuropsychological Test Battery|Hammersmith Infant Neurological Examination|Hanen Program|Hanna Segal|Hanns Sachs
Hans Rosling|Hans Selye|Hanwell Asylum|Happé Strange Stories|Hardiness Scale|Hare Psychopathy Checklist
Hare Psychopathy Checklist-Revised|Harmonized Cognitive Assessment Protocol|Harris Hip Score|Harrison Narcotics Act
Harrison’s Principles of Internal Medicine|Harry Benjamin|Harry Benjamin International Gender Dysphoria Association
Harry F. Harlow|Harry Guntrip|Harry Harlow|Harry Stack Sullivan|Hartwig Severity Assessment Scale|Harvard Dataverse
Harvard Group Scale of Hypnotic Susceptibility|Harvard Medical School|Harvard School of Public Health
Harvard Study of Adult Development|Harvard T.H. Chan School of Public Health|Harvard Trauma Questionnaire
Hassles and Uplifts Scale|Hastings Center|Hatch-Waxman Act|Havelock Ellis|Hawaii Early Learning Profile
Hayling Sentence Completion Test|Hayling and Brixton Tests|Headache Impact Test|Headspace Australia|Health Anxiety Inventory
Health Assessment Questionnaire|Health Behavior in School-Aged Children|Health Behaviour in School-Aged Children Study
Health Behaviour in School-aged Children|Health Canada|Health Education England|Health Information National Trends Survey
Health Level Seven|Health Literacy Questionnaire|Health Organisation of the League of Nations|Health Professionals Follow-Up Study
Health Professions Council of South Africa|Health Promoting Lifestyle Profile|Health Protection Agency
Health Resources and Services Administration|Health Survey for England|Health Utilities Index|Health and Care Act
Health and Care Professions Council|Health and Lifestyle Survey|Health and Safety Executive|Health and Social Care Act
Healthcare Cost and Utilization Project|Healthwatch England|Healthy Ageing in Scotland|Healthy Brain Network|Healthy China 2030
Healthy Cities Project|Healthy Families America|Healthy Japan 21|Healthy Minds Study|Healthy People 2000|Healthy People 2010
Healthy People 2020|Healthy People 2030|Hearing Handicap Inventory for the Elderly|Hearing Voices Network
Heart Outcomes Prevention Evaluation|Heart Outcomes Prevention Evaluation Study|Heart Protection Study
Heart and Estrogen/Progestin Replacement Study|Heart and Soul Study|Heartland Forgiveness Scale
Heinrichs-Carpenter Quality of Life Scale|Heinz Kohut|Heinz Lehmann|Heinz Nixdorf Recall Study|Helen Taussig
Helping Alliance Questionnaire|Helsinki Birth Cohort Study|Hendrich II Fall Risk Model|Henri Tajfel|Henri Wallon
Henri de Mondeville|Henrietta Lacks|Henry Cotton|Henry Dale|Henry Head|Henry Maudsley|Henry Molaison
Henry Phipps Psychiatric Clinic|Henry Street Settlement|Herman Boerhaave|Hermann von Helmholtz|Hertfordshire Cohort Study
Herth Hope Index|Herth Hope Scale|Hewitt-Flett Multidimensional Perfectionism Scale|Hierarchical Taxonomy of Psychopathology
High School Personality Questionnaire|HighScope Perry Preschool Study|Highly Sensitive Child Scale|Highly Sensitive Person Scale
Hildegard Peplau|Hildegard of Bingen|Hill-Burton Act|Hinting Task|Hip Disability and Osteoarthritis Outcome Score
Hippolyte Bernheim|Hisayama Study|Hispanic Community Health Study|Hispanic Community Health Study/Study of Latinos
Historical Clinical Risk Management-20|Hoarding Rating Scale|Hoehn and Yahr Scale|Hoffman Report|Hoffmann-La Roche
Hogan Development Survey|Hogan Empathy Scale|Hogan Grief Reaction Checklist|Hogan Personality Inventory
Hogg Foundation for Mental Health|Holmes and Rahe Stress Scale|Holtzman Inkblot Technique
Home Observation for Measurement of the Environment|Home and Community Social Behavior Scales|Honolulu Heart Program
Honolulu-Asia Aging Study|Hood Mysticism Scale|Hooked on Nicotine Checklist|Hooper Visual Organization Test|Hoorn Study
Hopkins Symptom Checklist|Hopkins Symptom Checklist-25|Hopkins Verbal Learning Test|Hordaland Health Study
Horne-Östberg Morningness-Eveningness Questionnaire|Hospital Consumer Assessment of Healthcare Providers and Systems
Hospital Episode Statistics|Hospital Readmissions Reduction Program|Hospital for Sick Children|House-Tree-Person Technique
House-Tree-Person Test|Household Dietary Diversity Score|Household Food Insecurity Access Scale|Household Hunger Scale
Household, Income and Labour Dynamics in Australia Survey|Housing First|Howard Florey|Hua Tuo|Huangdi Neijing|Hugo Münsterberg
Human Brain Project|Human Genome Diversity Project|Human Microbiome Project|Human Phenotype Ontology|Human Protein Atlas
Humphry Osmond|Hunayn ibn Ishaq|Hungry Donkey Task|Hypersensitive Narcissism Scale|Hypersexual Behavior Inventory
Hypertension Detection and Follow-Up Program|Hypertension in the Very Elderly Trial|Hypnotic Induction Profile|Hypomania Checklist
Hypomanic Personality Scale|Hôtel-Dieu de Paris|Hôtel-Dieu de Québec|IG Farben|Iain Chalmers|Ibadan Study of Ageing|Ibn Sina
Ibn al-Haytham|Ibn al-Nafis|Icahn School of Medicine at Mount Sinai|Ice Bucket Challenge|Ida Macalpine|Idiots Act
Ignacio Martín-Baró|Ignaz Semmelweis|Illinois Rape Myth Acceptance Scale|Illinois Test of Psycholinguistic Abilities
Illness Attitude Scales|Illness Behaviour Questionnaire|Illness Perception Questionnaire|Illness Perception Questionnaire-Revised
Immediate Post-Concussion Assessment and Cognitive Testing|Impact of Cancer Scale|Impact of Event Scale-Revised
Implicit Relational Assessment Procedure|Improving Access to Psychological Therapies|Inclusion of Nature in Self Scale
Inclusion of Other in the Self Scale|Incredible Years|Incredible Years Parent Training Program|Independent SAGE|Index Catalogue
Index Medicus|Index of Learning Styles|Index of Sexual Satisfaction|Index of Spouse Abuse|Indian Health Service
Indian Journal of Psychiatry|Indian Medical Service|Indonesia Family Life Survey|Infant Behavior Questionnaire
Infant Health and Development Program|Infant-Toddler Social and Emotional Assessment|Infant/Toddler Environment Rating Scale
Inflammatory Bowel Disease Questionnaire|Informant Questionnaire on Cognitive Decline in the Elderly|Insomnia Severity Index
Institut Pasteur|Institute for Health Metrics and Evaluation|Institute for Healthcare Improvement
Institute for Safe Medication Practices|Institute for Sexual Science|Institute of Psychiatry
Institute of Psychiatry, Psychology and Neuroscience|Insulin Treatment Appraisal Scale|Integrated Child Development Services
Integrated Palliative Care Outcome Scale|Intensive Care Delirium Screening Checklist|Interdisciplinary Education Perception Scale
Internalized Stigma of Mental Illness Scale|International Affective Digitized Sounds|International Affective Picture System
International Agency for Research on Cancer|International Association for Cross-Cultural Psychology
International Association for Suicide Prevention|International Association for the Study of Pain
International Association of Applied Psychology|International Cancer Genome Consortium|International Classification of Diseases
International Classification of Functioning, Disability and Health|International Classification of Headache Disorders
International Classification of Impairments, Disabilities, and Handicaps|International Classification of Primary Care
International Classification of Sleep Disorders|International Code of Marketing of Breast-Milk Substitutes
International Committee of the Red Cross|International Confederation of Midwives|International Conference on Harmonisation
International Conference on Population and Development|International Consortium for Health Outcomes Measurement
International Consultation on Incontinence Questionnaire|International Cooperative Ataxia Rating Scale
International Council of Nurses|International Diabetes Federation|International Ergonomics Association
International HapMap Project|International Health Division|International Health Regulations|International Hearing Voices Network
International Index of Erectile Function|International Journal of Epidemiology|International Journal of Psychoanalysis
International League Against Epilepsy|International Medical Corps|International Parkinson and Movement Disorder Society
International Patient Decision Aid Standards|International Patient Summary|International Personality Disorder Examination
International Personality Item Pool|International Physical Activity Questionnaire
International Physicians for the Prevention of Nuclear War|International Pilot Study of Schizophrenia
International Planned Parenthood Federation|International Prostate Symptom Score|International Psychoanalytical Association
International Psychogeriatric Association|International Rescue Committee|International Restless Legs Scale
International Sanitary Conferences|International Society for Autism Research|International Society for Bipolar Disorders
International Society for Traumatic Stress Studies|International Society of Political Psychology
International Society of Sport Psychology|International Statistical Classification of Diseases
International Study of Asthma and Allergies in Childhood|International Tobacco Control Policy Evaluation Project
International Trauma Exposure Measure|International Trauma Interview|International Trauma Questionnaire
International Union of Psychological Science|Internet Addiction Test|Internet Gaming Disorder Scale|Internet Gaming Disorder Test
Interpersonal Adjective Scales|Interpersonal Needs Questionnaire|Interpersonal Support Evaluation List
Intolerance of Uncertainty Scale|Intrinsic Motivation Inventory|Intuitive Eating Scale|Inventory of Callous-Unemotional Traits
Inventory of Childhood Memories and Imaginings|Inventory of Complicated Grief|Inventory of Interpersonal Problems
Inventory of Learning Styles|Inventory of Parent and Peer Attachment|Inventory of Personality Organization
Inventory of Statements About Self-Injury|Iowa Infant Feeding Attitude Scale|Iowa Tests of Basic Skills|Iowa Women’s Health Study
Iowa Youth and Families Project|Irish Longitudinal Study on Ageing|Irritable Bowel Syndrome Severity Scoring System|Irvin Yalom
Isfahan Cohort Study|Ishihara Colour Test|Ishihara Test|Isle of Wight Birth Cohort|Isle of Wight Study|It Gets Better Project
Ivan Illich|Ivan Sechenov|Ivar Lovaas|J. Marion Sims|J. P. Guilford|JAMA Internal Medicine|JAMA Psychiatry|JFK Coma Recovery Scale
Jaak Panksepp|Jack Kevorkian|Jackson Heart Study|Jackson Personality Inventory|Jacobson v. Massachusetts|Jakarta Declaration
Jalowiec Coping Scale|Jamaica Home Visiting Study|James Braid|James Collip|James Mark Baldwin|James McKeen Cattell
James Rowland Angell|Jane Collective|Japan Collaborative Cohort Study|Japan Environment and Children’s Study
Japan Gerontological Evaluation Study|Japan Public Health Center-Based Prospective Study|Japanese Study of Aging and Retirement
Japanese and Caucasian Brief Affect Recognition Test|Jay Haley|Jay Katz|Jean Delay|Jean Itard|Jean Laplanche|Jean-Martin Charcot
Jean-Étienne Dominique Esquirol|Jebsen Hand Function Test|Jebsen-Taylor Hand Function Test|Jed Foundation
Jefferson Scale of Empathy|Jefferson Scale of Physician Empathy|Jeffrey Young|Jenkins Activity Survey|Jenkins Sleep Scale
Jeremiah Stamler|Jerome Bruner|Jerome Kagan|Jesse Gelsinger|Jim Yong Kim|Joan Riviere|Joanna Briggs Institute
Job Characteristics Inventory|Job Diagnostic Survey|Job Satisfaction Survey|Job Stress Survey|Joe Camel|Johann Spurzheim
Johann Weyer|John Bowlby|John Cade|John Conolly|John Hughlings Jackson|John Hunter|John Ioannidis|John Money
John Radcliffe Hospital|John Snow|John Snow Memorandum|John Wing|John Yudkin|Johns Hopkins Bloomberg School of Public Health
Johns Hopkins Hospital|Johns Hopkins Medicine|Joint Commission|Joint Commission on Accreditation of Healthcare Organizations
Joint National Committee|Jon Kabat-Zinn|Jonathan Haidt|Josef Mengele|Joseph Goldberger|Joseph LeDoux|Joseph Wolpe
Josiah Macy Jr. Foundation|Journal of Abnormal Psychology|Journal of Abnormal and Social Psychology
Journal of Applied Behavior Analysis|Journal of Applied Psychology|Journal of Autism and Developmental Disorders
Journal of Consulting and Clinical Psychology|Journal of Counseling Psychology|Journal of Counseling and Development
Journal of Educational Psychology|Journal of Experimental Psychology|Journal of Marital and Family Therapy
Journal of Mental Science|Journal of Neuroscience|Journal of Personality and Social Psychology|Journal of School Psychology
Journal of the American Medical Association|Journal of the History of the Behavioral Sciences|Joyce McDougall
Judgment of Line Orientation Test|Judi Chamberlin|Julia Kristeva|Julian Rotter|Julian Tudor Hart|Julius Streicher
Julius Wagner-Jauregg|Junior Eysenck Personality Questionnaire|Junior Temperament and Character Inventory|Justinianic Plague
Juvenile Diabetes Research Foundation|Juvenile Victimization Questionnaire|Jyväskylä Longitudinal Study of Dyslexia
Jyväskylä Longitudinal Study of Personality and Social Development|KIDSCREEN Questionnaire|Kadoorie Biobank|Kailuan Study
Kaiser Family Foundation|Kaiser Permanente|Kansas Inventory of Parental Perceptions|Kansas Marital Satisfaction Scale
Karen Ann Quinlan|Karen Horney|Karl Bühler|Karl Friston|Karl Jaspers|Karl Lashley|Karl Leonhard|Karnofsky Performance Scale
Karolinska Directed Emotional Faces|Karolinska Exhaustion Disorder Scale|Karolinska Institute|Karolinska Institutet
Karolinska Sleep Questionnaire|Karolinska Sleepiness Scale|Karolinska University Hospital|Kauai Longitudinal Study
Kaufman Adolescent and Adult Intelligence Test|Kaufman Assessment Battery for Children|Kaufman Brief Intelligence Test
Kaufman Domains of Creativity Scale|Kaufman Test of Educational Achievement|Kay Redfield Jamison|Keirsey Temperament Sorter
Kenneth Craik|Kentucky Inventory of Mindfulness Skills|Kerner Commission|KiVa Antibullying Program
Kiddie Schedule for Affective Disorders and Schizophrenia|Kids’ Inpatient Database|Kinetic Family Drawing
Kinetic House-Tree-Person Drawings|Kingsley Hall|King’s Fund|King’s Health Questionnaire|Kinsey Institute|Kinsey Reports
Kinsey Scale|Kirkup Report|Kitasato Shibasaburō|Kitty Genovese|Klein Sexual Orientation Grid
Knee Injury and Osteoarthritis Outcome Score|Koch Tree Test|Kogan’s Attitudes Toward Old People Scale|Kohs Block Design Test
Kolb Learning Style Inventory|Korbinian Brodmann|Korea National Health and Nutrition Examination Survey
Korea Youth Risk Behavior Web-Based Survey|Korean Genome and Epidemiology Study|Korean Longitudinal Study of Ageing
Korean Longitudinal Study of Aging|Korean National Health and Nutrition Examination Survey|Kuder Occupational Interest Survey
Kuder Preference Record|Kungsholmen Project|Kuopio Ischaemic Heart Disease Risk Factor Study|Kupperman Index|Kurt Koffka
Kurt Lewin|Kurtzke Expanded Disability Status Scale|Körperkoordinationstest für Kinder|L. L. Thurstone
LATCH Breastfeeding Assessment Tool|Laboratory Temperament Assessment Battery|Ladislas Meduna|Lalonde Report
Lambeth Early Onset Team|Lancashire Quality of Life Profile|Lancet Commission|Lancet Countdown|Lancet Global Health
Lancet Infectious Diseases|Lancet Oncology|Lancet Psychiatry|Langer Mindfulness Scale|Language Development Survey
Lanterman-Petris-Short Act|Larry P. v. Riles|Larry Squire|Launay-Slade Hallucination Scale|Lawrence Kohlberg
Lawton Instrumental Activities of Daily Living Scale|Lawton Scale|Leader Behavior Description Questionnaire
Leadership Practices Inventory|League of Nations Health Organization|Leapfrog Group|Learning Style Inventory
Learning Styles Questionnaire|Learning and Study Strategies Inventory|Least Preferred Coworker Scale|Lee Cronbach|Lee J. Cronbach
Lee Silverman Voice Treatment|Leeds Assessment of Neuropathic Symptoms and Signs|Leeds Dependence Questionnaire
Leeds Sleep Evaluation Questionnaire|Lehman Quality of Life Interview|Leicester Cough Questionnaire|Leiden 85-plus Study
Leiden Longevity Study|Leiden Manifesto|Leo Kanner|Leon Festinger|Leonora Carrington|Leopold Szondi|Lev Vygotsky
Level of Personality Functioning Scale|Level of Service Inventory|Level of Service Inventory-Revised
Level of Service/Case Management Inventory|Levels of Emotional Awareness Scale|Levenson Self-Report Psychopathy Scale|Lewis Terman
Leymann Inventory of Psychological Terror|Li Shizhen|Lidcombe Program|Life Events Checklist|Life Events and Difficulties Schedule
Life Orientation Test-Revised|Life Satisfaction Index|Life Span Study|Life Stressor Checklist|LifeSkills Training
Lifelines Cohort Study|Like Minds, Like Mine|Lille Apathy Rating Scale|Lillian Gilbreth|Linguistic Inquiry and Word Count
Lipid Research Clinics Coronary Primary Prevention Trial|Little Albert|Little Hans|Liverpool Care Pathway
Liverpool Care Pathway for the Dying Patient|Liverpool School of Tropical Medicine|Liverpool Seizure Severity Scale
Locke-Wallace Marital Adjustment Test|Logical Observation Identifiers Names and Codes|London Lock Hospital
London School of Hygiene & Tropical Medicine|London School of Hygiene and Tropical Medicine|Longitudinal Ageing Study in India
Longitudinal Aging Study Amsterdam|Longitudinal Aging Study in India|Longitudinal Study of Australian Children
Longitudinal Study of Indigenous Children|Look AHEAD Study|Look AHEAD Trial|Lorna Wing|Lothian Birth Cohort 1921
Lothian Birth Cohort 1936|Lothian Birth Cohorts|Louis Leon Thurstone|Love Attitudes Scale|Love Canal|Love of Money Scale
Lowenfeld World Technique|Lower Extremity Functional Scale|Lubben Social Network Scale|Ludwig Binswanger|Lunacy Act
Lupus Quality of Life Questionnaire|Luria-Nebraska Neuropsychological Battery|Lydia Pinkham’s Vegetable Compound
Lyon Diet Heart Study|Lysholm Knee Scoring Scale|Lüscher Color Test|M.D. Anderson Symptom Inventory
MATRICS Consensus Cognitive Battery|MD Anderson Cancer Center|MD Anderson Symptom Inventory|MOS Social Support Survey
MRC Psycholinguistic Database|Maastricht Acute Stress Test|MacArthur Communicative Development Inventories
MacArthur Competence Assessment Tool|MacArthur Competence Assessment Tool for Treatment
MacArthur Competence Assessment Tool-Criminal Adjudication|MacArthur Scale of Subjective Social Status
MacArthur Story Stem Battery|MacArthur Violence Risk Assessment Study|MacArthur-Bates Communicative Development Inventories
MacArthur–Bates Communicative Development Inventory|Mach-IV Scale|Mackworth Clock Test|Macmillan Cancer Support|Mad Pride
Maddox Wing Test|Magnet Recognition Program|Magnus Hirschfeld|Mahzarin Banaji|Maintenance of Wakefulness Test
Malawi Developmental Assessment Tool|Malaysia Ageing and Retirement Survey|Male Role Norms Inventory|Male Role Norms Scale
Malleus Maleficarum|Malmö Diet and Cancer Study|Malmö Mammographic Screening Trial|Malnutrition Universal Screening Tool
Manchester Child Attachment Story Task|Manchester Self-Harm Project|Manchester Self-Harm Rule
Manchester Short Assessment of Quality of Life|Manchester Triage System|Manfred Sakel|Mannheim Multicomponent Stress Test
Mannheim Study of Children at Risk|Manual Ability Classification System|Many Babies Project|Many Labs 2|Many Labs Project
Maputo Protocol|March of Dimes|Margaret Sanger Clinic|Marie Curie Cancer Care|Marie Stopes|Marijuana Problem Scale
Marine Hospital Service|Marital Satisfaction Inventory|Marius Romme|Marlboro Man|Marmot Review|Marsha Linehan|Marshall Hall
Martin Seligman|Mary Ainsworth|Mary Breckinridge|Mary Cover Jones|Mary Main|Mary Mallon|Mary Seacole
Mashhad Stroke and Heart Atherosclerotic Disorder Study|Massachusetts General Hospital
Massachusetts General Hospital Hairpulling Scale|Master Settlement Agreement|Masud Khan
Mater-University of Queensland Study of Pregnancy|Material Values Scale|Maternal Antenatal Attachment Scale
Maternal Behavior Q-Sort|Maternal Postnatal Attachment Scale|Maternal-Fetal Attachment Scale|Mathematics Anxiety Rating Scale
Matrix Analogies Test|Matrix Reasoning Item Bank|Matson Evaluation of Social Skills with Youngsters|Mattis Dementia Rating Scale
Maudsley Addiction Profile|Maudsley Hospital|Maudsley Model of Anorexia Nervosa Treatment for Adults
Maudsley Obsessional-Compulsive Inventory|Maudsley Personality Inventory|Maurice Hilleman|Maurice Pappworth|Max Wertheimer
Mayo Clinic|Mayo Clinic Study of Aging|Mayo-Portland Adaptability Inventory|McCarthy Scales of Children’s Abilities
McGill Illness Narrative Interview|McGill Quality of Life Questionnaire|McLean Hospital
McLean Screening Instrument for Borderline Personality Disorder|McLean Study of Adult Development
McMaster Family Assessment Device|Meaning in Life Questionnaire|Measure of Moral Distress for Healthcare Professionals|Medard Boss
Medic Alert Foundation|Medical College Admission Test|Medical Condition Regard Scale|Medical Dictionary for Regulatory Activities
Medical Information Mart for Intensive Care|Medical Journal of Australia|Medical Outcomes Study
Medical Outcomes Study Social Support Survey|Medical Research Council Cognitive Function and Ageing Study
Medical Research Council Dyspnoea Scale|Medical Subject Headings|Medicare Advantage|Medicare Current Beneficiary Survey
Medicare Part D|Medicare Shared Savings Program|Medication Adherence Rating Scale|Medication Appropriateness Index
Medicines and Healthcare Products Regulatory Agency|Medico-Psychological Association|Mediterranean Diet Adherence Screener
Meharry Medical College|Melbourne Assessment of Unilateral Upper Limb Function|Melbourne Collaborative Cohort Study
Melbourne Decision Making Questionnaire|Memorial Delirium Assessment Scale|Memorial Sloan Kettering Cancer Center
Memorial Symptom Assessment Scale|Memory Compensation Questionnaire|Memory Impairment Screen|Menninger Clinic|Menninger Foundation
Menopause Rating Scale|Menstrual Distress Questionnaire|Mental Adjustment to Cancer Scale|Mental Capacity Act 2005
Mental Deficiency Act|Mental Health Act 1983|Mental Health America|Mental Health Commission of Canada|Mental Health Continuum
Mental Health Continuum-Short Form|Mental Health Foundation|Mental Health Gap Action Programme|Mental Health Literacy Scale
Mental Health Parity Act|Mental Health Parity and Addiction Equity Act|Mental Healthcare Act|Mental Illness: Clinicians’ Attitudes
Mental Measurements Yearbook|Mental Research Institute|Mental Toughness Questionnaire|Merck Manual|Merck Sharp & Dohme
Merrill-Palmer Scale|Merrill-Palmer-Revised Scales|Meta-Cognitions Questionnaire|Metacognitions Questionnaire
Metacognitive Awareness Inventory|Metamemory in Adulthood Questionnaire|Metropolitan Asylums Board|Mexican Health and Aging Study
Michael Balint|Michael DeBakey|Michael Gazzaniga|Michael J. Fox Foundation|Michael Marmot|Michael Rutter|Michael Shepherd
Michael Tomasello|Michigan Diabetes Knowledge Test|Michigan Hand Outcomes Questionnaire|Michigan Neuropathy Screening Instrument
Midlife in the United States|Midlife in the United States Study|Midtown Manhattan Study|Migraine Disability Assessment
Migraine Disability Assessment Questionnaire|Mihaly Csikszentmihalyi|Milan System for Reporting Salivary Gland Cytopathology
Milbank Memorial Fund|Mill Hill Vocabulary Scale|Millennium Cohort Family Study|Miller Forensic Assessment of Symptoms Test
Million Veteran Program|Millon Adolescent Clinical Inventory|Millon Behavioral Medicine Diagnostic
Millon Clinical Multiaxial Inventory|Mills Longitudinal Study|Mindful Eating Questionnaire|Minding the Baby
Mini Nutritional Assessment|Mini-Balance Evaluation Systems Test|Mini-IPIP Scales|Mini-Mental Adjustment to Cancer Scale
Mini-Mental State Exam|Minnesota Clerical Test|Minnesota Colon Cancer Control Study|Minnesota Coronary Experiment
Minnesota Heart Health Program|Minnesota Heart Survey|Minnesota Importance Questionnaire
Minnesota Living with Heart Failure Questionnaire|Minnesota Longitudinal Study of Parents and Children
Minnesota Longitudinal Study of Risk and Adaptation|Minnesota Multiphasic Personality Inventory-2
Minnesota Multiphasic Personality Inventory-2-Restructured Form|Minnesota Multiphasic Personality Inventory-Adolescent
Minnesota Nicotine Withdrawal Scale|Minnesota Paper Form Board Test|Minnesota Rate of Manipulation Test
Minnesota Satisfaction Questionnaire|Minnesota Starvation Experiment|Minnesota Study of Twins Reared Apart
Mississippi Scale for Combat-Related PTSD|Mixed Methods Appraisal Tool|Mobile Phone Problem Use Scale
Model of Human Occupation Screening Tool|Modern Racism Scale|Modern Sexism Scale|Modified Ashworth Scale|Modified Barthel Index
Modified Card Sorting Test|Modified Checklist for Autism in Toddlers|Modified Dental Anxiety Scale|Modified Early Warning Score
Modified Medical Research Council Dyspnea Scale|Modified Mini-Mental State Examination|Modified Overt Aggression Scale
Modified Rodnan Skin Score|Mogens Schou|Mondino de Luzzi|Monitor on Psychology|Monitoring the Future Study
Monongahela Valley Independent Elders Survey|Monster Study|Montefiore Medical Center|Montgomery v Lanarkshire Health Board
Montreal Battery of Evaluation of Amusia|Montreal Imaging Stress Task|Montreal Neurological Institute|Mood Disorder Questionnaire
Mood and Feelings Questionnaire|Moorfields Eye Hospital|Moos Menstrual Distress Questionnaire|Moral Distress Scale
Moral Distress Scale-Revised|Moral Foundations Sacredness Scale|Moral Identity Scale|Moral Injury Events Scale
Moral Injury Outcome Scale|Moral Injury Symptom Scale|Moral Judgment Interview|Moral Judgment Test
Morbidity and Mortality Weekly Report|Morisky Medication Adherence Scale|Morita Shōma|Morningness-Eveningness Questionnaire
Morse Fall Scale|Morton Prince|Mother-to-Infant Bonding Scale|Motivated Strategies for Learning Questionnaire
Motivational Interviewing Treatment Integrity Code|Motivational Trait Questionnaire|Motor Activity Log
Motor-Free Visual Perception Test|Motricity Index|Mount Sinai Hospital|Movember Foundation
Movement Assessment Battery for Children|Movement Imagery Questionnaire|Movie for the Assessment of Social Cognition
Moving to Opportunity|Moynihan Report|Mullen Scales of Early Learning|Multi-Motive Grid|Multidimensional Anger Inventory
Multidimensional Anxiety Scale for Children|Multidimensional Assessment of Interoceptive Awareness
Multidimensional Body-Self Relations Questionnaire|Multidimensional Fatigue Inventory|Multidimensional Fatigue Symptom Inventory
Multidimensional Health Locus of Control Scales|Multidimensional Inventory of Black Identity
Multidimensional Inventory of Dissociation|Multidimensional Pain Inventory|Multidimensional Perfectionism Scale
Multidimensional Personality Questionnaire|Multidimensional Schizotypy Scale|Multidimensional State Boredom Scale
Multidimensional Students’ Life Satisfaction Scale|Multidimensional Treatment Foster Care|Multidomain Alzheimer Preventive Trial
Multifaceted Empathy Test|Multifactor Emotional Intelligence Scale|Multifactorial Memory Questionnaire
Multigroup Ethnic Identity Measure|Multimodal Treatment Study of Children with ADHD|Multimodal Treatment of ADHD Study
Multiple Indicator Cluster Survey|Multiple Indicator Cluster Surveys|Multiple Risk Factor Intervention Trial
Multiple Sclerosis Functional Composite|Multiple Sclerosis Impact Scale|Multiple Sclerosis Quality of Life-54
Multiple Sleep Latency Test|Munich Chronotype Questionnaire|Murphy-Meisgeier Type Indicator for Children
Muscle Dysmorphia Inventory|Muscle Dysmorphic Disorder Inventory|Muzafer Sherif|Mystical Experience Questionnaire
Médecins Sans Frontières|NASA Task Load Index|NEO Five-Factor Inventory|NHS Diabetes Prevention Programme|NHS Direct
NHS Health Check|NHS Improvement|NHS Long Term Plan|NICHD Study of Early Child Care|NICU Network Neurobehavioral Scale
NIH Stroke Scale|NIH Toolbox Cognition Battery|Naglieri Nonverbal Ability Test|Namaste Care|Name Letter Test
Names Project AIDS Memorial Quilt|Nancy Andreasen|Nancy Chodorow|Nancy Krieger|Napsbury Hospital
Naranjo Adverse Drug Reaction Probability Scale|Narayana Health|Narcissistic Admiration and Rivalry Questionnaire
Narcotics Anonymous|National AIDS Control Organisation|National AIDS Trust|National Academy of Medicine
National Academy of Neuropsychology|National Adult Reading Test|National Adult Tobacco Survey|National Alliance on Mental Illness
National Alzheimer’s Coordinating Center|National Ambulatory Medical Care Survey
National Association for the Education of Young Children|National Association of School Psychologists
National Association of Social Workers|National Autistic Society|National Birth Defects Prevention Study|National Cancer Data Base
National Cancer Database|National Center for Biotechnology Information|National Center for Complementary and Alternative Medicine
National Center for Complementary and Integrative Health|National Center for Health Statistics|National Center for PTSD
National Child Development Study|National Child Traumatic Stress Network|National Childbirth Trust|National Children’s Study
National Committee for Mental Hygiene|National Committee for Quality Assurance
National Comorbidity Survey Replication-Adolescent Supplement|National Comprehensive Cancer Network
National Diet and Nutrition Survey|National Disability Insurance Scheme|National Early Warning Score
National Epidemiologic Survey on Alcohol and Related Conditions|National Eye Institute
National Eye Institute Visual Function Questionnaire|National Family Health Survey|National Foundation for Infantile Paralysis
National Health Insurance Research Database|National Health Insurance Scheme|National Health Mission|National Health Service Corps
National Health Service and Community Care Act|National Health and Aging Trends Study|National Health and Medical Research Council
National Health and Resilience in Veterans Study|National Heart, Lung, and Blood Institute
National Hospital Ambulatory Medical Care Survey|National Hospital Discharge Survey|National Hospital for Nervous Diseases
National Hospital for Neurology and Neurosurgery|National Human Genome Research Institute|National Immunization Survey
National Inpatient Sample|National Institute for Health Research|National Institute for Health and Care Excellence
National Institute for Health and Clinical Excellence|National Institute for Occupational Safety and Health
National Institute of Allergy and Infectious Diseases|National Institute of Child Health and Human Development
National Institute of Environmental Health Sciences|National Institute of General Medical Sciences
National Institute of Health and Clinical Excellence|National Institute of Industrial Psychology
National Institute of Mental Health and Neuro Sciences|National Institute of Neurological Disorders and Stroke
National Institute of Nursing Research|National Institute on Aging|National Institute on Alcohol Abuse and Alcoholism
National Institute on Drug Abuse|National Institute on Minority Health and Health Disparities
National Institutes of Health Stroke Scale|National Intimate Partner and Sexual Violence Survey
National Latino and Asian American Study|National League for Nursing|National Longitudinal Mortality Study
National Longitudinal Study of Adolescent to Adult Health|National Longitudinal Survey of Children and Youth
National Lung Screening Trial|National Mental Health Act|National Mental Health Programme|National Mental Health Survey of India
National Multiple Sclerosis Society|National Notifiable Diseases Surveillance System|National Nursing Home Survey
National Osteoporosis Foundation|National Practitioner Data Bank|National Quality Forum
National Registry of Evidence-Based Programs and Practices|National Rural Health Mission|National Service Framework
National Social Life, Health, and Aging Project|National Suicide Prevention Lifeline|National Surgical Quality Improvement Program
National Survey of American Life|National Survey of Child and Adolescent Well-Being|National Survey of Children’s Health
National Survey of Health and Development|National Toxicology Program|National Training Laboratories|National Trauma Data Bank
National Tuberculosis Association|National Vaccine Injury Compensation Program|National Vietnam Veterans Readjustment Study
National Violent Death Reporting System|National Youth Tobacco Survey|Nationwide Children’s Hospital|Nationwide Inpatient Sample
Nature Neuroscience|Nature Relatedness Scale|Neck Disability Index|Need for Affect Scale|Need for Closure Scale
Need for Cognition Scale|Need for Recovery Scale|Negative Acts Questionnaire|Nellie Bly|Nelson-Denny Reading Test
Nencki Affective Picture System|Neonatal Behavioral Assessment Scale|Neonatal Facial Coding System|Neonatal Infant Pain Scale
Neosexism Scale|Netherlands Cohort Study|Netherlands Mental Health Survey and Incidence Study
Netherlands Study of Depression and Anxiety|Netherlands Study of Depression in Older Persons|Netherlands Twin Register
Netley Hospital|Neurobehavioral Cognitive Status Examination|Neuropathic Pain Scale|Neuropathic Pain Symptom Inventory
Neuropsychiatric Inventory Questionnaire|New Delhi Birth Cohort|New Ecological Paradigm Scale|New England Centenarian Study
New England Journal of Medicine|New Environmental Paradigm Scale|New Reynell Developmental Language Scales
New Sexual Satisfaction Scale|New York Psychoanalytic Institute|New York-Presbyterian Hospital
Newborn Behavioral Observations System|Newborn Individualized Developmental Care and Assessment Program
Newcastle Thousand Families Study|Newcastle-Ottawa Scale|Newest Vital Sign|Nicotine Dependence Syndrome Scale
Night Eating Questionnaire|NimStim Set of Facial Expressions|Nine Hole Peg Test|Nisonger Child Behavior Rating Form
Nomophobia Questionnaire|Non-Motor Symptoms Scale|Nord-Trøndelag Health Study|Nordic Musculoskeletal Questionnaire|Norman Shumway
North American Prodrome Longitudinal Study|North Karelia Project|Northern Finland Birth Cohort|Northern Finland Birth Cohort 1966
Norton Scale|Norwegian Mother and Child Cohort Study|Norwegian Mother, Father and Child Cohort Study|Novaco Anger Inventory
Novaco Anger Scale|Novo Nordisk|Nowicki-Strickland Locus of Control Scale|Nuffield Council on Bioethics|Nuffield Trust|Nun Study
Nuremberg Alliance Against Depression|Nurse Family Partnership|Nurses’ Health Study II|Nursing Delirium Screening Scale
Nursing Stress Scale|Nursing Work Index|Nursing and Midwifery Council|Nutritional Risk Screening 2002|Oakland Growth Study
Objectified Body Consciousness Scale|Observational Health Data Sciences and Informatics|Observational Medical Outcomes Partnership
Observing Patient Involvement in Decision Making|Obsessive Beliefs Questionnaire|Obsessive Compulsive Drinking Scale
Obsessive Compulsive Inventory|Obsessive-Compulsive Inventory-Revised|Occupational Self Assessment|Occupational Stress Indicator
Occupational Stress Inventory|Ockenden Report|Ocular Hypertension Treatment Study|Ocular Surface Disease Index|Ohsaki Cohort Study
Okanagan Charter|Okinawa Centenarian Study|Oldenburg Burnout Inventory|Older Americans Resources and Services
Older Australian Twins Study|Oliver Sacks|Olmstead v. L.C.|Olweus Bully/Victim Questionnaire|Olweus Bullying Prevention Program
Online Mendelian Inheritance in Man|Ontario Child Health Study|Ontario Domestic Assault Risk Assessment|Ontario Health Study
Ontario Student Drug Use and Health Survey|Open Affective Standardized Image Set|Open Humans Project|Operation Smile
Operation Warp Speed|Operationalised Psychodynamic Diagnosis|Operationalized Psychodynamic Diagnosis|Opiate Treatment Index
Opinions About Mental Illness Scale|Oral Health Impact Profile|Oral Health Impact Profile-14|Oral Trail Making Test|Orange Book
Order of St John|Oregon Health Insurance Experiment|Oregon Health Plan|Oregon Youth Study|Organizational Commitment Questionnaire
Orphan Drug Act|Orson Fowler|Orygen Youth Health|Oskar Vogt|Oslo Diet-Heart Study|Oslo Social Support Scale|Oswald Külpe
Oswaldo Cruz|Oswestry Low Back Pain Disability Questionnaire|Otago Exercise Programme|Otis-Lennon School Ability Test
Ottawa Charter|Ottawa Charter for Health Promotion|Ottawa Decision Support Framework|Ottawa Personal Decision Guide
Ottawa Subarachnoid Hemorrhage Rule|Otto Fenichel|Otto Gross|Otto Kernberg|Otto Rank|Outcome Rating Scale
Ovako Working Posture Analysing System|Overactive Bladder Questionnaire|Overall Anxiety Severity and Impairment Scale
Overeaters Anonymous|Overt Aggression Scale|Oviedo Convention|Oxford COVID-19 Government Response Tracker
Oxford Happiness Inventory|Oxford Hip Score|Oxford House|Oxford Knee Score|Oxford Shoulder Score|Oxford Utilitarianism Scale
Oxford-Liverpool Inventory of Feelings and Experiences|O’Connor v. Donaldson|PEDro Scale|PLoS ONE|PTSD Checklist
Paced Auditory Serial Addition Task|Paced Auditory Serial Addition Test|Padua Inventory|Paediatric Early Warning Score
Pain Anxiety Symptoms Scale|Pain Assessment in Advanced Dementia Scale|Pain Catastrophising Scale|Pain Catastrophizing Scale
Pain Disability Index|Pain Self-Efficacy Questionnaire|Pain Sensitivity Questionnaire|PainDETECT Questionnaire
Palliative Care Outcome Scale|Palliative Performance Scale|Palmore’s Facts on Aging Quiz|Pan American Sanitary Bureau
Pandemic Influenza Preparedness Framework|Panic Disorder Severity Scale|Panic and Agoraphobia Scale|Parachute Project
Paranormal Belief Scale|Parent Behavior Inventory|Parent Development Interview|Parent-Child Conflict Tactics Scales
Parental Acceptance-Rejection Questionnaire|Parental Authority Questionnaire|Parental Bonding Instrument
Parental Bonding Inventory|Parental Burnout Assessment|Parental Reflective Functioning Questionnaire|Parental Stress Scale
Parental Stressor Scale|Parenting Sense of Competence Scale|Parenting Stress Index|Parenting Stress Index-Short Form
Parenting Styles and Dimensions Questionnaire|Parenting for Lifelong Health|Parents’ Evaluation of Developmental Status
Paris System for Reporting Urinary Cytology|Parkinson’s Disease Cognitive Rating Scale|Parkinson’s Disease Questionnaire
Parkinson’s Disease Questionnaire-39|Parkinson’s Disease Sleep Scale|Parkinson’s Progression Marker Initiative
Parkinson’s Progression Markers Initiative|Parkinson’s UK|Parkland Hospital|Participation Assessment with Recombined Tools
Partners in Health Scale|Passionate Love Scale|Pasteur Institute|Pathological Narcissism Inventory|Pathways to Desistance Study
Patient Activation Measure|Patient Assessment of Chronic Illness Care|Patient H.M.|Patient Health Questionnaire-9
Patient Protection and Affordable Care Act|Patient Satisfaction Questionnaire|Patient Self-Determination Act
Patient-Centered Outcomes Research Institute|Patient-Generated Subjective Global Assessment|Patricia Benner|Patricia Deegan
Patricia Goldman-Rakic|Patterns of Adaptive Learning Scales|Patton State Hospital|Paul Farmer|Paul Kalanithi|Paul Meehl
Paul Meehl Graduate School|Paul Slovic|Paul of Aegina|Paulo Freire|Pavlovian Temperament Survey|Pawtucket Heart Health Program
Payne Whitney Clinic|Peabody Developmental Motor Scales|Peabody Individual Achievement Test|Pearlin Mastery Scale
Pediatric Anxiety Rating Scale|Pediatric Asthma Quality of Life Questionnaire|Pediatric Daytime Sleepiness Scale
Pediatric Evaluation of Disability Inventory|Pediatric Imaging, Neurocognition, and Genetics Study|Pediatric OCD Treatment Study
Pediatric Quality of Life Inventory|Pediatric Risk of Mortality Score|Pediatric Sleep Questionnaire|Pediatric Symptom Checklist
Peking Union Medical College|Peking Union Medical College Hospital|Pelli-Robson Contrast Sensitivity Chart|Pelotas Birth Cohort
Pelotas Birth Cohort Study|Pelvic Floor Distress Inventory|Pelvic Floor Impact Questionnaire|Penn Alcohol Craving Scale
Penn Computerized Neurocognitive Battery|Penn Emotion Recognition Test|Penn Resiliency Program
Penn State Electronic Cigarette Dependence Index|Pennhurst State School|Perceived Restorativeness Scale
Perceived Stress Questionnaire|Perceived Stress Reactivity Scale|Percivall Pott|Perelman School of Medicine|Perinatal Grief Scale
Peritraumatic Dissociative Experiences Questionnaire|Peritraumatic Distress Inventory|Perry Preschool Project
Perry Preschool Study|Perseverative Thinking Questionnaire|Person Picking an Apple from a Tree|Personal Attributes Questionnaire
Personal Genome Project|Personal Orientation Inventory|Personal Report of Communication Apprehension|Personal Wellbeing Index
Personal and Social Performance Scale|Personalised Prognostic Tools for Early Psychosis Management|Personality Assessment Screener
Personality Diagnostic Questionnaire|Personality Disorder Examination|Personality Inventory for Children
Personality Inventory for DSM-5|Personality Inventory for ICD-11|Personality Research Form
Personality and Social Psychology Bulletin|Personality and Total Health Through Life Project|Perth Alexithymia Questionnaire
Peter Fonagy|Peter Singer|Peter of Abano|Peterborough Adolescent and Young Adult Development Study|Peters Delusions Inventory
Peters et al. Delusions Inventory|Pharmaceutical Benefits Advisory Committee|Pharmaceutical Benefits Scheme
Phenomenology of Consciousness Inventory|Philadelphia Geriatric Center Morale Scale|Philadelphia Mindfulness Scale
Philadelphia Naming Test|Philadelphia Neurodevelopmental Cohort|Philip Tetlock|Philip Zimbardo|Philippe Pinel|Phineas Gage
Phipps Clinic|Phoenix House|Physical Activity Enjoyment Scale|Physical Activity Questionnaire for Older Children
Physical Activity Readiness Questionnaire|Physical Activity Scale for the Elderly|Physical Self-Description Questionnaire
Physical Self-Perception Profile|Physicians for Social Responsibility|Physicians’ Desk Reference|Physicians’ Health Study
Physiotherapy Evidence Database|Picker Patient Experience Questionnaire
Pictorial Scale of Perceived Competence and Social Acceptance|Picture Exchange Communication System|Picture Story Exercise
Pictures of Facial Affect|Pierre Deniker|Piers-Harris Children’s Self-Concept Scale|Piers-Harris Self-Concept Scale
Pilgrim State Hospital|Piper Fatigue Scale|Pitié-Salpêtrière Hospital|Pittsburgh Girls Study|Pittsburgh Youth Study
Plan B One-Step|Planned Parenthood Federation of America|Pneumonia Severity Index
Population Assessment of Tobacco and Health Study|Porch Index of Communicative Ability|Porteus Maze Test
Portrait Values Questionnaire|Post-Traumatic Growth Inventory|Postgraduate Hospital Educational Environment Measure
Postpartum Bonding Questionnaire|Postpartum Depression Screening Scale|Posttraumatic Cognitions Inventory
Posttraumatic Diagnostic Scale|Posttraumatic Stress Disorder Checklist|Postural Assessment Scale for Stroke Patients
Power Threat Meaning Framework|Power of Food Scale|Practice Environment Scale of the Nursing Work Index|Pre-Sleep Arousal Scale
Precision Medicine Initiative|Preclinical Alzheimer Cognitive Composite|Pregnancy Risk Assessment Monitoring System
Premature Infant Pain Profile|Premenstrual Symptoms Screening Tool|Premonitory Urge for Tics Scale|Prenatal Attachment Inventory
Preschool Age Psychiatric Assessment|Preschool Anxiety Scale|Preschool Language Scale|Preschool and Kindergarten Behavior Scales
Present State Examination|Presidential Commission for the Study of Bioethical Issues|President’s Council on Bioethics
President’s Emergency Plan for AIDS Relief|President’s Malaria Initiative|President’s New Freedom Commission on Mental Health
Pressure Ulcer Scale for Healing|Primary Care PTSD Screen|Problem Areas in Diabetes Scale|Problem Gambling Severity Index
Problem Management Plus|Problematic Pornography Consumption Scale|Prodromal Questionnaire|Professional Quality of Life Scale
Profile of Music Perception Skills|Profile of Nonverbal Sensitivity|Project Follow Through|Project Head Start|Project Implicit
Project MATCH|Project STAR|Project TALENT|Project on Human Development in Chicago Neighborhoods|Prolific Academic
Prolonged Grief Disorder Scale|Promoting Alternative Thinking Strategies|Promoting First Relationships
Prospective Urban Rural Epidemiology Study|Prospective Urban and Rural Epidemiology Study
Prospective and Retrospective Memory Questionnaire|Prostate Cancer Prevention Trial
Prostate, Lung, Colorectal, and Ovarian Cancer Screening Trial|Protective Behavioral Strategies Scale|Provident Hospital
Psoriasis Area and Severity Index|Psychiatric Assessment Schedule for Adults with Developmental Disabilities
Psychiatric GWAS Consortium|Psychiatric Genomics Consortium|Psychodynamic Diagnostic Manual|Psychological Bulletin
Psychological Science Accelerator|Psychology of Women Quarterly|Psychonomic Society|Psychopathic Personality Inventory
Psychopathic Personality Inventory-Revised|Psychopathy Checklist-Revised|Psychopathy Checklist: Screening Version
Psychopathy Checklist: Youth Version|Psychophysics Toolbox|Psychosocial Adjustment to Illness Scale|Psychotherapy Process Q-Set
Psychotic Symptom Rating Scales|PubMed Central|Public Health Agency of Canada|Public Health England|Public Health Scotland
Public Health Wales|Puerto Rico Heart Health Program|Pune Maternal Nutrition Study|Purdue Pegboard Test|Purdue Pharma
Pure Food and Drug Act|Pure Procrastination Scale|Purpose in Life Test|Pyramids and Palm Trees Test|Quality and Outcomes Framework
Quality of Death and Dying Questionnaire|Quality of Life Enjoyment and Satisfaction Questionnaire
Quality of Life in Epilepsy Inventory|Quality of Upper Extremity Skills Test|Quantitative Checklist for Autism in Toddlers
Quebec Back Pain Disability Scale|Quebec Longitudinal Study of Child Development|Queen’s Nursing Institute
Questionnaire about the Process of Recovery|Questionnaire of Cognitive and Affective Empathy|Questionnaire of Smoking Urges
Questionnaire upon Mental Imagery|Quick Inventory of Depressive Symptomatology|R U OK Day|R. D. Laing
RAND Health Insurance Experiment|Radboud Faces Database|Radcliffe Infirmary|Raine Study|Rakai Community Cohort Study
Rampton Hospital|Ramsay Sedation Scale|Rancho Los Amigos Scale|Rankin Scale|Rapid Entire Body Assessment
Rapid Estimate of Adult Literacy in Medicine|Rapid Upper Limb Assessment|Rat Park|Rational-Experiential Inventory
Raven’s Advanced Progressive Matrices|Raven’s Colored Progressive Matrices|Raven’s Coloured Progressive Matrices
Raven’s Standard Progressive Matrices|Raymond Cattell|Reach Out and Read|Reach Up Early Childhood Parenting Programme
Reactive-Proactive Aggression Questionnaire|Readiness for Interprofessional Learning Scale|Reading the Mind in the Eyes Test
Reasons for Living Inventory|Rebecca Crumpler|Rebecca Lee Crumpler|Recovery After an Initial Schizophrenia Episode
Recovery After an Initial Schizophrenia Episode Initiative|Recovery Assessment Scale|Recovery Experience Questionnaire
Recovery-Stress Questionnaire for Athletes|Recurrent Coronary Prevention Project|Red Crescent
Red Cross War Memorial Children’s Hospital|Reflective Functioning Questionnaire|Reflective Functioning Scale
Refugee Health Screener|Regimen Sanitatis Salernitanum|Regulatory Focus Questionnaire
Reinforcement Sensitivity Theory Personality Questionnaire|Relationship Assessment Scale|Relationship Scales Questionnaire
Religious Commitment Inventory|Religious Orders Study|Religious Orientation Scale|Remote Associates Test|René Laennec|René Spitz
Repeatable Battery for the Assessment of Neuropsychological Status|Repetitive Behavior Scale|Repetitive Behavior Scale-Revised
Repetitive Behaviour Questionnaire|Reported and Intended Behaviour Scale|Reproducibility Project
Reproducibility Project: Cancer Biology|Reproducibility Project: Psychology|Research Units on Pediatric Psychopharmacology
Resident Assessment Instrument|Resilience Scale for Adults|Response Styles Questionnaire|Revised Adult Attachment Scale
Revised Child Anxiety and Depression Scale|Revised Children’s Manifest Anxiety Scale|Revised Clinical Interview Schedule
Revised Conflict Tactics Scales|Revised Dyadic Adjustment Scale|Revised Fibromyalgia Impact Questionnaire
Revised Illness Perception Questionnaire|Revised NEO Personality Inventory|Revised Olweus Bully/Victim Questionnaire
Revised Paranormal Belief Scale|Revised UCLA Loneliness Scale|Rey 15-Item Test|Rey Complex Figure Test|Rey Fifteen-Item Test
Rey-Osterrieth Complex Figure Test|Reynell Developmental Language Scales|Reynolds Adolescent Depression Scale
Reynolds Intellectual Assessment Scales|Reynolds Risk Score|Rhinoconjunctivitis Quality of Life Questionnaire|Richard Bright
Richard Doll|Richard Hunter|Richard von Krafft-Ebing|Richmond Agitation Sedation Scale|Right-Wing Authoritarianism Scale
Riker Sedation-Agitation Scale|Ritvo Autism Asperger Diagnostic Scale|Rivermead Behavioral Memory Test
Rivermead Behavioural Memory Test|Rivermead Mobility Index|Rivermead Motor Assessment
Rivermead Post-Concussion Symptoms Questionnaire|Robben Island Infirmary|Robbers Cave|Robert Cialdini|Robert Graves
Robert Koch Institute|Robert Plomin|Robert Sapolsky|Robert Spitzer|Robert Sternberg|Robert Wood Johnson Foundation|Robert Zajonc
Roberts Apperception Test for Children|Rochester Youth Development Study|Rockefeller Foundation International Health Division
Rockefeller Sanitary Commission|Rockport Walking Test|Roger Brown|Rokeach Dogmatism Scale|Rokeach Value Survey
Roland-Morris Disability Questionnaire|Role Construct Repertory Test|Roll Back Malaria|Rollo May|Ronald Fairbairn|Ronald Laing
Roper v. Simmons|Rorschach Comprehensive System|Rorschach Inkblot Method|Rorschach Inkblot Test
Rorschach Performance Assessment System|Rosalie Rayner|Rosenzweig Picture-Frustration Study|Roseto Study
Roter Interaction Analysis System|Rotter Incomplete Sentences Blank|Rotter Internal-External Locus of Control Scale
Rotterdam Scan Study|Rotterdam Study|Rotterdam Symptom Checklist|Rotter’s Locus of Control Scale
Rowland Universal Dementia Assessment Scale|Roy Baumeister|Royal Army Medical Corps
Royal Australian College of General Practitioners|Royal Australian and New Zealand College of Psychiatrists
Royal Brompton Hospital|Royal College of General Practitioners|Royal College of Midwives|Royal College of Nursing
Royal College of Obstetricians and Gynaecologists|Royal College of Paediatrics and Child Health|Royal College of Physicians
Royal College of Psychiatrists|Royal College of Surgeons|Royal College of Surgeons in Ireland|Royal College of Surgeons of England
Royal Edinburgh Asylum|Royal Flying Doctor Service|Royal Free Hospital|Royal Free Interview for Religious and Spiritual Beliefs
Royal Hospital Haslar|Royal London Hospital|Royal Marsden Hospital|Royal Pharmaceutical Society|Royal Society for Public Health
Royal Society of Medicine|Royal Society of Tropical Medicine and Hygiene|Royal Victoria Infirmary|Rudolf Virchow
Ruff 2 and 7 Selective Attention Test|Ruff Figural Fluency Test|Rufus of Ephesus|Rumination-Reflection Questionnaire
Ruminative Response Scale|Ruminative Responses Scale|Runco Ideational Behavior Scale|Rush Memory and Aging Project
Rush University Medical Center|Rutgers Alcohol Problem Index|Ryan White CARE Act|Ryan White Program
Ryff Scales of Psychological Well-Being|S. H. Foulkes|SF-36 Health Survey|STOP-Bang Questionnaire|STarT Back Screening Tool
Sabina Spielrein|Sacramento Area Latino Study on Aging|Safety Attitudes Questionnaire|Saint George’s Respiratory Questionnaire
Saint Louis University Mental Status Examination|Salk Institute|Sally-Anne Test|Salpêtrière Hospital|Salvador Minuchin
Samn-Perelli Fatigue Scale|Samuel Gridley Howe|Samuel Guze|Samuel Hahnemann|Samuel Tuke|San Antonio Heart Study
San Francisco Declaration on Research Assessment|San Francisco Syncope Rule|Sandra Bem|Sandra Scarr
Santa Clara Strength of Religious Faith Questionnaire|Santiago Ramón y Cajal|Sara Josephine Baker|Save the Children
Saving Inventory|Saving and Empowering Young Lives in Europe|Savoring Beliefs Inventory|Scale for Suicide Ideation
Scale for the Assessment and Rating of Ataxia|Scale for the Assessment of Negative Symptoms
Scale for the Assessment of Positive Symptoms|Scale of Prodromal Symptoms|Scale to Assess Unawareness of Mental Disorder
Scales of Independent Behavior|Scales of Psychological Capacities|Scandinavian Journal of Psychology
Scandinavian Simvastatin Survival Study|Scandinavian Stroke Scale|Schedule for Nonadaptive and Adaptive Personality
Schedule of Racist Events|Schedule of Recent Experiences|Schedule of Sexist Events
Schedules for Clinical Assessment in Neuropsychiatry|Schema Mode Inventory|Schizophrenia Bulletin
Schizophrenia Quality of Life Scale|Schizotypal Personality Questionnaire|School Attitude Assessment Survey
School Burnout Inventory|School Psychology Review|School Refusal Assessment Scale|School Social Behavior Scales
Schutte Self-Report Emotional Intelligence Test|Schwab and England Activities of Daily Living Scale|Schwartz Center Rounds
Schwartz Rounds|Schwartz Value Survey|Scientific Advisory Group for Emergencies|Scottish Health Survey
Scottish Intercollegiate Guidelines Network|Screening Tool for Autism in Toddlers|Seashore Measures of Musical Talents
Seashore Rhythm Test|Seattle Angina Questionnaire|Seattle Heart Failure Model|Seattle Longitudinal Study
Seattle Social Development Project|Secondary Traumatic Stress Scale|See Me Scotland|Seeking of Noetic Goals Test
Selective Reminding Test|Self-Assessment Manikin|Self-Compassion Scale|Self-Concept Clarity Scale|Self-Consciousness Scale
Self-Control Schedule|Self-Description Questionnaire|Self-Directed Search|Self-Help Plus
Self-Injurious Thoughts and Behaviors Interview|Self-Monitoring Scale|Self-Perception Profile for Adolescents
Self-Perception Profile for Children|Self-Rating Anxiety Scale|Self-Rating Depression Scale|Self-Report Psychopathy Scale
Self-Stigma of Mental Illness Scale|Self-Stigma of Seeking Help Scale|Selman Waksman|Senior Apperception Test|Senior Fitness Test
Sensation Seeking Scale|Sense of Coherence Scale|Sensitivity to Punishment and Sensitivity to Reward Questionnaire
Sensory Integration and Praxis Tests|Sensory Processing Measure|Sentinel Initiative|Sepsis-Related Organ Failure Assessment
Sequenced Treatment Alternatives to Relieve Depression|Sequential Organ Failure Assessment|Serge Moscovici
Sertraline Antidepressant Heart Attack Randomized Trial|Serum Institute of India|Servant Leadership Survey|Session Rating Scale
Seven Countries Study|Severalls Hospital|Severe Impairment Battery|Severity of Alcohol Dependence Questionnaire
Severity of Dependence Scale|Sex Addicts Anonymous|Sex Offender Risk Appraisal Guide|Sexual Addiction Screening Test
Sexual Compulsivity Scale|Sexual Experiences Survey|Sexual Health Inventory for Men|Sexual Opinion Survey|Sexual Self-Schema Scale
Sexual Violence Risk-20|Shanghai Declaration|Shanghai Men’s Health Study|Shanghai Women’s Health Study|Shanghan Lun
Shedler-Westen Assessment Procedure|Sheehan Disability Scale|Sheppard and Enoch Pratt Hospital|Sheppard-Towner Act
Shipley Institute of Living Scale|Shipman Inquiry|Shirom-Melamed Burnout Measure|Short Blessed Test|Short Dark Tetrad
Short Dark Triad|Short Form Health Survey|Short Grit Scale|Short Health Anxiety Inventory
Short Portable Mental Status Questionnaire|Short Sadistic Impulse Scale|Short Sensory Profile
Short Test of Functional Health Literacy in Adults|Short-Form McGill Pain Questionnaire
Short-Term Assessment of Risk and Treatability|Shoulder Pain and Disability Index|Shriners Hospitals for Children
Siddhartha Mukherjee|Silas Weir Mitchell|Silvan Tomkins|Silver Drawing Test|Silvia Lane|Simon Baron-Cohen
Simons Foundation Autism Research Initiative|Simons Foundation Powering Autism Research for Knowledge|Simons Simplex Collection
Simplified Acute Physiology Score|Simpson-Angus Scale|Singapore Chinese Health Study|Singapore Longitudinal Ageing Studies
Singapore Statement on Research Integrity|Single Convention on Narcotic Drugs|Sino-Nasal Outcome Test|Sino-Nasal Outcome Test-22
Sister Callista Roy|Sister Study|Sleep Disturbance Scale for Children|Sleep Hygiene Index|Smartphone Addiction Inventory
Smartphone Addiction Scale|Snaith-Hamilton Pleasure Scale|Sniffin’ Sticks Test|Social Adjustment Scale
Social Anxiety Scale for Adolescents|Social Anxiety Scale for Children|Social Appearance Anxiety Scale
Social Avoidance and Distress Scale|Social Cognition and Object Relations Scale|Social Communication Questionnaire
Social Competence and Behavior Evaluation|Social Dominance Orientation Scale|Social Interaction Anxiety Scale
Social Media Disorder Scale|Social Phobia Inventory|Social Phobia Scale|Social Rhythm Metric|Social Science & Medicine
Social Sciences Replication Project|Social Skills Improvement System|Social Skills Improvement System Rating Scales
Social Skills Rating System|Social Support Questionnaire|Social Thinking Curriculum
Social and Emotional Loneliness Scale for Adults|Social and Occupational Functioning Assessment Scale
Socialist Patients’ Collective|Society for Industrial and Organizational Psychology|Society for Neuroscience
Society for Open, Reliable, and Transparent Ecology|Society for Personality and Social Psychology|Society for Prevention Research
Society for Psychical Research|Society for Psychophysiological Research|Society for Psychotherapy Research
Society for Research in Child Development|Society for the Improvement of Psychological Science
Society for the Psychological Study of Social Issues|Society for the Scientific Study of Sexuality|Society of Behavioral Medicine
Society of Critical Care Medicine|Society of Thoracic Surgeons|Sociocultural Attitudes Towards Appearance Questionnaire
Sociosexual Orientation Inventory|Solomon Asch|Somatic Symptom Disorder-B Criteria Scale|Somatic Symptom Scale-8
Somatoform Dissociation Questionnaire|Somatosensory Amplification Scale|Son-Rise Program|Sonja Lyubomirsky|Sophia Jex-Blake
Soranus of Ephesus|Soteria House|Soteria Project|Sources of Meaning and Meaning in Life Questionnaire
South African Medical Journal|South African Stress and Health Study|South African Triage Scale|South Oaks Gambling Screen
South Oaks Gambling Screen-Revised for Adolescents|Southampton Women’s Survey|Southern California Sensory Integration Tests
Specific Levels of Functioning Scale|Spence Children’s Anxiety Scale|Spiritual Assessment Inventory
Spiritual Intelligence Self-Report Inventory|Spiritual Transcendence Scale|Spiritual Well-Being Scale|Sport Anxiety Scale
Sport Competition Anxiety Test|Sport Concussion Assessment Tool|Sport Imagery Questionnaire|Sport Motivation Scale
Spousal Assault Risk Assessment|St Bartholomew’s Hospital|St Christopher’s Hospice|St Elizabeths Hospital|St George’s Hospital
St George’s Respiratory Questionnaire|St John Ambulance|St Mary’s Hospital|St Thomas’ Hospital
St. Jude Children’s Research Hospital|St. Louis University Mental Status Examination|Staff Observation Aggression Scale
Stages of Change Readiness and Treatment Eagerness Scale|Standard Progressive Matrices|Standardised Assessment of Personality
Standardized Assessment of Concussion|Standardized Assessment of Personality|Standards for Educational and Psychological Testing
Standards for Reporting Diagnostic Accuracy|Stanford Achievement Test|Stanford Chronic Disease Self-Management Program
Stanford Five-City Project|Stanford Health Assessment Questionnaire|Stanford Hypnotic Clinical Scale
Stanford Hypnotic Susceptibility Scale|Stanford Sleepiness Scale|Stanford Three Community Study|Stanford-Binet Intelligence Scale
Stanford-Binet Intelligence Test|Stanford–Binet Intelligence Scales|Stanislav Grof|Stanley Medical Research Institute
Stanley Milgram|Stanley Schachter|Star Excursion Balance Test|Starke Hathaway|State Children’s Health Insurance Program
State-Trait Anxiety Inventory for Children|Stephen Porges|Steps to Respect|Stirling County Study|Stockings of Cambridge
Stoke Mandeville Hospital|Stop TB Partnership|Stop TB Strategy|Strange Situation Procedure|Strange Situation Test
Strange Stories Test|Strelau Temperament Inventory|Strengthening Families Program
Strengthening the Reporting of Observational Studies in Epidemiology|Stroke Impact Scale|Stroke Specific Quality of Life Scale
Strong Heart Study|Strong Vocational Interest Blank|Strong-Campbell Interest Inventory|Stroop Color Word Interference Test
Stroop Color and Word Test|Stroop Color-Word Test|Stroop Colour-Word Test|Structured Assessment of Violence Risk in Youth
Structured Clinical Interview for DSM Disorders|Structured Clinical Interview for DSM-5|Structured Clinical Interview for DSM-IV
Structured Interview for DSM-IV Personality|Structured Interview for Prodromal Syndromes
Structured Interview for Psychosis-Risk Syndromes|Structured Interview of Personality Organization
Structured Interview of Reported Symptoms|Structured Inventory of Malingered Symptomatology|Student-Life Satisfaction Scale
Student-Teacher Relationship Scale|Students’ Life Satisfaction Scale|Studies of Left Ventricular Dysfunction
Study Process Questionnaire|Study of Health in Pomerania|Study of Women’s Health Across the Nation
Study on Global Ageing and Adult Health|Study to Explore Early Development|Stunkard Figure Rating Scale|Subjective Happiness Scale
Substance Abuse and Mental Health Services Administration|Sudhir Kakar|Suffolk County Mental Health Project
Suicidal Behaviors Questionnaire-Revised|Suicidal Ideation Questionnaire|Suicide Behaviors Questionnaire
Suicide Opinion Questionnaire|Summary of Diabetes Self-Care Activities|Sun Simiao|Support Team Assessment Schedule
Supportive and Palliative Care Indicators Tool|Supports Intensity Scale|Sure Start|Surveillance, Epidemiology and End Results
Surveillance, Epidemiology, and End Results Program|Survey of Pain Attitudes|Susan Fiske|Susan Folkman|Susan G. Komen
Susan G. Komen for the Cure|Susan Isaacs|Susanna Kaysen|Sushruta Samhita|Sustained Attention to Response Task
Sutter-Eyberg Student Behavior Inventory|Swanson Nolan and Pelham Questionnaire|Swedish Adoption/Twin Study of Aging
Swedish Mammography Cohort|Swedish Medical Birth Register|Swedish National March Cohort|Swedish National Study on Aging and Care
Swedish Obese Subjects Study|Swedish Occupational Fatigue Inventory|Swedish Twin Registry|Sydney Diet Heart Study
Sydney Language Battery|Sydney Memory and Ageing Study|Sylvester Graham|Symbol Digit Modalities Test|Symbolic Racism Scale
Symptom Checklist-90-Revised|Systematic Treatment Enhancement Program for Bipolar Disorder|Systematized Nomenclature of Medicine
Systematized Nomenclature of Medicine Clinical Terms|Systemic Lupus Erythematosus Disease Activity Index|Systemizing Quotient
Systems of Belief Inventory|Systolic Blood Pressure Intervention Trial|Systolic Hypertension in the Elderly Program|Szondi Test
Sándor Ferenczi|T. Berry Brazelton|TEACCH Autism Program|TNO-AZL Preschool Children Quality of Life Questionnaire
Taiwan Birth Cohort Study|Tampa Scale of Kinesiophobia|Tarasoff v. Regents of the University of California|Tardieu Scale
Task and Ego Orientation in Sport Questionnaire|Tata Memorial Hospital|Tavistock Clinic|Tavistock Institute
Tavistock Institute of Human Relations|Taylor Complex Figure|Taylor Manifest Anxiety Scale|Teacher Report Form
Team Climate Inventory|Tecumseh Community Health Study|Tedros Adhanom Ghebreyesus|Tegner Activity Scale
Tegner Lysholm Knee Scoring Scale|Tehran Lipid and Glucose Study|Telephone Interview for Cognitive Status
Tellegen Absorption Scale|Temperament and Character Inventory|Temperament in Middle Childhood Questionnaire|Temple Grandin
Templer Death Anxiety Scale|Temporal Experience of Pleasure Scale|Ten Item Personality Inventory|Tennessee Self-Concept Scale
Terman Life Cycle Study|Terrence Higgins Trust|Terri Schiavo|Terrie Moffitt|Teruel Orthorexia Scale|Test Anxiety Inventory
Test Anxiety Scale|Test for Auditory Comprehension of Language|Test for Creative Thinking-Drawing Production
Test for Reception of Grammar|Test of Everyday Attention|Test of Everyday Attention for Children
Test of Functional Health Literacy in Adults|Test of Gross Motor Development|Test of Infant Motor Performance
Test of Language Development|Test of Memory Malingering|Test of Memory and Learning|Test of Nonverbal Intelligence
Test of Performance Strategies|Test of Premorbid Functioning|Test of Variables of Attention|Test of Word Reading Efficiency
Texas Adoption Project|Texas Children’s Hospital|Texas Revised Inventory of Grief|Theodore Millon|Theory of Mind Inventory
Theory of Mind Scale|Therapeutic Goods Administration|Thinking Healthy Programme|Thomas Adeoye Lambo|Thomas McKeown
Thomas Southwood Smith|Thomas Starzl|Thomas Sydenham|Thomas Szasz|Thought Control Questionnaire|Thought-Action Fusion Scale
Three-City Study|Three-Factor Eating Questionnaire|Thurstone Temperament Schedule|Tilburg Frailty Indicator|Timed Up and Go Test
Timeline Followback|Tinetti Performance Oriented Mobility Assessment|Tinetti Test|Tinnitus Functional Index
Tinnitus Handicap Inventory|Toddler Behavior Assessment Questionnaire|Tohoku Medical Megabank|Tokyo Guidelines
Tokyo Guidelines 2018|Tom Beauchamp|Tom Main|Topeka State Hospital|Toronto Empathy Questionnaire|Toronto Mindfulness Scale
Toronto Western Spasmodic Torticollis Rating Scale|Torrance Test of Creative Thinking|Torrance Tests of Creative Thinking
Torsten Wiesel|Tower of London Test|Trait Emotional Intelligence Questionnaire|Trait Meta-Mood Scale
Transgression-Related Interpersonal Motivations Inventory|Transparency and Openness Promotion Guidelines
Transparent Reporting of Evaluations with Nonrandomized Designs|Trauma History Questionnaire|Trauma Symptom Checklist
Trauma Symptom Checklist for Children|Trauma Symptom Checklist for Young Children|Trauma Symptom Inventory
Trauma and Injury Severity Score|Traumatic Events Inventory|Traumatic Life Events Questionnaire|Treatment Action Campaign
Treatment Foster Care Oregon|Treatment Outcomes Profile|Treatment for Adolescents with Depression Study
Treatment of Adolescents with Depression Study|Treatment of Depression Collaborative Research Program|Trenton State Hospital
Triangular Love Scale|Triarchic Psychopathy Measure|Tridimensional Personality Questionnaire|Trier Inventory of Chronic Stress
Trier Social Stress Test for Children|Triple P-Positive Parenting Program|Tromsø Study|Trota of Salerno|Trunk Impairment Scale
Truth Initiative|Trøndelag Health Study|Tu Youyou|Tuckman Procrastination Scale|Tuning in to Kids
Tuskegee Study of Untreated Syphilis|Tuskegee Syphilis Study|Twins Early Development Study|Type D Scale-14|Typhoid Mary
U.S. Preventive Services Task Force|U.S. Public Health Service|UCLA Loneliness Scale|UCLA PTSD Reaction Index
UK Alcohol Treatment Trial|UK Health Security Agency|UK Millennium Cohort Study|UK Prospective Diabetes Study
UPPS Impulsive Behavior Scale|UPPS-P Impulsive Behavior Scale|US Preventive Services Task Force|US Public Health Service
Ugo Cerletti|Ulric Neisser|Unified Huntington’s Disease Rating Scale|Unified Medical Language System
Unified Multiple System Atrophy Rating Scale|Unified Parkinson’s Disease Rating Scale
Unified Protocol for Transdiagnostic Treatment of Emotional Disorders|United Kingdom Prospective Diabetes Study
United States Medical Licensing Examination|United States Pharmacopeia|United States Sanitary Commission
Universal Nonverbal Intelligence Test|University of Pennsylvania Smell Identification Test
University of Rhode Island Change Assessment|Upendranath Brahmachari|Uppsala Birth Cohort Study|Urie Bronfenbrenner
Useful Field of View Test|Uta Frith|Utrecht Gender Dysphoria Scale|V. S. Ramachandran|VIA Inventory of Strengths
Vaccine Adverse Event Reporting System|Vaccine Safety Datalink|Valkenberg Hospital|Valued Living Questionnaire
Values in Action Inventory of Strengths|Vancouver Obsessional Compulsive Inventory|Vanderbilt ADHD Diagnostic Rating Scale
Vanderbilt Assessment Scales|Vanderbilt Expertise Test|Vanderbilt Psychotherapy Process Scale
Vanderbilt Therapeutic Alliance Scale|Verbal Behavior Milestones Assessment and Placement Program|Victor of Aveyron
Victoria Longitudinal Study|Victoria Symptom Validity Test|Victorian Adolescent Health Cohort Study
Victorian Institute of Sports Assessment|Vienna General Hospital|Vienna Psychoanalytic Society|Vienna Test System
Vietnam Era Twin Registry|Vietnam Era Twin Study of Aging|Vietnam Experience Study|Vikram Patel|Viktor Frankl
Vineland Social Maturity Scale|Vineland Training School|Violence Risk Appraisal Guide|Virgilio Enriquez|Virginia Apgar
Virginia Satir|Virginia Slims|Virginia Twin Registry|Virginia Twin Study of Adolescent Behavioral Development
Visiting Nurse Service of New York|Visual Function Index|Visual Object and Space Perception Battery
Vividness of Visual Imagery Questionnaire|Vivien Thomas|Vladimir Bekhterev|Vocational Preference Inventory|Voice Handicap Index
Voluntary Aid Detachment|W. H. R. Rivers|W. R. D. Fairbairn|WHO Disability Assessment Schedule
WHO Framework Convention on Tobacco Control|WHO Healthy Cities|WHO Model List of Essential Medicines
WHO Quality of Life Questionnaire|WHO Study on Global Ageing and Adult Health|WHO Surgical Safety Checklist|WHO-5 Well-Being Index
Waldemar Haffkine|Walker-McConnell Scale of Social Competence and School Adjustment|Wallach-Kogan Creativity Tests
Walter Bradford Cannon|Walter Cannon|Walter Dill Scott|Walter Freeman|Walter Mischel|Walter Reed
Walter Reed Army Institute of Research|Walter Reed Army Medical Center|Walter Reed General Hospital|Wanless Report|Warnock Report
Warrington Recognition Memory Test|Wartegg Drawing Completion Test|Warwick-Edinburgh Mental Well-Being Scale
Warwick–Edinburgh Mental Wellbeing Scale|Washington Heights-Inwood Columbia Aging Project
Washington University Sentence Completion Test|Waterloo Handedness Questionnaire
Waterloo-Stanford Group Scale of Hypnotic Susceptibility|Watson-Glaser Critical Thinking Appraisal|Ways of Coping Checklist
Ways of Coping Questionnaire|Wechsler Abbreviated Scale of Intelligence|Wechsler Adult Intelligence Scale-Fourth Edition
Wechsler Adult Intelligence Scale-Revised|Wechsler Adult Intelligence Scale-Third Edition|Wechsler Individual Achievement Test
Wechsler Intelligence Scale for Children-Fifth Edition|Wechsler Intelligence Scale for Children-Fourth Edition
Wechsler Intelligence Scale for Children-Revised|Wechsler Memory Scale-Revised|Wechsler Nonverbal Scale of Ability
Wechsler Preschool and Primary Scale of Intelligence|Wechsler Test of Adult Reading|Wechsler-Bellevue Intelligence Scale
Wednesday Psychological Society|Weekly Epidemiological Record|Weiss Functional Impairment Rating Scale
Weissman Social Adjustment Scale|Wellcome Collection|Wellcome Trust Case Control Consortium|Wellness Recovery Action Plan
Wender Utah Rating Scale|Werner Catel|Wessex Head Injury Matrix|West Haven-Yale Multidimensional Pain Inventory
West Riding Lunatic Asylum|West Riding Pauper Lunatic Asylum|West of Scotland Coronary Prevention Study|Western Aphasia Battery
Western Australian Pregnancy Cohort Study|Western Collaborative Group Study|Western Ontario Rotator Cuff Index
Western Ontario Shoulder Instability Index|Western Ontario and McMaster Universities Osteoarthritis Index
Westmead Post-Traumatic Amnesia Scale|Westside Test Anxiety Scale|Weyburn Mental Hospital|White Bear Suppression Inventory
Whole Woman’s Health v. Hellerstedt|Wijma Delivery Expectancy Questionnaire|Wilder Penfield|Wilfred Bion|Wilhelm Wundt
Willard Asylum for the Chronic Insane|Willard Psychiatric Center|William Alanson White|William Alanson White Institute
William Farr|William Halsted|William Henry Welch|William Hunter|William Masters|William Osler|William Sargant|William Stern
William Tuke|William Withering|Williams Creativity Assessment Packet|Willowbrook Hepatitis Study|Willowbrook State School
Wingate Anaerobic Test|Wisconsin Card Sort Test|Wisconsin Card Sorting Task|Wisconsin Card Sorting Test
Wisconsin General Test Apparatus|Wisconsin Inventory of Smoking Dependence Motives|Wisconsin Schizotypy Scales
Wisconsin Smoking Withdrawal Scale|Wolf Motor Function Test|Women’s Health Initiative|Women’s Health Study
Wonderlic Cognitive Ability Test|Wonderlic Personnel Test|Wong and Law Emotional Intelligence Scale
Wong-Baker FACES Pain Rating Scale|Woodcock Reading Mastery Tests|Woodcock-Johnson Psycho-Educational Battery
Woodcock-Johnson Tests of Achievement|Woodcock-Johnson Tests of Cognitive Abilities|Woodcock-Muñoz Language Survey
Woodworth Personal Data Sheet|Worcester State Hospital|Word Memory Test|Work Ability Index|Work Addiction Risk Test
Work Limitations Questionnaire|Work Productivity and Activity Impairment Questionnaire|Work and Social Adjustment Scale
Working Alliance Inventory|Working Memory Test Battery for Children|Working Model of the Child Interview
Workplace Incivility Scale|Workplace Spirituality Scale|World AIDS Day|World Association for Infant Mental Health
World Association for Sexual Health|World Autism Awareness Day|World Cancer Day|World Cancer Research Fund|World Dementia Council
World Diabetes Day|World Federation for Mental Health|World Federation of Societies of Biological Psychiatry|World Health Assembly
World Health Day|World Health Organisation|World Health Organization Disability Assessment Schedule
World Health Organization Disability Assessment Schedule 2.0|World Health Organization Quality of Life Assessment
World Health Organization Well-Being Index|World Health Report|World Health Survey|World Heart Federation
World Medical Association|World Mental Health Day|World Mental Health Survey Initiative|World Mental Health Surveys
World No Tobacco Day|World Organisation for Animal Health|World Organization for Animal Health
World Professional Association for Transgender Health|World Psychiatric Association|World Stroke Day|World Stroke Organization
World Suicide Prevention Day|World Trade Center Health Program|World Trade Center Health Registry|World-Wide FINGERS Network
Wu Lien-teh|Wyatt v. Stickney|Xavier Bichat|Y Balance Test|Yale Global Tic Severity Scale|Yellow Card Scheme
Yo-Yo Intermittent Recovery Test|Yogyakarta Principles|York Retreat|Young Adult Alcohol Consequences Questionnaire
Young Lives Study|Young Schema Questionnaire|Young’s Internet Addiction Test|Youth Aware of Mental Health
Youth Level of Service/Case Management Inventory|Youth Psychopathic Traits Inventory|Youth Risk Behavior Surveillance System
Youth Self Report|Zanarini Rating Scale for Borderline Personality Disorder|Zarit Burden Interview|Zarit Burden Inventory
Zero Suicide Initiative|Zhang Zhongjing|Zimbardo Time Perspective Inventory|Zippy’s Friends
Zuckerman-Kuhlman Personality Questionnaire|eHealth Literacy Scale|Édouard Claparède|Édouard Séguin
Örebro Musculoskeletal Pain Questionnaire
`;

export const MIND_WORDS = `
Abilify Accutane Achenbach Ackerknecht Adderall Addyi Aduhelm Advair Agincourt Ahlbom Ainsworth Ajzen Akiskal Aleve Allport Ambien
Anafranil Anastasi Andreasen Angell Angelman Angermeyer Anokhin Antabuse Antonovsky Apgar Aricept Arnheim Aronson Asch Asclepius
Ashworth Ativan Avandia Avastin Baars Babinski Baddeley Baillarger Balint Banaji Barratt Barré Barthel Basaglia Basco Batson
Battelle Baumeister Baycol Bayle Bayley Beauchamp Behçet Bekhterev Bellevue Belsomra Benadryl Benner Benowitz Bentall Bernheim
Berridge Bethlem Bettelheim Betz Bextra Bichat Bicêtre Biederman Biehl Binet Binswanger Bion Birchwood Blackmore Blalock
Blankenburg Bleger Bleuler Bobath Boerhaave Bogalusa Bogardus Bollas Bollnow Bolwig Bosniak Bowlby Bozhovich Braden Brahmachari
Brazelton Breckinridge Brentano Breslow Brewin Brigance Broadmoor Brodmann Bronfenbrenner Bruch Brudzinski Bruininks Bruner
Brunner Brunswik Bucy Burghölzli Busselton Buurtzorg Buytendijk Byetta Bárány Békésy Bühler Cabanis Cajal Camerer Campral
Canguilhem Cantril Capgras Carlsson Caruth Casgevy Caspi Castiglioni Cattell Celebrex Celexa Celsus Cerletti Cervarix Champix
Changeux Chantix Charcot Charmaz Chesler Chiari Chodorow Churchland Chvostek Cialdini Cialis Ciba Cipla Cipramil Cipriani Cixous
Claparède Claritin Cleckley Clozaril Clérambault Colaizzi Collip Colom Comirnaty Conners Conolly Contergan Coombs Coopersmith
Copjec Corbin Corrigan Corsi Cosentyx Cotard Coumadin Covaxin Covishield Craiglockhart Crestor Crumpler Csikszentmihalyi Cuthbert
Cymbalta Damasio Danlos Danvers Danziger Databrary Decety Deci Deegan Dehaene Deniker Depakote Descovy Desimone Devereux Diener
Dilantin Dilaudid Dioscorides Dolto Domagk Dravet Duckworth Dupixent Dweck Edelman Effexor Ehlers Eichenbaum Einthoven Eisai
Elavil Eliquis Elkonin Ellenberger Enbrel Engeström Enovid Enriquez Entresto Epclusa Epley Epworth Epzicom Equanil Erikson Esalen
Esquirol Essure Eustachius Everitt Ewing Exelon Eyberg Fagerström Fairbairn Fairburn Fallopius Falret Farah Farquhar Farxiga
Fassin Fauci Fechner Fehr Feldenkrais Felman Fenichel Fentora Ferenczi Festinger Feuchtersleben Figley Fishbein Fiske Flexner
Florey Foa Fodor Folkman Fonagy Fracastoro Frankl Fregoli Freidson Freire Friederici Friston Fugl Fuster Gallese Galperin Ganser
Gardasil Garety Garfinkel Gauthier Gavi Gawande Gazzaniga Geddes Geigy Genentech Geodon Gerstmann Gesell Giemsa Gigerenzer
Gilbreth Giorgi Glantz Gleevec Glimcher Glivec Goldberger Goldmann Gombrich Goodale Gopnik Gordis Gorer Graham Grandin Graunt
Greengard Griesinger Grob Grof Grossberg Guattari Gudjonsson Guilford Guillain Gunderson Guntrip Guttman Guze Haffkine Hagoort
Hahnemann Haidt Halcion Haldol Haller Hallowell Hallpike Halstead Halsted Hanlon Hantaan Hanwell Harvoni Hashimoto Hatsukami Haxby
Hecker Heinroth Hendra Henle Hennekens Herbalife Herceptin Hernán Heschl Hilleman Hillyard Hinrichs Hirschfeld Hisayama Hoehn
Hoffer Hoffmann Hofmann Hofstede Holter Holtzheimer Honorton Horney Hubel Humira Hutchins Hygieia Hyman Häfner Iacoboni Ibrance
Ilizarov Illich Illumina Ilyenkov Implanon Indefrey Inhelder Invega Invokana Ioannidis Iressa Ishihara Itard Iversen Jablensky
Jackendoff Jamison Januvia Jardiance Jaspers Jellinek Jorm Joslin Juul Kabat Kadoorie Kagan Kahlbaum Kahneman Kakar Kalanithi
Kaletra Kampo Kandel Kanizsa Kanner Kanwisher Kapur Kardiner Karnofsky Karolinska Kaysen Keane Keirsey Kelso Kendell Kendler
Keppra Kernberg Kernig Kessler Ketalar Keysers Keytruda Khantzian Kingdon Kircher Kirschner Kisunla Kitasato Kitayama Kleffner
Kleinman Klerman Klinefelter Klonopin Kluver Klüver Koffka Kohlberg Kohonen Kohut Kolcaba Koob Korotkoff Korsakoff Kosawa Kosslyn
Kraepelin Kretschmer Krieger Kristeva Krueger Kuder Kupffer Kuriyama Kussmaul Kutas Kymriah Külpe Laennec Lagevrio Laing Lakoff
Lambo Lamictal Laplanche Largactil Lashley Lasègue Latuda Laub Leboyer Leininger Lennox Leonhard Leontiev Leqembi Leucht Levelt
Levenson Levitra Lewin Lexapro Lhermitte Liddle Lifton Linehan Lipitor Livesley Loftus Lombroso Losec Lovaas Lozano Luhrmann
Lundbeck Lunesta Luvox Lyrica Lyubomirsky Lømo Macalpine Magendie Magnan Malhi Malpighi Manen Mantoux Marlatt Marplan Maslach
Maturana Maudsley Mausner Mayberg Medtronic Meduna Meehl Meleis Meltzer Mengele Metelli Meyerhof Meynert Micale Michotte Mifeprex
Milgram Millon Mineka Minuchin Mirena Mischel Mishel Mishkin Moderna Moffitt Mollica Moniz Moorfields Morgagni Moscovici Moser
Mounjaro Moustakas Movember Mplus Mukherjee Munchausen Ménière Münchausen Münsterberg Nadel Naglieri Namenda Nandy Narcan Nardil
Needham Neelsen Neisser Nemeroff Neuner Neurontin Neurosynth Newsholme Nexium Nexplanon Nicorette Nipah Nipype Nishida Nissl
Nordau Norwalk Nosek Novaco Novavax Nutton Nuvigil Näätänen Obeyesekere Ochsner Olweus Opdivo Orbach Oreskes Orygen Oseretsky
Osler Osmond Osterrieth Otezla Oury Oxfam Ozempic Pagel Panadol Paneth Panksepp Panum Papakostas Papanicolaou Papez Pappworth
Parnate Paré Passingham Paxil Paxlovid Pellegrino Pelotas Penfield Pennhurst Peplau Percocet Perugi Pescosolido Peto Petrides
Petryna Peyer Pinel Plavix Plomin Poeppel Poggio Pontalis Porges Pormann Posner Pradaxa Prader Praluent Pravachol Prevnar Prilosec
Pristiq Prochaska Prontosil Propecia Provigil Purkyně Puthoff Pylyshyn Qualtrics Quetelet Rabinow Rachman Rahman Raichle Rakai
Ramachandran Ramazzini Rampton Ranbaxy Rangel Ranvier Raynaud Razadyne Regeneron Regier Reitan Relenza Remeron Repatha Resick
Restylane Rett Rexulti Reye Rezulin Rhazes Rinne Risperdal Rituxan Riviere Rizzolatti Roaccutane Rogoff Rohypnol Rollnick Romme
Rosch Rosenhan Rosenstock Roseto Rosling Rotarix Roudinesco Rumelhart Ryff Róheim Sackeim Sackett Sakel Salkovskis Salpêtrière
Sandoz Sanofi Sapolsky Saraceno Sargant Satir Saxena Saxenda Scarr Schachter Schank Schauer Schirmer Schomerus Schou Schreber
Seacole Searle Sechenov Segal Seldinger Seligman Selye Semmelweis Seroquel Seroxat Servier Shallice Shiffman Shingrix Showalter
Shumway Shweder Sidgwick Sidis Sigerist Silove Sinemet Singulair Sinopharm Sinovac Siraisi Sjögren Slovic Snaith Snoezelen Soliris
Soper Soranus Sovaldi Spelke Spiegelman Spielrein Spikevax Spinraza Spiriva Spitzer Spravato Stamler Stampfer Stapel Starzl
Stelara Sternberg Stopes Strattera Straus Stumpf Stunkard Stuss Suboxone Subutex Suchman Sukhareva Summerfield Susser Sydenham
Sylvius Symbicort Synthroid Szasz Szondi Séguin Süssmilch Tagrisso Tajfel Takeda Tamiflu Tarceva Tarr Taussig Tavistock Taxotere
Tegretol Tellenbach Temkin Terman Tetlock Teva Thase Thelen Theranos Thorndike Thornicroft Thurstone Tietze Tinetti Titchener
Tofranil Tolman Tomasello Tomkins Tononi Topamax Tosquelles Trasylol Travelbee Treisman Trendelenburg Triandis Trivedi Tromsø
Truvada Tuke Tulving Turkington Turvey Ullman Ullmann Ungerleider Unicef Unschuld Uznadze Valsiner Varela Vaxzevria Veklury
Verdeli Vicodin Victoza Vieta Villermé Vioxx Virchow Vivitrol Vogt Vojta Volkow Vraylar Vyvanse Wallon Waterlow Wechsler Wegner
Wegovy Weininger Weissman Wellbutrin Wellcome Wenger Wertheimer Wertsch Weyer Widal Widiger Willett Willowbrook Wilms Winnicott
Winslow Wiseman Wittchen Woebot Wolpe Wonderlic Wundt Wynder Wysa Xanax Xarelto Xeljanz Xigris Yahr Yalom Yehuda Yersin Yervoy
Yescarta Yudkin Zachar Zajonc Zanarini Zantac Zaporozhets Zarit Zeigarnik Zepbound Ziehl Zigler Zimbardo Zinn Zocor Zolgensma
Zostavax Zuckerman Zulresso Zung Zupančič Zutt Zyban Zyprexa Åsberg Öhman Štampar Žižek
`;
