/** Reasons for which the product may correctly differ from a file; each rule is verified where it is used. */
export const RULES = {
  'better-source': 'another source that is believed before this one supplied the field (its provenance says which)',
  'newer-record': 'the same source has a newer record of the document, which counts',
  'several-sources': 'a list to which several sources add, so it holds more than this file',
  'several-records':
    'a list to which several records of the source add: one printed rule is filed into several dockets',
  'other-record': 'the source files one printed document several times, and another of its records tells the field',
  'official-words': 'the choices of a roll call of Congress are told in the words of its own record where that is held',
  'fuller-table': 'of two tables of one publisher the one made from the printed document is believed first',
  'bill-not-there': 'a state roll call is found over the page of its bill, which is not among the files',
  'named-by-print': 'a version whose print is held has the name that the print gives itself',
  'proved-by-version': 'a history of one action is completed by what the dated prints of a measure of Congress prove',
};
