import { listMeasuredReturns, listReturnFigures } from '@trevo/contract/wps/returns.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { MeasuredReturns } from '../module.ts'

export const bindMeasuredReturnRoutes = (route: Route, returns: MeasuredReturns): void => {
  route(listMeasuredReturns, ({ brand, language }) =>
    returns.listMeasuredReturns(brand.id, language),
  )
  route(listReturnFigures, ({ brand }) => returns.listReturnFigures(brand.id))
}
