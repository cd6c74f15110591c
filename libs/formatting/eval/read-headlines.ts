/**
 * Headline titles of the development half as automated readers (language models) set them in sentence case (APA 7, 6.17): the hash of the folded title, then
 * the words inside clauses that keep a capital, in their order; a question mark where editors differ. Acronyms and what opens a clause are left out.
 */
export const READ_HEADLINES = `
1001xre
1001zxn Python
100ovh7 ?Volume
10157sk
102p4qr Peshitta Proverbs
102qbms Karl Rahner Jacques Dupuis ?Church Christian
102zo70
103co76
104o1nh
104yxbh
105hfxx
105j530
105mp12 Mveng Africa
105vcq8
1061ao4
106gcln Berrigan Catholic
1079usa Mr Edwards Robert Breck ?Affair
107xl7h American Life Panel
1097n9r
109z4m1 American
10bapve George Kiraz Syriac New Testament British Foreign Bible Society
10bit04 Arabic Nizar Habash
10bvc7n
10d6zuq Western Pacific Melanesian New Guinea
10dnyik
10eg5z1
10elqxb
10f49yh
10fro93 Maḥrūma Christian Ibn Kammūna
10h90ad
10hfn3q Thailand Lisu
10hkkf1
10icffv
10it9m9
10j3yfg
10j5rjr
10ldo87
10lti6b
10mbu8f
10nbzcg
10npnue
10ntkgs Goudy International Center Font Technology Aesthetics
10o33vu
10o3ncw
10op1xs Li
10p5h5
10prv5c
10pzz6k Thompson Indians British Columbia
10q0qmo Venice
10qf1s9
10qhsbr
10rbogz Workshop Graph Methods Natural Language Processing
10tmlj2
10tmmy4
10uf73r Patwin
10uhr0x
10uqidl
10wmjyt
10wxoma Stan
10xw1rq ?Web
10y4ljq Tetris
10ya3z5
110dqr3
110vd31
111cjdc Heidegger
111cti
111wpsn
112yn6t Alphonse Mingana Woodbrooke Studies Vol Theodore Mopsuestia Lord Prayer Eucharist
1137l1f
114mjdv
1155s62
115jkwl Howard Gray
115z6wb
115zkq2 Guardini
1193m1p Sunday Mass Vatican
119pw4 Philip Dick
11abmde
11asa0n
11az2a6
11b7d39
11bb46g Storm Landers Ther
11byrmt
11c15xq Claudio Balzaretti The Syriac Ezra Nehemiah
11ce7jo
11cuyzi
11dz85j
11fw29
11fyye9 Task
11g5m27
11g7bvy
11gjbqa
11hq0y0
11hv681
11i8o4s
11iqpqh
11j7t9o American
11khl9l
11lf7mh Half Way Covenant Puritan New England
11mcl1z
11mcrjo United Nations ?Secretary ?General
11n4a86 Suárez
11n615b
11nf639
11o0nfr
11qex30 Arabic ?Adventures Télémaque Enlightenment Nahḍah
11qktww Snodgrass Vanderwart
11r84n1
11rr830
11rv9nh
11scs29
11sphoi Near East
11tgv8n Gaussian
11tjwns
11twx1n
11urh20 Delphi
11vfani
11w0lxz ?Web
11wdfjl
11wp5h3
11x7rvp
11yw07g Metafont
11zfpjt Nootka
1201zp3
120gwez Kumbe Dogon Mali
120jnhm
120sgmm Tebul Ure Dogon Mali
1213v06
1215167 China
12367ll
123s0sf
12496q6
124lhmo ?Digital ?Antiquarian
124qj74
1255sk0 Felis European Eu Birds Habitats Directives
125wzp1
126rqw3 Multiple Virtual Storage
1279um6 Alippistrongylus Trichostrongylina Euryoryzomys La Convención Peru
128lwy9
1291mqo Knightian
12927y4
129phae
129wbq6
12baqw
12beh75 Hans Urs Balthasar Waclaw Hryniewicz
12cx9rw
12d6opq
12dif6g Maxc
12dme1e Te Se
12eifw4
12eiida
12h62ko
12hyefj
12i0uss
12if82v
12inib4
12jacwd
12jbolj Boolean
12k3vbq
12lkzs Bakhtin
12o6fhx
12o79rk Valley Nisenan
12oecai
12ogbq9 Hebbian Hebbian
12ok8ue
12ot5i1 ?Digital ?Antiquarian
12ozfum Catholic Mexican War
12pk1t9 Coetzee Beckett
12pywkj
12qgfhi
12qipdv Serbia Montenegro Bosnia Herzegovina
12qm4xq
12qys95
12t40fz
12t9iw9
12u6ng4 ?Transcendent God
12utzfl Eugénie Henderson Luce April
12vtm3 Aquinas
12w7p1w American
12yeexs Boolean
12yifo2
12zw0ow Thames Vt
131y0rk
132aiz4
132bq8r
132txvt Fort Jameson Ngoni
133ez61 ?Sixteenth Congress
133iujj Dogon Mali
134wt7
134yewm
135170o
1367tu
136jedh
136pbx Jews Philadelphia Jewish
137ff88 Catholic Rahnerian
137xpuw
139ge4u Workshop Predicting Improving Text Readability Target Reader Populations
13b16vf California
13b4esj Pennsylvania
13blhu5 Salmincola Tracheliastes Lernaeopodidae Sakhalin Island
13bmy8c Dogon Mali
13c600m
13c79ig
13canou
13cavlx
13cdzd3 Chicago
13cqf9j Fe Si
13d5vd3
13e7rmn
13eusq6
13f7re4 United States
13fqria
13fyrxn
13gjr3y
13gxkkj
13hhx15
13ht6q7 ?Model ?Human ?Processor GOMS
13hv7mp
13imalr
13iq2ni
13k639p
13k91qa
13kdxvl
13khmxq Constitution America
13kkndb Sorbonne France
13ky58c
13lda15
13m7ff7 Graduate Record Examination Jesuit
13mtuhg
13n362y Kuznets
13nbwwl
13o4rgh
13os217
13pjat4
13prunh Galileo ?Church ?The Renaissance
13qnes
13rc61k
13t70b7
13tix9e Jesuit Catholic ?Modernism Tyrrell
13tz3ot
13u04hl
13u71zc Language Grid
13v4ino
13vqwf3 Dignitatis Humanæ Martin Rhonheimer
13wtrsx
13xcupd Christianity
13xn9oz African
13xt8b9
13xy9tm
13y81bc Peshitta Ezekiel
13yh59h
13yiqf1 Europe
13z4t4y
1409wf0
140cxzr ?White
1414pke Dagstuhl Seminar
141j1mh
14337w1
143w4te
144b9hf
144iq2c
144iskc
144yiem
1457pn Consumer Expenditure Interview Diary Surveys
1460pln United States
146b1ke
147xh3a
148pvbe
148wpl
148zu8e
14916sq
14anzh0 Late Antique Early Medieval Economy ?Project
14aqawy
14b8bly
14bmfnl
14bxbvd American Oriental Society
14c4v7q
14cqmvk
14cxfyw
14dqmsd
14e6k7n
14gjm4s
14hm22x
14htm15
14i69p3
14iuyvl
14iwgy8 Tanzanian
14k0e9
14k19p6
14k4pjb
14k98b8
14lx2xj
14mrc9r ?Cross
14mwfvd
14n3l68
14p79ac
14pauzq Péguy
14pyyro
14q6ufz Danish
14r7qbv ?Noosefere Omega Point Teilhard Chardin
14rxrdz
14solbs
14sw8xf
14ti9g3 Maximus Confessor
14tjpu7 ?Digital ?Antiquarian
14uqxqt Aurthur Vööbus Celibacy Syrian ?Church History
14v8e3d
14wpu71
14xohdu Hauerwas
14ztpjd
1503uev Vietnamese
150dhuu
150ph9d Eugenie Henderson Papagyi Luce Tee Tee
15118ag Syriac ?Book Daniel
1527elk
152ulxy
153m7of Asian
153uwuw Corey
15654kr
156ag7y
156sqki
156ufvy Manley Hopkins
157jooe
157okmt
158knxz Molecular Graphics Development Component ?Version
15962bo ?For Handbook ?Industrial ?Organization Chris Conlon Jean Pierre Dubé Aviv Nevo Frank Verboven Lee
159hfwa
159vf98
159vuqp Health Retirement Study
15adcn6 Soviet Stalin
15ae667 Economist
15ah8tr ?Volume
15bsze7 Ca
15cy4ra
15dfya4 Alan Jacobs
15dk6k2
15elnvz
15eodea ?Vocation ?Lectures
15fj6r8
15fosp0 New England
15fvawl
15g17o9
15gaman United States Brazil
15gfio2
15hgb2r
15hl05c On Zacchaeus
15hw31c
15i7d7z
15ie692
15ifvma
15j69lv Neldel Poole Frenkel
15jl6dg
15jqrlp Teilhard Chardin
15k3kmw Camellia
15k7abi Weatherization Assistance Program
15l4slf
15l5hi7 Wikipedia
15n4uq9
15nb9d1
15ojt9j
15p5y0i Weber
15pcdnq
15qmrfd
15qypgo
15r8lgc
15sfky1
15t2vnc
15t4nk4 Peshitto New Testament Syriac Massorah
15tc87e Motu Papua Stephen Wurm Harris
15te6e7 Battle
15tm9iz
15umlnn Bregman
15v6mvi
15vaf3v Robert Carneiro ?Dataset
15vb1v9 ?Digital ?Antiquarian
15vb25a
15wpag5
15wx8gl
15ykhh6 Machiavellian Machiavel Jesuits Donne Conclave
15ykruc
15yvdut Wikidata
15zg5qd Paul Esabalean Tatian Diatessaron Armenian Gospels
16012rh Japan
160m4rt
161o1s9 United States
163zybl
164wrjb
1650ueh Ignatius Loyola
165cjtz
165jv9p
1661p1r University Philosophy Education Ignatianum Cracow
167mqg0
167sdym
16asc5p European
16bh5uq
16bmh3b
16d73ug
16es8id Christ ?Reconciler Trinitarian Karl Barth Hans Urs Balthasar
16ewljv Comprehensive Archive Network
16f6e1x
16fscal
16fuuk1 Frank Wolfe ?Max ?Cut
16g4tyg Affective
16iyo2y Anglo America
16jfj1g Jesuit
16k09hk Macroeconomic Gurkaynak Wolfers
16k4e8k
16kqz63
16kzwtg Task
16lb40p Commission
16lmy5o
16lz80d
16m2hio
16o5iv1 ?New Keynesian Phillips
16ocly1
16ovyue
16p4tcm Wido Th Peursen Language Syriac Ben Sira
16p7c0w Manning
16pvml3 Bayesian
16qitl2
16rap7b
16rije3
16rr5o4
16tcwqe
16u83lp Joseph Lyons
16vgex2
16vllqi
16w6khr Simpson
16wcp5s Bates Communicative Development Inventories
16wi9nd
16wn83p
16xt7fw
16xud70
16ywwfu
170nj7c Paul Revere
171k60c
172tyms
173qe1b
1758fxr
1758spj ?Aboriginal San Joaquin Valley California
175q5g0 Nestorius Theotokos Marian
176eqhv
177400w
178431q
178rkmw
1791kek
17996zo Keynesian
179eqp8
17acdqf Native North American Metis
17b7nfi ?Rabbinic Leviticus
17cmuu6
17cv84t
17dm1qu
17dq3y2 Bernard Lonergan Method
17e2q9z New England
17e6gmi Nb
17ed41d General
17fv9bm
17ghjjf Asian Americans
17gin2q
17gwfyu
17h6189 Korean
17ieb8i Benford Professor James Hunton
17ir3wy Jepson ?Manual California
17jaykw ?Particular ?Examen
17l3xn6
17mb25p Python
17mesdo
17mgqym
17nhm2e
17nkpdf Ice Age La Quina Neandertal France
17nwy9p
17nxhpt Jesuit
17o6uw1 Finnish
17ox32o
17oysku
17rervo
17rs5vw
17sfms4
17t1avy
17ttcdw
17tux3z
17tvn2n Vietnam
17vzyxd
17wi7qx Rome Persia Valerian Jovian
17wid8c
17y1a2f
17z48sd ?Shared ?Task
17zmzp4
1800rs1 ?Sub Saharan Africa
18017el
180knmz Catharine Brown Christian Indian Cherokee Nation
180vxoy Jesuits ?Early ?Modern Europe
1810h2c
181cq5v
1824vie
1828xae
183q4to
183wryv
184j6m6
184l5ne
1859hvx Karl Rahner Hans Urs Balthasar
185de96
186gicl
187ayyc
187iqlp
187vxcn
188vp7c
189egqf
189rabh
189v3ok New England
18a001i Dutch Republic Generality Lands
18b30y3
18b4uv2 Planescape Tormet
18bw5y4
18c32g8 World Heritage ?Sites
18czvam
18dar90 World Wide Web
18dxyh1
18ea8gm
18f08i2
18f2k34
18gamko
18gt595 Gaussians
18i0yda Aramia River
18j0h0o
18jceah
18k1sy3
18kj831 ?Positivism
18kwopd Bouyer Jean Duchesne
18lhw65
18n2451 Phillips United States Canada United Kingdom
18nma0k
18o7nuv
18ockru Jesuits New Spain
18oi07u
18qc6mr
18rrg5c Economic Association Committee Statistics
18s6yy1 Replicada
18t8c50
18tb2c1 Bernard Lonergan
18tnoc8
18to1hl
18uelkk Canada
18vxyh7
18wdwqn
18y5fk1
18y6lyv Hsee
18y7gkr
18z8x5l
18zrupw
190d35g Petersen Hans Christian
190e939
190ufk5
19168j9
192mg04
1939x66 Brazil Europe
193kn3n
193uq49 Chinese
196aidn Schistocerca Orthoptera
1971agp Luce Marion Hackett
1978rh7
197i1fe Flathead Indians Montana
197qfa4
1980v4j Clear Lake
198f99k ?Security
199fjmv
19an035
19b6wgo
19bps8q Grimson Luce
19c8jzr
19daxqo
19e93au
19ee5 Michigan ?Area ?Agencies ?Aging
19fifth
19fp8p7 Boiken
19he9x1
19hrc3w
19i9ced Luce Marion Hackett
19iz4n4
19j933
19k0jj5 Norman Zide Luce
19ngvq0
19nw4em
19o33yr Solomonoff Dartmouth Summer Research Project Artificial Intelligence
19o8miy
19odc9i
19phqf3 Tjalling Halbertsma Early Christian Inner Mongolia
19prjzr Christian ?Sub Saharan Africa
19qpt3d China
19r99zl
19sijt8
19tsfpt
19tw10u
19u9z52
19ufzgm
19vujrg
19vwhfp
19w9m31 Ondo June
19wtmvn Spanish Philippines
19x2ee6
19y1mt
19z54j5
19z6cp9
19z79gu
19zcde3
1a0j64g
1a15nbr
1a17587
1a2ksdr Hsin Chang Luce
1a35lf5 Daniel King The Syriac Cyril Alexandria
1a39a98 German
1a3k9q1
1a3oytb
1a3zwnm Nobili
1a4qt25 Brazilian Amazon
1a5gx48 Netlogo
1a5jbse
1a5lx57
1a6rpqj America Puritans Civil War
1a6tzo5
1a6xbfs ?Word
1a715ni Rahner
1a76ehi Nerchinsk Regiment Zabaikal Cossack ?Troops Нерчинский Забайкальского
1a7knh7
1a7lni
1a8imyg Royal Liverpool Children Inquiry
1a91bs6
1a9rr9m
1aa0qlg ?Councils Baltimore
1aat7jz
1ac6olr
1ackxxf
1aclvll Jewish Christian Ephrem Syrian
1acs2cs
1acxnv8
1adysn2
1ae8uoc
1aea8j1
1ah6swq
1ah84mj
1ahjvgk
1ahl8ds
1ahln2j Chicago Fed National Activity Index
1ahodph
1ahwyrq
1ajik7g García Márquez
1ajp29i
1al25pn
1am6idt
1amyj69 Angels Chapel Gesu
1an92ol
1anbqwg
1anepf3 Zener
1anyxfn
1aos129
1aouzu1 Catholic First World War
1ap1phl
1ap4rdh Late Antiquity
1ap8uh7
1apqi90
1apzh74
1aq6h4t
1ar0z8y
1ar5zv
1arpzdd
1arvxn5
1as2wiz Survey
1as2wou
1atig95
1atj4t China
1aufrfk
1av6zyf
1awhvij
1awmawg
1ax6207
1axe18r
1ayrrky ?Digital ?Antiquarian
1azxiqf
1b05he
1b1xv7l
1b4obma
1b59qsl Ga
1b61m4m
1b67rhc Malaysia
1b6q92o Bolivia
1b6uxod
1b8026 Indians ?Eastern ?Subarctic Canada
1b8u3eu Swedish
1b9ucd6
1baitk
1bc436l Civil War Soviet Russia
1bcvol0
1bcyps1
1bf9wtd Texas
1bgsuea Bois Locke Howard ?School ?White
1bhkp84
1bhonkn Jean Brébeuf Jesuit
1bj99wp God George Tyrrell
1bjbe2k ?Central Caribs
1bjj551 Wuvulu Papua New Guinea
1bjsoz1
1bjuqyv
1bkwbk7
1blamma
1bmjk4u Conway Maxwell Poisson
1bohghh South China Sea
1bp5fn6 Tanzania ?Uhuru ?Ubuntu
1bp5zpy
1bpjma0
1bq5rxk Wesley ?Church ?Fathers
1bquug Molina
1bry17m
1bsux0e American
1btp46q ?Conciliar Constitution Liturgy
1bttlzi
1bu9uss Reformation America
1buup4v
1bvfgal
1bwoclc Jewish Orthodox
1bx815h
1bxl3t6
1bybsd6
1c068df American Jewish
1c0os1j Confucius Britannia
1c0zihc Effect
1c12jzx
1c14qnf The Review Economic Studies
1c1n1l0 Italian
1c1vdlx
1c2izsy
1c2om7o PET
1c2qvfp ?Pana Malayalam India John Earnest Hanxleden
1c4g06v
1c4jhoi
1c5dvog Joint Workshop Interoperable Semantic Annotation
1c5qnxr Netville
1c61oyk Venice Biennale
1c6i9n0 British
1c6sgf Bristol
1c76nob Small Loewenstein Slovic
1c7enn9 University Minnesota
1c82mva Nauru Island
1c9l6ln
1ca2osh Yalunka
1cbrot1
1ccdho
1cd3prt Jew Mordecai Noah
1cdvqj ?Bishop Arabs ?Blessed Mar Severus ?Patriarch Antioch
1cdyqly
1ce5cdw
1cex274
1cf9o51 Islamic Persia
1cg0yy
1cgc7p0 Tagore
1chiphe
1cikiw1 Paraguay
1cin3az
1cj0rfl
1cj248s British
1cjadsm Twitter
1cke5xg
1ckfe6p
1cl1po0 Uzbek
1cl9f71
1clfo05 Kaohsiung Taiwan
1clmrjq Rites ?Controversy Antonio Rubino
1cmylg9 Druze
1cnt18t
1co4x6c
1coselj
1cowb3y
1cp75h2 Workshop Humans Computer Translation
1cqa5b1 Simon
1crn71v
1cs6v61 Armenian Book Genesis Ephrem Syrian Armenian English
1ctb8y7 Bar Hebraeus Book Jeremiah
1ctksd4 Jewish Scriptures Old Testament Tatian Diatessaron
1ctlx92 America White Americans
1cuweqw
1cvksc
1cwrcsr
1cxdq9j
1cxdsz9
1cxkyo1
1cxxr8q
1cy091v
1cy9wef
1cz324c
1czbp73 Hecker
1czhsjw
1d0ql4k Indigenous Arctic
1d19j9q
1d1r1lq
1d2ljk8 Monte Carlo
1d34ahl Ignation Daniel Berrigan
1d3x3g3 France Roman Catholic ?Modernism
1d47jsv ?Church Orestes Augustus Brownson
1d5p5zu
1d61xid Terreneuvian Brook Mira Cape Breton Island Nova Scotia Canada
1d6fsqf
1d6k0qu
1d751ft
1d77m25
1d7rbu5 Biden Americans
1d87qrd Christian ?Writers ?Fathers
1da5n44
1dag54k
1dakvae Black
1dalrak
1db11lh
1db3hwh ?Intelligence ?Community
1dbmz3f
1dcoez1 ?He Adam Sheol Saint Ephrem Syrian
1dcz9m7
1ddwbu2
1de5szf
1de9pg6
1demb4a
1dew7m6 Robert Hooke Richard Westfall
1dgifcj
1dgzfni
1dhmbdx Saveros Pou Luce
1digidd Blackwell
1dip0af
1dlcqc9 Buddhist ?Canon Southern Church
1dlin5u CRC Press UK
1dlpo9e
1dm3u1a Cretaceous Great Xing’an Range China Th He
1dmayze
1dmqtv6
1dn2dh5
1dojao8
1dpaag3 Nobili Robert
1dpapys
1dpf812
1dpg9b4
1dpv2ir Adam Becker Fear God School Nisibis Christian ?Late ?Antique Mesopotamia
1dpxv70
1dq4h1o Pe Maung Tin Luce
1dquxx4
1dr9cyz
1drcrj3
1dromle
1dsau1h
1dskapr
1dt04jf Hausa Dan Baskore
1dvpolh Irish
1dw3t77 America Living
1dwcyr5 Hiroshima Peace Memorial Museum
1dwhjxq Appalachian
1dwuiyi Jesuit
1dx36me
1dx5zht Peutz Jeghers
1dxljtd
1e03hl2 American
1e0e8mc
1e0mbvz
1e0myeb ?Bipartite ?Stem ?Belt
1e117di Spain Jesuit El Salvador
1e13vvr
1e1mxvt
1e2vxy2
1e2y8dt
1e3gxzl
1e3we6s Pennsylvania
1e3ww55 Hopfield
1e4z623
1e505zr
1e7l8hg
1e7twen
1e9lkqi
1e9o07j Schuman Declaration May European Union
1ebbole ?Revised
1ebf15n
1ebfmbr
1ebhrjz Europeanization
1ec4ata
1ecdjr8 Eugenie Henderson Luce
1ecft9 Northern Irish
1ecx1nk
1ed3n7v
1edbwmv
1edx5lo Krusell Smith
1ee16z9 Syria Roman Empire
1efuqn9 No Turn Hamiltonian Monte Carlo
1efzsbl
1eh3pol Buffalo
1eh47sh ?Census
1ehbj0y
1ehcyi6 Wittgensteinian
1eheex5
1ehv9kt Roman ?Steps ?Temple Robert Southwell George Herbert
1eiv582
1ejexdv Nobili
1ejsyuc Ignatian
1ek1941
1ekupix China Miéville Perdido Street Station
1elfl8a Aboriginal Aboriginal
1ens9l
1eoxx0k
1ep43pu Zea ?Southwestern China
1ephf0p
1epoqk2
1eqdn6c
1er1kcj Europe
1er98q
1essjsu SM
1estf14 Asia Cold War
1et389w
1et4aye
1etb5zn
1eui7p1
1euzfs8
1evb6el
1evn6k5
1evy0az
1ew3o6w
1ex5xdo
1ex6kya
1eynfrt ?Volume
1eyyzdy
1ezjub3 Home Owners Loan Corporation
1ezkjrd Talamanca Costa Rica
1f00qbx
1f0vk39
1f10ey7
1f24xx4 Africanfuturism Nnedi Okorafor Binti
1f2a6ky
1f2qnf0
1f32w9y
1f38lyo
1f3btrf
1f4i897
1f5fra5 Rete
1f5q9xc
1f5qpdv
1f6vihe Chrysostom
1fa15fa Guild Pope Peace British First World War
1faik7f
1fbc0yd
1fc0jl
1fc39nb Troubles Northern Ireland
1fc7qn7
1fcjklc John Maynard Keynes
1fcurvm
1fdhyxd Duns Scotus
1fdzw8y Raman
1ff5m52 ?Shared ?Task
1ffdtm Charles Jeffrey
1ffhcfk Jane Austen Daniel Skwire January
1ffvvqo Asmat Irian Jaya
1fggvs9 South China Morning Post
1fgqib0
1fgrmkl ?Mass Paul Anthony Cekada
1fh366u Ku Klux Klan ?Incorporated
1fh70or
1fh8l6a Kūa Kalahari
1fhzzi7
1fj5k1m
1fj9tdn
1fjmbee Judaism Christian Jews
1fjs9zn
1flz2fn ?Phase
1fmhkwu
1fmouvd
1fn3zrd Syriac Wisdom Ben Sira Greek Hebrew
1fnpo24
1fnrnh2
1fqjq2t United States
1fr6qt2
1frwoxj
1fsaepl
1fsrjsb
1ftgpln
1ftly6y
1ftum74
1ftw450 Molecular Graphics Plugin Microsoft ?Version
1furyaz ?Commission
1fvgu77
1fwbc15 United States
1fx39ax
1fyh6pi
1fyii2u
1fz87xy
1fzhkqv
1g0dz1g
1g0hz3j ?North ?Eastern Bantu
1g1haqf Hopfield
1g30kg4 Newman Congar
1g3a5sw
1g4bfg9 Hans Georg Gadamer Hans Urs Balthasar
1g4ddb9
1g5nmp4 Bugnini
1g5uluj
1g5w9ue
1g5zkxj
1g66u3h Hans Urs Balthasar
1g7e4f0
1g8bq7o
1g9bod6
1g9jgs8
1g9ohze
1gap35p
1gay8kb Brazilian
1gbktzh
1gcx4j6
1gdurdu
1ge49d3 Gros Ventres Montana ?Pt
1gebozd Exeter Archival Diabetes Biobank Pancreatlas
1gexer2
1gf3qcz
1gfw2g5
1gggam2
1ggjltq ?Global ?Database
1ggz24n
1gil5vo Group
1gip75s
1gj5omv Southern Sotho
1gj8a0p England
1gjed6k
1gkcujv
1gkrj30
1glix7m
1gmcxdr Cowles Foundation Research Economics
1gmja26
1gmlovh
1gmwup5 Charles Péguy
1gniz5l Python
1gntke Oryza
1gnu5s5
1go8ww3 Quebec
1goljgs Chinese Revolution
1gpaeqo
1gphztg Times Diary
1gqtqjs
1gs7y50 Thomas De Cam Hi ?Imperatoris Tartaro Tartaros Erutanos
1gshmd6 China ?Municipal ?People ?Congresses
1gt86t9
1gtmtbn Chiloe Chile ?Church Castro
1gv3s2w
1gv8rpo
1gvccpf ?Message ?Representation ?Specification
1gvqul9
1gwfmbk ?Type Ginzburg Landau
1gwj949
1gyzoir
1gz8176
1gzs7v6 Coakley Robinson Syriac
1gzvu7o Li
1h03ukx Mandarin
1h04emh Hur Christ
1h16yfa ?Cannabis
1h1i3bx
1h1jq76
1h2dokn
1h2wlk1
1h35apx
1h3ztg4
1h4vihl
1h52zv7 North American
1h5zgbg
1h6x6wm
1h7k79q
1h8tjfz
1h8xnpr
1h8xrf5
1h99ymd Honduras
1h9lqg1 Cambridge Augustine
1h9xupl
1haf43z Czech Slovak ?Republics
1hb5dq4
1hbh771
1hcbjam Asia
1hd1ebw Shoshonean
1hd95yv Bieber
1hdj2v6 Jim Cannon
1hem1bn Ruby
1heu4fd
1hgds2b
1hhfxgu
1hhpp6c
1hhwbz1 Lévy Jean Ville
1hi4ssk ?Report
1hibff
1hjihfo
1hkf5uq ?Insight
1hkg0rs
1hkngh0
1hma09k
1hmb6lj ?Eastern New Guinea
1hmy9m8
1hnenjg
1hnx7rn
1hon6u7
1hqdao9 New England
1hqhdmm
1hr4cg6
1hr4gq8
1hsioz4
1htxxvq
1hu33up
1huqlan
1hur3jv
1hvby7g Fourier Mukai
1hw1jfh
1hwfrm4 Niger Benue ?Confluence
1hxg032
1hxk3iw
1hye7ff Plains Ojibway Plains Cree Indians
1i20xx5
1i3qxwp
1i51dym
1i58k67
1i5kuoi
1i6d7nk Dutch
1i6f88s Suárez Platonic God
1i6r449
1i7brdf
1i7m1cf Chilula Whilkut
1i84fly
1i85yda
1i8gyg2 Dirac
1i9mqv7
1iawt89 The
1ibjn5v ?Modernism Vatican Jürgen Mettepenningen
1ic9yc6 Vatican ?Missal
1idcmrg ?Volume
1idlicm
1if1y77
1if3pf4
1ifhgz4
1ifllgm Plus
1ig8i0z
1igbsv3
1igienw
1igza5n James Hamilton Charlesworth The Odes Solomon
1ihdx4p
1iijnid Mesopotamian
1ij0nsh
1ijvp26 Hut Austroasiatic Malaysia
1ik62oe Faster ?Saint
1ikirxj Digital Antiquarian
1ima2u0
1imrzbh
1inglzi Ache ?Eastern Paraguay
1innwcd Britain
1inpqx3 Bonito Pueblo Bonito
1io6x47
1ipfirq
1iqw8se
1ise8p2
1ismmtm Otto Hintze
1iu0h0e
1iuaykf Odes Solomon
1iup6n9
1iuqb6x Napster
1iveajw
1iwnsvd
1iwzbmk Arnold Bogomil Ehrlich
1ixenv5 ?Leviathan
1ixf7nm
1iydrg0 Hopfield
1iygjgf Yoshihiro Noguchi Adverse Event Reporting System
1iyox8c
1iz0o9i
1j05bv5
1j0bv95
1j0j1nv
1j0lbm2
1j0xib2 Ashanti
1j13ue3
1j1vhwz
1j2t18x Monte Carlo
1j2wlz4
1j3sedd Coolican Eve
1j3tkvb
1j6li7i
1j75r22
1j8j4cu Geertsema Homo Christian
1j8kat9
1j8rihk
1j9pn4o Father Walworth
1ja0cpr John Wesley
1jadnrm Jesuit Refugee Service
1jb5y9
1jbnyz0 Hamiltonian
1jbq3dh
1jbyhof
1jdphic European
1jf320f
1jf3nd4 Jesuits Goa Jesuits
1jfdghs
1jfm6bc
1jft279 American Jewish Christianity Jesus
1jg3rqv
1jg7nbl
1jgq4q7 Nanga
1jgtjfn
1jhaz6x
1ji2vw1
1jjk2bw
1jjkpo6 Testament American Catholicism
1jjmzki
1jkb0xj California Peninsula
1jke5b8 ?Southern Moravia Roman Catholic
1jkl0ih Degenerate ?Art ?The Nazi Germany
1jl59i6 Ukrainians Eastern Galicia
1jlvu8v
1jm5yrp Polyak Hadamard
1jmqbvh ?Festal ?Epistles Athanasius Alexandria
1jmqq1b
1jn4fct Singapore
1jnjv1q
1jo7j6k ?General Archdiocese Baltimore
1jp98xz Lazer
1jpmtur Max Weber
1jpxmll
1jq2k1z
1jqwlmi
1jr0asa Lardil
1jshm26
1jti5ts
1jtu9bc Uber United States
1juzvg8 United States Europe
1jv9aia ?Nouvelle ?Théologie
1jvi6ik
1jvreos ?Think Langeskov ?The ?Tiger ?The ?Terribly ?Cursed ?Emerald ?Whirlwind ?Heist
1jwldkb
1jwo9sp
1jwpc8v
1jztaj2 Jesuit
1k0dd6h
1k1wzvt
1k291at
1k2exy1
1k2wauh Kircher Musurgia ?Universalis Rome
1k2zbu0
1k4hpse Center Religious Development
1k4qvsu
1k4tngq Jenaama Sorogaama Djenné Pondo Bozo Mali
1k4v1kd Russia East Asian
1k53uey
1k5e5h5 ?Travel ?Work ?Areas Britain
1k669es
1k7eiqz
1k7p9k3 Werewolf
1k8ytus
1ka86b8
1karxhx
1kbau9i United States
1kbinyq
1kdday8
1kdh9js
1kdt11 Aramaic Exodus
1keqywb
1kf1dtf
1kf3yzj Iran
1kfmpyx Detroit Michigan
1kg02v9 Arabic Hebrew Latin
1kgplfz
1kgzu2i
1khyvou
1ki0n23
1kkvett
1kl2kgz ?Tribalism ?Index Islamist
1kldrud
1km2rv8
1km5o3d
1kmskui
1kmsuxf Kenya Donald Gelpi Lewis Rambo
1kmwerw Washington
1kn1t08 Instruction
1knkkp4
1knzhmg
1ko9dw8 Theodoret Cyrrhus Greeks
1koypo5 Jewish France
1kp6ifv Catholic Church United States
1kpm0nz
1kq70gx
1kq9bii
1kqdeph ?Prime ?Minister
1kqe4i7
1kqorvn
1krfpt0
1krix2l
1kry7fd ?Establecimientos Apaches Spanish
1ks2ctl Lee Carter
1ksmqt5
1ktp8nk
1kv7axh
1kvzc3f
1kwkom5
1kwyu9z
1kx69aw
1kxa82z
1kxuex6 Nicolaas Jan Pieter Land Anecdota Syriaca
1kxvfh8
1kxzyfy
1kz5sb
1kzfrjo
1l018aw
1l0gt1m
1l0yooi
1l2a46b
1l2nuk2
1l2wfvz
1l4flof
1l4gqyd ?Age Augustus
1l4lrbc
1l4urje
1l4x9tx
1l53cyz
1l6p69u
1l73o0m Gusii
1l7deef
1l7n7bw
1l8zyhp
1l98202 Toad Tracker Switch New Donk City
1lahntr
1lbrvac
1lcyec8
1lell2h Charlemagne
1lf6dmo
1lfdhcq
1lg8b7z
1lgxxl9
1lh8nxi
1lhl4ui
1liidiz
1lj00yx
1lj0ww0
1lkdyq8 Russia
1lm0812 Genocide Convention
1lm2y5d Favre Spiritual Exercises Peter Canisius
1lm336a
1lmjz7p David Heinrich Müller Hammurabi Syrian Roman
1lnfrbu ?Laogai
1lngjfy
1lnhzwi
1lovjfi
1lovmuv
1lpbw75
1lpkdq9 Paul Bedjan The ?Apology Nestorius
1lr9axw
1lrlz06
1lrmgtu
1lrmipy
1lrph55
1lrqx2u
1lsh1vg God
1lsnut
1lt8m4y Connell
1ltorqq
1lujhpb Jesuit
1lvozqj
1lwge4 Jeghers
1lxk0so
1lyyi32 Christian
1lzinue
1lzo39m Weber
1m0kjkz ?Task
1m0wa3v
1m1kxj7 Wayfair
1m2dlom Ignatian ?Exercises
1m2q62j
1m2yvqe Golden Fleece
1m3h0eo
1m45yff
1m47ksm New York Charity Directory
1m4ylcy
1m5g18l
1m5rlhv
1m73eed
1m7bzh7
1m7wllu
1m7x6a3 United States ?Census
1m9eykz Republic Lithuania
1m9ngkw
1m9vje7
1magowm
1majjff
1mba4su Fourvière Jesuit
1mcyips
1md8e1o
1mdc2mc Monte Carlo
1mema89
1mfrru2
1mgb6bz
1mhsazj
1mik85o
1miun11 Pseudo Clementines Tripolis ?Discourses
1mj6wj4
1mjmrwm Candida South Korea
1mjqk4a
1mk1ytc
1mkv6x8
1mmdmb4
1mmjz3o
1mn0xsh
1mnbki5
1mnw4qy
1moxsy7 Liu Yuxuan
1mpha4d Labs Vohs Schooler ?Experiment
1mphs97 Greece Roman ?Period
1mpvps7 Carthaginian ?Part Carthaginians
1mq3mpv European
1mq734l
1mqhbv8 Marc
1mqxj4n Luce Harold Williams
1mr9e9j
1mrlagp
1mstqyz God Gerard Manley Hopkins
1msxt7r
1mu52x3
1mua06z
1mur43a
1mv0ubo Australian
1mwa8mi
1mwpbl3
1n072ex
1n1qb3f
1n1stzn
1n1tgc8 Mysterium ?Paschale
1n2tugn
1n3mt89
1n3p46e Yil West Sepik Province
1n3ve20
1n3vt91
1n3y7uz ?Version
1n4dvun Freeman ?Millennial
1n4zilv
1n5qrnh
1n5yvyx
1n6g17t
1n7a83w
1n8c9us
1nch82 Jesuits Taiwan Chiang Kai
1nfh6zi
1ng8s09 Gulf Guinea
1nhvwoq Hans Urs Balthasar
1nj356k
1njygrq Olympics Schooling Michael Phelps
1nk0oj1
1nkfrtd Sahagún José Acosta New Spain
1nkm64t
1nkmbw9
1nkmi61
1nko5j6
1nmuj6h
1no3xm2 Afghanistan
1noj7is
1nop7t4
1nphkam
1npk4qw
1npp2xy
1nq6ou9
1nq9bwj
1nri1sy
1ns2w0c Covid
1nstxjr
1ntc4rb Japanese Han
1nue4mx
1nujpeq
1nutod
1nvdjym Luise Abramowski Alan Goodman Nestorian Christological University Library ?Ms Oriental
1nwq3aw Muckenhoupt
1nwx79f
1nymtf9
1nzqtiq
1o06yyz ?Digital ?Antiquarian
1o0r7wk
1o0repc
1o1x8p
1o2t8r3
1o30r69 Syriac Batman Church Forty Martyrs Mardin ?South ?East Turkey
1o3kwsb Amish
1o4j17u
1o4juvo ?Apostolical ?Constitutions
1o56d9d European ?Conference Strasbourg France June
1o7a808
1o95er5
1o9c3v5
1oa5dy9 La Spezia ?Harbour Italy
1obchgu
1obqund Americans
1obvzb5
1odxx8r
1oe7z40
1of4xea
1ofbx35
1ofqmhc
1og27wj
1ogxv1a ?Annals Tacitus
1oh8h3u Jesuit Vichy
1oi0391
1oia4dg
1oih7n2
1oizu57 Poincare Thatcher
1oj3a6i
1oj89x1
1oj9pwl India
1ojvlas
1ok0zkm
1okwdzl United States
1ol9f8a
1oljwlc
1ollj3g First Workshop Argumentation Mining
1om5wtb
1omjnss English Roman Catholic
1omo3g1
1omyyba Auden Musulin Papers
1on09gl Swahili
1onm7dw Channa Bloch Ctenopharyngodon Cuvier
1onp2ae Christianity Nobilian
1oogf24
1ooodp6
1oplysi
1opzf0f
1oqdpj3 Great Awakening Samuel Belcher
1oqet9r Theodore Stern Papagyi Luce
1orc0a8
1orka0p Chittagong Hill Tracts
1osdg8
1osqcie
1ot2hqy
1otwc9q
1ovnhgp
1ovsxyz Cd
1oy3ipc
1ozoniq
1p00d52
1p1875b
1p25b7a Shall Zwall ?Central Nigeria
1p27b9f Forrest Luce
1p2fvyi
1p2l3dd American
1p2rpxo Aerococcus
1p3dzx3
1p3rr0r
1p4gp6z Mexico
1p4smzb
1p52nid
1p5cs1o
1p5dueu ?Party
1p5x5ee Goethe
1p6c4ms
1p7gfkn
1p7l1bu
1p7yoh9 Jewish ?The Magnes
1p8bzdt
1p8l619 American Jew
1p8qif1
1par3qe Clavijero ?Conquest Mexico
1pbtsmq Jivaro Indians
1pbz1nm Christian Levant
1peb6qe World Bank
1pgm2ma
1pgupz2
1pgvwsp ?Quality ?Service ?Ontology ?Specification
1pgzpmn
1pjk4fv
1pk5w28 Schur
1pkldsf
1pkumij Programming Cree
1pl3fqo
1pllmgv Hindoo Koosh
1plshnn
1pmxgev
1pmyj Jordanian Muslim
1pnch7x
1pnj0v5
1pns0bi
1pntwp9
1po6bna Stanley Utility Dive
1po91r5
1pozyw8
1ppjr4x Cahuilla Indians
1ppml3h
1ppol81
1prfznb
1pro8sc
1pryxva
1pudasn
1puga99
1puzkmg
1pw0txa
1pw1wcy Middle East Americans White
1pw6l0p
1px41tg
1px7wgj
1pxf4ku
1pxn965
1pyl2oy ?Prvy
1q0159g
1q1efd2
1q22xb3 World Wide Web
1q28gd0
1q36tj5 Mounds
1q3lqdv Christian Bernard Lonergan Christian
1q3tyyp ?General ?Index
1q4t1f1
1q5ft5j
1q6g4tj
1q768pd
1q7y1p Runge Greek New Testament
1q80rdq
1q8aocl Weber
1q8opcp
1q8t6kw Jesuit Chinese China
1q97cqs
1qag6t
1qap3pa Yuki
1qapmmk
1qb3pwl Reserve Board ?Academic ?Consultants ?Meeting
1qb7vo1
1qc4tom Scandinavia Rome
1qcf8ae
1qcvy3k Mumbai
1qdoomo
1qee04d
1qefxzy
1qfkkaa
1qflgl8
1qh0vy3
1qi6etg
1qivz4n Chinese
1qj7whv
1qjforh
1qjgmc0 China
1qjzvz8
1qk0d0z
1qlmtn1 Luxus Seide
1qls61h Input Anxiety Scale Processing Anxiety Scale Output Anxiety Scale
1qmtdmc European Union
1qn4ues Purdue Problem Centered Mathematics Curriculum Project
1qn558s
1qnar3t
1qo996f
1qp4tmi Foot
1qpjjm0 Bernard Lonergan
1qq4xep Barhebraeus Book Isaiah
1qqf0gm
1qret6q
1qsvrj0
1qszt7i Jesuits Low Countries
1qt9eym Bayesian
1qtjdmt
1qtrqul Foucault
1qv1gsy
1qwg80t
1qwtpqr
1qx6nro
1qx79fh
1qxrbis
1qzzbi
1r0bclk Appalachian
1r0l35u
1r0nnlr
1r0rto
1r1y3wd Rete
1r2izdm
1r4vsn
1r5p0si Lind Edinburgh
1r6dg1
1r6fmon
1r8lpm7 Development ?School ?Based ?Assessment Development ?Brief
1r9ni3b
1r9rmfr Sanpoil Nespelem Washington
1rb3j21 Jew Jew America
1rcahq United States
1rfv8qu
1rg3vn2 Eastern Bantu
1rgw9mb
1rhoxgc
1ridovy Jews Nazi Europe
1rjdf47
1rjwkoy God
1rkkprm
1rl0hx4 Syrian
1rmweko
1rndpvn Hong Kong
1roexyk
1roisi1
1roun3r
1rp3hkh
1rp48jd
1rpirsv
1rq1ui0
1rq2dp2
1rqcf1p
1rqrvo0 World Bank
1rrs0my County Wyoming
1rrvhbx Christianity
1rs2wan Christ Hans Urs Balthasar
1rs50sl
1rs85u6 Badjau
1rsp5vb Islam
1rtdhsu Six ?Lady ?Superior
1rtqm3t
1ru5edy ?Communist
1ru9fzt Alexandria
1rv1lh
1rv3784 Michelle Robinson Obama
1rvdgbp
1rw12f0
1rw3l1z Revelation
1rwwdcp
1rx57uy
1rxda3x
1rxokzb
1s058ev ?Digital ?Antiquarian
1s11l7q Emmanuel ?Movement
1s1hb0h
1s1ocuw Whitney Biennial
1s2245o
1s2d4wi
1s2kang ?Pill American
1s2osmk
1s2sgqa Rogers Jr After Spirit West Eerdmans Rapids Michigan ?Pp
1s4uaq9
1s5nl6s Shoah
1s80fsg
1s8qvcs
1s8ris2
1s99w3t
1s9oord Property Assessed Clean Energy
1sa9me5
1saxxj2
1sbgb50
1sbjt2s
1sbo6pn
1sc7l1d Catholicism ?Reform Catholicism ?Modernism
1sccdtl
1se4ptp
1sekkjl
1sf0w14
1sfky3n Package
1sg0hf9 Ginzburg Landau
1sg1vsq
1sglddl Milligan ?Trans
1sjk9nh
1sk4guj
1slsdk5
1sltgw3 Hopfield
1sluhvg
1sm5ndu
1sm5y1a Georg Bert Homilies Aphrahat Acts Karpus
1sqld58 European European Study
1sse33y
1ssn32p
1stygro
1stzrua Persian Syriac Christianity
1su56v0 China
1suilsa Americans Indians
1supqni Ket ?Central Siberian
1suzvk8
1sv5s91
1sxx4cg
1sz2bx1
1szrdz8 Wikipedia
1t1yjo6 Mark James Clement Chrysostom Basil Alexandria Jerusalem Constantinopole Apostolic Constitutions
1t21s0y
1t2e0zo Huchnom Coast Yuki
1t2w3ks Eurasian
1t3806c
1t3k5ic Caribs Dominica
1t3ltoj
1t4gdlx
1t4oiym
1t522h Green Municipality Program Brazilian Amazon
1t5kgk2
1t63pgm
1t6it5
1t6iw99
1t89zjf Saccharomyces
1t90rp4
1tbn2f2
1tc3524
1tcao7p Mār Jacob ?Bishop Edessa Syriac
1tcjnzi
1tfhz1z
1tgjvjx
1thr4k7
1tizzqa
1tj9fdn
1tjfi01
1tkc9ml
1tkt7i4
1tld90q
1tlevkm
1tli9aj
1tnm6yc
1tnuzxn
1tnzs4f
1togyvt Sapir Whorf
1tojj9n
1tplctx Africa Northern Territories Gold Coast
1tq4fml
1tq6nt8
1tqbr3r
1trh4vq Heller Hippa Vilkamaa Diptera Luxembourg
1ts3h0i
1tsu229
1ttgnf4 Markov Monte Carlo
1ttpqxl Mo Fe Mo
1tu6572
1tvg9m Dr Htin Aung Luce
1tx7p78
1txdqge
1txkf1d
1txklfs Bayesian
1txu1p3 Ethiopia
1tzjnu4
1tzky6v ?Réductions New France
1u1lxug Noda Ozawa
1u2344z
1u2i2jq Luiseno Indians
1u2mz8u Nikkei
1u3035k Protestant Jerusalem ?His ?Majesty ?King Prussia
1u3wy8p
1u41cvr
1u443t0 Devonian Ponta Grossa Formation Paraná Basin Brazil
1u4cvpw ?Removal Rev Daniel Butrick May
1u4umk3
1u4ux6y Brazil
1u4x65b
1u5vlcc
1u76fjw
1u92z6i Bayesian ?Part
1u9c2kg Henri Lubac
1u9nbd1 ?Macaulayfication Noetherian
1u9y0d2
1ua0i65 Bangladesh
1uab5zq Consumer Expenditure Survey
1ubwg66
1uc291r ?Locations Magnet Lawlers Arney ?Fieldbook
1ucxtpb
1ueoi0s
1uernqs Judaism
1uex4l3
1ufcb89
1ufj3hx
1ufmyu6
1ugnn7l
1ugrevb
1uh9rqg Great Plains
1ui59f0 Japan Europe America
1uir4pc Former Han ?Dynasty
1ujewk6
1ujfk2j
1uk9g7 United States
1ukc46q American
1ukca39
1ukrjzz
1ukx1gz
1ukzuja
1ulcyud Lemon Lemma Bank Old Irish
1ulhkle
1ull7tm When
1uly8xn Victorian
1umabdc Robert Carneiro ?Dataset
1undz9f
1unr81
1unu0xi
1uom2po
1uprpwv Europe
1upyhf6
1uqly7r
1uqslat
1urnfqu
1us77bw Than Nyun Burma Historical Commission
1utde49
1utpeno Lee Hasegawa Evolution Ainu
1utvy20
1uultz4
1uvsn0t
1uw91m1 Karl Rahner Vorgriff Sein Saint Bonaventure
1uwjwyl
1uy90vg ?First ?Quarto Hamlet
1v143qi
1v1ec8d Portuguese Sign Language
1v1mku1
1v3a3q0
1v3p4ec Rainy Lake Chippewa
1v4e8nj
1v4jvzf Revelation John Greek
1v6cbk3
1v6qnnz Bayh Dole
1v7bw60 Tinkertoys
1v87l62
1v8asqs
1v8ezaw
1v91jpe
1v9g0qm
1v9uo6f Jesuit
1va0ds
1vcc8k3 José Acosta
1vcpc9j
1vd0i8r
1vdlknx
1ve80vt
1ver1jr
1vfg7vj ?Data ?Sheets
1vfilso Catholic Hannah Arendt
1vfm3wc
1vfpjhu
1vfs56l
1vg63yr
1vgsb17
1vhwus2 Andrea Abi Karam Kay Gabriel
1vio8es
1vlopek
1vmysy3 Open Library Humanities
1voo08l
1vp1c1g
1vpi4k0 Coleoptera Insecta Histeroidea Bostrichoidea Curculionoidea
1vq03bp Mycobacterium
1vq41py
1vq80m5
1vqd5rc Shiny
1vsg55m
1vszxaj
1vtn244
1vufq3x ?Nouvelle ?Théologie French
1vvwmby Syriacum Bardesan Meliton Ambrose Mara Bar Serapion
1vwhs1
1vxq469 Ephrem Old Testament
1vxu0br
1vxzbzk
1vy1rrz
1vy1xta Entomobryinae Collembola Entomobryidae China
1vy6s72
1vyo3oh Oxford
1vyp5ay
1vyu86 Lonergan ?Church
1vyy6du On Gaing Luce Taungthu Gospels
1vyzn5u Czech Republic
1vznlru
1vzo0xz Dhofar Oman
1vzp1cg
1vzqe14 Austronesian Ilokano
1vzydax
1w0mh0w
1w1maa1
1w2gjem Biennial
1w2lb8e
1w38mna
1w39jen
1w3gs9s
1w3rvz8 ?World ?War
1w3zg0l
1w43ad4
1w53y2m Hans Urs Balthasar Karl Rahner
1w5s8jw
1w6oq3a Ireland
1w6uyly
1w7op1u
1w7r73
1w8bqn0
1w8z13r Hecker
1wahom7
1wd57gi Eugénie Henderson Luce Tangut
1wf8ayh Iḥidayutha Syrian Orient Ignatius Antioch Chalcedon
1wfmdgw
1wfue0x Loyola University New Orleans
1wgvx1a
1wh4ehq Society Jesus
1whqnxd
1wie8k6
1wikv3r
1wjjcbm Michael Bladsmore Luce
1wjjkj6 Luiseno ?Late ?Prehistoric ?Era
1wjwx98 Mendelian Japanese
1wkr229 November
1wkr77a
1wlb6jy Trump
1wleqei
1wmv0pq Jesuit
1wnb4j6
1wny2i
1wp5ttp Thomas Sargent
1wp5uux Charles Arthur Hawley Peshitta ?Version ?Book Ezra
1wqed97
1wr7oji ?Sub Saharan Africa Boko Haram
1wrzcc7
1ws7gj0
1wso9x
1wt2e1i
1wtc4xz
1wtfw9y
1wvndxx
1wwj8tn
1wwsboo
1wwv1k9 Robert Wilkinson Orientalism Aramaic Kabbalah Catholic Reformation Syriac New Testament
1wx0oqr
1wy2mqh
1wy5wf0 Yellow Pages
1wy7yon
1wynxp9
1wyzt0a ?Law Queen Elizabeth
1wzgukh
1wzzx2a
1x01qr1 Galileo Galilei Athanasius Kircher
1x0e5fz
1x1bgim Eugenie Henderson Papagyi Luce
1x1c759
1x1lsa1 East Windsor
1x2o51x
1x30bny
1x3dmrl
1x89x8e
1x8dge8
1x8tyfg Anatolian Salvia Mill
1x95w98
1xajf6a
1xb77ud
1xcc466
1xcfigt
1xclt4c
1xd4tcf South India
1xdn0j3
1xe1tyi
1xeqo2c
1xfi6kb Chuck
1xgw59s Europe United States
1xhdozv
1xioukp
1xiu134 ?Fathers Borja Francisco Borja Lisbon Jesuits
1xj976w Azande Anglo Egyptian Sudan Belgian Congo
1xjh3y8
1xjs04m Middle Khmer Old ?Modern
1xkc89g
1xknk2f Douyin
1xle2mi
1xlgr1e ?Presidential ?Address October
1xm70qj Sinai Jewish Chicago
1xmhqw4
1xmq822
1xmygec American
1xnjpto
1xo8fsv National Institutes Health
1xp8qlu Workshop Language Technology Cultural Heritage Social Sciences Humanities
1xqfe19
1xqhinh
1xqsc6v Balthasar Chalcedonian
1xrcyd5 Java
1xrjbdk
1xs8x8k
1xt5spo ?Reports
1xtrznm Grail ?Framework
1xuau3o
1xv2s7c Khan Academy
1xwp3t6 Jesuits Action Française
1xwre35
1xxi6zq
1xxqx3m
1xybwl1
1xyhdxw
1xyocs9 Syriac Acts Thomas Acts
1xz9m1r ?Reformation
1xza1h Shared Task
1xzh91b
1xzp8f4
1y0v836
1y1h5l6
1y1jn92 Palmeiro Jesuits Asia
1y1uri4 Independent Orders B’nai B’rith True Sisters Jewish
1y2xavt Jewish St Ephrem Syrian Jewish
1y3ibt
1y4axmd
1y4h2ps Munda
1y5wy6k
1y612l4 Bar Salibi ?Commentary Psalms
1y6tdqv
1ya1jmu
1ya3589
1ya8nn4
1yadgse
1yai0md
1yfz7ac
1yg5iwm
1yhcoqg Allende Chile
1yhdr2y
1yhzpu9 Comparison
1yig6kz
1yih34j
1yj7d2p
1yju72h Smilax
1yk36o0 ?Homo
1ykucm0
1ylcgei
1yll18f
1ylxmuq Alistair No Margaret Laurence The
1ylzwg6 Norridgewock ?Aboriginal Jesuit
1yooxx5
1yosahx Kocch Bodo Dhimál
1yowr11 Brouria Bitton Ashkelony The ?Late ?Antique East Syrian Christianity
1ypgs15 Luce Harold Williams
1yqe1oe American Revolution
1yqv4m6 ?General ?Strike Italy
1ytmd3j
1ytzwra
1yu4ztb
1yvs3ns
1yvtjqw
1ywepph
1yx8kl4 Robinhood
1yx98n9 Southern Maidu
1yx99st Black
1yxegw4
1yy6r5u Dagstuhl Seminar
1yy8cvw
1yyhwzh Daily News
1yyqq13
1yyteid
1yzysql Eugenie Henderson Papagyi Luce
1zcj9k Bayesian Markov
20q6ar Dei Lawrence Feingold John Milbank God
210xyf Fifth Joint Conference Lexical Computational Semantics
217vq3 William Wright Apocryphal ?Acts ?Apostles Syriac British Museum
229saq Replicada
23w2vc Artificial Intelligence Act
24fuop Christian United States Jewish
24tp0a Maussian
26alkc
26me3d American
275xk1
276sum
28ce6g ?Redux
28qomw
28yoog Visme
29wrzq Automated Geoscientific Analyses
2agmo7
2bduy2 John Watt Aristotelian Syriac Butyrum ?Sapientiae Book ?Rhetoric
2beslq
2cv1v2
2ebd9f
2eir0g Japan
2evdhj
2f1gmm
2jqg4k Whites Blacks Hispanics Research Center Social Demographic Trends
2kukn2
2kvnun
2laam9
2ltnk5 East Germany
2lyhn8
2m186u
2mfaer
2naud3
2on2yj
2p1gnk
2pa46o Enlightenment
2q472o
2q7d3u
2qhwf0
2qih9h
2r8r94 Nobili Tamil Nadu
2re26f
2rvcxa
2sw5lx Hans Urs Balthasar
2tnahq Luis Molina Concordia
2x3obi Neyman Pearson
2x8k42 Jews American
2ztqk1
309cal Oberndorfer Yang Waldhoer
30alci
315y9n ?Other Karl Rahner George Khodr Near Eastern
31i59b
32clgj Sierra Nevada Batholith Pb
332k2a Thalassiosira
337kgy
33z9xo
34tc0c
35ypk5
36lihm Old South
36wmo6 Binns Luce
37d8yo American
37q8iv Tigemaxo Dia Bozo Mali
38bk3o Roman Colosseum
38rr7z
39lrjr
39n5yu Poisson
39yvj0 Eugenie Henderson Papagyi Luce
3a5gq
3adjw2 Ephesus
3ag8xr
3ahtuk
3axl11
3azk5l Eugenie Henderson Papagyi Luce
3b4g86
3b57cx
3bogpu ?Kanban
3c0wgw
3c10yz
3db8d0 Indian Catholics Brazil
3dheo ?Mass ?Apostles Addai Mari Syriac
3e0xxe
3g14wa
3go0sp
3gz5h0
3h84cj
3iycr0
3j319d Macbeth
3jg049 Sophia Judeo Christian ?Wisdom ?Sophiological Gerard Manley Hopkins Thomas Merton
3k0wlo
3k1dpu
3kaaof Europe
3me74k
3mlkkt
3mln8j Lonergan
3oo5bo
3parhw
3qwhvc Korean Catholic Christians Korean Ignatian
3rgbfi ?Integrated ?Pollution ?Prevention ?Control
3ryabh William Blake Yeats Eliot
3ul1c3
3wzdrg Trans Fly
3xqjac
3ywx3i
3yyznm Cay
3zm4sh
4016mp Challenge
415u5v
41fy4u
41oi9u
41q60g
4225ru Cde Stalin Cde Molotov The Soviet Mexican
423ts7
426x0l St Francis Spiritual Exercises Christian Hindu
4341ru Lummi Indians Washington
448okg Brazilian Navy
450jix States
456ooj Dejdumrong Fredholm Volterra
46c63i Shafir Diamond Tversky
46lsd9
46nei3
46ozg1 Poland Second World War
47anto
47dp3h
482pmx
48gavm
48oewh Open Source Definition
48qva8 Catholic
4amz50
4c5r7d
4c6wtn ?Digital ?Antiquarian
4cm97q Johansen Monte Carlo
4d16jk
4d8lv8
4ddvse American
4ei89w Messiah Christology Paul Samosata
4eriof
4fjx3n Kansas City Missouri
4g2wrm ?New ?Republic
4gks5e
4h2hg2
4ihni1
4j1yrr Great Moderation
4j4d0z St Ephrem Syrian Hymnen Epiphania
4jhx3k
4jokay John Carroll ?Papers
4k47k6 Lonerganian Habermas
4l650k
4lq68j
4mekcl
4mpgdt Russia World War
4nl3uh ?Digital ?Antiquarian
4olc0y Jews American
4q4pl0 Rev Father Dr Manickam
4qw5w9
4rg17 Nanne Peter Joosse The Sermon Mount Arabic Diatessaron
4sl8ip
4tqudc
4txdzx
4u9adn
4ub70a
4ud26r
4uf5ci Hymenoptera Hymenoptera Xyelidae Mexico
4uupk6
4vj5lq Christian
4wn6iq Samuel Freuder Christian Protestant
4wptur
4xdov1
4xgmdr
4xrg26
4y1x8i Behavior Assessment System Children Edition Teacher Rating Scales Adjustment Scales Children Adolescents
50meta
519ef ?Continental
51xiy
52mn94
52qprq ?Exile New Jerusalem
52xp0z
53hkdb
54pgar German ?Reunification
559f3k
55cqbk
55h8u6 Vietnamese
568rg9
58kh1h
59ril3
59u682
5afg9j Maine
5agvvi Sweden
5ahjkc
5ck46j
5eab1z
5ehngo
5fsvdu
5g3n62
5gxs3d Congregationalists Massachusetts
5h6892
5he0tm
5hks5p Numberland
5hvzu9
5jkakm Belgian National Registry
5k6uzp Belmont Report
5kptx6
5li448
5lny6j
5m19hl Counter Reformation
5mfh7a
5mhmbt
5mm80x Cape Flattery
5npjuq
5nx7tr
5nza89 Stoic
5of4zj
5pmiia Kyrgyzstan
5rc3np
5refnv
5sel4t
5sscj6
5sx298
5tfsy Eliza Allen Starr
5u1guz Twitter ?Young ?Restless
5vepge
5vf72w
5vq17r Yifat Monnickendam Jewish Christian Ephrem Syrian
5w95cv
5wpehl
5wubm2 ?Digital ?Antiquarian
5wyrps
5xykhe
5y0oa
5y0oj1
5y4z5k
5y9mmf Bayesian ?Part
5yksjz
5zglyq Mediterranean
5zjhlj Argentina
5zye3m
61470b Austronesian ?Pandan
61axhq
621mt3
62j2sg ?Suppression Jesuits Polish Lithuanian Commonwealth
63hrm4 American
63sxf5 Yo Joaquín Puerto Rican
658omr
65shd5 Zr Nb
66dgrq The ?Book ?Governors Historia ?Monastica Thomas ?Bishop Margâ
66jhl0
67vzow
68em8g Wailaki
68nhri
6a4tx3 Great Recession
6b141k American
6bski Aboriginal
6co6rt
6exhwb
6hi0e3
6ic0dq Linee Boyd Benton Morris Fuller Benton
6in760 Americas ?Bird Americas Cartographic Division National Geographic Society
6jdvt1 Greek
6ko8nh Cherokee
6ky98j American
6l3eq6
6lbhg6
6nd70z
6o3f55 Covid Covid
6o70ji America
6oabwk
6q5om1
6qrb54 ?Digital ?Antiquarian
6qsd2s ?Web
6ryc1q
6tjmne
6u74n3
6v4cmf Article Tag Suite Information Standards Organization
6vavft ?Liturgical ?Movement
6x6b6x Bantu South Africa ?Vol ?Section Bapedi Transvaal Basotho
6xctnj
6xpq7m
6y3zmh
6zzxar Christianity
7062xr
72a1fp Christians Jews Muslim
72c8bu
72i6sx Ru
73m3d2 Latin America
74bxxq ?Web
74v1dq Swedish ?Constructicon Grammatical Framework
74ynhp
76ihnl
76rfk4 Jesuits
777tcg Reformation
77jywf
7accs9
7agve
7anstr England
7bth9x
7cc36u
7d1ytm
7dpyl
7duy49
7eqf01 International Conference Law
7g1m9d
7gosnn
7gtyas Lubac Kierkegaard ?Drama Nietzschean
7hbe92 United States Piedmont
7huub2
7ie8ci
7izngy
7jn7f6
7jocqg
7jrhu5 Security Report
7klsef Soros
7msc8j
7n0bzl Matteo
7nu3ax
7os2m9
7p0u0s Guaranís
7p4tz2 ?Crown Florida
7pickk American Civil Liberties Union
7pvuas Mg
7q357s
7sekvq
7sk2y7 Hamburg
7ts1pf Making
7u0o53
7up0lt
7vcvws Thomistic Hans Boersma
7visnd
7vr1nb
7wfku3 Tagrit Rhetoric ?Book ?One
7wszqk George Lindbeck Kevin Vanhoozer
7xbn48
7xcanp
7y7bmk ?Agent ?Message ?Transport ?Envelope ?Representation
7yjhem ?Group
7ylnxc Torah Bibles ?Scripture European
80qmui ?Gestalten
80tdp5
829ac6
82lehf
82wz57
832e5e Japan
84uo9x
86tdyl
88ejss
8autfk Jorgensen Western Indians
8doybd Edwardses New England
8dqsie World Trade Center New York City July August
8dub3a America Catholics Jews America Protestant
8eqg5f
8ewz38
8fxvs0 ?Sound ?Music
8g5i2j Caspian Sea
8g78k8
8h0hsa ?Confessions Saint Augustine
8h0s4 Charles Dickens George Gissing Arthur Morrison
8h5nbk
8kj4m5 American
8lqx9
8ndzd4
8okkv3 New Jersey
8p459j United States
8qc7ws
8qlxv8
8qmly2
8rglx8 Luce ?General ?Secretary British Foreign Bible Soci
8rkd5y Article Tag Suite
8rt57l
8ry9mq
8tgff7 Michael Bayesian Tupi Guarani
8uxe9q
8vthj0 Catholicism
8waguc
8witi
8wjmoq
8wpeh4
8wtspu
8xze03
8zx0zp
91x0om
91zkfo
92mhc8 Zagreb Croatia
93g9c8 Book Common Prayer
9414eb Augustine Pierre Teilhard Chardin
947p6f
95an8l
95g02x
96e0x4 Pleistocene
96g1z0 The
96wpps
96x0o2 Contemplation ?Attain ?Love Pentecost
971c2r
97l5vn
97t01q Christianity ?Iambikê Late Antiquity
98o7i7 First International Workshop Parsing Technologies
99vxql
9a4r78
9amti0 Syriac Syriac Gospels
9b20j9 East West Alaska
9b7swy
9cavnd Test Problem Solving
9e8ox2 Chimariko Indians
9fctt4 Christians Jews Palestine Missionary Society Halifax
9fos86
9foy73
9fzsq5
9i593l Federal Reserve
9ip9jx Input Process Output Anxiety Scales
9j7ul
9jbzn4
9jdxdn
9jjq44 Lhasa Tibetan
9k79j5
9lsmce
9mx9la
9nquy1
9r676g American Board
9slqoj
9usm30
9utfc4
9wemag United States Canada
9wlx96
9xl4kh
9y8zrj
9zkgc5 Pierre Bourdieu
a0kx96 Luce Manipur Political Agency
a0lf4h European Personal Pension Product
a1wtoh
a29i2z
a3fm0r
a4jptf
a5cqbv Francisco
a5cs9d David New Year
a62q03
a6cqzk
a6tvlt
a8dnxz
a8g959 Amerindian New France
a9ovrt
aa30pa
acapq2 Shikoku ?Pilgrimage
acq4ql Pax
acvn7y India Bengal
addofz Bulgaria
ae9liz
af64gv
ah3l5c Canada
ah5v2y Roman Northern Europe ?Late ?Antiquity
ahbp6 United States
ahkqiq Marley
ai1bxy Peronist ?Resistance Argentina
aibqaw Minecraft
ailwuu
aitegg
ajzeum
alkcwd
alt5um
amb4vd Li
amfcq2 Coragyps Miller
an5v9r
aoqfwb Maung Wun Saya Luce
aq2ejp
ar004q
arhdf2
arq0ai
aszlqy
atmu3e
aumnvc
avoci2
axbv5q
axxh23 Balthasar Protestant
az4qet
b0dk2
b1fk1w
b4b9yw
b4hgxk
b4sen
b6vp5b
b6wozw
b778s0 Civil War
b77kwz Dickens
b7etee ?Nouvelle ?Théologie
b7rjh7
b8z5o2 Medium
b918g3 Jesuits Marquette University Jewish
bb71ej Southeastern Yavapai
bd9s2l China Japanese
bdl38k Plateau ?Area ?Northern Nigeria
bdmjdn
bf0jou
bg678f
bgj0h9 ?Coyote ?Skunk
bho442 Intelligent Agents
biwz2o Christian
bja6cx Robinson Pope Francis Laudato Si Climate
bjaorc
bjek17 Syriac Timothy Christian Muslim
bjohnt
bjvzsd
bk94x4 Philippines Thailand Vietnam
bkhg2q
bl7i2n
bl7t79
bloe8m ?Word Rahner Chauvet
bm6xs6 English Catholics
bmglqw
bnmnfh
bo8pag
bojt51
bparf7 Arabic De
bpj88y
bq5e3x
bq5lb5 English Lexicon Project
bqwbou Luxembourgish
bs7fpi International Workshop Semantic Evaluation
bs9bo8
bsigny
bt9t15
bts0q3
bu98iz
bu9emm
bvmjs0
bvrzdi Li Tang East Syriac Christianity Mongol Yuan China
bvtq1m Australia
bwhi01 ?Shared ?Task
bxiov3 Thai Typic Paleusults
bz2xfj
bz93ds ?White
bzi499
bztpov
bzueh6
c19rd3
c1eygj
c27iwz
c36mgi
c3n8rg ?Panopticon
c43te9
c47gha Portuguese Jesuits China
c4ehtt Black Catholics United States
c56nk Molecular Graphics System ?Version
c5sxv3 Salzburg Austria
c6dv47 Islam
c6hrma Indians Pampas Buenos Aires
c6y0rn Raymond Baumhart
c7uvpm
c865iw
c89q3u Philadelphia Negro
c8sajf
c9l1ul First International Workshop Plasma Based Ion Implantation August University Wisconsin Madison Wisconsin
c9y33v
ca2kme Illinois Country
cbuzqy
ccifep Friedman
ce4nck ?Incarnation Jean Daniélous
ceioix Kitāb ?Aghdhiya Ḥunayn Isḥāq
cet32u
cfadt3
cg7wd9 Christian
cgicud
cgvsf1 Sobrino Christology Indian
cjqajl
ck43uy
cl2lao ?Chair St Peter
cl4cii Lubac Teilhard
cm1948 Waihi Gold Mine
cnkmdc
cowj0r
cqt6hm
cr3bcm
cryzfv Cyrrhus Roman Syria
ctw8pv
ctzryc Chepawyans Northern Indians Slave Lake Slave River
cufzg5 Kalmuks ?Lower Volga River
cvg7h7
cw167t American Jewish Christian
cwex49
cx1x2t Black Christianity Atlantic ?World
cx7psx
cyci1a
cyhnl8
cyvbfi
d15abm Jews Jesuits Germany
d1cbvr
d1otks
d1v2k3
d289rk God
d3iotp
d3lym4
d43dtf Holy Land
d4ifsj
d4mv5r
d4p350 Russian
d60pzk Jesuits Marxism
d65rbe Blondel
d6xsqk
d91uyt
d99saf Jesuit
d9qoyt Massachusetts
daqdpt Sinai North Sinai
dbj22t Independent Commission Los Angelese Police Department
dbqmyy Gregory Nazianzus
dbwjy5
dcb6ws
dch97p Ennio Flaiano
dchng1
ddvaag
de0y7 ?Web
dftz7s
dfzl3t Gamma Knife
dgp6gp
dgt0ex Cornell ?Digital ?Library
dhfvnz
di388l
di9si0
dj3fq3 Conversion Georgia Lives Syrian ?Fathers Mt Sinai
dkdk75
dlhkbn
dlm0j5 ?Military ?Revolution
dlwxx4
dlz4dn
dnknbw ?Western Iberia
dnova3 ?Stopping ?Range ?Ions ?Matter
do6gok Nai Pan Hla Luce
dol3pc
doqh66
dorhe4
dp5uch
dp61uy American Jesuit Santa Clara University
dpckrw Coq
dpxi6v
dqmj4l
drb3yr
dsdyc5
du70ig
dud4x8 Luce Defence Services Historical Research Institute
duifa5 Bangladesh
dv6os1 Severos Alexandria
dvsemv Shakespeare Shakespearean
dwh8gm
dx9931 Jesuits Malta
dxf93f Ernest Walter Brooks The Severus ?Patriarch Antioch Syriac Athanasius Nisibis
dxmxas Alexandria Theodoret Cyrus ?Book Malachi
dxz2ak
dz54h6
dzitcx
e0rg8v Dei Verbum
e28m67
e311cq
e5huta Mother Virtual Console Earthbound Beginnings
e5rsxk ?Experiment Glikson The
e8mbgk
e9rca8
ea54om
ea7io5
eaazoe
eayil6
eb8f6t
ebco7 Design Project
ec6ivs Syriac ?Vita Ephrem Syrian
edx3xw
ee1qie Christianity
ef4edc Syriac
ef8ebs
eglg7x
egqph6
egvb5z
ehbu2c
eidio
eifcju
eiykik Subcommittee Civil Constitutional Rights Committee Judiciary House Representatives One Hundredth Congress April
ejm9sa Frazer Golden Bough
eklaz6 Markov
elc2m1 Higgs
elk5wf Platonic
emu7ti
encpei
enwzd1 Great Depression United States Britain France
eoi147
eqbjqi
eqihed House James Comey
esa0q9
esn72e Aiyagari
etnhuf
etw1m0 Si
evmoz4
extz48 ?Ascents James Jewish Christian Pseudo Clementine Recognitions
exxa89 Yako
exzfxd
ezsvx2
f0xroq Workshop Balto Slavic Natural Language Processing
f0xtx7
f18ld7
f1xp44
f2f948
f2p4gq
f3k5dy Jesuit ?Indigenous Spanish Pacific
f3nili Mono
f48wlq
f637gl
f6zi8k Fourth Workshop Computational Linguistics Literature
f7mf42
f7x6n0
f82hc7
f8vgtb
f922o0
f96ph7
f98b6p Virtual Pooling Analysis Research Data
f9gvb8
fa38nb Hirschsprung
fb4hrw Pererius Jesuit
fc070p
fcj9qk
fclo83
fcq9k3
fcqjcl
fdkqt5
fdo1r0 OpenEO API ?Earth
ffia3h
ffihk9 Jesuit
ffqgye
fg66b0
fhqci1
fjl55z Stephen Kaufman Jacob Sarug Elijah
fjv5n Russia
fkrfti
fktzqy Gta
fl904i Saussurea
flekqr
fm48zr
fmord8
fpd8gc Tsimshian Coast Tsimshian Nishga Gitksan
fpgdip American
fps2v7 Florida American
fpvnxi
fqe2l8
fqe9yz American
fqlw06
frd1ns
fro8zd
frvhu5 ?Digital ?Antiquarian
fs84kt
fs8tnc
fs9pdw
fsbr3x
fsdr8b
fswzm2 Northern Ute
ft1ryo
ftceu5
fty1jv Bible Antony Campbell
fu3ovv
fu74lu Miss Hannah Adams
fudmmo Walras
fvx2cp
fwmq8y
fwow54 Locke
fws1f1
fxe402
fzfj2r
g0fpva
g0p7ct
g202k1 Putnam
g2kuja
g2mmig Kusunda
g2y4gq Connecticut
g2yqr5 French
g32spa Elena Narinskaya Ephrem Jewish St Ephrem Syrian Jewish
g3oxnk ?Church
g4y7cj
g4z6k3 Bayesian Blackwell
g6hyo5 San Francisco
g729vt The
g7fere Puritan ?Old New England
g7git British
g7nl8x
g7v7j1
g87szv
g8tot6
g995g0
g9ngjg
g9nt8q Otto Blagden Luce
g9qb4k
ga12it College France
gabzdm
gb4wm0 America
gbk20a California
gdpe6i
gdyeun Pb Nemiscau Canada Archean Superior Province
gegf4y
geyu10
gf0ezs
gfc8zv Life Outcomes Personality Replication Project
gfmaqj
gfr5n2
gfs4ng ?Rhetoric Aristotle Edward Meredith Cope
gfwu1m
ghbbs5
ghezvy
giy54t
gizgkp
gj6cvc
gj9s53
gk1njf Muller
gkbimu
glhhzn Theodor Nöldeke Compendious Syriac
gnox0h
gntlur
goj0gw
goqtuw
gqc5mt
gqknne ?Church
gr9d6q
grksmr
grurui
grz659
gsdbwg Luria Jewish Mrs Cohen
gsyhlw
gt2uzk
gtnbot
gua3nq
gv5gv2
gv6z94
gxktxe
gzs6ne
gzz67e
h06b7j Edwards
h26onp
h3acwn
h3jurc
h3xj89
h45sgt Ontario
h4eysa Christianity Australian
h58no1
h5juj0
h5mxp4
h693we
h80jxi Lubac Rousselot
ha5vho
hbtnae Syriac ?Apocryphal Psalms
hcsj3i
hd1pcl
hdz3bj
hf52eu
hfkbob
hflg2r
hg63gp
hgd2rg
hggven
hgpaqa Marathi
hgwil5
hhfimo
hhg7uc Loyola Teresa Ávila Counter Reformation
hhgyqh
hhwu1v
hi5u44
hi9q82
hjdd7n
hl87pm
hmhlql
hn0oz5
hnwqy1
ho6dbx ?Universal ?Grammar
hofo5w Mangap Mbula Austronesian Papua New Guinea
hogz35
hqfxf7
hqxe9j
hrpwla
hs8fzo ?Part II
ht7v74 American Black Israelite
htvwj9 United States Fourth National Climate Assessment ?Volume
hud351
hwzw5n
hx56ee
hx80p3 Oregon Washington
hyhjkb
hyym35 Syriac Galatians
hz13ht Workshop Recent Advances Related Formalisms
hz2712
i00uiz
i0aj0
i0vyrw
i1hpgn
i1r4o2 Church East David Wilmshurst East West Publishing
i3b6xs
i3nkdw Coulomb Lifshitz Weyl
i3xlyj Holy Bible
i746af Orthodox ?Church
i78yew
i86a7t Sdok Kak Thom Part Indo Khmer
i935qn
i9lhmo
i9v3z8 English Japanese
ia4q White House
ibwpbw Karl Rahner
icivat
icuw3h
idavn4 Bellman
idmuku Quileute La Push
ie39xs
ieh3wa Christianity
ifz9cp
ig3bdx Nazi Terezin Jewish ?Ghetto
ihiq7d
iihqky
iiy5bg Goffman
ijcaqq
ikjh3h
im4jj2
imeh1
imf0f2 Court Oklahoma Native American
imwydn
in81d2
iofle2 Behavior Assessment System Children Teacher Rating Scales Adjustment Scales Children Adolescents
iooj1o
iozz9r Lonerganian Trinity Chiara Lubich
iph0o7 Christian God
iphwb1 Adelaide
ipkof7 Tanzania
iqh1ti
iqkc9r West Point
iqli2w
isktya
it11zt Dani
iujlly
iupi46 Lipschitz
iuvyg5
iuxo6n
ivbxy2
ivin44
iw8iqe Labs
iwqexy Federal Deposit Insurance Corporation
ixib7z Conference North American Chapter Association Computational Linguistics Research Workshop
iy806m
iy9aw1
izdxad Tajfel Cognitive
izz908 ?Small ?Rock ?Experimental ?Campaign Tschamut Grisons Switzerland
j0p4w3
j19o26
j44at7 Peshitta Isaiah Christian
j4eq9y
j52kok
j5te35
j5uuh9 Charles Taylor Bernard Lonergan
j5wo4t Robert Kegan Bernard Lonergan
j6eovs Peruvian ?Desert
j7hil3
j7yie0
j9z5cy
japk2q Seri Indians
jb3oem
jbmz2v
jccb28
jcrtjr Copper Eskimos
jdcjss Arabic
jebei4
jehymo
jg624h
jhlj76
jihvhv Queensland Bactrocera
jin4n1
jipc4d
jitan7
jk8s5a Annales ?School
jl3gwx
jmo7vh
jmw0x9 Eugenie Henderson Papagyi Luce
jmwpc
jnar9 Nicene ?Post Nicene ?Fathers Christian ?Church
jny7ol Teilhard Chardin
joagoj Gilyak Orochi Negidal Ainu
joaiof
joqcbg United States Review
jqddm6
jqflk4
jql9mf
jrf1d3
jrtg3d
js9gbh Polish ?Survey ?Accidents ?Work
js9vtq
june8q
juz4mg
jv9hqc Stephen Russell Berry
jvq8bh
jvzi2b
jwwfkb
jx759g
jxy16w Jean Brebeuf Hurons
jy5v36
jyk25n
jypi8l
jytrbp Energy Projects ?Energy ?Infrastructure ?Update Office Energy Projects ?Energy ?Infrastructure ?Update October
jz3wje ?Traditional ?Religion
jz4ny6
jz8qao International Conference Historical Linguistics Düsseldorf August
k0rh2o
k0xfje
k0z42g Pittsburgh
k1x4ls
k2cpz8
k389p7
k3ezns European Union European
k3ndzw
k3thv Antioch Constantinople
k45twb Witold Witakowski Pseudo Dionysius Tel Mahre Chronicle Zuqnin
k516a Ramsey
k5k0lf
k6g87b
k781ht
k7ctfp
k8fb9g
k8jeje Stalin
k8l87q
kavlpe
kcclvj
kcq1jp Luce Eugenie Henderson
ke4z4o
ke7geo
kfo94h Workshop Cognitive Modeling Computational Linguistics
kfuwdm
kh0lbq ?Part
khf3cf
khs0sn Wabanakia
kiqtv7
kj5q7i Jew
kjs0zx
kjy4ft
kkbfig Samer Yohanna The Gospel Mark Syriac Harklean Version
kktskb
klwq5x American
kmkosq
knjpjg
knycrs
ko6a1k
kox10h
kpgya4
kpq42f
kpuy4b
kqnghu Sims
kr7s8a
ktaty5
ktx1m7 Agincourt Waterloo Somme
kvzmdx Indonesia
kw702o
kwd37m Remaking University
kwitav
kxdjhs
ky0vwv
kym3wb
kyt78m Frasnian Upper Devonian Bergisches Land Germany
kyxjch
kznnce Utility Dive
l0mhwz
l18jre
l1a44k
l1kfkp Park
l1n88o ?Internet ?Drone ?Things
l2yb6u
l30oow
l3a40r Jonathan Loopstra An East Syrian Syriac Masora British Library Add
l3lql2
l3mgj
l4led4
l4r8ws
l4xcip Jesus Son God
l5jiez Greece Nazi Party
l5s2l0
l7039f Eugenie Henderson Luce
l7ahtd
l7iz9s Embrapa Instrumentation
l827g9 Suha Rassam Christianity Iraq
l8k2mw ?Opinion ?Proposal ?Regulation European Parliament Council Regulation
l8pkvd Schelling
l8zxbm Netherlands
l9m9ih
l9orbx Medicine Creek ?Tribes ?Aboriginal
l9t57c
lagpco
lav3io
laxmim
lbl0ac ?Agent ?Message ?Transport ?Protocol
lblfyy Islamic
lbtj7a
lbw81z
leg46c
lezk18
lf2yf1
lfkd9a
lgabng
lgpi39 Syriac Ephrem Greek Ephrem Ephrem Greek Christianity
lh4y66 Mundari
lhum3u
li2i4u Greek Didascalia Apostolorum
lihx2a
lit8ui
liyipm
lj3b1m Society Jesus
ljvg3y Dependencies
lkpcoc
lkyktj
ll5iaj American Jesuit
llw1bq
lm044o Roman Empire
lna6ye Ovimbundu Angola
lnxqvn
lobcew
lpcmny
lqhk8
lr6r9w Pale
lrdk0f
lrldjo Karl Rahner
lscsi3 Nilotes Anglo Egyptian Sudan Uganda
lsxkkv Christian ?Church
lt3meo Greenhill New Guinea
ltbv4r Michel Basquiat American Africanism
lts4lz Gospel Old Syriac Diatessaron Peshitto
lu07uk Shiny
lwbg6i
lwqwic
lxjfwq
lylip4
lyntzy ?Empire
lyq4uf
m0op3s
m174by
m1dc7i
m1q9bw
m1ufot
m30jaz
m3238l Son Bo Janet Hong
m3ms59
m47cjt
m4i3pl Net
m4rhl3
m4sbxv
m4v0v3
m50v8y ?Application ?Note
m57oac
m5wdkp Anib Kanufi ?Central Nigeria
m6rj0x Open Knowledge Foundation
m7kcxi
m9cauy
m9zwlz
mavm84
maxiu
mbd6s
mbqnwr ?Task
mc2vov Phillips United States
mcho8t
mdcfxj
mdplv7
me1giv Weber
mebasc
mecl9j
meuqej South
migcmk Reformation Enlightenment European
mja71y West Papuan
mjmfu2 Stewart Fox News
mjmtd9
mjw8bb
mkogfw Atlantic Canadian
mm9vyi
mmat7a Stephen Breyer ?Court
mo0lyd Nestorians American Nestorians Iran Turkey
mp4l72
mp89v3 St Ignatius Loyola Thomas Merton Gil Seon Ju Korean ?Church
mq0zz8
mq2gd3
mqewia
mqgech Frankenstein
mqnxeh Bayesian
mr1om7
mrqwpo
mrv5rp
msb6rn
msqxum Noetherian
msv60o Niger Congo
mt2hte Byzantium Sassanids
mu1p7t
murl4y
muus28 Bayesian
mv1uj0
mvnwr3 Soroka Fournier Nir
mw3o9x
mwahar
mweowj
mx2crl
mx2lut
mxlzqp ?Northern ?Central Nootkan
mxn9uw
my62uv
my9qgd
mygfnl
myh9kw
myotun
mzfjbh American ?Evangelical Iran Assyrian
mzi3nr
n0yxa6 Thai Austroasiatic
n14eaj
n2rpl7
n36w42
n3jhob
n45610 Demetrius Augustine Gallitzin
n51mn
n5hf9r United States Japan
n72i3u London Docklands
n7g601
n80gtp
n92znx
n9imui Nb
nazycl Philipse Reason
nb3rf9 Thai Thai ?Boys ?Love
ncob8e
ncv0qq
nedbgw Wall Street Archives Working Group Records Box ?Conservation
nezma6
nfu0kb
nfzhjm Polar Eskimos
ngfrj4 Roman Edessa
ngmjzk New Testament Ephrem Syrus
ngqy66
ngstrv
nhq7lw
nhuf44 Nash
nisoq6
nj3qdd Chlamydia
nj4j3v Hindi English
nj99m0
njn13z
njq0mb
nkj6pg Media Prime Matter
nl4wfo
nl95qr
nlfoxx
nlpngh Drosophila South Korea
nlzu7x
no4112
nobha1 Sea ?Water Charlie Gibbs Fracture Zone
np3nyv Jesuits China
npzyrm University Tennessee
nq6gb9 Earthsea
nregwg
nrjkjs Payne Butrick Papers
nskfdn Luce Dorothy Woodman
nsnp6r
ntflbb Lexis
ntgopu Medicare United States
ntk6gs
ntownl Hispanic
ntzrwd Bahnar Bahnaric
ntzwrl
nuwm55
nvc25a
nvsca3 ?Scripture
nxhipj
nxur51
nxzpks
nyyvl9 Payne Smith Compendious Syriac
nz890f
nzd2dy
nzecxo
nzmyez
nzqt4j
o04c5g Pakistan
o0zk55
o1573
o2jk7w
o49abn St Isaac Nineveh
o4ot7e
o577v8
o59i5q
o646au Dykstra Uncertainty Qing
o75x3i
o7lip3
o8lmfu
o9f1dz ?Social ?Exhibit
o9it1k Council Chalcedon Christology Severus Antioch
oa5yk Maurice Taille
ob2k32 Nunamiut Eskimo
oba8lo
obi05r
obyp0m Peruvian
oczok
od1krv
oddawk Barama River Caribs British Guiana
oddlq0
oeelcx
oen07b
oeykt2 The Japonian
of1a5z
of4yf5
ofpjoj
oftqtm Deligne Mumford
og95v4 Gallager
ogtzi3
ohh878
oibltx Reformed ?Scholasticism Suárez Episcopius Descartes Spinoza
oliotj
om65de Pentacam
onc246
oo14j1
oojg37
ooriqk
opk1wb
opy6d6
opynze Open Science Framework
ornf2j
orqkpf
osbyvk ?President Aldrich Age
osqg1r
otifmg
ou3357 Tools Engaging Landowners Effectively
oup21l
ovztjo
oxbpym Federalist Party New Nation Votes ?Database
oxcrt9
oxei0m
oxpcep East Germany
oylsxq
oyyqpz
ozpd46
p024ws
p04rfg Collaborative Replication Education Project
p08ue5
p0fbwy
p1gigk
p1gtg4 Enlightenment Jesuits Nouvelle France
p1ooba
p4j073
p4vdrh Recursive
p4wlmk Coast
p57csj
p6h77x Git
p6l2j9
p6mbq9
p8o1di
p9rzus
p9yi97
pa6now
pb2jze ?Digital ?Antiquarian
pcldkt Protestant Atlantic
pczzq3
peuk54
pevctw Baumhart Raymond Baumhart Loyola University Chicago
pfpn2e Philippines
pgm9a0
pgxpzw Mexico City
phxso0
pi900p Djinba
pieza4
pio414
pixtd7 United States
pkizrw Picard
pklziu Canada
pmesqw Ideology Money Politics Elections
pmnh4c
pmse18
pnlxfw Driving Anger Expression Inventory
po429
po8zie Jain
pofpw Urs Balthasar Erich Przywara Analogia Catholic Denkform
ppujg6 George Floyd United States Black Londoners
pq3eno Program Investment Charge
pqist1 Saveros Pou Luce
pqpkqt
pqqz7e
pqs8hp Alabama Piedmont Gulf Coastal Plain
ps4eb8 Jesuit Chiloé Archipelago
ps5a3c
psypfy
pts53v
puv5jn
pv9t5a Private Capital Research Institute
pvlfk9
pvrkxl
pwiymj
pwpsdj
pxjvqm
pxsb8z
pyhx3v
pyqlxy Dutch Jesuit Province
q082v2 George Coedes
q0o3oz Elk
q0pr2w
q0se80 Michael Syriac Old Testament
q1y2x9
q1z3nw Du Bois
q25kar
q47yi6 ?Church
q4j01f Hausa
q579a3 Emotion Lexicon
q5agbj
q5dy6a Munda
q5nmch ?The
q5nxqp
q6923 Encholirium Mart Bromeliaceae
q6qpt2 Sparc
q6uoym
q7n5i
q7zipd
q873f4
qazau3
qbt8x6 Claude Code
qc3ik6
qcv3zq Canadian
qe1sct
qe48wp
qe817j
qg6x02 Robert Murray Symbols ?Church ?Kingdom Syriac
qgqn2k
qhdsdw Dogrib
qhh57v Porto
qhqcfn Global ?Multi ?Terrain ?Elevation ?Data
qild84
qimkw9
qj5ib6
qjfebk Nyasa Tanganyika ?Corridor
qkfww1
qlhbut
qlhykr Dunn Ray
qlocbh California
qm5686
qm9m8c Obama Cuba President Castro Alan Gross
qng0ou
qp0mxy Jesuit
qp9r1t
qpeu0m Aquinas
qpevum
qpqkwa
qpug0a
qpv3
qq2ahf
qr1h8n
qs7rs9
qsxf1b
qt1sim
qu49pr
qupk7e Studies Science Technology Society
qvfsbd Edwards
qvgchh
qw5a9i
qws2zs God God Cyril Alexandria Karl Barth Hans Urs Balthasar
qy32v1
qzqgc2
qzqnmx
qzqnxd Conmee Joyce Clongowes Jesuits
r06sc1
r0768r Philadelphia
r1pyit Yoruba Nigeria
r1ve7h ?Verb ?Object Late Middle English Early Modern English
r1yos9
r1zqxr
r2izl3
r31d52
r31zio
r3f4df National Survey Unbanked Underbanked Households
r4udy7
r5vm2r Java Virtual Machine ?Specification Java ?Edition
r6xva6 Evolution Study Through Imaging Nearby Young Stars Tau
r7vbw6
r8emgt Cambridge
r94skh West Kimberley Western Australia
r99zez
r9awlf
r9bi2x
ra64k3
rag2zc Reform ?Movement Judaism
rb8ech
rbl1us
rbo3pa White River Ute Indians
re80pq Egerod Luce Kengtung
reaepy Artin Grothendieck
rg1s5m
rhwiwi
rinb3o
rixhes
rjp6t1
rl0dcs Sitophilus Coleoptera
rlw3i Arent Jan Wensinck Mystic Isaac Nineveh
rnahv9 Greek Syriac Psalms Solomon
rngy06 ?East Madura Indonesia
rnj66k
rnnfzl
ro1vjo
ro2ty4 African Black Lives Matter
rqf2gu Turkey
rqgxgt ?Corpus
rqyq36 Jeremiah
rr0z84
rry8pn Boston
rry9qg
rryjrs Henri Lubac Surnaturel
rs30ez
rsefh0
rt0jc6
rtdmpj ?Web
rugq8
rusea7
rw27ub Edsger Dijkstra
rw59g3
rwcp8l Wadai Darfur
rwjzbt ?Lower Columbia
rxmdcc
rxuuk5
rxz3mt Google
rzooes Summer Olympic Games
s0lsh3
s0pqjl
s0ts9t Anglicans
s0ynpa ?One ?Three ?Many
s1hunb California
s2hj95
s3015
s35dx6
s3zd6p Flow Funds Accounts Survey
s4uij0 Tiv ?Central Nigeria
s5mdlx Du Bois
s5r95w Replicating Milgram Burger
s6tpl5
s7b7k4 China
s8k23r
s94wpc
s9o8zj
s9y14b
saivd His Grace Most Reverend Lord Archbishop Canterbury Jews Christian
sb7xxj
sbqufq Rome Italy ?Provinces
sd314c
sd5jf5
sdxic3
sekhhw
sfcofx Mon Khmer
sfejq0 Andean Baroque Peru
ski27f
sksx9b
slcg9i
smn6gz English
smnv2l Aquinas Henri Lubac God
sn9xe9
snaoq1
sostup
spr37p
spxlh5
sqcex German
sqhj0h Judaism Christianity ?Gospel Hebrews
sqjnip Energy Storage Monitor
sqppl4
srdno3
srgj4y
srl224
srwv2f
sseqcm Eugenie Henderson Papagyi Luce
ssgj1m America United States
ssjdwz
stiyb
supq30
sv40ss
sv5nk4
sv8i87
svidzx
svs6l0 Early Pleistocene Late Holocene
sw25u9
sx8a7c Mesopotamia Egypt Greece Rome
szhsuq
t0nuj1 Big Five
t0y5bk
t1elpb
t1otad
t2dvtf
t2fgm0 Northfork Mono
t3mgsm
t4rg1d ?Colored
t4zauu
t5xy7a Monte Carlo Monte Carlo
t68bj2
t6x0f3 Latvian
t72na1
t78h95
t7g94e Bayesian
t7u820 American
t7yfpn Oda International Co Conservative Durham
t91au0 Nai Pan Hla Luce
tah16e
tahy4r Hodgkin Huxley
taqur
tarni9 World Wide Web
taym9 Arabic
tb5pvr
tbak93
tbm1kk Mandela South Africa
tbqkg1
tbt7ns
tby89q
tc4v9g Newton
tc71mi
tcotj3 Marley
tdjgz1 Persona ?Project Microsoft
tdrxyt
te3pny ?System ?Version
te58i4 Jesuits Gunpowder Plot
tfnx08 Cardinal Dulles
tga1a1 Shaker Cresson Philadelphia
tggl6
th2yez
th3rar
th88ac
th9ytr Miss Caroline Elizabeth Smelt
thh186
thqiar Niemann Pick ?Type France
thvjum
tiu0a1 ?Mark
tjl66e Common Service Centres India Akshaya Kendras Kerala
tl0m3p Eugenie Henderson Papagyi Luce
tl733 Syriac Book Daniel
tleu6o Stoic
tlwgy5
tmdiaj
to8za4 Germanic Romance Belgium Luxembourg Lorraine
toc0th
tot0fd Kurkov
tp2in0
ts6d1z Home Owners Loan Corporation Federal Housing Administration
ttnqg2
ttsh26
ttzb5h
tu122s Survey Consumer Finances
tu4g9m
tukbhp
tuqx6t Weyl
tvt5hu Wakanda Nehisi Coates Black Panther
two2iq New Testament Fathers
twp2iz
txd6vo
txdx3m
ty25dy ?Northwest Australia
u09q2n
u0eqnd
u1hbgp Bernard Lonergan
u22cdq On Tu Yang
u33335 Catholic
u3bgfn
u3uv8j
u5m39y Lonergan
u6eaj7
u6esul
u6g0hk Habermas
u6ly3w Patagonian Pampean
u6nyft
u7285w
u7lpzf Bethe
u9f048
ua90ok
ub2yas
uc6g8o
uc80uh Peru
ucbhwu
udcbrs
udohuy
ue9x8j
uenv5n
ufiqti
uge5os America
uiudi
uj3rr2 Ga Adangme Gold Coast
ujspfw
ukrt0a
ukzstx India
ulbrs5 ?Anticipating Kupor Laurin Levav
un7zye Scene
unri61
unyzuy ?Church
uo79wc
uoc158 ?Evangelical The
uodul2
upxrc6
ur7f2f
urfc9m Monte Carlo
us2mhx
us55xz
usxmw5
uu382k Real Guarani Spanish Alto Paraná River
uv4nzu
uvr0yi
uw5jh1
ux0ytv
ux5le1
uy06r7
uynnx8
uyqm3q
uyses4
uz2ozb
uziynx New York
v0t443
v1nk33
v25vlt
v29f4 Cretaceous Bjørnøyrenna Fault Complex ?Western Barents Shelf
v2alym Europe East Central European
v3ap8z
v3g25d
v3wz15
v409bj Here There
v54qqf
v6rzc2
v6shab Baruch Syriac Apocalypse Baruch
v7p9v6
v80rxo
v93t7w
vagyk7
vajk3x
vbveq9
vc2q3f Cortázar The Art Fiction No
vcd3c4
vchfe9
vdmj2q
ve5z12
vev1dk Sci Vac
vfb70q Scripture
vg8ae8
vg8kpn
vg9cb0
vhaldq
vhtbor
vi88y1
vih3ak Oxford ?Continental
vj8l48 Western Buddhist ?Oriental
vk675z Proto Korku Kherwarian
vk7976
vkb3ij
vkmmf9
vkt2hz
vl82da
vnb8pv Bohm
vnsz3b Holden Comparison Bayesian Bantu
vo8t6l
voca4f Africa
votjd4
vq0nw6 Turing
vq1i56
vqcua5
vreehi Robinson Holton Internal Alor Pantar
vt4krr
vt9fjf
vu16wl Iran
vu7ybo
vuy4m8 Carmel Saint Ephrem ?Commentary Tatian Diatessaron English Chester Beatty Syriac
vvbibw Sr
vvdd8z Coin Hoards Roman Empire ?Database
vvkxv6
vw0yfe
vwlqle
vy014o
vy71hs ?Eucalyptus
vy815n
vzongk
vzph5z
w0jhcx Peshitta Hosea
w0vur1 ?Information ?Revolution
w15lhv
w24jeo
w41c2x Israel
w4d7q7
w5768r
w5hx78
w5zjsx
w600jh ?Sentences Syriac Menander
w6iv6t
w6q2u3
w6sv1m Eugenie Henderson Papagyi Luce
w71sp2
w7ajuh
w7hhcu
w7iyzr India
w7rfc Telugu
w8ha68 America
w8i1d
w8lvmr Lynn End
w9bdx0
wad1qt Great Recession
waj28k
wbsec7
wbtckn Justin Holcomb
wc6utv
wcz0is
wdezt3
wdgoja
wdvje0
we425s
wevi28
wevld6 Dysfunctional Attitude Scale
wf4vnp Hong Kong
wfctuo ?Church
wfgvf2 Africa
wfioje
wfju66
wfxwhf
wgrmrm
whiqus
whma2p
whmios Jesuit Enlightenment France
whp5re Christ ?Saviour ?Christology Joseph Neuner Thomas India
whs319
wi7pze
wiajti
witcs5 Felsenthal Osias Schorr
wiy4iu Scandies Rose
wj6a8w
wjle8s Lear Illustrated Italy
wk3oqp Carter Gilovich
wkiduu
wkm9x8 Shepherd Hermas
wlr2ko Athanasius Kircher
wm3njp
wmbmss
wmiooo
wo3iyi Staatliche Museen Berlin
wo9ttw Amazonas Jibaro Indians Ecuador Peru
wp5ohx English
wp6q01 Hodge
wpd0vk Iberian Peninsula Balearic Islands ?Late ?Antiquity
wpyf97 America
wpzf6d
wpzn7g
wqs8fm
wr43du
wrwxjh Maharashtra India
wrz0un ?Central Arawaks
ws490f Iberian
ws7jnx Jew Jew Bible ?Rabbinic
wsp0bl Kerala Europe
wtujrn Germany Britain United States Japan
wueqvi
wuwuyv
wwu2td Petri
wxhu2i ?Aboriginal California
wyutza Professor Murray Kemp
wz6gcg
wzqm4u
x0l4kq
x17c2m
x1jfws
x1ryg4
x1x6qr
x2jc0s
x2xzj5 Arabic Christian Orient ?Life Saint Macarius Egyptian
x2zamf
x445ac Christianity
x56yf3 Chardin Pierre
x5nonr Hawaii Iraq
x6q309 Catholic
x6tv4s ?Real
x7zu99
x85spv Northern Provinces Nigeria Temple
x85wuk Georgescu Roegen Daly Solow Stiglitz
x8jwvu Independent Inquiry Child Sexual Abuse
x8p9hw Bikini Marshallese
x900ef
x9we2o
xa0ign
xa12cx Henri Lubac
xaeils Cantonese
xaysvx
xb9cod Adobe Originals Originals
xchxa5
xck60f Dionysius Aquinas
xcvguh
xdpe51 East Horn Africa Great Lakes ?Region
xdpvq6
xdyl41
xffrjm
xftton
xgbrgw
xgikgf
xhj2fr North East India
xil70f Bantu
xk2g8
xld4f3 Domar Russia
xljqyq Saiva Siddhanta
xlzfxf Hadza ?North Tanzania
xm9nxv Texas
xmauv2
xmu4i3 ?Internet ?Things
xmv161
xn9ubl
xplbav Disability Discrimination Act Cth
xpy7c
xr5chm Philip Wood The Chronicle Seert ?Late ?Antique Iraq
xrjlrr
xuwm8l
xvaxg6 Pacific
xvnkfv
xw6mnl
xwf56n Motif Dashboard
xwqe3y Assocation Italian Catholic Teachers Lonergan
xwyxmx
xx4vha Conference Empirical Methods Natural Language Processing
xxa8zm
xxx8mf Mediterranean
xyqt37
xyx40g
xz036n ?Big ?Tech
xz9490 Jesuit Company Jesus Jesuitism
y15vhj
y1ai74 Pierre Teilhard Chardin Daoist Xiao Yingsou
y1d17s
y201uz Albion ?Press
y36ohs
y3qfcj
y5d3d0
y5n7tc
y5p50k Oklahoma City ?Bombing
y5yz9w ?Digital ?Antiquarian
y86ied East Asian Eugénie Henderson
y8dbzf
y9f0u3
yco1xw
ydkvak ?Central Australian
ye2xvm
yeggfi
yfauga Nestorian
yfs4oi
yfvdml
ygdgbf Washington State
yh10i2 Jonathan Ross
yhkxgw California Utility Dive
yisckj Hobbes
yja88s
yjhrtz ?University ?Teaching ?Hospital Rwanda
yjm811 California California Press
yk8sbq
ykgckp
yl25h American ?Information ?Age
yltngc
ynqd6h
ynwdv1 United States
yobvy8
yoby5z
yofa20
yokrdi French Indian Atlantic
yp4sfb ?Volume
ypdvgr
ypwdan Jesus
yrk6ij Mopsuestia
ysbe93 Musikalische Zeitung
ysdlgd
yta5z6
ytvr8a Indonesia
yutxgk
yuzw9v
yvirt Goshen Gottstein Syriac English Brockelmann Syriac
yxt9vz Bayesian
yy7y6f
yygah5
yyov19
yyvyhi
z09xw5
z1oh61 California
z24vvg Detroit ?Region
z2d8n1
z36p2i Twana Yurok
z3dfrq Ariely Wallsten Connolly Reb Kausel
z41luv Ignatian Gerard Manley Hopkins
z53j5z South
z6r87d Fps
z6wi9w
z70emr Arab Latin America
z76k7 Plantinga
z798gp Vietnamese
z7c6jt Robert
z7kr4m
z7wprv ?Grammar
z85j37
z8gbhb
z8z009
z9ytmu
zb6sme Bayesian Gaussian
zbfq9f Israël ?The Jews Ten Tribes
zbinzc
zbwn57
zbx2bu
zbydq5 Bangladesh
zc728g
zdst7k War American
zebco3 Europe
zem9a4
zewkw3 American
zffkcx Titmuss Arrow
zfuaj Moghaddam ?Staircase
zg4dbz
zg8y Bertolo Cross Expanded Natural History Song Discography
zgukr
zh3fex
zhfa0p
zio4v2 Malta
zjgxjp Germany Peru Taiwan Elsevier
zjzzer
zlfe7w
zm2so0
zm82rg
zmi7kt
zn23ld America
zp8uhp
zpxsh2
zq22ar Christ Rumi
zqdlud Bernard Lonergan
zqprkv ?Life St John Chrysostom Nicetas David Paphlagonian Part
zrawqb Lubac Humani ?Generis
zsn7ej Nestorian Patriarch Timothy
zujz1v ?The
zup4vf Silke Trzcionka Magic Syria
zutff6 Nigerian ?Unity ?Schools
zvxpk8 Virginia
zwmhx2
zww5zd Civil War American Christianity
zyjng4
zyvjb6 Meta Dendral
zyy4am
zz71mw
`;
