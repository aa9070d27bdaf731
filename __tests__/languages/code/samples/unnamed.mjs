export default class extends Object { method() {} static { } }
class Next {}
