/** Words that people build passwords from, compiled from the top of published lists of leaked passwords. */
export const COMMON_WORDS: readonly string[] = `
  password passwort passwd pass word admin administrator root user guest test testing tester login logon signin default
  welcome hello letmein changeme change secret master access system server computer internet network database backup
  company business office work team manager support service account private security secure enter open sesame trustno
  iloveyou love lover loveme loveyou forever baby babygirl angel princess queen king prince sweet honey sugar cutie
  sunshine summer winter spring autumn monday tuesday wednesday thursday friday saturday sunday january february march
  april june july august september october november december football baseball basketball soccer hockey tennis golf
  dragon monkey tiger lion eagle bear wolf shark panther falcon phoenix unicorn butterfly flower rose daisy cookie
  chocolate banana orange apple cheese pepper coffee pokemon naruto superman batman spiderman starwars matrix ninja
  samurai pirate warrior hunter killer shadow ghost diablo hacker master blaster charlie michael jennifer jessica ashley
  daniel andrew thomas jordan robert matthew joshua george michelle nicole samantha elizabeth alexander william james
  john david maria anna freedom liberty america usa london paris texas yankees cowboys lakers arsenal chelsea liverpool
  whatever nothing anything something please thanks thankyou goodbye family friends mother father brother sister
  mustang ferrari porsche corvette harley mercedes toyota honda yamaha google facebook youtube twitter linkedin apple
  microsoft windows linux android iphone samsung qwerty qwertz azerty asdf zxcv sample example demo correcthorsebatterystaple
  policy legislation congress senate government parliament analyst
`
  .trim()
  .split(/\s+/);
