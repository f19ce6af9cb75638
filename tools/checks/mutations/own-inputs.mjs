const BILL_XML = `<billStatus><version>3.0.0</version><bill><number>1</number><type>HR</type><congress>119</congress><title>A bill</title>
<introducedDate>2025-01-03</introducedDate><actions><item><actionDate>2025-01-03</actionDate><text>Introduced</text></item></actions></bill></billStatus>`;
const TEXT_XML = `<bill bill-stage="Introduced-in-House"><form><congress>119th CONGRESS</congress><legis-num>H. R. 1</legis-num></form>
<legis-body><section id="a"><enum>1.</enum><header>Title</header><text>Words of the law.</text></section></legis-body></bill>`;
const VOTE_XML = `<rollcall-vote><vote-metadata><congress>119</congress><session>1st</session><rollcall-num>1</rollcall-num></vote-metadata>
<vote-data><recorded-vote><legislator name-id="X000001">X</legislator><vote>Yea</vote></recorded-vote></vote-data></rollcall-vote>`;
const PERSON = `id: ocd-person/1\nname: Ann Example\nparty:\n- name: Independent\nroles:\n- type: upper\n  jurisdiction: ocd-jurisdiction/country:us/state:wy/government\n  district: '1'\n`;
const STATE_BILL =
  '{"identifier":"HB 1","title":"A bill","session":"2026","jurisdiction":{"id":"ocd-jurisdiction/country:us/state:wy/government"},"actions":[{"date":"2026-01-02","description":"Introduced"}]}';

/** Small generated files for each source: name and content. */
export const OWN_INPUTS = {
  'bill-text': [['BILLS-119hr1ih.xml', TEXT_XML]],
  billstatus: [['BILLSTATUS-119hr1.xml', BILL_XML]],
  cbo: [
    [
      '119congress-cost-estimates.xml',
      '<response><item key="0"><Title>H.R. 1, A bill</Title><Date>Fri, 03 Jan 2025 10:00:00 -0500</Date><Link>https://www.cbo.gov/publication/1</Link><Bill_Number>H.R. 1</Bill_Number></item></response>',
    ],
  ],
  crs: [
    ['report.json', '{"CRSReport":{"id":"R1000","title":"A report","publishDate":"2025-01-03T05:00:00Z"}}'],
    [
      'rss.xml',
      '<rss version="2.0"><channel><title>New</title><item><title>A report</title><link>https://www.everycrsreport.com/reports/R1000.html</link></item></channel></rss>',
    ],
  ],
  gao: [
    [
      'reports.xml',
      '<rss version="2.0"><channel><title>GAO</title><item><title>A report</title><link>https://www.gao.gov/products/gao-25-1</link></item></channel></rss>',
    ],
  ],
  'congress-api': [
    [
      'bills.json',
      '{"bills":[{"congress":119,"number":"1","type":"HR","title":"A bill","latestAction":{"actionDate":"2025-01-03","text":"Introduced"}}]}',
    ],
    [
      'bills.jsonl',
      '{"bill":{"congress":119,"number":"1","type":"HR","title":"A bill"}}\n{"recordedVote":{"rollNumber":1}}\n',
    ],
  ],
  'congress-hearings': [
    ['hearings.csv', 'hearing_id,event_id,congress,chamber,title,status\n1,2,119,House,"A, hearing",Scheduled\n'],
  ],
  'congress-legislators': [
    [
      'legislators-current.yaml',
      '- id:\n    bioguide: X000001\n  name:\n    first: Ann\n    last: Example\n  terms:\n  - type: sen\n    start: "2025-01-03"\n    end: "2031-01-03"\n    state: WY\n',
    ],
  ],
  'federal-register': [
    [
      'page.json',
      '{"count":1,"results":[{"document_number":"2025-1","title":"A rule","type":"Rule","publication_date":"2025-01-03"}]}',
    ],
  ],
  'house-clerk': [['roll001.xml', VOTE_XML]],
  hts: [
    [
      '01.json',
      '[{"htsno":"0101","indent":"0","description":"Animals:","superior":null,"units":[],"general":"","footnotes":[]},{"htsno":"","indent":"1","description":"Horses:","superior":"true","units":[],"footnotes":null},{"htsno":"0101.21.00","indent":"2","description":"Tame","units":["No."],"general":"Free","footnotes":[{"columns":["general"],"value":"See 1.","type":"endnote"}]}]',
    ],
  ],
  'justice-canada': [
    [
      'C-1_E.xml',
      '<Bill xml:lang="en" bill-origin="commons"><Identification><BillNumber>C-1</BillNumber><LongTitle>An Act</LongTitle></Identification></Bill>',
    ],
  ],
  legiscan: [
    [
      'bill/hb1.json',
      '{"bill":{"bill_id":1,"bill_number":"HB1","state":"WY","title":"A bill","session":{"session_id":1,"year_start":2026,"year_end":2026}}}',
    ],
    ['votes.csv', 'roll_call_id,people_id,vote,vote_desc\n1,2,1,Yea\n'],
  ],
  legisinfo: [['bills.json', '[{"BillNumberFormatted":"C-1","LongTitleEn":"An Act","ParlSessionCode":"45-1"}]']],
  'licensed-feed': [
    [
      'feed.jsonl',
      '{"kind":"publication","uid":"n-1","revised":"2026-03-04T15:00:00-05:00","category":"news","title":"A story","displayDate":"2026-03-04","bodyHtml":"<p>Text</p>","bills":[{"congress":119,"type":"hr","number":1}],"pdf":{"file":"n-1.pdf"}}\n{"kind":"schedule","uid":"s-1","revised":"2026-03-04T15:00:00-05:00","title":"Hearing","displayDate":"2026-03-09"}\n{"kind":"floor_vote","oid":"v-1","revised":"2026-03-04T15:00:00-05:00","bill":{"congress":119,"type":"hr","number":1},"chamber":"house","motion":"On Passage","date":"2026-03-04","yes":220,"no":210,"other":3}\n',
    ],
    ['n-1.pdf', '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'],
  ],
  news: [
    [
      'feed.xml',
      '<rss version="2.0"><channel><title>Lantern</title><item><title>A vote</title><link>https://lantern.example/1</link><pubDate>Fri, 03 Jan 2025 10:00:00 GMT</pubDate><description>Words</description></item></channel></rss>',
    ],
    [
      'feed.json',
      '{"version":"https://jsonfeed.org/version/1.1","title":"Lantern","items":[{"id":"1","url":"https://lantern.example/1","title":"A vote","content_text":"Words","date_published":"2025-01-03T10:00:00Z"}]}',
    ],
  ],
  nysenate: [
    [
      '2025-01-08-10.00.00.000000_BILLSTAT_S00001.XML',
      '<billstatus sessyr="2025" billhse="S" billno="00001" action="replace"><title>A bill</title><actions><action no="1"><actionhouse>S</actionhouse><actiondate>2025-01-08</actiondate><actiondesc>REFERRED TO RULES</actiondesc></action></actions></billstatus>',
    ],
    [
      '2025-02-03-10.00.00.000000_SENFLVOT_S00001.XML',
      '<senfloorvote no="S1" sessyr="2025" year="2025" dateofvote="02/03/2025"><votes><member><name>Example</name><vote>Aye</vote></member></votes></senfloorvote>',
    ],
  ],
  'openstates-bills': [
    ['wy.jsonl', `${STATE_BILL}\n`],
    ['bill_1.json', STATE_BILL],
  ],
  social: [
    ['posts.csv', 'platform,posted_at,author_name,text\nx,2025-01-03T10:00:00Z,Ann Example,Words\n'],
    ['posts.jsonl', '{"platform":"x","posted_at":"2025-01-03T10:00:00Z","author_name":"Ann Example","text":"Words"}\n'],
  ],
  'presidential-actions': [
    [
      'executive_orders_disposition.csv',
      'number,citation,signing_date,document_number,notes\n99001,1 FR 2,2025-01-03,2025-1,"Revoked by: EO 99002"\n',
    ],
    [
      'page.json',
      '{"count":1,"results":[{"document_number":"2025-1","title":"An order","type":"Presidential Document","publication_date":"2025-01-03"}]}',
    ],
    ['2025-00001.xml', '<PRESDOCU><EXECORD><HD SOURCE="HED">Widgets</HD><FP>Words.</FP></EXECORD></PRESDOCU>'],
    [
      '94-290.txt',
      '<html><body><pre>\n[FR Doc No: 94-290]\n\nExecutive Order 99001 of January 3, 1994\n\nWords.\n</pre></body></html>',
    ],
  ],
  'openstates-people': [['data/wy/legislature/ann.yml', PERSON]],
  'regulations-gov': [
    [
      'page.json',
      '{"data":[{"id":"A-1","type":"documents","attributes":{"title":"A rule","documentType":"Rule","postedDate":"2025-01-03T05:00:00Z"}}]}',
    ],
  ],
  'senate-lis': [
    [
      'vote_119_1_00001.xml',
      '<roll_call_vote><congress>119</congress><session>1</session><vote_number>1</vote_number><members/></roll_call_vote>',
    ],
  ],
  'people-lists': [
    [
      'staff.csv',
      'place,name,title,works_for,office_type,issue_areas\nus,Ada Example,Counsel,bioguide:X000001,capitol,Trade | Health\n',
    ],
    ['members.jsonl', '{"place":"ca","name":"Bo Sample","title":"Senator","type":"member","chamber":"upper"}\n'],
  ],
  'state-regulations': [
    [
      'rules.csv',
      'state,id,title,type,published_on,hearings\nOH,2025-1,A rule,Proposed Rule,2025-01-03,"2025-02-03 10 a.m., Room 4"\n',
    ],
    ['rules.json', '[{"state":"TX","id":"2025-2","title":"A rule","type":"Adopted","linked_ids":["2025-1"]}]'],
    ['rules.jsonl', '{"state":"TX","id":"2025-3","title":"A rule","type":"Notice","comments_end_on":["2025-02-03"]}\n'],
  ],
  transcripts: [
    [
      'hearing.txt',
      'Place: us-wy\nTitle: A hearing\nDate: 2025-01-03\nTime: 10:00\nType: FirstDraft\n\nTHE CHAIR: Good morning.\n\nMR. EXAMPLE: Thank you.\n',
    ],
  ],
};
