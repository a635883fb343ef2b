import type { Body } from '@trevo/contract/endpoint.ts'
import type { changeBrandContacts as Endpoint } from '@trevo/contract/ops/company/brands.ts'
import { Facts } from '@trevo/contract/ops/approvals.ts'
import { afterCommit } from '@trevo/database/connect.ts'
import { ascending } from '@trevo/platform/in-order.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import type { BrandDeskNeeds } from '../needs.ts'
import { lockBrand, readContacts, saveContacts } from '../repository/change-brand.ts'
import { announceSettings, isSame } from './change-brand.ts'

/**
 * Customer service and links of the brand, as a whole. `before` is what the operator saw.
 * @throws Refusal `brand.changed`, `brand.nothing_changes`, `brand.change_invalid`
 */
export const createChangeBrandContacts = (needs: BrandDeskNeeds) => {
  const { database } = needs
  return async (
    brandId: number,
    { before, after, reason }: Body<typeof Endpoint>,
  ): Promise<void> => {
    const places = after.contacts.map(({ position, kind }) => `${position} ${kind}`)
    const kinds = after.links.map(({ kind }) => kind)
    const isDouble = new Set(places).size < places.length || new Set(kinds).size < kinds.length
    const lacksTitle = after.contacts.some(({ titles }) => Object.keys(titles).length === 0)
    if (isDouble || lacksTitle) {
      throw new Refusal('brand.change_invalid', { reason: isDouble ? 'kind' : 'titles' })
    }
    await database.inTx(async (tx) => {
      await lockBrand(tx, brandId)
      const now = await readContacts(tx, brandId)
      if (!isSame(now, inOrder(before))) throw new Refusal('brand.changed')
      if (isSame(now, inOrder(after))) throw new Refusal('brand.nothing_changes')
      await saveContacts(tx, brandId, after)
      noteAct({
        target: 'contacts',
        before: Facts.parse(now),
        after: Facts.parse(inOrder(after)),
        reason,
      })
      afterCommit(tx, () => announceSettings(needs))
    })
  }
}

const inOrder = ({ contacts, links }: Body<typeof Endpoint>['before']) => ({
  contacts: contacts.toSorted(ascending(({ position, kind }) => `${position} ${kind}`)),
  links: links.toSorted(ascending(({ kind }) => kind)),
})
