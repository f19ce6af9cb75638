/** One federal agency: its acronym on Regulations.gov, and the name that the product shows. */
export interface AgencyEntry {
  /** `agencyId` of Regulations.gov; absent for an agency that files nothing there. */
  acronym?: string;
  /** The name on federalregister.gov. */
  name: string;
  /** Other printed names, from which no word-order rule leads to `name`. */
  otherNames?: readonly string[];
}

/**
 * Acronyms of Regulations.gov (https://www.regulations.gov/agencies) with the names of the Federal Register
 * (https://www.federalregister.gov/agencies). Unlisted acronyms stay as the source writes them.
 */
const ROWS = `
ABMC|American Battle Monuments Commission
ACF|Children and Families Administration
ACFR|Federal Register, Administrative Committee|Administrative Committee of the Federal Register
ACL|Community Living Administration|Administration for Community Living
ACUS|Administrative Conference of the United States
AFRH|Armed Forces Retirement Home
AHRQ|Agency for Healthcare Research and Quality
AID|Agency for International Development|U.S. Agency for International Development
AMS|Agricultural Marketing Service
APHIS|Animal and Plant Health Inspection Service
ARS|Agricultural Research Service
ARTS|National Foundation on the Arts and the Humanities
ASC|Appraisal Subcommittee
ATBCB|Architectural and Transportation Barriers Compliance Board
ATF|Alcohol, Tobacco, Firearms, and Explosives Bureau
ATSDR|Agency for Toxic Substances and Disease Registry
BBG|Broadcasting Board of Governors
BIA|Indian Affairs Bureau
BIS|Industry and Security Bureau
BLM|Land Management Bureau
BLS|Labor Statistics Bureau
BOEM|Ocean Energy Management Bureau
BOP|Prisons Bureau
BOR|Reclamation Bureau
BPA|Bonneville Power Administration
BSEE|Safety and Environmental Enforcement Bureau
CCC|Commodity Credit Corporation
CDC|Centers for Disease Control and Prevention
CDFI|Community Development Financial Institutions Fund
CEQ|Council on Environmental Quality
CFPB|Consumer Financial Protection Bureau
CFTC|Commodity Futures Trading Commission
CIA|Central Intelligence Agency
CIGIE|Council of the Inspectors General on Integrity and Efficiency
CISA|Cybersecurity and Infrastructure Security Agency
CMS|Centers for Medicare & Medicaid Services
CNCS|Corporation for National and Community Service
COE|Engineers Corps|Corps of Engineers;Army Corps of Engineers;U.S. Army Corps of Engineers
COLC|Copyright Office|U.S. Copyright Office;Copyright Office, Library of Congress
CPPBSD|Committee for Purchase From People Who Are Blind or Severely Disabled
CPSC|Consumer Product Safety Commission
CRB|Copyright Royalty Board
CRC|Civil Rights Commission|Commission on Civil Rights
CSB|Chemical Safety and Hazard Investigation Board
CSOSA|Court Services and Offender Supervision Agency for the District of Columbia
DARS|Defense Acquisition Regulations System
DEA|Drug Enforcement Administration
DFC|U.S. International Development Finance Corporation
DHS|Homeland Security Department
DNFSB|Defense Nuclear Facilities Safety Board
DOC|Commerce Department
DOD|Defense Department
DOE|Energy Department
DOI|Interior Department
DOJ|Justice Department
DOL|Labor Department
DOS|State Department
DOT|Transportation Department
DRBC|Delaware River Basin Commission
EAB|Economic Analysis Bureau
EAC|Election Assistance Commission
EBSA|Employee Benefits Security Administration
ED|Education Department
EDA|Economic Development Administration
EEOC|Equal Employment Opportunity Commission
EERE|Energy Efficiency and Renewable Energy Office
EIA|Energy Information Administration
EIB|Export-Import Bank
EOIR|Executive Office for Immigration Review
EPA|Environmental Protection Agency
ERS|Economic Research Service
ETA|Employment and Training Administration
FAA|Federal Aviation Administration
FAR|Federal Acquisition Regulation System
FAS|Foreign Agricultural Service
FBI|Federal Bureau of Investigation
FCA|Farm Credit Administration
FCC|Federal Communications Commission
FCIC|Federal Crop Insurance Corporation
FCSIC|Farm Credit System Insurance Corporation
FDA|Food and Drug Administration
FDIC|Federal Deposit Insurance Corporation
FEC|Federal Election Commission
FEMA|Federal Emergency Management Agency
FERC|Federal Energy Regulatory Commission
FHFA|Federal Housing Finance Agency
FHWA|Federal Highway Administration
FINCEN|Financial Crimes Enforcement Network
FISCAL|Fiscal Service|Bureau of the Fiscal Service
FLRA|Federal Labor Relations Authority
FMC|Federal Maritime Commission
FMCS|Federal Mediation and Conciliation Service
FMCSA|Federal Motor Carrier Safety Administration
FNS|Food and Nutrition Service
FRA|Federal Railroad Administration
FRS|Federal Reserve System
FRTIB|Federal Retirement Thrift Investment Board
FS|Forest Service
FSA|Farm Service Agency
FSIS|Food Safety and Inspection Service
FSOC|Financial Stability Oversight Council
FTA|Federal Transit Administration
FTC|Federal Trade Commission
FTZB|Foreign-Trade Zones Board
FWS|Fish and Wildlife Service|U.S. Fish and Wildlife Service
GAO|Government Accountability Office
GCERC|Gulf Coast Ecosystem Restoration Council
GEO|Government Ethics Office
GIPSA|Grain Inspection, Packers and Stockyards Administration
GSA|General Services Administration
HHS|Health and Human Services Department
HHSIG|Inspector General Office, Health and Human Services Department
HRSA|Health Resources and Services Administration
HUD|Housing and Urban Development Department
ICEB|U.S. Immigration and Customs Enforcement|Immigration and Customs Enforcement
IHS|Indian Health Service
IPEC|Intellectual Property Enforcement Coordinator|Office of the Intellectual Property Enforcement Coordinator
IRS|Internal Revenue Service
ITA|International Trade Administration
ITC|International Trade Commission
LMSO|Labor-Management Standards Office
LOC|Library of Congress
LSC|Legal Services Corporation
MARAD|Maritime Administration
MSHA|Mine Safety and Health Administration
MSHFRC|Federal Mine Safety and Health Review Commission
MSPB|Merit Systems Protection Board
NARA|National Archives and Records Administration
NASA|National Aeronautics and Space Administration
NCUA|National Credit Union Administration
NHTSA|National Highway Traffic Safety Administration
NIFA|National Institute of Food and Agriculture
NIGC|National Indian Gaming Commission
NIH|National Institutes of Health
NIST|National Institute of Standards and Technology
NLRB|National Labor Relations Board
NMB|National Mediation Board
NOAA|National Oceanic and Atmospheric Administration
NPS|National Park Service
NRC|Nuclear Regulatory Commission
NRCS|Natural Resources Conservation Service
NSF|National Science Foundation
NSPC|National Space Council
NTIA|National Telecommunications and Information Administration
NTSB|National Transportation Safety Board
OCC|Comptroller of the Currency|Office of the Comptroller of the Currency
ODNI|National Intelligence, Office of the Director|Office of the Director of National Intelligence
OFAC|Foreign Assets Control Office
OFCCP|Federal Contract Compliance Programs Office
OFHEO|Federal Housing Enterprise Oversight Office
OFR|Federal Register Office
OJP|Justice Programs Office
OMB|Management and Budget Office
ONDCP|National Drug Control Policy Office
ONRR|Natural Resources Revenue Office
OPM|Personnel Management Office
OSC|Special Counsel Office
OSHA|Occupational Safety and Health Administration
OSHRC|Occupational Safety and Health Review Commission
OSM|Surface Mining Reclamation and Enforcement Office
OSTP|Science and Technology Policy Office
PBGC|Pension Benefit Guaranty Corporation
PC|Peace Corps
PHMSA|Pipeline and Hazardous Materials Safety Administration
PHS|Public Health Service
PRC|Postal Regulatory Commission
PTO|Patent and Trademark Office
RBS|Rural Business-Cooperative Service
RHS|Rural Housing Service
RISC|Regulatory Information Service Center
RITA|Research and Innovative Technology Administration
RRB|Railroad Retirement Board
RUS|Rural Utilities Service
SAMHSA|Substance Abuse and Mental Health Services Administration
SBA|Small Business Administration
SEC|Securities and Exchange Commission
SLSDC|Saint Lawrence Seaway Development Corporation
SRBC|Susquehanna River Basin Commission
SSA|Social Security Administration
SSS|Selective Service System
STB|Surface Transportation Board
TREAS|Treasury Department
TSA|Transportation Security Administration
TTB|Alcohol and Tobacco Tax and Trade Bureau
TVA|Tennessee Valley Authority
USA|Army Department
USAF|Air Force Department
USAGM|U.S. Agency for Global Media
USBC|Census Bureau
USC|Judicial Conference of the United States
USCBP|U.S. Customs and Border Protection|Customs and Border Protection;Customs and Border Protection Bureau
USCG|Coast Guard
USCIS|U.S. Citizenship and Immigration Services|Citizenship and Immigration Services
USDA|Agriculture Department
USMINT|United States Mint
USN|Navy Department
USPC|Parole Commission
USPS|Postal Service
USTR|Trade Representative, Office of United States|Office of the United States Trade Representative
VA|Veterans Affairs Department
VETS|Veterans Employment and Training Service
WAPA|Western Area Power Administration
WCPO|Workers Compensation Programs Office|Office of Workers' Compensation Programs
WHD|Wage and Hour Division
|Executive Office of the President
|Foreign Claims Settlement Commission
|Geological Survey
|National Agricultural Statistics Service
|National Nuclear Security Administration
|Risk Management Agency
`;

export const AGENCIES: readonly AgencyEntry[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [acronym = '', name = '', others = ''] = row.split('|');
    return {
      name,
      ...(acronym === '' ? {} : { acronym }),
      ...(others === '' ? {} : { otherNames: others.split(';') }),
    };
  });
