/** More than the pages of a household that open in the same moment. */
const silentPerAddressMax = 30
const silentMax = 2_000
/** More than anybody keeps open. */
const perMemberMax = 20
/** All visitors in free play are the brand's one trial user, so trial sessions count by their address. */
const trialsPerAddressMax = 60
const trialsMax = 5_000

type Leave = () => void

/** How many there are under each key and in total. */
const createCounter = (perKeyMax: number, totalMax: number) => {
  const countOf = new Map<string, number>()
  let total = 0
  return {
    /** Answers how to be counted no more; undefined when there are too many. */
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
 * The sockets that have not authenticated, oldest first. When there are too many of an address,
 * or in total, the oldest goes: it had the most time to authenticate, and a client that does so at once gets in.
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
 * How many sockets one copy of the server keeps open: the silent ones, those of trial sessions
 * and those of members count apart, so that none of them takes a place of another's.
 */
export const createSocketLimits = () => {
  const enterSilent = createSilent(silentPerAddressMax, silentMax)
  const trials = createCounter(trialsPerAddressMax, trialsMax)
  const members = createCounter(perMemberMax, Number.POSITIVE_INFINITY)
  return {
    enterSilent,
    /** Undefined when the member, or trial sessions of the address, have too many. */
    enterAs: ({ isTrial, memberKey, address }: Joining): Leave | undefined =>
      isTrial ? trials.enter(address) : members.enter(memberKey),
  }
}
