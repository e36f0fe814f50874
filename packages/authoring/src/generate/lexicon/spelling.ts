/** word | misspellings | sentence | the part that is hard */
export const spellingWords: Record<number, string> = {
  3: `
sitting|sitteing,siteing,sittin|The cat is _ on my chair.|double *t*, then *ing*
smiled|smilled,smild,smileed|The baby _ at me.|only *d* after *e*
cries|crys,cryes,crise|My baby cousin _ at night.|*y* turns into *i*, then *es*
happiness|happyness,hapiness,happines|The puppy jumped with _.|*y* turns into *i*, then *ness*
running|runing,runneing,runnin|Who is _ in the hall?|double *n*, then *ing*
baking|bakeing,bakking,baiking|We are _ apple bread.|*e* goes before *ing*
carried|carryed,caried,carryd|Dad _ the tent.|*y* turns into *i*, then *ed*
bigger|biger,biggur,biggeer|My pumpkin is _ than yours.|double *g*, then *er*
playing|plaing,playeing,playng|They are _ in the yard.|*y* stays after *a*
berries|berrys,berryes,beries|We picked _ in the woods.|*y* turns into *i*, then *es*
shopping|shoping,shopeing,shoppeing|Mom went _ for boots.|double *p*, then *ing*
danced|dancd,danceed,dansed|We _ until it was dark.|only *d* after *e*
funniest|funnyest,funiest,funnyist|Mia has the _ laugh of us all.|*y* turns into *i*, then *est*
swimming|swiming,swimeing,swimmeing|Ducks are _ on the pond.|double *m*, then *ing*
riding|rideing,ryding,ridin|She is _ her new bike.|*e* goes before *ing*
puppies|puppys,puppyes,pupies|Our dog has six _.|*y* turns into *i*, then *es*
hottest|hotest,hottist,hotteist|July is the _ month here.|double *t*, then *est*
hurried|hurryed,huried,hurryd|We _ to the bus stop.|*y* turns into *i*, then *ed*
making|makeing,makking,maiking|He is _ a paper crown.|*e* goes before *ing*
clapped|claped,clappd,clapet|Everyone _ after the song.|double *p*, then *ed*
easily|easyly,easely,eassily|She lifted the box _.|*y* turns into *i*, then *ly*
enjoyed|enjoied,enjoyd,injoyed|We _ the boat trip.|*y* stays after *o*
digging|diging,diggeing,diggin|The dog is _ a hole.|double *g*, then *ing*
flies|flys,flyes,flieze|A kite _ above the hill.|*y* turns into *i*, then *es*
driving|driveing,drivving,dryving|Aunt Jo is _ the truck.|*e* goes before *ing*
thinner|thiner,thinnur,thinneer|This rope is _ than that one.|double *n*, then *er*
kindness|kindnes,kinness,kindniss|We will not forget her _.|*ness* with double *s*
dropped|droped,dropd,droppet|I _ my spoon.|double *p*, then *ed*
studies|studys,studyes,studdies|My brother _ the stars.|*y* turns into *i*, then *es*
wagging|wageing,waggeing,waggin|The dog is _ its tail.|double *g*, then *ing*
loved|lovd,loveed,luved|We all _ the puppet show.|only *d* after *e*
heavier|heavyer,heavyier,hevier|My bag is _ than yours.|*y* turns into *i*, then *er*
hugged|huged,hugd,huggeed|Grandma _ us all.|double *g*, then *ed*
taking|takeing,takking,taiking|I am _ my kite along.|*e* goes before *ing*
stories|storys,storyes,storees|Grandpa tells the best _.|*y* turns into *i*, then *es*
careful|carefull,cairful,carful|Be _ with the knife.|*ful* with one *l*`,
  6: `
received|recieved,receved,receeved|We _ a letter from Peru.|*ei* after *c*
believe|beleive,beleave,belive|I _ that the bus is late.|*ie*
stopping|stoping,stoppeing,stopeing|The train is _ at every village.|*pp*
hoping|hopeing,hoppeing,hoaping|She is _ for snow.|no *e* before *ing*
necessary|neccessary,necesary,neccesary|A coat is _ in March.|one *c*, two *s*
separate|seperate,separete,seprate|Put the eggs in a _ bowl.|*a* in the middle
friend|freind,frend,freend|My oldest _ moved to Ohio.|*ie*
beginning|begining,beggining,begginning|The _ of the film is funny.|*nn*
different|diffrent,diferent,differant|The twins like _ music.|*ff* and three *e* sounds
surprise|suprise,surprice,serprise|The party was a _.|*sur*
definitely|definately,definitly,defenitely|We will _ need a bigger pot.|*finite*
neighbor|nieghbor,naybor,neihbor|Our _ keeps bees.|*eigh*
weird|wierd,weard,weerd|A _ sound came from the attic.|*ei*
planned|plannd,planneed,pland|They _ the trip for weeks.|*nn*
writing|writting,writeing,wrighting|He is _ a letter to his aunt.|one *t*
really|realy,reelly,relly|It was a _ long night.|two *l*
until|untill,untell,intil|Wait here _ the bell rings.|one *l*
minute|minite,minit,minnute|Give me a _ to think.|*u* in the middle
library|libary,liberry,librery|The _ closes at six.|*r* twice
probably|probly,probaly,probebly|It will _ rain tonight.|*bab*
business|buisness,bisness,busness|Her bakery is a small _.|*busi*
piece|peice,peece,piese|May I have a _ of paper?|*ie*
ceiling|cieling,ceeling,ceilling|A spider sat on the _.|*ei* after *c*
carrying|carring,carrieing,carying|She was _ two buckets.|*y* stays before *ing*
arguing|argueing,arguying,arging|The crows were _ again.|no *e* before *ing*
occurred|occured,ocurred,ocured|The accident _ at noon.|*cc* and *rr*
tomorrow|tommorow,tommorrow,tomorow|The fair opens _.|one *m*, two *r*
February|Febuary,Februrary,Feburary|Her birthday is in _.|*r* after *b*
height|hieght,hight,heigth|The _ of the tower is ninety feet.|*ei*
finally|finaly,finnally,finnaly|The rain _ stopped.|two *l*
describe|discribe,descibe,descrybe|Can you _ the thief?|*des*
guard|gaurd,gard,gaurde|A _ stood at the gate.|*ua*
disappear|dissapear,disapear,dissappear|The stars _ at dawn.|one *s*, two *p*
address|adress,addres,adrress|Write your _ on the card.|*dd* and *ss*
thief|theif,theef,thiefe|The _ left muddy prints.|*ie*
embarrass|embarass,embaras,emberrass|Loud praise can _ a shy person.|*rr* and *ss*`,
  7: `
visible|visable,visibel,vissible|The comet is _ tonight.|*ible*
comfortable|comfertable,comfortible,comftorable|This chair is _.|*able*
responsible|responsable,responsibel,responseible|Who is _ for the keys?|*ible*
valuable|valueable,valuible,valuble|The old stamp is _.|no *e* before *able*
noticeable|noticable,noticible,notisable|The stain is hardly _.|*e* stays after *c*
terrible|terrable,terible,terribel|A _ noise woke us.|*ible*
importance|importence,importanse,inportance|Sleep is of great _.|*ance*
existence|existance,existense,existince|The map proves the _ of a well.|*ence*
independent|independant,indipendent,independunt|The island is _ now.|*ent*
attendance|attendence,attendanse,atendance|The teacher takes _ at eight.|*ance*
difference|differance,diffrence,diference|Can you taste the _?|*ence*
audience|audiance,audeince,awdience|The _ clapped for minutes.|*ence*
reference|referance,refrence,referrence|The book is for _ only.|*ence*
assistant|assistent,asistant,assisstant|The baker's _ carries the flour.|*ant*
physician|phisician,physition,physicion|The _ looked at my wrist.|*cian*
musician|musition,musican,musicion|A _ played on the ferry.|*cian*
permission|permision,permition,premission|You need _ to enter.|*-ssion*
decision|descision,decission,dicision|It was a wise _.|*sion*
ancient|anchient,anciant,ansient|They found an _ road.|*-cient*
patience|patiance,pateince,pashience|Fishing takes _.|*-tience*
official|offical,oficial,offitial|The letter has an _ stamp.|*cial*
essential|essencial,esential,essentiel|Water is _ for life.|*tial*
courageous|couragous,couragious,curageous|The _ nurse went back.|*e* stays after *g*
curious|cureous,curius,couriuos|The _ kitten fell in.|*ious*
mysterious|misterious,mysterius,mysteryous|A _ light moved on the lake.|*ious*
argument|arguement,argumint,arguemant|Their _ lasted an hour.|no *e* after *u*
achievement|acheivement,achievment,atchievement|The bridge is a great _.|*ie*, and *e* before *ment*
excitement|excitment,exsitement,exitement|The _ grew before the race.|*e* stays before *ment*
grateful|greatful,gratefull,gratful|We are _ for your help.|*grate*
successful|succesful,successfull,sucessful|The sale was _.|*cc*, *ss*, one *l* at the end
truly|truely,trulely,trully|I am _ sorry.|no *e* before *ly*
accidentally|accidentelly,accidentaly,acidentally|He _ locked the door.|*ally*
immediately|immediatly,imediately,immedietly|Call me _.|*mm*, and *e* before *ly*
knowledge|knowlege,knowledg,nowledge|Her _ of birds is amazing.|*know* and *dge*
government|goverment,govermment,govornment|The _ built a dam.|*n* before *ment*
environment|enviroment,enviorment,envirenment|Litter harms the _.|*n* before *ment*`,
  8: `
conscience|concience,consience,conscence|His _ kept him awake.|*science*
rhythm|rythm,rhythem,rithm|The drummer kept the _.|*rh* and *th*
psychology|sychology,psycology,psichology|She studies _.|*ps* and *ch*
pneumonia|neumonia,pnumonia,pneumonea|The sailor fell ill with _.|*pn*
campaign|campain,campagne,campaine|The _ for mayor began.|*aign*
foreign|foriegn,foregin,foren|He collects _ coins.|*eign*
sovereign|soverein,soveriegn,sovreign|The _ signed the treaty.|*eign*
restaurant|resturant,restaraunt,restrant|We ate at a small _.|*aur*
bureau|burreau,burau,beureau|The travel _ sells tickets.|*eau*
silhouette|silouette,silhouete,sillhouette|Her _ moved on the wall.|*lh* and *ette*
chauffeur|chaufeur,chauffer,shauffeur|The _ opened the door.|*ff* and *eur*
mosquito|musquito,mosqito,moskito|A _ buzzed in the tent.|*qui*
colonel|kernal,colonol,coronel|The _ read the order aloud.|*l*, though it sounds like *r*
lieutenant|leutenant,lieutenent,luetenant|The _ led the patrol.|*lieu*
maneuver|manuver,manoever,manuever|It was a risky _.|*eu*
vacuum|vaccum,vacume,vaccuum|Sound does not travel in a _.|*uu*
questionnaire|questionaire,questionnare,questionairre|Please fill in the _.|*nn* and *aire*
souvenir|souvener,suvenir,souveneer|She kept the shell as a _.|*sou* and *nir*
bouquet|boquet,bouqet,bookay|He brought a _ of tulips.|*quet*
plateau|platau,plateu,plattow|Goats live on the high _.|*eau*
subtle|suttle,subtel,sutle|There is a _ difference.|silent *b*
indict|indyte,indight,endict|The court may _ the banker.|silent *c*
debris|debree,debre,debri|The street was full of _.|silent *s*
mortgage|morgage,morgauge,mortgauge|They paid off the _.|silent *t*
exhausted|exausted,exhuasted,exhosted|The divers were _.|silent *h*
solemn|solem,solomn,sollemn|It was a _ moment.|silent *n*
column|colum,collumn,columm|A marble _ fell over.|silent *n*
privilege|priviledge,privelege,privlege|Voting is a _.|*i* twice, no *d*
parallel|paralel,parrallel,paralell|The two roads are _.|one *r*, then *ll*
millennium|millenium,milennium,millenniem|A new _ began.|*ll* and *nn*
accommodate|accomodate,acommodate,acomodate|The hall can _ ninety guests.|*cc* and *mm*
committee|comittee,commitee,committe|The _ meets on Friday.|*mm*, *tt*, and *ee*
recommend|reccomend,recomend,reccommend|I _ the lentil soup.|one *c*, two *m*
harass|harrass,haras,herass|It is a crime to _ a witness.|one *r*, two *s*
broccoli|brocoli,broccolli,brocolli|The rabbit ate my _.|*cc*, one *l*
perseverance|perserverance,perseverence,persaverance|Her _ won the race.|no *r* after *-perse*`,
}
