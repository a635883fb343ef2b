import type { ChangeKind } from '../../platform/approvals/change-kind.ts'
import type { BrandDeskNeeds } from './needs.ts'
import { changeBrandKind, createChangeBrand } from './service/change-brand.ts'
import { createChangeBrandContacts } from './service/change-brand-contacts.ts'
import {
  createPlanJurisdictionRules,
  planJurisdictionRulesKind,
} from './service/plan-jurisdiction-rules.ts'
import { createListJurisdictionRules } from './service/list-jurisdiction-rules.ts'
import { createPreviewBrandModules, type CallsOf } from './service/preview-brand-modules.ts'
import { createShowBrand } from './service/show-brand.ts'

/** What operators do with the settings of their brand. */
export const createBrandDesk = (needs: BrandDeskNeeds, callsOf: CallsOf) => ({
  showBrand: createShowBrand(needs),
  previewBrandModules: createPreviewBrandModules(needs, callsOf),
  changeBrand: createChangeBrand(needs),
  changeBrandContacts: createChangeBrandContacts(needs),
  listJurisdictionRules: createListJurisdictionRules(needs),
  planJurisdictionRules: createPlanJurisdictionRules(needs),
  changeKinds: [changeBrandKind(needs), planJurisdictionRulesKind(needs)] as readonly ChangeKind[],
})
export type BrandDesk = ReturnType<typeof createBrandDesk>
