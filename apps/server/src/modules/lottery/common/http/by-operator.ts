import type { Operator } from '../../../../platform/http/actor.ts'

/** Who decides, for the trail. */
export const by = ({ username, brandId }: Operator) => ({ operator: username, brandId })
