import {
  answerRealityCheck,
  confirmLimitRaise,
  getLimits,
  getPlayTime,
  listLimitChanges,
  notePlay,
  previewLimit,
  setLimit,
  withdrawLimitRaise,
} from '@trevo/contract/wps/limits.ts'
import { setFirstLimits } from '@trevo/contract/wps/security/first-limits.ts'
import { setSessionContract } from '@trevo/contract/wps/security/session-contract.ts'
import { takeShortPause } from '@trevo/contract/wps/security/short-pause.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { LimitsModule } from '../module.ts'

/** Calls of members about their limits. */
export const bindLimitsRoutes = (route: Route, limits: LimitsModule): void => {
  route(getLimits, ({ actor }) => limits.getLimits(actor.memberId, actor.brandId))
  route(setLimit, ({ actor, device, body }) =>
    limits.setLimit({ ...actor, address: device.address }, body),
  )
  route(confirmLimitRaise, ({ actor, device, body }) =>
    limits.confirmLimitRaise({ ...actor, address: device.address }, body),
  )
  route(withdrawLimitRaise, ({ actor, device, body }) =>
    limits.withdrawLimitRaise({ ...actor, address: device.address }, body),
  )
  route(setFirstLimits, ({ actor, body }) => limits.setFirstLimits(actor, body))
  route(previewLimit, ({ actor, query }) => limits.previewLimit(actor.memberId, query))
  route(getPlayTime, ({ actor }) => limits.getPlayTime(actor))
  route(notePlay, ({ actor }) => limits.notePlay(actor))
  route(setSessionContract, ({ actor, body }) => limits.setSessionContract(actor, body))
  route(takeShortPause, ({ actor }) => limits.takeShortPause(actor))
  route(answerRealityCheck, ({ actor, body }) => limits.answerRealityCheck(actor, body))
  route(listLimitChanges, ({ actor, query }) => limits.listLimitChanges(actor.memberId, query))
}
