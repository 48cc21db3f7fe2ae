//! What a viewer can know, from first principles: a sampled state has a past that looked to the
//! viewer exactly like the true one, every such state is sampled, and each as often.

mod knowledge {
    mod drawn;
    mod past;
    mod possible;
    mod seen;
}
