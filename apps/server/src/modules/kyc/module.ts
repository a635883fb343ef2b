import type { Kyc as Shown } from '@trevo/contract/wps/kyc/kyc.ts'
import type { KycNeeds } from './needs.ts'
import { isPersonVerified, listCaseIds } from './repository/cases.ts'
import { listExposed, type ExposedPage } from './repository/list-exposed.ts'
import { createAddKycImage } from './service/add-kyc-image.ts'
import { createDecideKyc } from './service/decide-kyc.ts'
import { createDescribePerson } from './service/describe-person.ts'
import { createExpireCases } from './service/expire-cases.ts'
import { createFindLocationFault } from './service/find-location-fault.ts'
import { createFindRefusedPlace } from './service/find-refused-place.ts'
import { createKycHandover } from './service/kyc-handover.ts'
import { createLookUpCep } from './service/look-up-cep.ts'
import { createOpenKycEvidence } from './service/open-kyc-evidence.ts'
import { createProveAgain } from './service/prove-again.ts'
import { createRunChecks } from './service/run-checks.ts'
import { createSaveKycForm } from './service/save-kyc-form.ts'
import { createShowKycCases } from './service/show-kyc-cases.ts'
import { createGetKyc } from './service/get-kyc.ts'
import { createSubmitKyc } from './service/submit-kyc.ts'

/** Who people are: cases with form, document and face, checked by outside parties and decided. */
export const createKyc = (needs: KycNeeds) => {
  const getKyc = createGetKyc(needs)
  /** The member's case as it is afterwards. */
  const thenShow =
    <Rest extends readonly unknown[]>(act: (memberId: bigint, ...rest: Rest) => Promise<void>) =>
    async (memberId: bigint, ...rest: Rest): Promise<Shown> => {
      await act(memberId, ...rest)
      return getKyc(memberId)
    }
  return {
    getKyc,
    saveKycForm: thenShow(createSaveKycForm(needs)),
    addKycImage: thenShow(createAddKycImage(needs)),
    submitKyc: thenShow(createSubmitKyc(needs)),
    lookUpCep: createLookUpCep(needs),
    ...createKycHandover(needs),
    ...createShowKycCases(needs),
    describePerson: createDescribePerson(needs),
    listExposed: (page: ExposedPage) => listExposed(needs.database.db, page),
    listCaseIds: (personId: bigint) => listCaseIds(needs.database.db, personId),
    openKycEvidence: createOpenKycEvidence(needs),
    ...createDecideKyc(needs),
    /** Whether the brand takes stakes from verified persons only, and this member is not one; to refuse early. */
    isUnidentified: async ({
      memberId,
      brandId,
    }: {
      readonly memberId: bigint
      readonly brandId: number
    }): Promise<boolean> => {
      if (!needs.settings.isRequired(brandId)) return false
      const { personId } = await needs.members.getAccount(memberId)
      return !(await isPersonVerified(needs.database.db, personId))
    },
    ...createProveAgain(needs),
    findLocationFault: createFindLocationFault(needs),
    findRefusedPlace: createFindRefusedPlace(needs),
    /** A job, every second. */
    runChecks: createRunChecks(needs),
    /** A job, every minute. */
    expireCases: createExpireCases(needs),
  }
}
export type KycModule = ReturnType<typeof createKyc>
