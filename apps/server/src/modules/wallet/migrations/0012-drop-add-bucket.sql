-- version before: nothing calls the function; since the baseline, tables are created with their bucket.
drop function wallet.add_bucket(regclass, text);
