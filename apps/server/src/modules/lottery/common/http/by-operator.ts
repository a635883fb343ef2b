import type { Operator } from '../../../../platform/http/actor.ts'

/** The deciding operator, for the log. */
export const by = ({ username, brandId }: Operator) => ({ operator: username, brandId })
