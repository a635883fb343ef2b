import type { LoyaltyNeeds } from './needs.ts'
import { createAdjustLoyalty } from './service/adjust-loyalty.ts'
import { createApplyPlannedChanges } from './service/apply-planned-changes.ts'
import { createCancelPlannedChange } from './service/cancel-planned-change.ts'
import { createChangeLoyaltySetting, loyaltyKind } from './service/change-loyalty-setting.ts'
import { createLoyaltyLists } from './service/loyalty-lists.ts'
import { createMeasureLoyalty } from './service/measure-loyalty.ts'
import { createPreviewLoyaltySetting } from './service/preview-loyalty-setting.ts'
import { createShowLoyaltySettings } from './service/show-loyalty-settings.ts'

/** What operators change of rewards, points and levels. */
export const createLoyalty = (needs: LoyaltyNeeds) => ({
  showLoyaltySettings: createShowLoyaltySettings(needs),
  ...createLoyaltyLists(needs),
  measureLoyalty: createMeasureLoyalty(needs),
  previewLoyaltySetting: createPreviewLoyaltySetting(needs),
  changeLoyaltySetting: createChangeLoyaltySetting(needs),
  adjustLoyalty: createAdjustLoyalty(needs),
  cancelPlannedChange: createCancelPlannedChange(needs),
  /** A job. */
  applyPlannedChanges: createApplyPlannedChanges(needs),
  /** The act that needs a second person. */
  changeKinds: [loyaltyKind(needs)],
})
export type Loyalty = ReturnType<typeof createLoyalty>
