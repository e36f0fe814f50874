/** Author | year | page | what is said. */
export const citedFindings = `
Rossi|2012|45|Bees can count to four
Adler|1998|210|The dike was built by volunteers
Nkosi|2007|88|Drought drove the herders south
Weber|2015|132|The song is older than the war
Tanaka|2003|17|Paper walls soften every sound
Silva|2019|301|The market moved twice
Larsen|1989|64|Cod were smaller each year
Haddad|2010|9|The well gave water to four towns
Moreau|2001|156|The letters were never sent
Okoye|2016|73|Children learn rhythm before words
Petrov|1994|240|The mine closed in a single night
Grant|2008|28|Ravens remember faces`
