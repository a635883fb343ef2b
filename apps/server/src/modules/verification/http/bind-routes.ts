import { listCountries } from '@trevo/contract/wps/verification.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import { countries } from '../domain/countries.ts'

export const bindVerificationRoutes = (route: Route): void => {
  route(listCountries, () => [...countries])
}
