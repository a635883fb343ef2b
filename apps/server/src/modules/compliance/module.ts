import { stakeReturned } from './domain/transfers.ts'
import type { ComplianceNeeds } from './needs.ts'
import { createBeginCheck } from './service/begin-check.ts'
import { createCheckPerson } from './service/check-person.ts'
import { createGetStanding } from './service/get-standing.ts'
import { createOperatorImpediments } from './service/operator-impediments.ts'
import { createRepeatQuestions } from './service/repeat-questions.ts'
import { createRunImpediments } from './service/run-impediments.ts'
import { createSweepRegister } from './service/sweep-register.ts'

/** The central register, and what follows for the persons it names. */
export const createCompliance = async (needs: ComplianceNeeds) => {
  await needs.wallet.registerKinds([stakeReturned])
  const checkPerson = createCheckPerson(needs)
  return {
    checkPerson,
    /** In the transaction of a login, or of a CPF that became known. */
    beginCheck: createBeginCheck(needs, checkPerson),
    /** For operators. */
    office: createOperatorImpediments(needs, checkPerson),
    getStanding: createGetStanding(needs),
    /** A job, every second: questions that wait for an answer. */
    repeatQuestions: createRepeatQuestions(needs, checkPerson),
    /** A job, every minute: everybody in the rhythm of the law. */
    sweepRegister: createSweepRegister(needs, checkPerson),
    /** A job, every second: the clock of impediments. */
    runImpediments: createRunImpediments(needs),
  }
}
export type Compliance = Awaited<ReturnType<typeof createCompliance>>
