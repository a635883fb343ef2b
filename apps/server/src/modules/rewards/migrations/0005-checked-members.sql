-- Who played lately is read by others that keep something about members up to date.
create index member_rank_checked on rewards.member_rank (looked_at, member_id) where looked_at is not null;
