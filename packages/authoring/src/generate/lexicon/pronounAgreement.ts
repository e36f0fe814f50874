/** The word that the pronoun stands for is in italics; the right form first. */
export const antecedentSentences: Record<number, string> = {
  5: `
*The robots* carry {their|its|his|our} own tools.
*The robot* carries {its|their|her|our} own tools.
*My aunt* parked {her|their|its|his} truck by the barn.
*Both of the bridges* have lost {their|its|his|her} paint.
*Each of the bridges* has lost {its|their|his|our} paint.
*My brother and I* cleaned {our|their|his|my} room.
*The king* put on {his|their|its|her} crown.
*Every tree in the park* has {its|their|our|his} own number.
*The wolves* raised {their|its|his|her} heads.
*One of the boats* had {its|their|our|his} name on the side.
*Lina and Omar* forgot {their|its|our} tickets.
*The actress* signed {her|their|its|his} name on the wall.
*The school* repaired {its|their|his|her} roof last summer.
*You and I* should finish {our|their|your|my} map.
*The stories in this book* keep {their|its|his|her} secret until the end.
*Grandpa* told us about {his|their|its|our} first job.
*Neither of the clocks* has lost {its|their|our|his} hands.
*The players* thanked {their|its|his|her} coach.
*The box of crayons* lost {its|their|his|her} lid.
*My sisters* painted {their|her|its|his} bikes green.
*The queen* fed {her|their|its|his} horses.
*Several of the islands* have {their|its|his|her} own flag.
*The island* has {its|their|his|our} own flag.
*The cook and her son* opened {their|our|its} shop at six.
*The boy* lost {his|their|its|our} mitten in the snow.
*A bird with blue wings* built {its|their|your|our} nest in our mailbox.
*We* left {our|their|your|its} boots at the door.
*The leaves of the oak* have lost {their|its|his|her} color.
*The city* is proud of {its|their|his|her} old tower.
*Many of the lamps* need {their|its|his|her} wires changed.
*My uncle* washed {his|their|its|our} van on Sunday.
*The girls on the team* carried {their|its|her|our} bags.
*The girl* carried {her|their|its|our} bag.
*Every planet* follows {its|their|our|his} own path.
*The teacher and I* made {our|their|my|his} costumes from paper.
*The ants* found {their|its|his|her} way back.`,
}
