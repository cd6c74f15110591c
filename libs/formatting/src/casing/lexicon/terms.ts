/** Terms and other common words that headlines have large and no dictionary holds: they are no names. */
export const TERMS: ReadonlySet<string> = new Set(
  `
adpositional alldifferent allocentric amortised anaphoricity anointings anonymisation archipelagoes autocomplete autoencoding
autoepistemic autoregression azaindoles backaction backdoors backprop bakeoff biaffine bigrams bilexical binarized biosimilar
biosimilars biosurveillance blockwise caseframe cepstral chemoselective coattention codemixed cognitivism coimagination
cointegration compilability constructicon coref coreferences coreset coresets counterspeech crossmodal customisation datacenter
datafication dataless debias deblurring deconfounded deconvolutional dehazing delexicalized denoise denoised denoiser
dequantization deraining dereverberation developping diacritizer diastereoselective diastereoselectivity diatopic diegetic
dimethylpyridine dinuclear dumber egomotion eigenmaps embeddedness ensembled entrywise eudaimonic explicitation extragradient
ezafe featurization finetune finetuned fluorophores fluxonium folksonomies futuring gamepad gaokao generalisable geocoding
georeferenced geotagged gordonii hackathons hashcode hatespeech heteronormativity hierachical homophilic honorification hubness
hyperalignment hypergradient hypergradients hyperkernels hyperpartisan imageability implicitation inbodied inculturation infobox
infoboxes infomax institutionalisation intraoperative intraseasonal itemset itemsets keyphrases keypoints kinodynamic kriging
layerwise linearizability livestreaming maxmin memoization mereology metadiscourse metaheuristic metaheuristics metalearning
metallization metamodels metaphoricity metasearch methoxyphenyl microdata micropower microservices microtasks minmax minwise
mixtape monograph multigram multilanguage multimarket multiqubit multisentential nanoboxes nanophotonic networ neurocomputational
neurofeedback neurotypical newsfeed nickelates nominalisations nonmonotone nonmonotonicity nonparametrics nonspiking
nonstochastic normalising offens onboarding operationality oxindoles pansharpening paraconsistent parallelisation parallelizable
parsebanks pathovar pathovars pelotons permutahedron personalizable pharmacovigilance photoredox phthalaldehyde physicalisation physicalization
physicalizations pinanone platfor plexes polylingual polymatrix polytree polytrees posthuman premia propogation prosumer
protoforms pseudogap pseudoword pseudowords racemosus regioselectivity reparameterized reranker retrosynthetic riba rideshare
robustifying segmentor semilattices semirings sparsified spornosexual stepsize storyworlds strategyproofness stylometric
subadditivity subcategorisation subdialogues subevent subevents subgame sublexical suboptimality subpath subsumers subtheories
subwords suicidality summariser summarising supermodular supermodularity superresolution tamsulosin techne telementoring termbase
termhood tokenizers tomahto transmedia transmon transobturator trastuzumab uncurated underdoped unithood vinyliminium webly
wordclass wordspotting yaw zine zines
`
    .trim()
    .split(/\s/),
);
