-- What is held now, the newest first, for whoever looks through the holds of a brand.
create index hold_open on wallet.hold (transfer_id desc) where remaining > 0;
