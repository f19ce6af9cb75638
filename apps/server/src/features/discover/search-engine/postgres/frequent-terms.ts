/**
 * The 1,500 terms (English stems and numbers) that occur in most parts of American and Canadian legislation, rules and
 * summaries; the last of them occurs in about one of 300. Adjacent pairs are indexed if both terms are in the list. In
 * other pairs one word is rare enough to check its passages, and indexing them would make the index several times
 * larger. Changing the list changes what is indexed: raise LAYOUT_VERSION.
 */
export const FREQUENT_TERMS: ReadonlySet<string> = new Set(
  `
  00 01 02 03 04 05 06 07 08 09 1 10 100 101 102 103 104 105 11 111 114 116 117 119 119th 12 120 13 139 14 15 16 17
  18 180 19 1934 1965 1974 1986 1990 1st 2 20 2000 2002 201 2014 2015 2016 2017 2018 2019 202 2020 2021 2022 2023
  2024 2025 2026 2027 2028 203 2031 21 22 23 24 25 26 27 28 29 2d 3 30 301 302 303 31 32 33 34 35 36 37 38 39 4 40
  41 42 43 44 45 46 47 49 5 50 51 6 60 7 70 71 8 80 9 90 a aa abil abl about abov abus acceler accept access accord
  account achiev acquir acquisit acr across act action activ actual ad addit address adequ adjust administ administr
  admiss adopt adult advanc advers advic advis advisori advoc affair affect affili affirm after against age agenc
  agent aggreg agre agreement agricultur aid air aircraft al alien all alleg alli alloc allow also alter altern am
  amend america american ammunit among amount an analysi analyz and ani anim annex announc annual anoth appeal
  appear appli applic appoint approach appropri approv approxim april are area aris arizona arm armi arrang arrest
  articl artifici as assembl assess asset assign assist associ at attempt attend attorney audit august author autom
  avail avenu averag avoid awar award b background balanc bank barrier base basi bb be becaus becom been befor begin
  behalf behavior believ below benefit best between bill biolog bldg bldgs block board bodi border both boundari
  branch brief broker budget build burden bureau busi but by c calcul calendar california call can canada canadian
  cannot capabl capac capit care carolina carri carrier case categori caus center central certain certif certifi cfr
  chain chairman challeng chang chapter charg chief child children china chines circumst cite citi citizen civil
  claim clarifi class classifi claus clear cleric clerk clinic close coast code collabor collect colleg colorado
  columbia combat combin come commenc comment commerc commerci commiss commission commit committe common communic
  communiti compani compar compens compet competit complaint complet compli complianc compon comprehens compromis
  comptrol comput concern concurr condit conduct confidenti confirm conflict conform congress congression connect
  consent conserv consid consider consist consolid constitut constru construct consult consum contact contain
  content continu contract contractor contribut control convert convey convict cooper coordin copi copyright corpor
  correct correspond cosmet cost could council counsel counter counti countri cours court cover coverag creat
  creation credit crime crimin criteria critic cross cultur current custodi custom cybersecur d damag data databas
  date day dc de deadlin dealer death decemb decis declar deduct deem defend defens defin definit delay deleg delet
  deliv deliveri demonstr deni depart depend depict deploy deposit depositori deputi deriv describ descript design
  detail detect deterior determin develop devic did differ digit direct director disabl disapprov disast discharg
  disclos disclosur discrimin discuss diseas display dispos disrupt dissemin distribut district divers divis do doc
  docket document doe dollar domain domest down draft drug due duplic dure duti e each econom economi educ effect
  effici effort eh eighth either elect electr electron element elig elimin email emerg emergenc employ employe en
  enabl enact encourag end energi enforc engag engin engross enhanc enrol ensur enter enterpris entir entiti entitl
  entri environ environment equal equip equival error essenti establish estim et ethnic evalu event everi evid
  examin exceed except excess exchang exclud exclus execut exempt exercis exist expand expans expect expedit expend
  expenditur expens experi experienc expert expertis expir exploit explos export exposur express expung extend
  extens extent extract f face facil facilit fact factor fail failur fair faith fall famili farm feasibl februari
  fed feder fee field file final financ financi find fine finra fire firearm first fiscal fish fisheri five fix
  flammabl flexibl florida focus follow food for forc foreign forest form format former fort forth foster found fr
  fraud free frequenc frequent from ft full fulli function fund furnish further futur g gain gao gas general generat
  geograph georgia geotherm give given global goal good gov govern government governor gpo grant great greater gross
  ground group growth guarante guard guidanc guidelin h had harm has have head health hear held help her herebi
  herself high higher himself his histor histori hold home homeland honor hospit hour hous how howev hr hres http
  human hundr i ib ident identif identifi if ih ii iib iii illeg illinoi immedi immigr impact impair implement
  import impos imprison improv in includ inclus incom incorpor increas incur independ index indian indic indigen
  indirect individu industri influenc inform infrastructur initi injuri innov insert inspect instal institut
  instruct instrument insur integr intellig intend intent interag interest interior internal internat internet
  interpret interstat into introduc invest investig investor involv is island issu issuanc issuer it ital item iv j
  januari job joint judg judici judiciari juli june jurisdict justic k kevin key king know knowledg known l la label
  labor laboratori lake land landhold languag larg last later law lead leader leadership learn leas least legal
  legisl legislatur less letter level liabil licens life like limit line list live loan local locat long longer
  longterm loss louisiana low m made mail maintain mainten majesti major make mammal manag mani manner manufactur
  map march margin marin maritim mark market markup materi matter maximum may mccumber mean measur mechan media
  medic meet member membership mental met method militari million mine miner minim minimum minist minor mission
  mitig mobil model modern modif modifi monetari money monitor month moor more mortgag most motion move mr mrs ms
  multipl must n name nation nativ natur near necessari need net network new next no non nongovernment nonprofit
  north northern not note noth notic notif notifi notwithstand novemb now number nutrit o object oblig observ obtain
  occup occur ocean octob of off offens offer offic offici offsit oil omb on onc one ongo onli onlin open oper
  opportun option or order organiz origin other otherwis our out outcom outreach outsid over oversight own owner
  ownership p pacif packag page paid paper paragraph parcel parent park parliament part parti particip particular
  partner partnership pass patient pay payabl payment pdf penalti pend pennsylvania pension peopl per percent
  percentag perform period perman permit person personnel pertain petit physic pilot place plain plan plant pleas pm
  point polici polit popul portfolio portion pose posit possess possibl post postal potenti power practic practition
  preced prepar prescrib present preserv presid presidenti prevent previous price primari princip principl print
  prior priorit prioriti privaci privat problem procedur proceed process procur produc product profession profit
  program progress prohibit project promot promulg proper properti propos prosecut protect provid provinc provis
  public publish purchas purpos pursuant qualifi qualiti quarter question r rais rang rate read real reason reauthor
  receipt receiv recent recipi recogn recognit recommend record recoveri recreat redesign redlin reduc reduct refer
  referr reflect reform reg regard regardless region regist registr regul regular regulatori reimburs relat
  relationship releas relev reliabl relief religi remain remedi remov renew repeal replac report repres represent
  republ request requir res research reserv resid residenti resili resolut resolv resourc respect respond respons
  restor restrict result retail retain retent retir return revenu review revis rh right rightofway risk river road
  role room round rs rule rulemak rural s safe safeti sale same sanction satisfi save schedul school scienc scientif
  scope scott screen search sec second secondari secretari section sector secur see seek select self sell semicolon
  senat send senior sens sent sentenc separ septemb seq serious serv servic session set settlement sever sexual
  shall share short should show sign signific similar sinc singl site six sixti sixtyeighth size skill small so
  social sold sole solicit some soon sourc south space speaker speci special specif specifi sponsor spous stabil
  staff stakehold stand standard stat state statement statist status statut statutori step stock storag strateg
  strategi street strengthen strike strikethrough structur student studi subchapt subdivis subject submiss submit
  subparagraph subpart subsect subsequ substanc substanti success successor such suffici sum summari sunset supervis
  supplement supplementari suppli support surfac survey suspend sustain system t tabl taiwan take taken target
  tariff task tax taxabl taxpay technic technolog telephon temporari ten term termin territori terror terrorist test
  texa text than that the their them then there thereaft therefor thereof these they third this those thousand
  threat three through throughout time titl to tool total toward track trade traffick train transact transfer
  transit transmiss transmit transpar transport travel treasuri treat treati treatment tribal tribe true trust
  twenti twice two type unclassifi under underlin understand underutil union unit universiti unless until unutil up
  updat upon urban us usc use user util v va valid valu van vehicl verifi version vessel veteran vi via victim view
  vii viii violat violenc visual vote vulner w waiv waiver war was washington water way we web websit week well were
  west what when where wherea whether which while who whole whom whose wildlif will william with within without
  women work worker workforc world would write written ws www wyom x year york you your youth zone
  `
    .trim()
    .split(/\s+/),
);
