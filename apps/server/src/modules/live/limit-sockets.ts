/** More than the pages that a household opens at the same moment. */
const silentPerAddressMax = 30
const silentMax = 2_000
/** More than anyone keeps open. */
const perMemberMax = 20
/** All visitors in free play share the brand's trial user, so trial sessions count by address. */
const trialsPerAddressMax = 60
const trialsMax = 5_000

type Leave = () => void

/** The counts by key and in total. */
const createCounter = (perKeyMax: number, totalMax: number) => {
  const countOf = new Map<string, number>()
  let total = 0
  return {
    /** Returns the function that releases it; undefined if there are too many. */
    enter: (key: string): Leave | undefined => {
      const before = countOf.get(key) ?? 0
      if (before >= perKeyMax || total >= totalMax) return undefined
      countOf.set(key, before + 1)
      total += 1
      let isCounted = true
      return () => {
        if (!isCounted) return
        isCounted = false
        total -= 1
        const now = (countOf.get(key) ?? 1) - 1
        if (now > 0) countOf.set(key, now)
        else countOf.delete(key)
      }
    },
  }
}

/**
 * The unauthenticated sockets, oldest first. If an address, or all together, have too many, the oldest is closed:
 * it had the most time to authenticate, and a client that does so at once gets in.
 */
const createSilent = (perAddressMax: number, totalMax: number) => {
  type Silent = { readonly address: string; readonly dismiss: () => void }
  const all = new Set<Silent>()
  const ofAddress = new Map<string, Set<Silent>>()

  const remove = (one: Silent) => {
    all.delete(one)
    const own = ofAddress.get(one.address)
    own?.delete(one)
    if (own?.size === 0) ofAddress.delete(one.address)
  }
  const dismissOldest = (among: Set<Silent>) => {
    for (const oldest of among) {
      remove(oldest)
      return oldest.dismiss()
    }
  }
  return (address: string, dismiss: () => void): Leave => {
    const own = ofAddress.get(address) ?? new Set()
    if (own.size >= perAddressMax) dismissOldest(own)
    if (all.size >= totalMax) dismissOldest(all)
    const one = { address, dismiss }
    all.add(one)
    ofAddress.set(address, (ofAddress.get(address) ?? new Set()).add(one))
    return () => remove(one)
  }
}

type Joining = {
  readonly isTrial: boolean
  readonly memberKey: string
  readonly address: string
}

/**
 * The limits of open sockets on one copy of the server: unauthenticated ones, trial sessions and members count
 * separately, so that none uses up another's share.
 */
export const createSocketLimits = () => {
  const enterSilent = createSilent(silentPerAddressMax, silentMax)
  const trials = createCounter(trialsPerAddressMax, trialsMax)
  const members = createCounter(perMemberMax, Number.POSITIVE_INFINITY)
  return {
    enterSilent,
    /** Undefined if the member, or the address's trial sessions, have too many. */
    enterAs: ({ isTrial, memberKey, address }: Joining): Leave | undefined =>
      isTrial ? trials.enter(address) : members.enter(memberKey),
  }
}
