/** Refusals of the in-house game server's player API. */
export const rgsRefusals = {
  /** The launch token is unknown, used or too old: open the game again from the site. */
  'rgs.launch_invalid': 401,
  /** No living game session behind the session token. */
  'rgs.session_invalid': 401,
  /** The platform ended the session (logout, expiry, self-exclusion): nothing was staked. */
  'rgs.session_ended': 403,
  /** The platform does not let the member bet now; `reason` is the cause. Nothing was staked. */
  'rgs.bet_refused': 403,
  'rgs.bet_limit_exceeded': 403,
  'rgs.game_unknown': 404,
  'rgs.game_unavailable': 503,
  'rgs.stake_not_offered': 400,
  'rgs.free_round_gone': 409,
  'rgs.choice_not_offered': 400,
  'rgs.action_not_legal': 409,
  'rgs.round_finished': 409,
  'rgs.bets_closed': 409,
  /** Somebody else sits there, or the seat is kept for them; or no room is left behind it. */
  'rgs.place_taken': 409,
  'rgs.no_room': 404,
  'rgs.room_full': 503,
  /** Fish of the volley left the water, or were caught; `shots` has their positions. Nothing was staked. */
  'rgs.fish_gone': 409,
  /** The seat in the pond was given up: ask for one again. Nothing was staked. */
  'rgs.no_pond_seat': 409,
  /** The seeds in use wait for a client seed chosen for their commitment; `seeds` names them. */
  'rgs.client_seed_needed': 409,
  /** The client seed was brought for an earlier commitment already. */
  'rgs.client_seed_used': 409,
  /** Before the minimum cycle was over; `nextRoundAt` is the next allowed time. */
  'rgs.too_fast': 429,
  /** An earlier round of this game was not shown to its end; `roundId` names it. */
  'rgs.round_open': 409,
  /** The open round is of another game; the detail has its name and code. */
  'rgs.round_open_elsewhere': 409,
  /** The stake's outcome is not yet known: ask again with the same id. */
  'rgs.round_pending': 503,
  /** The round never began and its stake is, or will be, back. */
  'rgs.round_cancelled': 409,
  'rgs.round_unknown': 404,
  /** A round is not finished yet, so it can not be marked as shown. */
  'rgs.round_unfinished': 409,
  /** The player sits at a table of this game already. */
  'rgs.seat_taken': 409,
  /** The session sits at no table, or its match is over. */
  'rgs.no_seat': 409,
  /** The table does not wait for this seed now. */
  'rgs.seed_not_due': 409,
  /** The seed shown is not the one that was committed to. */
  'rgs.seed_wrong': 400,
  'rgs.wallet_unavailable': 503,
} as const
