import type { PlayRiskNeeds } from './needs.ts'
import { seedDemoDays, type DemoPlay } from './seed/seed-demo-days.ts'
import { createCountPerson } from './service/count-person.ts'
import { createHelpContacts, helpContactKinds } from './service/help-contacts.ts'
import { createOperatorPlayRisk } from './service/operator-play-risk.ts'
import { createOwnPlayRisk } from './service/own-play-risk.ts'
import { createReadPlay } from './service/read-play.ts'
import { createRunCounts } from './service/run-counts.ts'

/** How people play, and what is done about it. */
export const createPlayRisk = (needs: PlayRiskNeeds) => {
  const countPerson = createCountPerson(needs)
  return {
    readPlay: createReadPlay(needs),
    countPerson,
    /** Gives a person of the demo earlier days, and judges them. */
    showDemoPlay: async (personId: bigint, play: DemoPlay): Promise<void> => {
      await seedDemoDays(needs.database, personId, play, needs.clock.now())
      await countPerson(personId)
    },
    ...createRunCounts(needs, countPerson),
    ...createOwnPlayRisk(needs),
    ...createOperatorPlayRisk(needs),
    ...createHelpContacts(needs),
    changeKinds: helpContactKinds(needs.settings),
  }
}
export type PlayRisk = ReturnType<typeof createPlayRisk>
