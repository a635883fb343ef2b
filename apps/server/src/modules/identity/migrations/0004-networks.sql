-- version before: does not ask who else was admitted from a network.

-- Who else was admitted from a network of a member.
create index known_address_network on identity.known_address (address_key, last_seen_at desc);
