import { hourMs } from '@trevo/calendar/durations.ts'

/** A place as the location port says it. */
export type Place = {
  readonly country: string
  readonly region: string
  readonly latitude: number
  readonly longitude: number
  /** What hides where the member is; `none` for their own network. */
  readonly anonymizer: 'none' | 'vpn' | 'proxy' | 'tor' | 'hosting'
}

export type PlaceAt = Pick<Place, 'latitude' | 'longitude'> & { readonly at: Date }

/** `here`: may bet. `elsewhere`: in another country. `hidden`: behind an anonymizer. `travel`: too far too soon. */
export type LocationOutcome = 'here' | 'elsewhere' | 'hidden' | 'travel'

const earthKm = 6_371
/** Faster than an airliner. */
const speedKmhMax = 1_000
/** Places of addresses are known no better than this. */
const nearKm = 200

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle distance by the haversine formula, in kilometres. */
export const distanceKm = (
  one: Pick<Place, 'latitude' | 'longitude'>,
  other: Pick<Place, 'latitude' | 'longitude'>,
): number => {
  const byLatitude = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2
  const byLongitude =
    Math.cos(radians(one.latitude)) *
    Math.cos(radians(other.latitude)) *
    Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(byLatitude + byLongitude)))
}

/**
 * Whether a member may bet from a place, after the last one from which they could. Portaria 722: no VPN, proxy or
 * Tor; a place that nobody reaches in the time since the last one asks again.
 */
export const judgeLocation = (
  place: Place,
  {
    country,
    last,
    at,
  }: { readonly country: string; readonly last: PlaceAt | undefined; readonly at: Date },
): LocationOutcome => {
  if (place.anonymizer !== 'none') return 'hidden'
  if (place.country !== country) return 'elsewhere'
  if (!last) return 'here'
  const km = distanceKm(last, place)
  // A clock that was set back makes no time negative.
  const hours = Math.max(0, at.getTime() - last.at.getTime()) / hourMs
  return km > nearKm && km > hours * speedKmhMax ? 'travel' : 'here'
}
