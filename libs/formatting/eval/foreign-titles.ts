/**
 * Titles of the development half in languages that write names alone large, one a line, as a reader writes them in sentence case:
 * a sample drawn by chance, read before any was written. A tilde stands before a letter that is right in either case.
 */

/** The rules were made with these. */
export const MADE_WITH = `
Sancti patris nostri Gregorii Theologi, vulgo Nazianzeni, archiepiscopi Constantinopolitani, ~Opera omnia quae extant vel ejus nomine circumferuntur tomus secundus
Localisation de la lissité formelle
Martín Coronas, pintor
A facenda jesuítica da Papucaia, Rio de Janeiro, século XVIII
Review of Franz Cumont Recherches sur le manichéisme. 1: La cosmogonie manichéenne d’après Théodore bar Khôni
Séminaire de géométrie algébrique du Bois-Marie 1965–66, Cohomologie l-adique et fonctions L, SGA5
Une ancienne exégèse de Phil 2,6 dans le Ketābâ demasqātâ (Livre des degrés)
La déesse des petites victoires
De ignatiaanse methode
Vite de’ pittori, scultori ed architetti napoletani: Non mai date alla luce da autore alcuno ...
La structure de l’encyclique “Humani generis”
Review of Hans Putman, L’Église et l’islam sous Timothée I (780–823)
Aportaciones estéticas de Juan Plazaola a la comprensión del arte contemporáneo
Los misioneros de la restauración católica: La formación en los colegios ingleses
Tre sfide al pontificato di ~Papa Francesco: Sud del mondo, lex orandi, lex credendi, sfida spirituale
Finestre aperte sul mistero
Le pape et les sciences dans la lettre encyclique Laudato si’
Opuscula Graecorum veterum sententiosa et moralia, Graece et Latine: Tomus primus
L’hospitalité en milieu associatif: entre idéal et praxis. Imaginaire postcolonial et relations entre les participants à un cours de français
Alberto Fernández: “Cristina es una gran dirigente, pero no fue Perón”
Här duschas de äldre av en robot
La misión como paradigma de la renovación eclesial
Jan Toorop: Autobiografische herinneringen 1858–1886 zoals gedicteerd aan Anton Reichling SJ in 1927
Borges por el mismo
Ignazio Loiolakoa aingeruen gerlaria
Fabien Revol, La réception de l’encyclique « Laudato si’ » dans la militance écologiste. Cerf, 2017, 168 p., 19 €
Collectio nova ~Patrum et scriptorum Graecorum, Eusebii Caesariensis, Athanasii, & Cosmae Aegyptii: Tomus primus, Eusebii Pamphili Caesarensis episcopi ~Commentarii in Psalmos
Séminaire - Quand la santé questionne le couple. Correspondances Sud et Nord
La Tradition et les traditions: Essai théologique
Jean le Solitaire (d’Apamée)
La recherche d’une éthique universelle dans la tradition catholique: La méthode de Laudato si
Chapitre 5. Écrire dans et sur le dossier patient: disciplinarisation équipée de l’écrire et discipline de la communication
Etnografia antigua totonaca en el oriente de Mexico
MP-toppar slår tillbaka mot Anderssons tiggeriutspel
L’Unique et ses témoins: judai͏̈sme, christianisme et islam, histoire et théologie d’une rencontre: session de rentrée du 1er cycle du Centre Sèvres, 18-29 septembre 1995
Cardinal Henri ~De Lubac, Jacques Maritain, Correspondance et rencontres. (compte rendu)
Dialogue, culture, Évangile
Victor Cousin en 1856
América en las fiestas jesuitas: Celebraciones de San Ignacio y San Francisco Javier
Aplicação da tecnologia de impressão 3D no tratamento da pseudartrose da fratura de Hoffa
Nouvelle histoire de l’islam: VIIe-XXIe siècle
Monumenta ~Sacra et ~Profana: opera collegii doctorum bibliothecae Ambrosianae: Tom. V.-Fasc. I
Atto Fabroni e il crocifisso di Sant’Ignazio: Storia, restauro e documenti
Sancti Dionysii Areopagitæ ~Opera omnia quæ extant, et commentarii quibus illustrantur, tomus secundus
Bible et liturgie
Cours de philosophie
Ludvig Holbergs udvalgte ~Skrifter. D. 1-6 B. 4: Holbergs ~Comedier
Quand l’~Islam s’éveillera
Appendix ad ~Monumenta sex priorum ~Ecclesiae saeculorum: Vitae ~Patrum sive ~Historiae eremeticae libri decem
Comentario a «Anatomía quirúrgica aplicada a abordajes transperitoneales de la aorta abdominal y los troncos visceales. Artículo dinámico»
Idolâtrie ou liberté: le défi de l’Église au XXIe siècle
Sancti patris nostri Basilii Caesareae Cappadociae archiepiscopi: Opera omnia quae exstant tomus tertius
Review of Antoine Guillaumont, Les ‘Képhalaia Gnostica’ d’Évagre le Pontique et l’histoire de l’origénisme chez les Grecs et chez les Syriens
Les grands initiés du XXe siècle: Trente voies pratiques de réalisation
Bibliotheca veterum ~Patrum antiquorumque scriptorum ecclesiasticorum, postrema Lugdunensi multo locupletior atque accuratior
Densité de population de la chouette rayée (Strix varia) au mont Saint-Bruno
Os jesuítas e a civilização pela palavra
Abulfedae ~Annales ~Muslemici Arabice et Latine: Tomus I
Operários de uma vinha estéril: Os jesuítas e a conversão dos índios no Brasil, 1580–1620
Générations “Laudato si’”
La béatification de Pierre Favre
Review of Paulus Bedjan, Homiliæ S. Isaaci, Syri Antiocheni
Hartmut Rosa, Résonance. Une sociologie de la relation au monde. La Découverte, 2018 [2016, traduit de l’allemand par Sacha Zilberfarb et Sarah Raquillet], 536 p., 28 €
Bibliotheca Graeca, sive Notitia scriptorum veterum Graecorum, quorumcumque monumenta integra aut fragmenta edita exstant tum plerorumque e mss. ac deperditis ab auctore tertium recognita: Volumen decimum
S. P. N. Joannis Chrysostomi archiepiscopi Constantinopolitani, ~Opera omnia quae exstant, vel quae ejus nomine circumferuntur: Tomus primus, pars prior
‘Recibámosle para santo’: Las hagiografías sobre Luis de Medina (1637–1670), protomártir de la Islas Marianas
Communiqué sur l’attaque bénie de Paris contre la France croisée
Complexe cotangent et déformations I and II
Pyrotechniku používejte ohleduplně a bezpečně, doporučují hasiči
Le système phonologique du parler de Creutzwald. (Étude synchronique)
Inventaire ichtyologique du bassin versant de la zone du Chêne et de la forêt de la Seigneurie de Lotbinière au moyen de l’ADN environnemental
Cascades de transducteurs autour de la reconnaissance des entités nommées [CasEN: a transducer cascade to recognize French ~Named ~Entities]
La divination arabe. Études religieuses et folkloriques sur le milieu natif de l’Islam
Evangeliarium Hierosolymitanum: ex codice Vaticano Palaestino deprompsit edidit Latine vertit, prolegomenis ac glossario adornavit: tomus primus
Liberté et inquisition: Une aventure éditoriale au temps de la contre-réforme
Sexualidad, ~Estado, sociedad y religión: Los controles de la sexualidad y la imposición del matrimonio monogámico en el mundo colonial hispanoamericano
La conversion écologique
Une défense de l’hédonisme axiologique
Campi profughi come spazi di soccorso in tempo di Covid-19: mobilità invisibili a Bourj Albarajenah
Diodore de Tarse
Petite histoire des jésuites
La ~Vie primitive de S. Antoine conservée en syriaque [Translation]
L’Être et l’ésprit
Het lunapark en andere plekken: Autobiografisch materiaal
Saint Éphrem dans le Sinaxaire éthiopien
Richard Malka et Chems-Eddine Hafiz « Faire prévaloir un islam du savoir »
Parc Monceau: «J’ai vu tout de suite qu’un des enfants était en arrêt cardiaque»
L’uomo alla luce dell’escatologia in Hans Urs von Balthasar
Per un’edizione critica del ~Commentario ai XII ~Profeti di Teodoreto di Cirro
Jan van Kilsdonk: Portret van een hartstochtelijk pastor
Les Retractiones d’Yves Congar sur le rôle de l’Esprit Saint dans les institutions ecclésiales
Patronato eclesiástico universitario: El Inca, los seises y su representación entre Alcalá de Henares y la Nueva crónica y buen gobierno (siglos XVI–XVIII)
« Technostalgie du présent: des technologies de la mémoire à une mémoire des technologies »
Síndrome de solapamiento lupus eritematoso sistémico y vasculitis ANCA
La sfida ignaziana
The prophetic imagination
Review of Giovanni Lenzi, Afraate. Le esposizioni
Josemaría Escrivá y Pedro Arrupe, cara y cruz: De una misma iglesia?
Les relations culturelles entre chrétiens et musulmans au Moyen Age: Quelles leçons en tirer de nos jours ?
Compter et classer: histoire des recensements américains
Hipervigilância postural e percepção da postura correta sentada em indivíduos com e sem dor lombar
Acompañamiento, elección y unión: Apuntes culturales y psicológicos
Pierre Teilhard de Chardin: Sa vie, son oeuvre, sa réflexion
A missão tibetana na correspondência jesuíta (1624–1631)
Como se escolhe um candidato a ~Presidente?: Regras e práticas nos partidos políticos da América Latina
Bibliotheca orientalis Clementino-Vaticana: De scriptoribus Syris Nestorianis
La route septentrionale Antioche‒Chalcis‒Palmyre
Heilig moeten: Radicaal-katholiek en retro-modern in de jaren twintig en dertig
Sancti Ephraem Syri Hymni et sermones [ܡܐܡܪ̈ܐ ܘܡܕܪ̈ܫܐ ܕܛܘܒܢܐ ܡܪܝ ܐܦܪܝܡ ܡܠܦܢܐ]
Historia patriarcharum Alexandrinorum Jacobitarum a D. Marco usque ad finem saeculi XIII.: Cum catalogo sequentium patriarcharum & collectaneis historicis ad ultima tempora spectanibus. Inseruntur multa ad res ecclesiasticas Jacobitarum patriarchatus Antiocheni, Aethiopiae, Nubiae & Armeniae pertinentia. Accedit epitome historiae muhamedanae ad illustrandas res Aegypticas
Questions autour du document: À la recherche d’une éthique universelle. Nouveau regard sur la loi naturelle
Introduction: de la « matière grise »
Kitab al-din wal-dawla, ~Réfutation aux Nazaréens
Hermes Arabicus (Hermes Trismegistus)
La búsqueda del absoluto en el mundo: El mundo y Dios en el pensamiento de Teilhard de Chardin
Petite vie de Henri Bremond (1865–1933)
L’annonce faite à Marie
Diálogo, cultura, ~Evangelio
Codex liturgicus ~Ecclesiae universae: Liber VIII. De ~Ordine, in quo sacrae ordinationes omnium ~Ecclesiarum Occidentis, & Orientis antiquae, ac recentiores, tum editae, tum ineditae: Pars secunda, Syrorum Maronitarum ordinationes
Les chercheurs algeriens et la publication electronique dans les archives ouvertes: ~Cas d’ARCHIVALG
Dialectique du langage sur Dieu: Lettre de Timothée I (728–823) à Serge. Étude, traduction et édition critique
Introduction à la théologie musulmane: essai de théologie comparée
Arquitectos en los fogones: Del theatrum machinarum a los proyectos ilustrados para una cocina económica
Jubiler ou les tourments de la parole religieuse
Review of Guiseppe Furlani, Le Categorie e gli Ermeneutici di Aristotele nella versione siriaca di Giorgio delle Nazioni
Accompagner l’orthorexie dans les troubles des conduites alimentaires: création et évaluation d’un programme psychothérapeutique
Eli de Qartamin. Memra sur S. Mar Philoxène de Mabbog [Translation]
Los ministerios de la Compañía
Inscription de la stèle nestorienne de Xi’an de 781 vue de Chine
Cronica dell’incontro del 2 dicembre 2014
De la réalisation de l’homme dans son ouverture à Dieu chez Edith Stein et Karl Rahner
De “rebeldes, traidores, infieles, desleales y desobedientes” a vassalos d’El Rei: o princípio da devolução de índios no Rio da Prata colonial (1750 – 1763)
Historia de la Iglesia en México, v. 2
Dari Muntilan merajut Indonesia: 150 tahun Rama Van Lith, SJ
“Loué sois-tu !”: lettre encyclique du pape François sur la sauvegarde de la maison commune
Pour une sémiotique de l‘’image dirigée’ dans la littérature jésuite: Syncrétisme, narrativité, énonciation dans le Chemin de la vie éternelle d’Antoine Sucquet sj
Review of Chialà Sabino, Abramo di Kashkar e la sua comunità. La rinascita del
Des dérives policières alarmantes
Odevzdanost do Boží prozřetelnosti: Milost přítomného okamžiku
Aprobar o rechazar: el desafío de la nueva Constitución chilena
La version mône du Nārada-jātaka
Synesii episcopi Cyrenes ~Opera quae exstant omnia: Tomus unicus
Chéno Rémi, Dieu au pluriel
Haïti: Sean Penn reçoit un prix pour son engagement
Brexitminister Davis har sagt upp sig
L’Histoire et ses trois niveaux d’historicité
La idea de ~Historia en la Historia del Reino de Quito de la América Meridional del jesuita Juan de Velasco
Science et religion: une lettre inédite
Las relaciones de dominicos y jesuitas en la Cataluña moderna
Un voyage dans les philosophies du monde
Mamvu-Mangutu et Balese-Mvuba
Le parler de Metzéral. Étude phonétique et phonologique
Review of Michael Hayek, Liturgie maronite. Histoire et texts eucharistiques
Review of Maurice Brière, Les Homiliae Cathedrales de Sévère d’Antioche: traduction syriaque de Jacques d’Édesse (suite). Homélies CXIII à CXIX
Les fleurs du mal
Karinding (2020 documentary)
La startup nation au temps de l’écologie: le sens du travail contemporain
Les relations bilatérales France – Québec à l’épreuve de l’OMC et de l’Union européenne
Teilhard de Chardin, o, il ritorno di Dio
Finska gymnasieelever flyttar till Sverige – för sport
Les territoires et les médias dans la construction de l’espace public
Exégèse médiévale: Les quatre sens de l’Écriture
Scriptorum veterum nova collectio e Vaticani codicibus: Tomus IX
Evangeliarium Hierosolymitanum: ex codice Vaticano Palaestino deprompsit edidit Latine vertit, prolegomenis ac glossario adornavit: tomus secundus
S. P. N. Nili ~Abbatis ~Opera quae reperiri potuerunt omnia: Tomus unicus
A centralidade pascal da teologia de Hans Urs von Balthasar
La Compañía de Jesús en Guatemala, siglo XIX
Juan Carlos I celebra su 80º cumpleaños en La Zarzuela junto a 70 invitados
Danièle Hervieu-Léger (dir.), Religion et ecologie
Review of Ignatius Ephraem Rahmani, Studia Syriaca, seu collectio documentorum hactenus ineditorum ex codicibus Syriacis
España cristiana comienzo de la reconquista (711–1038)
Modélisation et simulation des impacts de gouttes et de sprays sur des surfaces liquides
Sancti patris nostri Joannis Chrysostomi, archiepiscopi Constantinpolitani, opera omnia quæ exstant: Tomus primus, pars altera
‘Come ese nuovo mundo está tan lexos destas partes’: Strategie e politche di governo della Compagnia di Gesù nella provincia peruviana (1581–1607)
Bibliografia de Gianfranco Ghirlanda, S.J
Review of Françoise Briquel-Chatonnet, Manuscrits syriaques de la Bibliothèque ~Nationale de France de la Bibliothèque Méjanes d’Aix-en-Provence, de la Bibliothèque ~Municipale de Lyon et de la Bibliothèque ~Nationale et ~Universitaire de Strasbourg
Arkeologer gräver efter brännvin
Matteo Ricci nel Collegio Romano (1572–1577): Cronologia, maestri, studi
On 2D Eulerian limits à la Kuksin
Volontà, libertà e autenticità in Bernardo Lonergan
Teologija istorii [Теология истории]
Review of Rubens Duval, La littérature syriaque: des origines jusqu’à la fin de cette littérature après la conquête par les Arabes au XIIIS
Cours de vietnamien, 2ème année
Cristocentrismo e storia: L’uso dell’analogia nella cristologia di Hans Urs von Balthasar
Encuesta sobre los criterios de transfusión de glóbulos rojos en la unidad de cuidado intensivo
Lessico Teilhard de Chardin
Le ~Testament de ~Saint Éphrem le Syrien
Configuración retórica de los Ejercicios espirituales de S. Ignacio de Loyola
Maquiavelo y la política de Dios: Los teóricos políticos de la Compañía de Jesús ante el reto del realismo maquiaveliano
Pedro Morejón: Vida, obra e itinerario transoceánico de un jesuita castellano
Analyse de données Twitter avec R: Profils utilisateurs et relations entre utilisateurs
Il brutto all’opera: l’emancipazione del negativo nel teatro di Giuseppe Verdi
Les tribus Ba-Kuba et les peuplades apparentees
Le charme discret du pays de Galles
Fontes & codages: Glyphes et caractères à l’ère du numérique
Germain Grisez: Una vida al servicio de la renovación de la moral
Suárez, filosofo de encrucijada o del nacimiento de la ontología
L’unicité et l’universalité de Jésus-Christ chez Karl Rahner herméneutique du ‘devenir-homme de Dieu’, pour une affirmation de l’unité de la protologie et de l’eschatologie
`;
