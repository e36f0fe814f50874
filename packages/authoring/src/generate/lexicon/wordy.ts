/** wordy phrase | the word for it | words that say something else | sentence with its place */
export const wordyPhrases: Record<number, string> = {
  6: `
due to the fact that|because|although, whenever, whether, if, so|We stayed at home _ the road was icy.
at this point in time|now|then, never, later|The bridge is _ safe.
in spite of the fact that|although|because, whenever, if, so|She smiled _ her foot hurt.
in the near future|soon|often, already, recently, now|The new library will open _.
on a daily basis|daily|hourly, once, seldom, now|The baker makes bread _.
a large number of|many|few, some, several, no, two|We saw _ geese on the lake.
in the event that|if|though, because, while|Call me _ the train is late.
for the purpose of|for|without, against, beyond, by|This brush is _ cleaning bottles.
in close proximity to|near|beyond, inside, above, in|They live _ the park.
has the ability to|can|must, should, might|An owl _ turn its head far around.
is required to|must|can, may, might, do|Every diver _ carry a knife.
at all times|always|sometimes, seldom, once, now, soon|Keep the gate closed _.
on two occasions|twice|thrice, once, often|The alarm rang _.
during the time that|while|until, unless, because, if, so|He hummed _ the tea cooled.
made the statement that|said|asked, doubted, wondered, hid|The mayor _ the dam was safe.
in a careful manner|carefully|calmly, casually, carelessly, badly|She carried the eggs _.
in the amount of|for|near, after, without, by|He sent a check _ ten dollars.
until such time as|until|unless, since, before, if, or|Wait here _ I return.
come to the conclusion|conclude|confuse, conceal, confirm, deny, hope|The scouts _ that the ice is thin.
take into consideration|consider|conserve, console, contain, skip, win|The judges _ every entry.
in a hurried way|hurriedly|harshly, happily, hungrily, slowly|He ate his lunch _.
with regard to|about|against, despite, without, in, at|She had a question _ the map.
a small number of|a few|most, many, all, no, two|We found _ seats left in the hall.
is able to|can|may, should, must|A camel _ live for a week without water.
for the reason that|because|unless, until, although, if, so|I whisper _ the baby is asleep.
at the present moment|now|once, never, before|The doctor is _ in Room 4.
prior to the start of|before|during, after, since, at|Wash your hands _ dinner.
in a short time|soon|always, never, rarely, now|The paint will be dry _.
the majority of|most|some, few, all, no|She likes _ vegetables.
each and every|every|either, another, no|The guide knew _ tree in the park.`,
  12: `
made a decision|decided|descended, declined, decorated|The council _ to wait for spring.
gave an explanation of|explained|explored, expanded, expected|The engineer _ the crack in the wall.
conducted an investigation of|investigated|invited, inherited, invented|The paper _ the fire.
came to an agreement|agreed|argued, aged, agonized|The two sides _ on a price.
performed an analysis of|analyzed|announced, annoyed, anticipated|The chemist _ the water.
made an improvement to|improved|imported, imposed, imitated|The gardener _ the soil.
showed a preference for|preferred|presented, preserved, prevented|The jury _ the shorter film.
had a discussion about|discussed|discovered, dismissed, disguised|The partners _ the lease.
expressed opposition to|opposed|operated, offered, obeyed|Most farmers _ the canal.
placed emphasis on|emphasized|employed, emptied, embraced|The conductor _ the low notes.
made an assumption|assumed|assisted, assured, assembled|They _ that the ice would hold.
reached the conclusion|concluded|condemned, confessed, concealed|The panel _ that the bolts had failed.
carried out a repair of|repaired|replaced, returned, revealed|The crew _ the rudder at sea.
provided assistance to|assisted|assumed, attacked, astonished|Two nurses _ the surgeon.
submitted an application|applied|appeared, approved, apologized|Ninety people _ for the post.
did a calculation of|calculated|canceled, captured, cultivated|The clerk _ the interest twice.
gave a description of|described|destroyed, deserted, deserved|The witness _ the car in detail.
made a comparison of|compared|compelled, completed, composed|The essay _ two translations.
undertook a review of|reviewed|revealed, removed, returned|The board _ the safety rules.
experienced a failure|failed|faded, faced, favored|The second engine _ over the bay.
put forward a suggestion|suggested|supported, surrendered, succeeded|The intern _ a cheaper route.
made a complaint|complained|competed, confessed, compared|Several tenants _ of the noise.
took action|acted|ached, admired, aged|The mayor _ before the dam broke.
had a tendency|tended|threatened, hoped, managed|The old clock _ to run fast.
made a proposal of|proposed|prolonged, promised, protected|Her lawyer _ a settlement.
issued a denial of|denied|demanded, described, delayed|The bank _ the rumor at noon.
gave encouragement to|encouraged|endangered, enraged, entertained|The letter _ the strikers.
made an announcement|announced|annoyed, anticipated, answered|The pilot _ that we would turn back.
effected a reduction of|reduced|redeemed, refused, rewarded|The factory _ its noise by half.
made reference to|referred to|reformed, refused, refreshed|The speaker twice _ her first novel.`,
}
