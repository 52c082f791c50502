//! forms_by_brute_force
