import type { Operator } from '../../../../platform/http/actor.ts'

/** The deciding operator, for the log and for requests to a second person. */
export const by = ({ operatorId, username, brandId }: Operator) => ({
  operatorId,
  operator: username,
  brandId,
})
