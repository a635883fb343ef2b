import type { EnterAsMember, LoginAnswer } from '../../common/service/entry.ts'
import type { SecondCheck, SecondProof } from './second-check.ts'

/** The held login continues once its second proof is right. */
export const createVerifyLogin =
  ({ prove }: Pick<SecondCheck, 'prove'>, resume: EnterAsMember) =>
  async (proof: SecondProof): Promise<LoginAnswer> =>
    resume(await prove(proof))
