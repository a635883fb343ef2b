import type { Answer, Body, Query } from '@trevo/contract/endpoint.ts'
import type * as contract from '@trevo/contract/wps/my-data.ts'
import { cutPage, readNumber, withExtra } from '@trevo/platform/keyset.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { keptData } from '../domain/kept-data.ts'
import type { PrivacyNeeds, Whose } from '../needs.ts'
import { listOfMember, takeExport } from '../repository/requests.ts'
import { createAsk, presentRequest } from './ask.ts'
import { fileNameOf } from './write-export.ts'

const requestsShown = 20

type Proven = Whose & { readonly address: string }

/** What members see of their data, and what they ask for. */
export const createMyData = (needs: PrivacyNeeds) => {
  const { database, clock, settings, identity, members, staff } = needs
  const { sealing } = needs.secrets
  const ask = createAsk(needs)
  const prove = ({ memberId, address }: Proven, password: string) =>
    identity.provePassword({ memberId, password, address })
  return {
    getMyData: async ({
      memberId,
      brandId,
    }: Whose): Promise<Answer<typeof contract.getMyData>> => ({
      profile: [...(await members.profileOf(memberId))],
      kept: keptData(settings.recordYearsOf(brandId)),
      requests: (await listOfMember(database.db, memberId, requestsShown)).map(presentRequest),
    }),

    listMyDataReaders: async (
      whose: Whose,
      { before, pageSize }: Query<typeof contract.listMyDataReaders>,
    ): Promise<Answer<typeof contract.listMyDataReaders>> => {
      const page = { before: readNumber(before), limit: withExtra(pageSize) }
      const rows = await staff.listReadings(whose, page)
      const { shown, next } = cutPage(rows, pageSize, ({ id }) => String(id))
      return {
        list: shown.map(({ at, role, fields }) => ({
          at: at.toISOString(),
          role,
          fields: [...fields],
        })),
        next,
      }
    },

    exportMyData: async (
      by: Proven,
      { requestId, password }: Body<typeof contract.exportMyData>,
    ) => {
      await prove(by, password)
      return ask({ ...by, requestId, kind: 'export' })
    },

    /** @throws Refusal `my_data.not_ready` */
    openMyData: async (
      by: Proven,
      { requestId, password }: Body<typeof contract.openMyData>,
    ): Promise<Answer<typeof contract.openMyData>> => {
      await prove(by, password)
      const at = clock.now()
      const { memberId } = by
      const sealed = await takeExport(database.db, { requestId, memberId, at })
      if (!sealed) throw new Refusal('my_data.not_ready')
      const username = (await members.usernamesOf([memberId])).get(memberId) ?? ''
      return {
        fileName: fileNameOf(username, at),
        content: Buffer.from(sealing.open(sealed, requestId)).toString('base64'),
      }
    },

    correctMyData: (by: Whose, body: Body<typeof contract.correctMyData>) =>
      ask({ ...by, ...body, kind: 'correct' }),

    eraseMyData: async (by: Proven, { requestId, password }: Body<typeof contract.eraseMyData>) => {
      await prove(by, password)
      return ask({ ...by, requestId, kind: 'erase' })
    },
  }
}
